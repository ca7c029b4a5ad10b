"""What a review tells: for a page beside the board, and for `--json`.

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
    """A decision beside what the master would have done, as far as its player could know."""

    ply: int
    player: int
    seat: int
    text: str
    often: float  # how often the master would have played it
    cost: float  # against what the master does; 0 where that cannot be told from nothing
    error: float  # the standard error of the cost
    best: str  # the choice worth most
    choices: list[AdvisedChoice]  # all of them, those the master takes most often first


class Swing(msgspec.Struct, frozen=True):
    """What an outcome of chance has changed for each player."""

    ply: int
    changes: dict[int, float]


class LuckAndSkill(msgspec.Struct, frozen=True):
    """How a player came from the first chance to the last: start, luck, own and others add up.

    Luck is what chance brought, and what came to light by one's own move; `error` is the standard
    error of the line between luck and what the others did.
    """

    player: int
    start: float
    luck: float
    own: float  # own decisions, against the master's
    others: float
    end: float
    error: float


class BoldMove(msgspec.Struct, frozen=True):
    """Something bold: from the ply that dared it to the moment when it was known how it ended."""

    kind: str
    player: int
    ply: int
    until: int
    text: str = ""  # of the ply
    change: float = 0.0  # in the player's own chance


class Review(msgspec.Struct, frozen=True):
    game: str
    players: list[int]  # whom it is about
    seats: int
    plies: int  # of the whole game
    reached: int  # the last moment looked at; less than `plies` where somebody stopped it
    chances: dict[int, list[float]]  # by player, moment by moment
    errors: dict[int, list[float]]
    decisions: list[JudgedDecision]
    swings: list[Swing]
    accounts: list[LuckAndSkill]
    best: BoldMove | None  # the boldest things that came out well and badly
    worst: BoldMove | None


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
