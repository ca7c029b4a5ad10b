"""The page on adding a game is complete: every file of the example, every field of a package."""

import re
from dataclasses import MISSING, fields

from tests.docs.pages import ROOT, page_snippets

from skulduggery.games.package import GamePackage

PAGE_FILE = ROOT / "docs" / "add-a-game.md"
PAGE_TEXT = PAGE_FILE.read_text("utf-8")
EXAMPLE_FOLDER = ROOT / "examples" / "liars_dice"
TABLE_ROWS = dict(re.findall(r"^\| `(\w+)` \| .+ \| (.+) \|$", PAGE_TEXT, re.MULTILINE))


def test_the_table_has_every_field_of_a_game_package_in_order() -> None:
    assert list(TABLE_ROWS) == [field.name for field in fields(GamePackage)]


def test_the_table_says_what_is_a_must() -> None:
    for field in fields(GamePackage):
        needed = field.default is MISSING and field.default_factory is MISSING
        assert (TABLE_ROWS[field.name] == "a must") == needed, field.name


def test_every_file_of_the_example_is_shown() -> None:
    shown = {snippet.file for snippet in page_snippets(PAGE_FILE)}
    other_languages = {"de", "fr", "it"}
    for file in (
        *EXAMPLE_FOLDER.rglob("*.py"),
        *EXAMPLE_FOLDER.rglob("*.ftl"),
        EXAMPLE_FOLDER / "pyproject.toml",
    ):
        if file.parent.name not in other_languages:
            assert file.relative_to(ROOT).as_posix() in shown, file
            assert f"  {file.name} " in PAGE_TEXT or file.suffix == ".ftl", file
