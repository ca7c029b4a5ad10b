"""What points are worth: the chance to win a championship, by everybody's totals.

All are taken to be equally good in the matches to come. `points.json` holds how often a match
among masters ends with which points, the best first.
"""

from functools import cache
from importlib.resources import files
from itertools import permutations
from typing import NamedTuple, TypeAlias

import msgspec
from librt.vecs import vec

from skulduggery.bots.saber_skull.outlook import POINTS
from skulduggery.games.saber_skull.state import TO_WIN

Totals: TypeAlias = tuple[int, ...]

ROUNDS = 20  # of fitting a prize; it hardly moves after ten


class Ending(NamedTuple):
    """Points by seat, and how often a match ends so."""

    points: tuple[int, ...]
    chance: float


@cache
def shares() -> dict[int, dict[str, float]]:
    """By the number of players: how often a match brings which points, such as `3210`."""
    file = files("skulduggery.bots.saber_skull").joinpath("nets").joinpath("points.json")
    return msgspec.json.decode(file.read_bytes(), type=dict[int, dict[str, float]])


@cache
def endings(players: int) -> tuple[Ending, ...]:
    """All that a match can bring, with all seats alike."""
    if players == 2:
        return Ending((3, 2), 0.5), Ending((2, 3), 0.5)  # F18
    found = []
    for pattern, share in shares()[players].items():
        orders = sorted(set(permutations(map(int, pattern))))
        found += [Ending(points, share / len(orders)) for points in orders]
    return tuple(found)


@cache
def crown(totals: Totals) -> tuple[float, ...]:
    """Everybody's chance to win the championship, with these totals after a match.

    Who share the lead with enough points are taken to be alone with one another: what somebody
    behind them still hopes for is left out.
    """
    best = max(totals)
    leaders = totals.count(best)
    if best >= TO_WIN:
        return tuple((total == best) / leaders for total in totals)
    order = tuple(sorted(totals))
    if order != totals:
        of_rank = crown(order)
        return tuple(of_rank[order.index(total)] for total in totals)
    chances = [0.0] * len(totals)
    for points, chance in endings(len(totals)):
        after = tuple(map(sum, zip(totals, points, strict=True)))
        for player, share in enumerate(crown(after)):
            chances[player] += chance * share
    return tuple(chances)


@cache
def prize_of_championship(totals: Totals, seat: int) -> "vec[float]":
    """What each seat's points in this match are worth to `seat`: the best sum of single prizes.

    A crown depends on everybody's points together. An additive model is fitted to it over all
    endings, one seat after another, each to what the others leave unexplained.
    """
    players = len(totals)
    crowns = [
        (ending, crown(tuple(map(sum, zip(totals, ending.points, strict=True))))[seat])
        for ending in endings(players)
    ]
    prize = [0.0] * (players * POINTS)
    for _ in range(ROUNDS):
        for other in range(players):
            weight = [0.0] * POINTS
            wanted = [0.0] * POINTS
            for (points, chance), worth in crowns:
                rest = sum(prize[s * POINTS + 3 - points[s]] for s in range(players) if s != other)
                weight[3 - points[other]] += chance
                wanted[3 - points[other]] += chance * (worth - rest)
            for k in range(POINTS):
                prize[other * POINTS + k] = wanted[k] / weight[k] if weight[k] else 0.0
    return vec[float](prize)
