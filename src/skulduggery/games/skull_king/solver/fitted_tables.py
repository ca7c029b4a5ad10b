"""Fitted tables: how good players bid, how points spread, and the probabilities of hands.

`skull_king/training` writes `fitted.txt`, a line for each number of players, scoring and round, and
`known.hands`: for each number of players how likely what lies on the table stays unbeaten, and the
chances of all hands, a byte for each.
"""

from functools import cache
from pathlib import Path
from typing import NamedTuple
from zlib import compress, decompress

from librt.vecs import vec

from skulduggery.core.rng import Rng
from skulduggery.games.skull_king.rules.options import PLAYER_COUNTS
from skulduggery.games.skull_king.solver.beat_table import NUM_STAY_ENTRIES
from skulduggery.games.skull_king.solver.determinize import Bidder, WorldSampler
from skulduggery.games.skull_king.solver.hand_values import NUM_HANDS, NUM_TRICK_COUNTS, HandValues
from skulduggery.games.skull_king.solver.search import RolloutSearch
from skulduggery.games.skull_king.solver.win_probability import WinShareCache

_DATA_FOLDER = Path(__file__).parent  # importlib.resources would take longer to load than all else
HABITS_FILE = "fitted.txt"
HANDS_FILE = "known.hands"
_BYTE_SCALE = 255.0


class BiddingHabit(NamedTuple):
    """One round: bids go by the sum of the strengths of the dice, more or less."""

    intercept: float  # bid with no strength at all
    slope: float  # more for each trick that the strengths promise
    sigma: float  # standard deviation of the bids
    spread: float  # of the points in this round, that part which sets players apart


@cache
def _load_habits() -> dict[tuple[int, bool, int], BiddingHabit]:
    """By players, whether landlubbers count, and round."""
    found = {}
    for line in (_DATA_FOLDER / HABITS_FILE).read_text("utf-8").splitlines():
        if not line.startswith("#"):
            players, scoring, number, *figures = line.split()
            found[int(players), scoring == "landlubber", int(number)] = BiddingHabit(
                *map(float, figures)
            )
    return found


def bidding_habit(players: int, landlubber: bool, number: int) -> BiddingHabit:
    return _load_habits()[players, landlubber, number]


def fitted_bidder(players: int, landlubber: bool, number: int, by_rule: float = 0.0) -> Bidder:
    """Somebody who bids like good players, or, so likely, by the rule of thumb."""
    habit = bidding_habit(players, landlubber, number)
    return Bidder(habit.intercept, habit.slope, habit.sigma, by_rule)


def spread_after(players: int, landlubber: bool, number: int) -> float:
    """How far points of all rounds after this one spread, 0 after the last."""
    to_come = [
        figures
        for (seats, lubbers, later), figures in _load_habits().items()
        if (seats, lubbers) == (players, landlubber) and later > number
    ]
    return float(sum(figures.spread**2 for figures in to_come) ** 0.5)


def encode_hands(tables: list[HandValues]) -> bytes:
    """Those of all tables, in their order."""
    figures = [
        figure
        for hands in tables
        for figure in (
            *memoryview(hands.beat_table.stay_probabilities),
            *memoryview(hands.probabilities),
        )
    ]
    return compress(bytes(round(figure * _BYTE_SCALE) for figure in figures), 9)


@cache
def load_hands(players: int) -> HandValues:
    packed = decompress((_DATA_FOLDER / HANDS_FILE).read_bytes())
    begin = PLAYER_COUNTS.index(players) * (NUM_STAY_ENTRIES + NUM_HANDS * NUM_TRICK_COUNTS)
    figures = [
        figure / _BYTE_SCALE
        for figure in packed[begin : begin + NUM_STAY_ENTRIES + NUM_HANDS * NUM_TRICK_COUNTS]
    ]
    hands = HandValues(players)
    hands.beat_table.stay_probabilities = vec[float](figures[:NUM_STAY_ENTRIES])
    hands.probabilities = vec[float](figures[NUM_STAY_ENTRIES:])
    return hands


def fitted_search(
    worlds: WorldSampler, seat: int, rng: Rng, bid_met_weight: float = 0.0
) -> RolloutSearch:
    """A search in these worlds for `seat`, with the hands and the spread of points of its table."""
    players, landlubber = worlds.seen.num_players, worlds.seen.landlubber
    spread = spread_after(players, landlubber, worlds.seen.round)
    win_shares = WinShareCache(players, seat, spread)
    return RolloutSearch(worlds, seat, load_hands(players), win_shares, rng, bid_met_weight)
