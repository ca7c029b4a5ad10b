"""Ratings of bots from the pairings of a tournament, with 95 % intervals.

A rating is a weighted sum of distances; a distance is the log odds of one bot among others beyond
fair odds. Intervals are by the delta method over deals: every pairing plays the same deals, so the
effects of one deal on all pairings are summed before squaring.
"""

import math
from collections.abc import Mapping, Sequence
from typing import TypeAlias

import msgspec

from skulduggery.sim.intervals import MIN_VARIANCE_UNITS, NORMAL_Z_95

DealWins: TypeAlias = Sequence[Sequence[float]]  # the wins on each deal, by seat
BotPair: TypeAlias = tuple[str, str]  # one bot, and those it plays among

POINTS_PER_LOG_ODDS = 400 / math.log(10)  # 400 points are ten times the odds
_SMOOTHING_GAMES = 0.5  # added to wins and to losses, so that no rating is infinite


class BotRating(msgspec.Struct, frozen=True):
    value: float
    low: float  # the 95 % interval
    high: float


def rate_bots(
    won: Mapping[BotPair, DealWins], entrants: Sequence[str], players: int
) -> list[BotRating]:
    """In the order of the entrants; every ordered pair of them must have played."""
    distances = {pair: rating_distance(deals, players) for pair, deals in won.items()}
    return [_weighted_rating(_pair_weights(bot, entrants), distances, won) for bot in entrants]


def _weighted_rating(
    weight: Mapping[BotPair, float],
    distances: Mapping[BotPair, float],
    won: Mapping[BotPair, DealWins],
) -> BotRating:
    value = sum(weight[pair] * distances[pair] for pair in weight)
    spread = NORMAL_Z_95 * math.sqrt(_rating_variance(weight, won))
    return BotRating(value, value - spread, value + spread)


def _pair_weights(bot: str, entrants: Sequence[str]) -> dict[BotPair, float]:
    """The weights of a bot's distances to and from all others; ratings sum to 0."""
    part = 1 / (2 * len(entrants))
    found: dict[BotPair, float] = {}
    for other in entrants:
        if other != bot:
            found[bot, other] = part
            found[other, bot] = -part
    return found


def rating_distance(deals: DealWins, players: int) -> float:
    """The log odds beyond fair odds, in rating points."""
    wins, losses = _wins_and_losses(deals)
    return POINTS_PER_LOG_ODDS * math.log(wins * (players - 1) / losses)


def _wins_and_losses(deals: DealWins) -> tuple[float, float]:
    wins = sum(sum(seats) for seats in deals)
    games = sum(len(seats) for seats in deals)
    return wins + _SMOOTHING_GAMES, games - wins + _SMOOTHING_GAMES


def _rating_variance(weight: Mapping[BotPair, float], won: Mapping[BotPair, DealWins]) -> float:
    """The variance of the sum of distances with these weights."""
    by_deal = [0.0] * max(len(won[pair]) for pair in weight)
    apart = 0.0
    for pair, part in weight.items():
        wins, losses = _wins_and_losses(won[pair])
        slope = POINTS_PER_LOG_ODDS * (1 / wins + 1 / losses)  # of the distance, for one more win
        sums = [sum(seats) for seats in won[pair]]
        if (
            len(sums) < MIN_VARIANCE_UNITS or len(set(sums)) == 1
        ):  # as if all games were independent
            apart += (part * POINTS_PER_LOG_ODDS) ** 2 * (1 / wins + 1 / losses)
            continue
        mean = sum(sums) / len(sums)
        for deal, own in enumerate(sums):
            by_deal[deal] += part * slope * (own - mean)
    together = sum(moved**2 for moved in by_deal)
    if together:
        together *= len(by_deal) / (len(by_deal) - 1)
    return together + apart
