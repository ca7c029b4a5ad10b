"""Probability to win a championship, by everybody's totals.

All are taken to be equally good in the matches to come. `points.json` holds how often a match
among masters ends with which points, the best first.
"""

from functools import cache
from importlib.resources import files
from itertools import permutations
from operator import add
from typing import NamedTuple, TypeAlias

import msgspec
from librt.vecs import vec

from skulduggery.games.saber_skull.bots.value_net import NUM_POINT_RESULTS
from skulduggery.games.saber_skull.rules.state import POINTS_TO_WIN

_PointTotals: TypeAlias = tuple[int, ...]

_NUM_FIT_ROUNDS = 20  # a fitted prize hardly changes after ten


class MatchEnding(NamedTuple):
    """Points by seat, and how often a match ends so."""

    points: tuple[int, ...]
    chance: float


@cache
def _load_ending_shares() -> dict[int, dict[str, float]]:
    """By the number of players: how often a match brings which points, such as `3210`."""
    file = files("skulduggery.games.saber_skull.bots").joinpath("nets").joinpath("points.json")
    return msgspec.json.decode(file.read_bytes(), type=dict[int, dict[str, float]])


@cache
def match_endings(players: int) -> tuple[MatchEnding, ...]:
    """All that a match can bring, with all seats alike."""
    if players == 2:
        return MatchEnding((3, 2), 0.5), MatchEnding((2, 3), 0.5)  # F18
    found = []
    for pattern, share in _load_ending_shares()[players].items():
        orders = sorted(set(permutations(map(int, pattern))))
        found += [MatchEnding(points, share / len(orders)) for points in orders]
    return tuple(found)


def title_probabilities(totals: _PointTotals) -> tuple[float, ...]:
    """Everybody's chance to win the championship, with these totals after a match."""
    chances = _title_probability_by_total(tuple(sorted(totals)))
    return tuple(chances[total] for total in totals)


@cache
def _title_probability_by_total(order: _PointTotals) -> dict[int, float]:
    """The chance of one who has so many points; all totals are given, the lowest first.

    Who share the lead with enough points are taken to be alone with one another: what somebody
    behind them still hopes for is left out.
    """
    best = order[-1]
    if best >= POINTS_TO_WIN:
        return {total: (total == best) / order.count(best) for total in order}
    chances = dict.fromkeys(order, 0.0)
    for points, chance in match_endings(len(order)):
        after = tuple(map(add, order, points))
        then = _title_probability_by_total(tuple(sorted(after)))
        for before, now in zip(order, after, strict=True):
            chances[before] += chance * then[now]
    return {total: chance / order.count(total) for total, chance in chances.items()}


def championship_prize(totals: _PointTotals, seat: int) -> "vec[float]":
    """What each seat's points in this match are worth to `seat`."""
    order = sorted(range(len(totals)), key=lambda other: (other != seat, totals[other]))
    fitted = _prize_by_rank(tuple(totals[other] for other in order))
    prize = vec[float]([0.0] * len(fitted))
    for rank, other in enumerate(order):
        for k in range(NUM_POINT_RESULTS):
            prize[other * NUM_POINT_RESULTS + k] = fitted[rank * NUM_POINT_RESULTS + k]
    return prize


@cache
def _prize_by_rank(totals: _PointTotals) -> list[float]:
    """The best sum of single prizes, for the player with the first total.

    The title depends on everybody's points together. An additive model is fitted to it over all
    endings, one seat after another, each to what the others leave unexplained; the own points
    come first and explain what they can.
    """
    matches = match_endings(len(totals))
    left = [title_probabilities(tuple(map(add, totals, ending.points)))[0] for ending in matches]
    prize = [0.0] * (len(totals) * NUM_POINT_RESULTS)
    for _ in range(_NUM_FIT_ROUNDS):
        for rank in range(len(totals)):
            kinds = [3 - ending.points[rank] for ending in matches]
            weight = [0.0] * NUM_POINT_RESULTS
            wanted = [0.0] * NUM_POINT_RESULTS
            for kind, ending, unexplained in zip(kinds, matches, left, strict=True):
                weight[kind] += ending.chance
                wanted[kind] += ending.chance * unexplained
            step = [wanted[k] / weight[k] if weight[k] else 0.0 for k in range(NUM_POINT_RESULTS)]
            left = [rest - step[kind] for kind, rest in zip(kinds, left, strict=True)]
            for k in range(NUM_POINT_RESULTS):
                prize[rank * NUM_POINT_RESULTS + k] += step[k]
    return prize
