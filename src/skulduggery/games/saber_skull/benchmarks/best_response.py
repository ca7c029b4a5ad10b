"""Best response to the rule of thumb with two players, computed exactly.

On a ring the rule is a fixed policy, so the best response to it is the fixed point of a value
iteration, like the solution of the ring itself. Beside it, what the master wins against the rule.
"""

from collections.abc import Callable

import msgspec
from librt.vecs import vec

from skulduggery.core.packed_counts import one_of
from skulduggery.core.state import CHANCE
from skulduggery.games.saber_skull.bots.rule_of_thumb import MAX_FULL_ISLANDS
from skulduggery.games.saber_skull.bots.two_player_tablebase import load_rings
from skulduggery.games.saber_skull.rules.state import TOKENS_PER_COLOUR, SaberSkullState
from skulduggery.games.saber_skull.solver.fixed_policies import GuidedPolicy, RuleOfThumbPolicy
from skulduggery.games.saber_skull.solver.position_index import PositionIndex
from skulduggery.games.saber_skull.solver.ring import IslandKind, distinct_games
from skulduggery.games.saber_skull.solver.ring_solver import (
    LAYS_PER_STEP,
    NUM_PLAYERS,
    state_on_islands,
)
from skulduggery.games.saber_skull.solver.tablebase import Tablebase
from skulduggery.games.saber_skull.solver.tablebase_file import VALUE_SCALE
from skulduggery.games.saber_skull.solver.value_iteration import RingValues

VALUE_PRECISION = 1e-6


class FixedPolicyMatch:
    """`one` at seat 0 is measured against `other` at seat 1; both have the same position index."""

    def __init__(self, one: RingValues, other: RingValues) -> None:
        self._sides = one, other
        one.rival, other.rival = other, one

    def solve(self, precision: float) -> None:
        while max(side.max_change for side in self._sides) > precision:
            for side in self._sides:
                side.sweep(LAYS_PER_STEP)

    def first_seat_share(self, opening: SaberSkullState) -> float:
        """The chance of `one`, after a first round in which nobody has a choice (SS08)."""
        if opening.turns > NUM_PLAYERS:
            roller = self._sides[opening.turn]
            value = roller.values
            tablebase = Tablebase(roller.position_index, lambda position: value[position])
            rolling = tablebase.rolling_share(opening, opening.turn)
            return rolling if opening.turn == 0 else 1 - rolling
        faces = [
            self.first_seat_share(_state_after_roll(opening, face))
            for face in opening.legal_actions()
        ]
        return sum(faces) / len(faces)


def _state_after_roll(opening: SaberSkullState, face: int) -> SaberSkullState:
    """After a roll of the first round, and what follows of itself."""
    then = opening.clone()
    then.advance(face)
    while then.actor != CHANCE:
        then.advance(then.nth_action(0))
    return then


class BestResponseResult(msgspec.Struct, frozen=True):
    """Shares of the win against the rule of thumb, over both seats and over rings as chance lays
    them."""

    rings: int  # that were solved, of 720
    master: float
    best: float  # nobody wins more


def solve_best_responses(has_time: Callable[[], bool]) -> BestResponseResult:
    """The most common games first, as many as there is time for."""
    games = distinct_games()
    done = 0
    master = best = 0.0
    for kinds in sorted(games, key=games.__getitem__, reverse=True):
        if done and not has_time():
            break
        position_index = PositionIndex(kinds, TOKENS_PER_COLOUR, alike=False)
        master += games[kinds] * _share_against_rule(
            kinds, GuidedPolicy(position_index, shipped_values(kinds))
        )
        best += games[kinds] * _share_against_rule(kinds, RingValues(position_index))
        done += games[kinds]
    return BestResponseResult(done, master / done, best / done)


def shipped_values(kinds: tuple[IslandKind, ...]) -> RingValues:
    """The tablebase of the package, by which the master plays."""
    ring_values = RingValues(PositionIndex(kinds, TOKENS_PER_COLOUR))
    ring_values.values = vec[float](
        [value / VALUE_SCALE for value in load_rings().ring_values(kinds)]
    )
    return ring_values


def _share_against_rule(kinds: tuple[IslandKind, ...], player: RingValues) -> float:
    """What a player wins of matches on a ring, begun by either as often."""
    match = FixedPolicyMatch(player, RuleOfThumbPolicy(player.position_index, MAX_FULL_ISLANDS))
    match.solve(VALUE_PRECISION)
    opening = state_on_islands(
        kinds, [TOKENS_PER_COLOUR * one_of(seat) for seat in range(NUM_PLAYERS)]
    )
    shares = []
    for first in range(NUM_PLAYERS):
        opening.begin_turns(first)
        shares.append(match.first_seat_share(opening))
    return sum(shares) / NUM_PLAYERS
