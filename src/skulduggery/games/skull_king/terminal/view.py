"""How Skull King is shown in a terminal."""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType

from skulduggery.core.sentences import format_signed
from skulduggery.games.skull_king.rules.odds import SkullKingOdds
from skulduggery.games.skull_king.rules.options import SkullKingOptions
from skulduggery.games.skull_king.solver.bid_advice import BidOdds
from skulduggery.games.skull_king.terminal.board import die_hint, render_table, seat_question
from skulduggery.terminal.page import TerminalPage
from skulduggery.terminal.renderers import MoveLabel, TerminalView
from skulduggery.terminal.seating import Seating
from skulduggery.terminal.tables import add_value_column, seat_table

RULE_MESSAGES = (
    "rules-skull-king-goal",
    "rules-skull-king-deal",
    "rules-skull-king-bid",
    "rules-skull-king-trick",
    "rules-skull-king-follow",
    "rules-skull-king-winner",
    "rules-skull-king-dice",
)


def rule_reminders(options: SkullKingOptions) -> Iterator[str]:
    """The messages to show, in order; of the ways to score only the one that is played."""
    yield from RULE_MESSAGES
    if options.scoring == "landlubber":
        yield "rules-skull-king-score-landlubber"
    else:
        yield "rules-skull-king-score-standard"
    yield "rules-skull-king-end"


def render_odds(
    found: SkullKingOdds, seating: Seating, page: TerminalPage, label: MoveLabel
) -> list[RenderableType]:
    shown = seat_table()
    add_value_column(shown, page.localize("terminal-choice"))
    add_value_column(shown, page.localize("chance-skull-king-takes"), right=True)
    for die, chance in found.dice.items():
        shown.add_row("", label(f"roll {die}"), page.format_percent(chance))
    return [shown]


def render_bid_odds(
    rows: Sequence[BidOdds], seating: Seating, page: TerminalPage, label: MoveLabel
) -> list[RenderableType]:
    shown = seat_table()
    add_value_column(shown, page.localize("terminal-choice"))
    add_value_column(shown, page.localize("chance-skull-king-made"), right=True)
    add_value_column(shown, page.localize("chance-skull-king-points"), right=True)
    for row in rows:
        points = format_signed(round(row.points))
        shown.add_row("", label(f"bid {row.bid}"), page.format_percent(row.made), points)
    return [shown]


TERMINAL_VIEW = TerminalView(
    render_table,
    seat_question,
    bids="terminal-skull-king-bids",
    hint=die_hint,
    reminders=rule_reminders,
    odds=render_odds,
    slow_odds=render_bid_odds,
)
