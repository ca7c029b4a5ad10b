"""What was measured where good players played each other: how they bid, how points spread, and
what hands are worth.

`train/skull_king` writes `fitted.txt`, a line for each number of players, scoring and round, and
`known.hands`: for each number of players how likely what lies on the table stays unbeaten, and the
chances of all hands, a byte for each.
"""

from functools import cache
from pathlib import Path
from typing import NamedTuple
from zlib import compress, decompress

from librt.vecs import vec

from skulduggery.games.skull_king.solver.hand_values import HANDS, NEEDS, Hands
from skulduggery.games.skull_king.solver.tricks import STAYS

FOLDER = Path(__file__).parent  # importlib.resources would take longer to load than all the rest
FILE = "fitted.txt"
HANDS_FILE = "known.hands"
TABLES = range(3, 7)  # players
FINE = 255.0


class Habit(NamedTuple):
    """One round: bids go by the sum of the strengths of the dice, more or less."""

    least: float  # bid with no strength at all
    slope: float  # more for each trick that the strengths promise
    blur: float  # how far bids stray from that
    spread: float  # of the points in this round, that part which sets players apart


@cache
def habits() -> dict[tuple[int, bool, int], Habit]:
    """By players, whether landlubbers count, and round."""
    found = {}
    for line in (FOLDER / FILE).read_text("utf-8").splitlines():
        if not line.startswith("#"):
            players, scoring, number, *figures = line.split()
            found[int(players), scoring == "landlubber", int(number)] = Habit(*map(float, figures))
    return found


def habit(players: int, landlubber: bool, number: int) -> Habit:
    return habits()[players, landlubber, number]


def spread_after(players: int, landlubber: bool, number: int) -> float:
    """How far points of all rounds after this one spread, 0 after the last."""
    to_come = [
        figures
        for (seats, lubbers, later), figures in habits().items()
        if (seats, lubbers) == (players, landlubber) and later > number
    ]
    return float(sum(figures.spread**2 for figures in to_come) ** 0.5)


def write_hands(tables: list[Hands]) -> bytes:
    """Those of all tables, in their order."""
    figures = [
        figure
        for hands in tables
        for figure in (*memoryview(hands.beating.stays), *memoryview(hands.chances))
    ]
    return compress(bytes(round(figure * FINE) for figure in figures), 9)


@cache
def known_hands(players: int) -> Hands:
    packed = decompress((FOLDER / HANDS_FILE).read_bytes())
    begin = TABLES.index(players) * (STAYS + HANDS * NEEDS)
    figures = [figure / FINE for figure in packed[begin : begin + STAYS + HANDS * NEEDS]]
    hands = Hands(players)
    hands.beating.stays = vec[float](figures[:STAYS])
    hands.chances = vec[float](figures[STAYS:])
    return hands
