"""`skulduggery odds`: who takes a trick of Skull King, and what to bid with a hand."""

from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.table import Table

from skulduggery.cli.common_options import AsJson, Players, Seed
from skulduggery.cli.numbers import whole_number
from skulduggery.core.game import USUAL_PLAYERS
from skulduggery.games.skull_king.solver.bid_advice import WORLDS, BidOdds
from skulduggery.games.skull_king.study.dice_odds import (
    MOST_WORLDS,
    TABLES,
    BadDice,
    BidReport,
    TrickReport,
    bids_of,
    odds_of,
)
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import told

WIDE, NARROW = 30, 12  # bars, in characters
EIGHTHS = " ▏▎▍▌▋▊▉█"


def command(
    *dice: Annotated[str, Parameter(help=told("odds-dice-help"))],
    hand: Annotated[str, Parameter(help=told("odds-hand-help"))] = "",
    players: Players = None,
    place: Annotated[int, whole_number(told("odds-place-help"), 1, TABLES.stop - 1)] = 1,
    landlubber: Annotated[bool, Parameter(help=told("odds-landlubber-help"))] = False,
    worlds: Annotated[int, whole_number(told("odds-worlds-help"), 1, MOST_WORLDS)] = WORLDS,
    seed: Seed = None,
    json: AsJson = False,
) -> None:
    if hand and dice:
        raise BadDice("odds-hand-and-trick")
    if not hand:
        trick = odds_of(list(dice))
        if json:
            tell(trick)
        else:
            show_trick(trick)
        return
    import secrets  # noqa: PLC0415 - only now: a trick is reckoned without chance

    seed = secrets.randbits(64) if seed is None else seed
    seats = USUAL_PLAYERS if players is None else players
    bids = bids_of(hand.split(), seats, place, landlubber, worlds, seed)
    if json:
        tell(bids)
    else:
        show_bids(bids)


def tell(found: TrickReport | BidReport) -> None:
    print(msgspec.json.encode(found).decode())


# A trick.


def show_trick(trick: TrickReport) -> None:
    table = Table(told("odds-place"), told("odds-die"), told("odds-takes"), "", told("odds-bonus"))
    for column in (table.columns[0], table.columns[2], table.columns[4]):
        column.justify = "right"
    for place, die in enumerate(trick.dice, 1):
        table.add_row(
            str(place),
            die.die if die.face is None else f"{die.die}: {die.face}",
            percent(die.chance),
            bar(die.chance, WIDE),
            f"{die.bonus:.1f}",
        )
    make_console().print(table)


# A hand.


def show_bids(report: BidReport) -> None:
    console = make_console()
    advice = report.advice
    console.print(
        told(
            "odds-bids",
            hand=", ".join(report.hand),
            players=report.players,
            place=report.place,
            round=len(report.hand),
            worlds=advice.worlds,
            seed=str(report.seed),
        )
    )
    table = Table(
        told("odds-bid"),
        told("odds-made"),
        "",
        told("odds-points"),
        told("odds-share"),
        told("odds-tricks"),
    )
    for column in (table.columns[0], table.columns[1], table.columns[3], table.columns[4]):
        column.justify = "right"
    table.columns[5].no_wrap = True
    for odds in advice.bids:
        best = odds.bid == advice.best
        table.add_row(*bid_row(odds), style="bold green" if best else None)
    console.print(table)
    console.print(told("odds-best", bid=advice.best))


def bid_row(odds: BidOdds) -> list[str]:
    tricks = " ".join(f"{round(100 * chance):3d}" for chance in odds.tricks)
    share = percent(odds.share)
    return [
        str(odds.bid),
        percent(odds.made),
        bar(odds.made, NARROW),
        f"{odds.points:+.1f}",
        share,
        tricks,
    ]


def percent(chance: float) -> str:
    return f"{100 * chance:.1f} %"


def bar(chance: float, width: int) -> str:
    """A chance as a bar, to an eighth of a character."""
    eighths = round(chance * width * 8)
    return ("█" * (eighths // 8) + EIGHTHS[eighths % 8]).rstrip()
