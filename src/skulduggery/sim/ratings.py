"""Ratings of bots from who won how often alone among whom, with 95 % intervals.

A rating is a sum of distances, each with its weight; a distance is how far the odds of one among
others are better than fair. Its interval is that of the delta method over deals: every pairing
plays the same deals, so what one deal does to all of them is taken together.
"""

import math
from collections.abc import Mapping, Sequence
from typing import TypeAlias

import msgspec

from skulduggery.sim.intervals import FEW, Z95

Deals: TypeAlias = Sequence[Sequence[float]]  # the wins on each deal, by chair
Pair: TypeAlias = tuple[str, str]  # one alone among others of a kind

POINTS = 400 / math.log(10)  # of rating for each unit of log odds: 400 are ten times the odds
HALF = 0.5  # a win and a loss more than there were, so that nobody is infinitely strong


class Rating(msgspec.Struct, frozen=True):
    value: float
    low: float  # the 95 % interval
    high: float


def ratings(won: Mapping[Pair, Deals], entrants: Sequence[str], players: int) -> list[Rating]:
    """In the order of the entrants, each of whom has met each other both ways round."""
    distances = {pair: distance(deals, players) for pair, deals in won.items()}
    return [rating_of(weights(bot, entrants), distances, won) for bot in entrants]


def rating_of(
    weight: Mapping[Pair, float], distances: Mapping[Pair, float], won: Mapping[Pair, Deals]
) -> Rating:
    value = sum(weight[pair] * distances[pair] for pair in weight)
    spread = Z95 * math.sqrt(variance(weight, won))
    return Rating(value, value - spread, value + spread)


def weights(bot: str, entrants: Sequence[str]) -> dict[Pair, float]:
    """How far one is ahead of the others, from both sides; of all entrants they sum to nothing."""
    part = 1 / (2 * len(entrants))
    found: dict[Pair, float] = {}
    for other in entrants:
        if other != bot:
            found[bot, other] = part
            found[other, bot] = -part
    return found


def distance(deals: Deals, players: int) -> float:
    """By how much the odds of one among others are better than fair, on the scale of ratings."""
    wins, losses = wins_and_losses(deals)
    return POINTS * math.log(wins * (players - 1) / losses)


def wins_and_losses(deals: Deals) -> tuple[float, float]:
    wins = sum(sum(chairs) for chairs in deals)
    games = sum(len(chairs) for chairs in deals)
    return wins + HALF, games - wins + HALF


def variance(weight: Mapping[Pair, float], won: Mapping[Pair, Deals]) -> float:
    """Of the sum of distances with these weights."""
    by_deal = [0.0] * max(len(won[pair]) for pair in weight)
    apart = 0.0
    for pair, part in weight.items():
        wins, losses = wins_and_losses(won[pair])
        slope = POINTS * (1 / wins + 1 / losses)  # of the distance, for one more win
        sums = [sum(chairs) for chairs in won[pair]]
        if len(sums) < FEW or len(set(sums)) == 1:  # as if all games were independent
            apart += (part * POINTS) ** 2 * (1 / wins + 1 / losses)
            continue
        mean = sum(sums) / len(sums)
        for deal, own in enumerate(sums):
            by_deal[deal] += part * slope * (own - mean)
    together = sum(moved**2 for moved in by_deal)
    if together:
        together *= len(by_deal) / (len(by_deal) - 1)
    return together + apart
