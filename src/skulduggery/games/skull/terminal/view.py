"""How Skull is shown in a terminal."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from skulduggery.games.skull.rules.odds import SkullOdds
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.terminal.board import question, table
from skulduggery.terminal.page import Page
from skulduggery.terminal.renderers import Label, TerminalView
from skulduggery.terminal.seating import Seating
from skulduggery.terminal.tables import column, seat_table

RULES = (
    "rules-skull-goal",
    "rules-skull-first-disc",
    "rules-skull-turn",
    "rules-skull-bidding",
    "rules-skull-attempt",
    "rules-skull-success",
    "rules-skull-failure",
    "rules-skull-next",
)


def reminders(options: SkullOptions) -> Iterator[str]:
    """The messages to show, in order; variants only where they are played."""
    yield from RULES
    if options.last_chance:
        yield "rules-skull-last-chance"
    if options.two_tribes:
        yield "rules-skull-two-tribes"
    if options.boxes > 1:
        yield "rules-skull-boxes"


def odds(found: SkullOdds, seating: Seating, page: Page, label: Label) -> list[RenderableType]:
    """What may lie on each mat that has discs face down."""
    shown = seat_table()
    column(shown, page.words("terminal-player"))
    column(shown, page.words("chance-skull-skull"), wrap=True)
    column(shown, page.words("chance-skull-next"), right=True)
    column(shown, page.words("chance-skull-clean"), right=True)
    for name, stack in zip(seating.called, found.stacks, strict=True):
        if stack.down:
            has = page.words("chance-skull-has", skull=stack.skull)
            shown.add_row("", name, has, page.percent(stack.next), page.percent(stack.clean))
    counted = page.words("chance-skull-count", down=found.down, skulls=found.skulls)
    return [Text(counted), shown]


TERMINAL_VIEW = TerminalView(
    table,
    question,
    bids="terminal-skull-bids",
    letters={
        "flower": "key-flower",
        "skull": "key-skull",
        "last": "key-last",
        "lose flower": "key-flower",
        "lose skull": "key-skull",
        "pass": "key-pass",
    },
    reminders=reminders,
    odds=odds,
)
