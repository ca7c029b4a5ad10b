"""Players of fixed habits, against the real rules and the real bots, and the best answer."""

from collections.abc import Callable

import pytest
from librt.vecs import vec

from skulduggery.core.packed_counts import one
from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER
from skulduggery.games.saber_skull.bots.rule_of_thumb import DARES, by_thumb
from skulduggery.games.saber_skull.rules.actions import ROLL, STOP, TEXTS
from skulduggery.games.saber_skull.rules.state import CAST, GO_ON, SaberSkullState, new_state
from skulduggery.games.saber_skull.solver.fixed_policies import Guided, Thumb
from skulduggery.games.saber_skull.solver.fixed_policy_match import Duel
from skulduggery.games.saber_skull.solver.position_index import Waters
from skulduggery.games.saber_skull.solver.ring import Isle, read_ring, sorted_isles
from skulduggery.games.saber_skull.solver.ring_solver import Study, table_of
from skulduggery.games.saber_skull.solver.tablebase import Reckoning
from skulduggery.games.saber_skull.solver.value_iteration import Chances
from skulduggery.sim.intervals import wilson

RING = read_ring("1 2 K 5 3 B 4")
FEW = (Isle(1, False), Isle(1, False), Isle(1, False), Isle(1, True), Isle(2, False))


def some_values(waters: Waters, rng: Rng) -> "vec[float]":
    return vec[float]([rng.below(1000) / 1000 for _ in range(waters.positions)])


def reading(chances: Chances) -> Reckoning:
    return Reckoning(chances.waters, lambda position: chances.value[position])


def some_rolls(seat: int, rng: Rng, number: int) -> list[SaberSkullState]:
    """Situations of random matches in which a seat is about to roll, after the first round."""
    found: list[SaberSkullState] = []
    state = new_state(2, tuple(TEXTS.index(coaster) for coaster in RING), 0)
    opening = state.clone()
    while len(found) < number:
        if state.actor == OVER:
            state = opening.clone()
        if state.phase == CAST and state.turns > 2 and state.turn == seat and rng.below(3) == 0:
            found.append(state.clone())
        state.advance(state.draw(rng))
    return found


def rolled(
    state: SaberSkullState,
    decide: Callable[[SaberSkullState], int],
    own: Reckoning,
    others: Reckoning,
) -> float:
    """What a roll is worth to whoever rolls and decides so, by the real rules."""
    seat = state.turn
    total = 0.0
    for face in state.actions():
        then = state.clone()
        then.advance(face)
        while then.actor not in (CHANCE, OVER):
            then.advance(decide(then))
        if then.actor == OVER:
            total += 1.0
        elif then.turn == seat:
            total += own.rolling(then, seat)
        else:
            total += 1 - others.rolling(then, 1 - seat)
    return total / 6


def test_the_thumb_does_what_the_rule_bot_does() -> None:
    rng = Rng(3)
    waters = Waters(sorted_isles(RING), 6, alike=False)
    thumb, other = Thumb(waters, DARES), Chances(waters)
    Duel(other, thumb)
    for side in (thumb, other):
        side.value = some_values(waters, rng)
    for state in some_rolls(1, rng, 80):
        worth = thumb.roll(*reading(thumb).place(state, 1))
        assert worth == pytest.approx(rolled(state, by_thumb, reading(thumb), reading(other)))


def test_the_guided_one_does_what_its_guide_says() -> None:
    rng = Rng(4)
    waters = Waters(sorted_isles(RING), 6, alike=False)
    guide = Chances(Waters(sorted_isles(RING), 6))
    guided, other = Guided(waters, guide), Chances(waters)
    Duel(guided, other)
    for side in (guide, guided, other):
        side.value = some_values(side.waters, rng)
    best = reading(guide).best
    for state in some_rolls(0, rng, 80):
        worth = guided.roll(*reading(guided).place(state, 0))
        assert worth == pytest.approx(rolled(state, best, reading(guided), reading(other)))


def opening_of(tokens: int, first: int) -> SaberSkullState:
    state = table_of(FEW, [tokens * one(seat) for seat in range(2)])
    state.begin(first)
    return state


def test_two_who_play_their_best_are_a_ring_solved() -> None:
    """Also where the colours are told apart, and also if one only does what is known of it."""
    study = Study(FEW, 3)
    study.solve(1e-9)
    for first in (Chances, lambda waters: Guided(waters, study.chances)):
        waters = Waters(FEW, 3, alike=False)
        duel = Duel(first(waters), Chances(waters))
        duel.solve(1e-9)
        assert duel.share(opening_of(3, 0)) == pytest.approx(study.first_player(), abs=1e-6)
        assert duel.share(opening_of(3, 1)) == pytest.approx(1 - study.first_player(), abs=1e-6)


def test_the_dice_agree_with_the_best_answer() -> None:
    """Real matches of the answer against the rule come to what was worked out."""
    waters = Waters(FEW, 3, alike=False)
    answer, thumb = Chances(waters), Thumb(waters, DARES)
    duel = Duel(answer, thumb)
    duel.solve(1e-9)
    own, others = reading(answer), reading(thumb)

    def worth(state: SaberSkullState) -> float:
        if state.actor == OVER:
            return 1.0
        if state.phase == GO_ON:
            return max(own.rolling(state, 0), 1 - others.rolling(state, 1))
        return own.rolling(state, 0) if state.turn == 0 else 1 - others.rolling(state, 1)

    def decide(state: SaberSkullState) -> int:
        if state.turn == 1:
            return by_thumb(state)
        if state.phase == GO_ON:
            return ROLL if own.rolling(state, 0) == worth(state) else STOP
        return max(state.actions(), key=lambda ply: worth(after(state, ply)))

    games = 1500
    opening = opening_of(3, 0)
    won = sum(winner(opening.clone(), decide, Rng(5, game)) == 0 for game in range(games))
    low, high = wilson(won, games)
    assert low < duel.share(opening) < high


def after(state: SaberSkullState, ply: int) -> SaberSkullState:
    then = state.clone()
    then.advance(ply)
    return then


def winner(state: SaberSkullState, decide: Callable[[SaberSkullState], int], rng: Rng) -> int:
    while state.actor != OVER:
        state.advance(state.draw(rng) if state.actor == CHANCE else decide(state))
    return state.winners()[0]
