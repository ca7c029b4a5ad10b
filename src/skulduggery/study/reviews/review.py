"""The data of a review, and the split of win probability into luck and skill.

Plies count from 1, as in a replay, and moments from 0, before the first ply: ply `n` leads to
moment `n`. All chances and costs are shares of the win.
"""

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise

import msgspec

from skulduggery.bots.advisor import WinEstimate
from skulduggery.core.state import CHANCE
from skulduggery.study.hint import AdvisedChoice


class JudgedDecision(msgspec.Struct, frozen=True):
    """A decision compared with the policy of the advisor, from what its player knew."""

    ply: int
    player: int
    seat: int
    text: str
    often: float  # its probability in the policy
    cost: float  # against the policy; 0 where it is within the error
    error: float  # the standard error of the cost
    best: str  # the choice with the highest win estimate
    choices: list[AdvisedChoice]  # the most frequent in the policy first


class Swing(msgspec.Struct, frozen=True):
    """The change of each player's win estimate by an outcome of chance."""

    ply: int
    changes: dict[int, float]


class LuckAndSkill(msgspec.Struct, frozen=True):
    """The change of a player's win estimate split into luck, own decisions and others' decisions.

    `start`, `luck`, `own` and `others` add up to `end`. Luck is what chance brought, and what an
    own move revealed; `error` is the standard error of the split between luck and others.
    """

    player: int
    start: float
    luck: float
    own: float  # own decisions, against the policy of the advisor
    others: float
    end: float
    error: float


class BoldMove(msgspec.Struct, frozen=True):
    """A bold move, from its ply to the moment that resolves it."""

    kind: str
    player: int
    ply: int
    until: int
    text: str = ""  # of the ply
    change: float = 0.0  # of the player's win estimate


class JudgedClaim(msgspec.Struct, frozen=True):
    """What a player said of the own hand, at a moment, and whether it was so."""

    moment: int
    player: int
    phrase: str
    is_true: bool


class Review(msgspec.Struct, frozen=True):
    game: str
    players: list[int]  # those reviewed
    seats: int
    plies: int  # of the whole game
    reached: int  # the last moment reviewed; less than `plies` where it was stopped
    chances: dict[int, list[float]]  # by player, moment by moment
    errors: dict[int, list[float]]
    decisions: list[JudgedDecision]
    swings: list[Swing]
    accounts: list[LuckAndSkill]
    best: BoldMove | None  # the bold moves with the largest gain and loss
    worst: BoldMove | None
    claims: list[JudgedClaim] = []  # as far as the record has what was said


def luck_and_skill(
    player: int,
    estimates: Sequence[WinEstimate],
    movers: Sequence[int],
    costs: Mapping[int, WinEstimate],
) -> LuckAndSkill:
    """`movers` are the players of the plies, or CHANCE; `costs` are of own decisions, by ply."""
    changes = [after.share - before.share for before, after in pairwise(estimates)]
    others = sum(
        change
        for change, mover in zip(changes, movers, strict=True)
        if mover not in (player, CHANCE)
    )
    own = -sum(cost.share for cost in costs.values())
    return LuckAndSkill(
        player=player,
        start=estimates[0].share,
        luck=sum(changes) - others - own,
        own=own,
        others=others,
        end=estimates[-1].share,
        error=_attribution_error(player, estimates, movers, costs),
    )


def _attribution_error(
    player: int,
    estimates: Sequence[WinEstimate],
    movers: Sequence[int],
    costs: Mapping[int, WinEstimate],
) -> float:
    """The standard error of the split.

    The error of an estimate cancels out unless others moved on exactly one side of its moment.
    """
    by_others = [mover not in (player, CHANCE) for mover in movers]
    squares = sum(cost.error**2 for cost in costs.values())
    for moment, estimate in enumerate(estimates):
        before = moment > 0 and by_others[moment - 1]
        after = moment < len(by_others) and by_others[moment]
        if before != after:
            squares += estimate.error**2
    return math.sqrt(squares)
