"""How much can be won from the rule of thumb with two players, by anybody: worked out, not played.

On a ring the rule is a player of fixed habits, so the best answer to it is a fixed point like the
ring itself. Beside it, what the master wins, who plays as if against its equal.
"""

from collections.abc import Callable

import msgspec
from librt.vecs import vec

from skulduggery.core.packed_counts import one_of
from skulduggery.core.state import CHANCE
from skulduggery.games.saber_skull.bots.rule_of_thumb import MAX_FULL_ISLANDS
from skulduggery.games.saber_skull.bots.two_player_tablebase import load_rings
from skulduggery.games.saber_skull.rules.state import SaberSkullState
from skulduggery.games.saber_skull.solver.fixed_policies import GuidedPolicy, RuleOfThumbPolicy
from skulduggery.games.saber_skull.solver.position_index import PositionIndex
from skulduggery.games.saber_skull.solver.ring import IslandKind, distinct_games
from skulduggery.games.saber_skull.solver.ring_solver import (
    LAYS_PER_STEP,
    NUM_PLAYERS,
    state_on_islands,
)
from skulduggery.games.saber_skull.solver.tablebase import Tablebase
from skulduggery.games.saber_skull.solver.tablebase_file import STARTING_TOKENS, VALUE_SCALE
from skulduggery.games.saber_skull.solver.value_iteration import RingValues

VALUE_PRECISION = 1e-6


class FixedPolicyMatch:
    """`one` sits at seat 0 and is watched, `other` at seat 1; both on the same waters."""

    def __init__(self, one: RingValues, other: RingValues) -> None:
        self.sides = one, other
        one.rival, other.rival = other, one

    def solve(self, precision: float) -> None:
        while max(side.max_change for side in self.sides) > precision:
            for side in self.sides:
                side.sweep(LAYS_PER_STEP)

    def first_seat_share(self, opening: SaberSkullState) -> float:
        """The chance of `one`, after a first round in which nobody has a choice (SS08)."""
        if opening.turns > NUM_PLAYERS:
            roller = self.sides[opening.turn]
            value = roller.values
            reckoning = Tablebase(roller.position_index, lambda position: value[position])
            rolling = reckoning.rolling_share(opening, opening.turn)
            return rolling if opening.turn == 0 else 1 - rolling
        faces = [
            self.first_seat_share(state_after_roll(opening, face))
            for face in opening.legal_actions()
        ]
        return sum(faces) / len(faces)


def state_after_roll(opening: SaberSkullState, face: int) -> SaberSkullState:
    """After a roll of the first round, and what follows of itself."""
    then = opening.clone()
    then.advance(face)
    while then.actor != CHANCE:
        then.advance(then.nth_action(0))
    return then


class BestResponseResult(msgspec.Struct, frozen=True):
    """Shares of the win against the rule of thumb, over both chairs and over rings as chance lays
    them."""

    rings: int  # that were worked out, of 720
    master: float
    best: float  # nobody wins more


def solve_best_responses(in_time: Callable[[], bool]) -> BestResponseResult:
    """The most common games first, as many as there is time for."""
    games = distinct_games()
    done = 0
    master = best = 0.0
    for isles in sorted(games, key=games.__getitem__, reverse=True):
        if done and not in_time():
            break
        waters = PositionIndex(isles, STARTING_TOKENS, alike=False)
        master += games[isles] * share_against_rule(
            isles, GuidedPolicy(waters, shipped_values(isles))
        )
        best += games[isles] * share_against_rule(isles, RingValues(waters))
        done += games[isles]
    return BestResponseResult(done, master / done, best / done)


def shipped_values(isles: tuple[IslandKind, ...]) -> RingValues:
    """What the master goes by."""
    chances = RingValues(PositionIndex(isles, STARTING_TOKENS))
    chances.values = vec[float]([value / VALUE_SCALE for value in load_rings().ring_values(isles)])
    return chances


def share_against_rule(isles: tuple[IslandKind, ...], player: RingValues) -> float:
    """What a player wins of matches on a ring, begun by either as often."""
    duel = FixedPolicyMatch(player, RuleOfThumbPolicy(player.position_index, MAX_FULL_ISLANDS))
    duel.solve(VALUE_PRECISION)
    opening = state_on_islands(
        isles, [STARTING_TOKENS * one_of(seat) for seat in range(NUM_PLAYERS)]
    )
    shares = []
    for first in range(NUM_PLAYERS):
        opening.begin_turns(first)
        shares.append(duel.first_seat_share(opening))
    return sum(shares) / NUM_PLAYERS
