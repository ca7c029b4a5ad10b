"""What one bot won on many deals, each of them played from every chair."""

from collections.abc import Sequence
from statistics import variance

import msgspec

from skulduggery.sim.intervals import share_interval


class BotResult(msgspec.Struct, frozen=True):
    """How often a bot won; a shared win counts as its share."""

    games: int
    wins: float
    share: float
    low: float  # the 95 % interval
    high: float


def bot_result(deals: Sequence[Sequence[float]]) -> BotResult:
    """From the wins on each deal, by chair."""
    games = sum(len(wins) for wins in deals)
    wins = sum(sum(wins) for wins in deals)
    share = wins / games
    low, high = share_interval(share, games, share_variance(deals, share), len(deals))
    return BotResult(games, wins, share, low, high)


def share_variance(deals: Sequence[Sequence[float]], share: float) -> float:
    """The variance of the share.

    Games of one deal have their chance in common, so only deals are independent of each other: how
    much they differ says how sure the share is.
    """
    if len(deals) < 2:
        return 0.0
    return variance([sum(wins) / len(wins) for wins in deals], share) / len(deals)
