"""How likely each die takes the trick as it lies, against later dice that nobody has seen.

A later die is any of those that are neither gone nor in the own hand and that its player may have;
all ways to choose them are as likely. Whoever has rolled can only lose the trick again, so all that
counts is with which chance a later die leaves it to them: then nobody has to go through the faces
of all later dice together.
"""

from collections import Counter
from collections.abc import Callable
from functools import cache, lru_cache

from skulduggery.core.packed_counts import every, number_of, one
from skulduggery.core.view import Odds
from skulduggery.games.skull_king.rules import state as rules
from skulduggery.games.skull_king.rules.actions import (
    BLACK,
    FLAG,
    KIND_TEXTS,
    KINDS,
    KING,
    MERMAID,
    PIRATE,
    ROLL,
)
from skulduggery.games.skull_king.rules.dice import FULL_BAG, Trick, face, face_weight, num_faces
from skulduggery.games.skull_king.rules.state import SkullKingState

SIDES = 6
ANYTHING = (SIDES,) * KINDS

# For each later player the colours they are out of; players who are alike count together.
Later = tuple[tuple[int, int], ...]
# By kind, on how many of its sides a later die leaves the trick as it is.
Spared = tuple[int, ...]


class SkullKingOdds(Odds, frozen=True, tag="skull_king"):
    dice: dict[str, float]  # by die, how likely it takes this trick


def odds(state: SkullKingState, player: int) -> SkullKingOdds | None:
    """For whoever has to roll, each die they may."""
    if state.phase != rules.CHOOSE_DIE or state.actor != player:
        return None
    pool = FULL_BAG - state.gone - state.screens[player].dice
    after = [(player + k) % state.num_seats for k in range(1, state.num_seats - state.rolled)]
    later = tuple(sorted(Counter(int(state.screens[seat].void) for seat in after).items()))
    kinds = [action - ROLL for action in state.actions()]
    return SkullKingOdds(
        {KIND_TEXTS[kind]: takes(state.trick, player, kind, pool, later) for kind in kinds}
    )


def takes(trick: Trick, player: int, kind: int, pool: int, later: Later) -> float:
    """The chance that a die of this kind, rolled now, takes the trick in the end."""
    total = 0.0
    for k in range(num_faces(kind)):
        lying = trick.clone()
        lying.add(player, kind, face(kind, k))
        total += int(face_weight(kind, k)) * keeps(lying, player, pool, later)
    return total / SIDES


def keeps(trick: Trick, player: int, pool: int, later: Later) -> float:
    """The chance that whoever has just rolled has the trick when all have."""
    if trick.mermaid == player:
        return mermaid_keeps(trick, pool, later)
    if trick.winner() != player:
        return 0.0  # nothing that comes later brings it back
    if trick.king == player:
        return spared(pool, later, without(MERMAID))
    if trick.pirate == player:
        return spared(pool, later, without(PIRATE, KING))
    return spared(pool, later, below(trick.highest))


def mermaid_keeps(trick: Trick, pool: int, later: Later) -> float:
    """The last Mermaid beats the King, who may still come, but no Pirate without him (SD15)."""
    alone = spared(pool, later, without(MERMAID))
    if trick.king >= 0:
        return alone
    with_king = alone - spared(pool, later, without(MERMAID, KING))
    if trick.pirate >= 0:
        return with_king
    return with_king + spared(pool, later, without(MERMAID, KING, PIRATE))


@cache
def without(*kinds: int) -> Spared:
    """Any face but the skulls of these specials."""
    return sides(lambda kind, shown: kind not in kinds)


@cache
def below(highest: int) -> Spared:
    """Lower numbers only; where no number lies there, nothing but flags."""
    return sides(lambda kind, shown: kind >= BLACK and shown < highest)


def sides(harmless: Callable[[int, int], bool]) -> Spared:
    """Flags do no harm to anybody (SD21)."""
    return tuple(
        sum(
            face_weight(kind, k)
            for k in range(num_faces(kind))
            if face(kind, k) == FLAG or harmless(kind, face(kind, k))
        )
        for kind in range(KINDS)
    )


@lru_cache(10_000)
def spared(pool: int, later: Later, faces: Spared) -> float:
    """The chance that all later dice show nothing but these faces."""
    return ways(pool, later, faces) / ways(pool, later, ANYTHING)


@lru_cache(10_000)
def ways(pool: int, later: Later, faces: Spared) -> float:
    """In how many ways they can be chosen and show such faces, each side counting a sixth.

    Each die of the pool in turn stays where it is or goes to one of those who have none yet and may
    have it. How many that are of each sort is one number, as dice are counted.
    """
    found = {sum(count * one(sort) for sort, (_, count) in enumerate(later)): 1.0}
    for kind in range(KINDS):
        share = faces[kind] / SIDES
        sorts = [sort for sort, (void, _) in enumerate(later) if not void & every(kind)]
        for _ in range(number_of(pool, kind)):
            after = dict(found)
            for left, weight in found.items():
                for sort in sorts:
                    if waiting := int(number_of(left, sort)):
                        rest = left - one(sort)
                        after[rest] = after.get(rest, 0.0) + weight * waiting * share
            found = after
    return found[0]
