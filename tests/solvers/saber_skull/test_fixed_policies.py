"""Players of fixed habits, against the real rules and the real bots, and the best answer."""

from collections.abc import Callable

import pytest
from librt.vecs import vec

from skulduggery.core.packed_counts import one_of
from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER
from skulduggery.games.saber_skull.benchmarks.best_response import FixedPolicyMatch
from skulduggery.games.saber_skull.bots.rule_of_thumb import MAX_FULL_ISLANDS, rule_action
from skulduggery.games.saber_skull.rules.actions import ACTION_TEXTS, ROLL, STOP
from skulduggery.games.saber_skull.rules.state import (
    PHASE_CAST,
    PHASE_GO_ON,
    SaberSkullState,
    new_state,
)
from skulduggery.games.saber_skull.solver.fixed_policies import GuidedPolicy, RuleOfThumbPolicy
from skulduggery.games.saber_skull.solver.position_index import PositionIndex
from skulduggery.games.saber_skull.solver.ring import IslandKind, read_ring, sorted_island_kinds
from skulduggery.games.saber_skull.solver.ring_solver import RingSolver, state_on_islands
from skulduggery.games.saber_skull.solver.tablebase import Tablebase
from skulduggery.games.saber_skull.solver.value_iteration import RingValues
from skulduggery.sim.intervals import wilson_interval

RING_COASTERS = read_ring("1 2 K 5 3 B 4")
SMALL_RING = (
    IslandKind(1, False),
    IslandKind(1, False),
    IslandKind(1, False),
    IslandKind(1, True),
    IslandKind(2, False),
)


def random_values(waters: PositionIndex, rng: Rng) -> "vec[float]":
    return vec[float]([rng.below(1000) / 1000 for _ in range(waters.num_positions)])


def tablebase_from(chances: RingValues) -> Tablebase:
    return Tablebase(chances.position_index, lambda position: chances.values[position])


def random_roll_states(seat: int, rng: Rng, number: int) -> list[SaberSkullState]:
    """Situations of random matches in which a seat is about to roll, after the first round."""
    found: list[SaberSkullState] = []
    state = new_state(2, tuple(ACTION_TEXTS.index(coaster) for coaster in RING_COASTERS), 0)
    opening = state.clone()
    while len(found) < number:
        if state.actor == OVER:
            state = opening.clone()
        if (
            state.phase == PHASE_CAST
            and state.turns > 2
            and state.turn == seat
            and rng.below(3) == 0
        ):
            found.append(state.clone())
        state.advance(state.draw_action(rng))
    return found


def roll_value(
    state: SaberSkullState,
    decide: Callable[[SaberSkullState], int],
    own: Tablebase,
    others: Tablebase,
) -> float:
    """What a roll is worth to whoever rolls and decides so, by the real rules."""
    seat = state.turn
    total = 0.0
    for face in state.legal_actions():
        then = state.clone()
        then.advance(face)
        while then.actor not in (CHANCE, OVER):
            then.advance(decide(then))
        if then.actor == OVER:
            total += 1.0
        elif then.turn == seat:
            total += own.rolling_share(then, seat)
        else:
            total += 1 - others.rolling_share(then, 1 - seat)
    return total / 6


def test_the_thumb_does_what_the_rule_bot_does() -> None:
    rng = Rng(3)
    waters = PositionIndex(sorted_island_kinds(RING_COASTERS), 6, alike=False)
    thumb, other = RuleOfThumbPolicy(waters, MAX_FULL_ISLANDS), RingValues(waters)
    FixedPolicyMatch(other, thumb)
    for side in (thumb, other):
        side.values = random_values(waters, rng)
    for state in random_roll_states(1, rng, 80):
        worth = thumb.backup_value(*tablebase_from(thumb).locate_position(state, 1))
        assert worth == pytest.approx(
            roll_value(state, rule_action, tablebase_from(thumb), tablebase_from(other))
        )


def test_the_guided_one_does_what_its_guide_says() -> None:
    rng = Rng(4)
    waters = PositionIndex(sorted_island_kinds(RING_COASTERS), 6, alike=False)
    guide = RingValues(PositionIndex(sorted_island_kinds(RING_COASTERS), 6))
    guided, other = GuidedPolicy(waters, guide), RingValues(waters)
    FixedPolicyMatch(guided, other)
    for side in (guide, guided, other):
        side.values = random_values(side.position_index, rng)
    best = tablebase_from(guide).best_action
    for state in random_roll_states(0, rng, 80):
        worth = guided.backup_value(*tablebase_from(guided).locate_position(state, 0))
        assert worth == pytest.approx(
            roll_value(state, best, tablebase_from(guided), tablebase_from(other))
        )


def opening_state(tokens: int, first: int) -> SaberSkullState:
    state = state_on_islands(SMALL_RING, [tokens * one_of(seat) for seat in range(2)])
    state.begin_turns(first)
    return state


def test_two_who_play_their_best_are_a_ring_solved() -> None:
    """Also where the colours are told apart, and also if one only does what is known of it."""
    study = RingSolver(SMALL_RING, 3)
    study.solve(1e-9)
    for first in (RingValues, lambda waters: GuidedPolicy(waters, study.ring_values)):
        waters = PositionIndex(SMALL_RING, 3, alike=False)
        duel = FixedPolicyMatch(first(waters), RingValues(waters))
        duel.solve(1e-9)
        assert duel.first_seat_share(opening_state(3, 0)) == pytest.approx(
            study.first_player_share(), abs=1e-6
        )
        assert duel.first_seat_share(opening_state(3, 1)) == pytest.approx(
            1 - study.first_player_share(), abs=1e-6
        )


def test_the_dice_agree_with_the_best_answer() -> None:
    """Real matches of the answer against the rule come to what was worked out."""
    waters = PositionIndex(SMALL_RING, 3, alike=False)
    answer, thumb = RingValues(waters), RuleOfThumbPolicy(waters, MAX_FULL_ISLANDS)
    duel = FixedPolicyMatch(answer, thumb)
    duel.solve(1e-9)
    own, others = tablebase_from(answer), tablebase_from(thumb)

    def worth(state: SaberSkullState) -> float:
        if state.actor == OVER:
            return 1.0
        if state.phase == PHASE_GO_ON:
            return max(own.rolling_share(state, 0), 1 - others.rolling_share(state, 1))
        return (
            own.rolling_share(state, 0) if state.turn == 0 else 1 - others.rolling_share(state, 1)
        )

    def decide(state: SaberSkullState) -> int:
        if state.turn == 1:
            return rule_action(state)
        if state.phase == PHASE_GO_ON:
            return ROLL if own.rolling_share(state, 0) == worth(state) else STOP
        return max(state.legal_actions(), key=lambda ply: worth(state_after(state, ply)))

    games = 1500
    opening = opening_state(3, 0)
    won = sum(play_to_winner(opening.clone(), decide, Rng(5, game)) == 0 for game in range(games))
    low, high = wilson_interval(won, games)
    assert low < duel.first_seat_share(opening) < high


def state_after(state: SaberSkullState, ply: int) -> SaberSkullState:
    then = state.clone()
    then.advance(ply)
    return then


def play_to_winner(
    state: SaberSkullState, decide: Callable[[SaberSkullState], int], rng: Rng
) -> int:
    while state.actor != OVER:
        state.advance(state.draw_action(rng) if state.actor == CHANCE else decide(state))
    return state.winners()[0]
