"""docs/api.md is generated from the present sources, and complete."""

import re

from tools.api_reference import (
    API_PAGE_FILE,
    GAME_INTERFACE_NAMES,
    names_imported_by_example,
    reference_page,
)

PAGE_TEXT = API_PAGE_FILE.read_text("utf-8")


def test_the_page_is_what_the_command_writes() -> None:
    assert reference_page() == PAGE_TEXT, "run python -m tools.api_reference"


def test_everything_that_a_game_is_written_with_is_described() -> None:
    described = set(re.findall(r"^#### `([\w.]+)`$", PAGE_TEXT, re.MULTILINE))
    assert {*GAME_INTERFACE_NAMES, *names_imported_by_example()} <= described


def test_nothing_is_described_twice() -> None:
    headings = re.findall(r"^#+ .+$", PAGE_TEXT, re.MULTILINE)
    assert len(headings) == len(set(headings))
