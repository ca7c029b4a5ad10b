"""Luck apart from skill: what each ply of a game has changed for a player, and through whom."""

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise

from skulduggery.bots.advisor import WinEstimate
from skulduggery.core.state import CHANCE
from skulduggery.study.reviews.review import LuckAndSkill


def luck_and_skill(
    player: int,
    standings: Sequence[WinEstimate],
    movers: Sequence[int],
    costs: Mapping[int, WinEstimate],
) -> LuckAndSkill:
    """`movers` are the players of the plies, or CHANCE; `costs` those of own decisions, by ply."""
    changes = [after.share - before.share for before, after in pairwise(standings)]
    others = sum(
        change
        for change, mover in zip(changes, movers, strict=True)
        if mover not in (player, CHANCE)
    )
    own = -sum(cost.share for cost in costs.values())
    return LuckAndSkill(
        player=player,
        start=standings[0].share,
        luck=sum(changes) - others - own,
        own=own,
        others=others,
        end=standings[-1].share,
        error=attribution_error(player, standings, movers, costs),
    )


def attribution_error(
    player: int,
    standings: Sequence[WinEstimate],
    movers: Sequence[int],
    costs: Mapping[int, WinEstimate],
) -> float:
    """A standing that is a bit wrong only matters where others are before it and not after it."""
    by_others = [mover not in (player, CHANCE) for mover in movers]
    squares = sum(cost.error**2 for cost in costs.values())
    for moment, standing in enumerate(standings):
        before = moment > 0 and by_others[moment - 1]
        after = moment < len(by_others) and by_others[moment]
        if before != after:
            squares += standing.error**2
    return math.sqrt(squares)
