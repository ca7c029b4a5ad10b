"""The commands that pages show can be given: each exists, with its options and its position."""

import re
import shlex
from pathlib import Path

import pytest
from tests.docs.pages import PAGES, ROOT, page_name

from skulduggery.cli import take_language
from skulduggery.cli.app import build_app
from skulduggery.games.saber_skull.solver.ring import read_ring
from skulduggery.games.skull.rules.position import read_position

# A line of code, with a prompt or not, and what a paragraph quotes in full; without the remark
# behind it.
COMMAND_PATTERN = re.compile(
    r"^(?: {4}|\$ )?(?:[A-Z_]+=\S+ )*(?:python3 run\.py|skulduggery)(?: +(.+))?$"
    r"|`(?:python3 run\.py|skulduggery) (\w+ [\w\"][^`]*)`",
    re.M,
)
OTHER_COMMANDS = {
    "test": "a command of run.py itself",
    "record": "the first line of a record, as docs/records shows it",
}
ABBREVIATION_PATTERN = re.compile(r"…|\bGAME\b")  # not meant to be typed as it stands


def commands_in(document: Path) -> list[list[str]]:
    found = COMMAND_PATTERN.findall(document.read_text(encoding="utf-8"))
    return [
        shlex.split(line or quoted, comments=True)
        for line, quoted in found
        if not ABBREVIATION_PATTERN.search(line + quoted)
    ]


@pytest.mark.parametrize("document", PAGES, ids=page_name)
def test_commands_can_be_given(document: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SKULDUGGERY_LANG", "en")  # which --lang changes
    app = build_app()
    for words in commands_in(document):
        if words and words[0] not in OTHER_COMMANDS:
            app.parse_args(take_language(words), exit_on_error=False, print_error=False)


def test_positions_of_the_strategy_are_positions() -> None:
    solved = [words for words in commands_in(ROOT / "docs" / "strategy.md") if words[0] == "solve"]
    positions = {words[2] for words in solved if words[1] == "skull" and len(words) > 2}
    rings = {words[2] for words in solved if words[1] == "saber_skull" and len(words) > 2}
    assert len(positions) > 5 and rings
    for position in positions:
        read_position(position)
    for ring in rings:
        read_ring(ring)
