"""How likely each die takes the trick as it lies, against later dice that nobody has seen.

A later die is any of those that are neither gone nor in the own hand and that its player may have;
all ways to choose them are as likely. Whoever has rolled can only lose the trick again, so all that
counts is the chance by which a later die leaves it to them: there is no need to go through the
faces of all later dice together.
"""

from collections import Counter
from collections.abc import Callable
from functools import cache, lru_cache

from skulduggery.core.packed_counts import kind_mask, number_of, one_of
from skulduggery.games.skull_king.rules import state as rules
from skulduggery.games.skull_king.rules.actions import (
    BLACK,
    FLAG,
    KIND_TEXTS,
    KING,
    MERMAID,
    NUM_DIE_KINDS,
    PIRATE,
    ROLL_OFFSET,
)
from skulduggery.games.skull_king.rules.dice import (
    FULL_BAG,
    NUM_DIE_SIDES,
    Trick,
    face_weight,
    nth_face,
    num_faces,
)
from skulduggery.games.skull_king.rules.odds import SkullKingOdds
from skulduggery.games.skull_king.rules.state import SkullKingState

_ALL_SIDES_BY_KIND = (NUM_DIE_SIDES,) * NUM_DIE_KINDS

# For each later player the colours they are out of; players who are alike count together.
_LaterPlayers = tuple[tuple[int, int], ...]
# By kind, on how many of its sides a later die leaves the trick as it is.
_HarmlessSides = tuple[int, ...]


def view_odds(state: SkullKingState, player: int) -> SkullKingOdds | None:
    """For whoever has to roll, each die they may."""
    if state.phase != rules.PHASE_CHOOSE_DIE or state.actor != player:
        return None
    pool = FULL_BAG - state.gone - state.screens[player].dice
    after = [(player + k) % state.num_seats for k in range(1, state.num_seats - state.rolled)]
    later = tuple(sorted(Counter(int(state.screens[seat].void) for seat in after).items()))
    kinds = [action - ROLL_OFFSET for action in state.legal_actions()]
    return SkullKingOdds(
        {
            KIND_TEXTS[kind]: _take_probability(state.trick, player, kind, pool, later)
            for kind in kinds
        }
    )


def _take_probability(
    trick: Trick, player: int, kind: int, pool: int, later: _LaterPlayers
) -> float:
    """The chance that a die of this kind, rolled now, takes the trick in the end."""
    total = 0.0
    for k in range(num_faces(kind)):
        lying = trick.clone()
        lying.add_die(player, kind, nth_face(kind, k))
        total += int(face_weight(kind, k)) * _keep_probability(lying, player, pool, later)
    return total / NUM_DIE_SIDES


def _keep_probability(trick: Trick, player: int, pool: int, later: _LaterPlayers) -> float:
    """The chance that whoever has just rolled has the trick when all have."""
    if trick.mermaid == player:
        return _mermaid_keep_probability(trick, pool, later)
    if trick.winning_seat() != player:
        return 0.0  # nothing that comes later brings it back
    if trick.king == player:
        return _harmless_probability(pool, later, _sides_without(MERMAID))
    if trick.pirate == player:
        return _harmless_probability(pool, later, _sides_without(PIRATE, KING))
    return _harmless_probability(pool, later, _sides_below(trick.highest))


def _mermaid_keep_probability(trick: Trick, pool: int, later: _LaterPlayers) -> float:
    """The last Mermaid beats the King, who may still come, but no Pirate without him (SD15)."""
    alone = _harmless_probability(pool, later, _sides_without(MERMAID))
    if trick.king >= 0:
        return alone
    with_king = alone - _harmless_probability(pool, later, _sides_without(MERMAID, KING))
    if trick.pirate >= 0:
        return with_king
    return with_king + _harmless_probability(pool, later, _sides_without(MERMAID, KING, PIRATE))


@cache
def _sides_without(*kinds: int) -> _HarmlessSides:
    """Any face but the skulls of these specials."""
    return _harmless_sides(lambda kind, shown: kind not in kinds)


@cache
def _sides_below(highest: int) -> _HarmlessSides:
    """Lower numbers only; where no number lies there, nothing but flags."""
    return _harmless_sides(lambda kind, shown: kind >= BLACK and shown < highest)


def _harmless_sides(harmless: Callable[[int, int], bool]) -> _HarmlessSides:
    """Flags do no harm to anybody (SD21)."""
    return tuple(
        sum(
            face_weight(kind, k)
            for k in range(num_faces(kind))
            if nth_face(kind, k) == FLAG or harmless(kind, nth_face(kind, k))
        )
        for kind in range(NUM_DIE_KINDS)
    )


@lru_cache(10_000)
def _harmless_probability(pool: int, later: _LaterPlayers, faces: _HarmlessSides) -> float:
    """The chance that all later dice show nothing but these faces."""
    return _count_ways(pool, later, faces) / _count_ways(pool, later, _ALL_SIDES_BY_KIND)


@lru_cache(10_000)
def _count_ways(pool: int, later: _LaterPlayers, faces: _HarmlessSides) -> float:
    """In how many ways they can be chosen and show such faces, each side counting a sixth.

    Each die of the pool in turn stays where it is or goes to one of those who have none yet and may
    have it. How many that are of each sort is one number, as dice are counted.
    """
    found = {sum(count * one_of(sort) for sort, (_, count) in enumerate(later)): 1.0}
    for kind in range(NUM_DIE_KINDS):
        share = faces[kind] / NUM_DIE_SIDES
        sorts = [sort for sort, (void, _) in enumerate(later) if not void & kind_mask(kind)]
        for _ in range(number_of(pool, kind)):
            after = dict(found)
            for left, weight in found.items():
                for sort in sorts:
                    if waiting := int(number_of(left, sort)):
                        rest = left - one_of(sort)
                        after[rest] = after.get(rest, 0.0) + weight * waiting * share
            found = after
    return found[0]
