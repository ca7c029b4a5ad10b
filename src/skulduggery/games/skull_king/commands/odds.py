"""`skulduggery odds`: who takes a trick of Skull King, and what to bid with a hand."""

from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.table import Table

from skulduggery.cli.common_options import USUAL, AsJson, Players, Seed
from skulduggery.cli.numbers import whole_number
from skulduggery.core.errors import Mistake, shortened
from skulduggery.core.packed_counts import number_of
from skulduggery.core.rng import Rng
from skulduggery.games.skull_king.rules.actions import FACE_TEXTS, KIND_TEXTS, KINDS
from skulduggery.games.skull_king.rules.dice import FULL_BAG, face, num_faces
from skulduggery.games.skull_king.rules.state import rounds_for
from skulduggery.games.skull_king.rules.view_builder import counted
from skulduggery.games.skull_king.solver.bid_advice import (
    WORLDS,
    BidAdvice,
    BidOdds,
    advise_on_hand,
)
from skulduggery.games.skull_king.solver.trick_odds import UNKNOWN, UNROLLED, trick_odds
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import told

ANY_DIE = "?"
FEWEST, MOST = 2, 6  # dice in a trick; at a whole table there are three at least
TABLES = range(3, 7)
MOST_WORLDS = 1_000_000
WIDE, NARROW = 30, 12  # bars, in characters
EIGHTHS = " ▏▎▍▌▋▊▉█"


class BadDice(Mistake):
    """Dice that there are not, or not so many of."""


class BadTable(Mistake):
    """A hand, a place or a number of players that no game has."""


class DieOdds(msgspec.Struct, frozen=True):
    die: str
    face: str | None  # what it shows already
    chance: float  # to take the trick
    bonus: float  # points to be expected from bonuses, at standard scoring, if the bid is met


class TrickReport(msgspec.Struct, frozen=True):
    dice: list[DieOdds]  # in the order of rolling


class BidReport(msgspec.Struct, frozen=True):
    hand: list[str]
    players: int
    place: int
    scoring: str
    seed: int
    advice: BidAdvice


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
    seats = USUAL if players is None else players
    bids = bids_of(hand.split(), seats, place, landlubber, worlds, seed)
    if json:
        tell(bids)
    else:
        show_bids(bids)


def tell(found: TrickReport | BidReport) -> None:
    print(msgspec.json.encode(found).decode())


# A trick.


def odds_of(words: list[str]) -> TrickReport:
    """The odds of dice such as black, black:6 or ?."""
    dice = [read_die(word) for word in words]
    if not FEWEST <= len(dice) <= MOST:
        raise BadDice("odds-how-many", fewest=FEWEST, most=MOST)
    check_bag([kind for kind, _ in dice if kind != UNKNOWN])
    odds = trick_odds([kind for kind, _ in dice], [shown for _, shown in dice])
    return TrickReport(
        [
            DieOdds(
                die=ANY_DIE if kind == UNKNOWN else KIND_TEXTS[kind],
                face=None if shown == UNROLLED else FACE_TEXTS[shown],
                chance=odds.chance(place),
                bonus=odds.bonus(place),
            )
            for place, (kind, shown) in enumerate(dice)
        ]
    )


def read_die(word: str) -> tuple[int, int]:
    """The kind, and the face that it shows."""
    if word == ANY_DIE:
        return UNKNOWN, UNROLLED
    name, colon, text = word.partition(":")
    kind = read_kind(name)
    if not colon:
        return kind, UNROLLED
    faces = [int(face(kind, k)) for k in range(num_faces(kind))]
    for shown in faces:
        if FACE_TEXTS[shown] == text.lower():
            return kind, shown
    known = ", ".join(FACE_TEXTS[shown] for shown in faces)
    raise BadDice("odds-face", die=KIND_TEXTS[kind], face=shortened(text), faces=known)


def read_kind(name: str) -> int:
    if name.lower() not in KIND_TEXTS:
        raise BadDice("odds-die", die=shortened(name), dice=", ".join(KIND_TEXTS))
    return KIND_TEXTS.index(name.lower())


def check_bag(kinds: list[int]) -> None:
    for kind in range(KINDS):
        there_are = int(number_of(FULL_BAG, kind))
        if kinds.count(kind) > there_are:
            raise BadDice("odds-bag", die=KIND_TEXTS[kind], number=there_are)


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


def bids_of(
    words: list[str], players: int, place: int, landlubber: bool, worlds: int, seed: int
) -> BidReport:
    kinds = [read_kind(word) for word in words]
    check_bag(kinds)
    if players not in TABLES:
        raise BadTable("odds-players", fewest=TABLES.start, most=TABLES.stop - 1)
    if len(kinds) > rounds_for(players):
        raise BadTable("odds-hand-size", players=players, most=int(rounds_for(players)))
    if not 1 <= place <= players:
        raise BadTable("odds-place-there", players=players)
    names = [KIND_TEXTS[kind] for kind in sorted(kinds)]
    advice = advise_on_hand(counted(names), players, place - 1, landlubber, Rng(seed), worlds)
    scoring = "landlubber" if landlubber else "standard"
    return BidReport(names, players, place, scoring, seed, advice)


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
