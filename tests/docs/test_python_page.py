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
PAGE_TEXT = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
DOCUMENTED_NAMES = re.findall(r"^\| `(skulduggery\.[\w.]+)` \|", PAGE_TEXT, re.MULTILINE)
DOCUMENTED_API_NAMES = re.findall(r"`sk\.(\w+)", PAGE_TEXT)
DOCUMENTED_COMMANDS = re.findall(
    r"^SKULDUGGERY_PURE_PYTHON=1 python (.+)$", PAGE_TEXT, re.MULTILINE
)
PYTHON_SNIPPETS = re.findall(r"^```python\n(.+?)^```$", PAGE_TEXT, re.MULTILINE | re.DOTALL)


def run_python(*words: str, **env: str) -> str:
    command = [sys.executable, *words]
    done = subprocess.run(
        command, capture_output=True, text=True, check=True, env={**os.environ, **env}
    )
    return done.stdout


def test_the_readme_leads_there() -> None:
    assert "(docs/python.md)" in (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", DOCUMENTED_NAMES)
def test_names_can_be_imported(name: str) -> None:
    module, _, what = name.rpartition(".")
    assert hasattr(import_module(module), what)


def test_there_are_names_and_commands() -> None:
    assert (
        len(DOCUMENTED_NAMES) > 10 and len(DOCUMENTED_COMMANDS) == 3 and len(PYTHON_SNIPPETS) == 4
    )


def test_everything_that_one_import_offers_is_on_the_page() -> None:
    types = {"Bot", "Event", "Record", "View", "__version__"}
    assert set(DOCUMENTED_API_NAMES) - set(skulduggery.__all__) == set()
    assert set(skulduggery.__all__) - set(DOCUMENTED_API_NAMES) == types


@pytest.mark.parametrize(
    ("snippet", "printed"),
    [
        (0, r"\[1\] \['pass', 'bid 3'\]\n"),
        (1, r"\[0\.\d+, 0\.0, 0\.\d+\]\n\[.+\]\n"),
        (2, r"0\.\d+\n"),
    ],
)
def test_the_examples_run(snippet: int, printed: str) -> None:
    assert re.fullmatch(printed, run_python("-c", PYTHON_SNIPPETS[snippet]))


@pytest.mark.parametrize("command", DOCUMENTED_COMMANDS)
def test_plain_help_shows_signatures_types_and_docstrings(command: str) -> None:
    shown = run_python(*shlex.split(command), SKULDUGGERY_PURE_PYTHON="1")
    assert re.search(r"\bclass \w+\(", shown)
    assert re.search(r"\w+\(self, \w+: [\w.]+.*\) -> \w+", shown)
    assert re.search(r"\) -> .+\n[ |]+[A-Z].*\.\n", shown)


def test_compiled_help_shows_parameters() -> None:
    parameters = inspect.signature(Match.play_decision).parameters
    assert list(parameters) == ["self", "seat", "action"]


def test_the_source_lies_beside_the_module() -> None:
    assert run_python("-c", PYTHON_SNIPPETS[-1]).startswith('"""One match being played')
