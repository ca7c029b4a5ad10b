"""How Skull King is shown in a terminal."""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType

from skulduggery.core.sentences import signed
from skulduggery.games.skull_king.rules.odds import SkullKingOdds
from skulduggery.games.skull_king.rules.options import SkullKingOptions
from skulduggery.games.skull_king.solver.bid_advice import BidOdds
from skulduggery.games.skull_king.terminal.board import hint, question, table
from skulduggery.terminal.page import Page
from skulduggery.terminal.renderers import Label, TerminalView
from skulduggery.terminal.seating import Seating
from skulduggery.terminal.tables import column, seat_table

RULES = (
    "rules-skull-king-goal",
    "rules-skull-king-deal",
    "rules-skull-king-bid",
    "rules-skull-king-trick",
    "rules-skull-king-follow",
    "rules-skull-king-winner",
    "rules-skull-king-dice",
)


def reminders(options: SkullKingOptions) -> Iterator[str]:
    """The messages to show, in order; of the ways to score only the one that is played."""
    yield from RULES
    if options.scoring == "landlubber":
        yield "rules-skull-king-score-landlubber"
    else:
        yield "rules-skull-king-score-standard"
    yield "rules-skull-king-end"


def odds(found: SkullKingOdds, seating: Seating, page: Page, label: Label) -> list[RenderableType]:
    shown = seat_table()
    column(shown, page.words("terminal-choice"))
    column(shown, page.words("chance-skull-king-takes"), right=True)
    for die, chance in found.dice.items():
        shown.add_row("", label(f"roll {die}"), page.percent(chance))
    return [shown]


def odds_of_bids(
    rows: Sequence[BidOdds], seating: Seating, page: Page, label: Label
) -> list[RenderableType]:
    shown = seat_table()
    column(shown, page.words("terminal-choice"))
    column(shown, page.words("chance-skull-king-made"), right=True)
    column(shown, page.words("chance-skull-king-points"), right=True)
    for row in rows:
        points = signed(round(row.points))
        shown.add_row("", label(f"bid {row.bid}"), page.percent(row.made), points)
    return [shown]


TERMINAL_VIEW = TerminalView(
    table,
    question,
    bids="terminal-skull-king-bids",
    hint=hint,
    reminders=reminders,
    odds=odds,
    slow_odds=odds_of_bids,
)
