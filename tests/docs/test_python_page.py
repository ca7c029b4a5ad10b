"""What docs/python.md promises to programmers, on sources and on compiled modules alike."""

import inspect
import os
import re
import shlex
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import skulduggery
from skulduggery.core.match import Match

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
NAMES = re.findall(r"^\| `(skulduggery\.[\w.]+)` \|", PAGE, re.MULTILINE)
FRONT_DOOR = re.findall(r"`sk\.(\w+)", PAGE)
COMMANDS = re.findall(r"^SKULDUGGERY_PLAIN=1 python (.+)$", PAGE, re.MULTILINE)
SNIPPETS = re.findall(r"^```python\n(.+?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def run(*words: str, **env: str) -> str:
    command = [sys.executable, *words]
    done = subprocess.run(
        command, capture_output=True, text=True, check=True, env={**os.environ, **env}
    )
    return done.stdout


def test_the_readme_leads_there() -> None:
    assert "(docs/python.md)" in (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_names_can_be_imported(name: str) -> None:
    module, _, what = name.rpartition(".")
    assert hasattr(import_module(module), what)


def test_there_are_names_and_commands() -> None:
    assert len(NAMES) > 10 and len(COMMANDS) == 3 and len(SNIPPETS) == 4


def test_everything_that_one_import_offers_is_on_the_page() -> None:
    types = {"Bot", "Event", "Record", "View", "__version__"}
    assert set(FRONT_DOOR) - set(skulduggery.__all__) == set()
    assert set(skulduggery.__all__) - set(FRONT_DOOR) == types


@pytest.mark.parametrize(
    ("snippet", "printed"),
    [
        (0, r"\[1\] \['pass', 'bid 3'\]\n"),
        (1, r"\[0\.\d+, 0\.0, 0\.\d+\]\n\[.+\]\n"),
        (2, r"0\.\d+\n"),
    ],
)
def test_the_examples_run(snippet: int, printed: str) -> None:
    assert re.fullmatch(printed, run("-c", SNIPPETS[snippet]))


@pytest.mark.parametrize("command", COMMANDS)
def test_plain_help_shows_signatures_types_and_docstrings(command: str) -> None:
    shown = run(*shlex.split(command), SKULDUGGERY_PLAIN="1")
    assert re.search(r"\bclass \w+\(", shown)
    assert re.search(r"\w+\(self, \w+: [\w.]+.*\) -> \w+", shown)
    assert re.search(r"\) -> .+\n[ |]+[A-Z].*\.\n", shown)


def test_compiled_help_shows_parameters() -> None:
    parameters = inspect.signature(Match.decide).parameters
    assert list(parameters) == ["self", "seat", "action"]


def test_the_source_lies_beside_the_module() -> None:
    assert run("-c", SNIPPETS[-1]).startswith('"""One match being played')
