"""How Skull is shown in a terminal."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from skulduggery.games.skull.rules.odds import SkullOdds
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.terminal.board import render_table, seat_question
from skulduggery.terminal.page import TerminalPage
from skulduggery.terminal.renderers import MoveLabel, TerminalView
from skulduggery.terminal.seating import Seating
from skulduggery.terminal.tables import add_value_column, seat_table

RULE_MESSAGES = (
    "rules-skull-goal",
    "rules-skull-first-disc",
    "rules-skull-turn",
    "rules-skull-bidding",
    "rules-skull-attempt",
    "rules-skull-success",
    "rules-skull-failure",
    "rules-skull-next",
)


def rule_reminders(options: SkullOptions) -> Iterator[str]:
    """The messages to show, in order; variants only where they are played."""
    yield from RULE_MESSAGES
    if options.last_chance:
        yield "rules-skull-last-chance"
    if options.two_tribes:
        yield "rules-skull-two-tribes"
    if options.boxes > 1:
        yield "rules-skull-boxes"


def render_odds(
    found: SkullOdds, seating: Seating, page: TerminalPage, label: MoveLabel
) -> list[RenderableType]:
    """What may lie on each mat that has discs face down."""
    shown = seat_table()
    add_value_column(shown, page.localize("terminal-player"))
    add_value_column(shown, page.localize("chance-skull-skull"), wrap=True)
    add_value_column(shown, page.localize("chance-skull-next"), right=True)
    add_value_column(shown, page.localize("chance-skull-clean"), right=True)
    for name, stack in zip(seating.seat_labels, found.stacks, strict=True):
        if stack.down:
            has = page.localize("chance-skull-has", skull=stack.skull)
            shown.add_row(
                "", name, has, page.format_percent(stack.next), page.format_percent(stack.clean)
            )
    counted = page.localize("chance-skull-count", down=found.down, skulls=found.skulls)
    return [Text(counted), shown]


TERMINAL_VIEW = TerminalView(
    render_table,
    seat_question,
    bids="terminal-skull-bids",
    letters={
        "flower": "key-flower",
        "skull": "key-skull",
        "last": "key-last",
        "lose flower": "key-flower",
        "lose skull": "key-skull",
        "pass": "key-pass",
    },
    reminders=rule_reminders,
    odds=render_odds,
)
