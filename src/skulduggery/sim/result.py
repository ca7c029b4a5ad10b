"""What one bot won on many deals, each of them played from every chair."""

from collections.abc import Sequence
from statistics import variance

import msgspec

from skulduggery.sim.summary import wilson

FEW = 10  # deals, too few to say how much they differ


class Result(msgspec.Struct, frozen=True):
    """How often a bot won; a shared win counts as its share."""

    games: int
    wins: float
    share: float
    low: float  # the 95 % interval
    high: float


def result(deals: Sequence[Sequence[float]]) -> Result:
    """From the wins on each deal, by chair."""
    games = sum(len(wins) for wins in deals)
    wins = sum(sum(wins) for wins in deals)
    share = wins / games
    low, high = wilson(share * worth_of(deals), worth_of(deals))
    return Result(games, wins, share, low, high)


def worth_of(deals: Sequence[Sequence[float]]) -> float:
    """As many independent games would tell as much.

    Games of one deal have their chance in common, so only deals are independent of each other: how
    much they differ says how sure the share is.
    """
    games = sum(len(wins) for wins in deals)
    share = sum(sum(wins) for wins in deals) / games
    if len(deals) < FEW or not 0 < share < 1:
        return games
    spread = variance([sum(wins) / len(wins) for wins in deals], share) / len(deals)
    return share * (1 - share) / spread if spread > 0 else games
