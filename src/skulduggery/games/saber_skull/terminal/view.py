"""How Säbel & Schädel is shown in a terminal."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from skulduggery.games.saber_skull.rules.odds import SaberSkullOdds
from skulduggery.games.saber_skull.rules.options import SaberSkullOptions
from skulduggery.games.saber_skull.rules.sentences import ring_in_words
from skulduggery.games.saber_skull.terminal.board import render_table, seat_question
from skulduggery.terminal.page import TerminalPage
from skulduggery.terminal.renderers import MoveLabel, TerminalView
from skulduggery.terminal.seating import Seating

RULE_MESSAGES = (
    "rules-saber-skull-goal",
    "rules-saber-skull-setup",
    "rules-saber-skull-turn",
    "rules-saber-skull-first-round",
    "rules-saber-skull-island-six",
    "rules-saber-skull-skull",
    "rules-saber-skull-saber",
    "rules-saber-skull-win",
)


def rule_reminders(options: SaberSkullOptions) -> Iterator[str]:
    """The messages to show, in order; the championship only where it is played."""
    yield from RULE_MESSAGES
    if options.championship:
        yield "rules-saber-skull-championship"


def option_details(option: str, value: str, language: str) -> dict[str, object]:
    """A ring is told coaster by coaster."""
    return {"ring": ring_in_words(value.split(), language)} if option == "ring" else {}


def render_odds(
    found: SaberSkullOdds, seating: Seating, page: TerminalPage, label: MoveLabel
) -> list[RenderableType]:
    """Face by face, and how many of them are good."""
    back = [sum(face.taken.values()) + sum(face.pulled.values()) for face in found.faces]
    lines = [
        page.localize("chance-saber-skull-face", die=number, outcome=face.outcome, count=count)
        for number, (face, count) in enumerate(zip(found.faces, back, strict=True), 1)
    ]
    good = sum(face.outcome != "take" for face in found.faces)
    last = page.localize("chance-saber-skull-good", good=good)
    return [*(Text(f"  {line}") for line in lines), Text(last)]


TERMINAL_VIEW = TerminalView(
    render_table,
    seat_question,
    letters={"roll": "key-roll", "stop": "key-stop"},
    has_secrets=False,
    reminders=rule_reminders,
    option_details=option_details,
    odds=render_odds,
)
