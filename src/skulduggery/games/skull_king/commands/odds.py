"""`skulduggery odds`: who takes a trick of Skull King, and what to bid with a hand."""

from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

from skulduggery.cli.common_options import AsJson, Players, Seed, print_json
from skulduggery.cli.parameters import whole_number
from skulduggery.core.game import DEFAULT_PLAYER_COUNT
from skulduggery.core.number_range import seed_or_random
from skulduggery.core.percent import format_percent, whole_percent
from skulduggery.games.skull_king.rules.options import PLAYER_COUNTS
from skulduggery.games.skull_king.solver.bid_advice import DEFAULT_ADVICE_WORLDS, BidOdds
from skulduggery.games.skull_king.study.dice_odds import (
    MAX_WORLDS,
    BadDice,
    BidReport,
    TrickReport,
    bid_report,
    trick_report,
)
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import localize

_TRICK_BAR_CHARS, _BID_BAR_CHARS = 30, 12  # bars, in characters
_BAR_EIGHTHS = " ▏▎▍▌▋▊▉█"


def run_command(
    *dice: Annotated[
        str, Parameter(name=localize("odds-dice-placeholder"), help=localize("odds-dice-help"))
    ],
    hand: Annotated[str, Parameter(help=localize("odds-hand-help"))] = "",
    players: Players = None,
    place: Annotated[int, whole_number(localize("odds-place-help"), 1, PLAYER_COUNTS.stop - 1)] = 1,
    landlubber: Annotated[bool, Parameter(help=localize("odds-landlubber-help"))] = False,
    worlds: Annotated[
        int, whole_number(localize("odds-worlds-help"), 1, MAX_WORLDS)
    ] = DEFAULT_ADVICE_WORLDS,
    seed: Seed = None,
    json: AsJson = False,
) -> None:
    if hand and dice:
        raise BadDice("odds-hand-and-trick")
    if not hand:
        trick = trick_report(list(dice))
        if json:
            print_json(trick)
        else:
            _show_trick(trick)
        return
    seats = DEFAULT_PLAYER_COUNT if players is None else players
    bids = bid_report(hand.split(), seats, place, landlubber, worlds, seed_or_random(seed))
    if json:
        print_json(bids)
    else:
        _show_bids(bids)


# A trick.


def _show_trick(trick: TrickReport) -> None:
    table = Table(
        localize("odds-place"),
        localize("odds-die"),
        localize("odds-takes"),
        "",
        localize("odds-bonus"),
    )
    for column in (table.columns[0], table.columns[2], table.columns[4]):
        column.justify = "right"
    for place, die in enumerate(trick.dice, 1):
        table.add_row(
            str(place),
            die.die if die.face is None else f"{die.die}: {die.face}",
            format_percent(die.chance),
            draw_bar(die.chance, _TRICK_BAR_CHARS),
            f"{die.bonus:.1f}",
        )
    make_console().print(table)


# A hand.


def _show_bids(report: BidReport) -> None:
    console = make_console()
    advice = report.advice
    console.print(
        localize(
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
        localize("odds-bid"),
        localize("odds-made"),
        "",
        localize("odds-points"),
        localize("odds-share"),
        localize("odds-tricks"),
    )
    for column in (table.columns[0], table.columns[1], table.columns[3], table.columns[4]):
        column.justify = "right"
    table.columns[5].no_wrap = True
    for odds in advice.bids:
        best = odds.bid == advice.best
        table.add_row(*_bid_row(odds), style="bold green" if best else None)
    console.print(table)
    console.print(localize("odds-best", bid=advice.best))


def _bid_row(odds: BidOdds) -> list[str]:
    tricks = " ".join(f"{whole_percent(chance):3d}" for chance in odds.tricks)
    share = format_percent(odds.share)
    return [
        str(odds.bid),
        format_percent(odds.made),
        draw_bar(odds.made, _BID_BAR_CHARS),
        f"{odds.points:+.1f}",
        share,
        tricks,
    ]


def draw_bar(chance: float, width: int) -> str:
    """A chance as a bar, to an eighth of a character."""
    eighths = round(chance * width * 8)
    return ("█" * (eighths // 8) + _BAR_EIGHTHS[eighths % 8]).rstrip()
