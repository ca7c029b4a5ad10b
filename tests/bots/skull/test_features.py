"""A net looks at what its player may know, and can say only what is legal."""

import pytest
from tests.bots.skull.random_games import SKULL_VARIANTS, random_decisions

from skulduggery.core.rng import Rng
from skulduggery.games.skull.bots.features import NUM_INPUTS, NUM_POLICY_OUTPUTS, SkullFeatures
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.rules.state import PHASE_NAME_STARTER, PHASE_POINT


@pytest.mark.parametrize(("players", "options"), SKULL_VARIANTS)
def test_truths_that_look_alike_read_alike(players: int, options: SkullOptions) -> None:
    senses, again = SkullFeatures(), SkullFeatures()
    rng = Rng(9)
    looks = 0
    for state, _, _ in random_decisions(players, options, 2):
        if state.phase in (PHASE_NAME_STARTER, PHASE_POINT):
            continue
        looks += 1
        senses.read_state(state, state.actor)
        world = state.clone()
        world.redraw_hidden(state.player_of(state.actor), rng)
        again.read_state(world, state.actor)
        assert list(senses.inputs) == list(again.inputs)
        assert list(senses.legal_outputs) == list(again.legal_outputs)
        assert len(senses.inputs) == NUM_INPUTS
        assert all(0 <= number <= 10 for number in senses.inputs)
    assert looks > players


@pytest.mark.parametrize(("players", "options"), SKULL_VARIANTS)
def test_all_that_may_be_said_is_legal_and_something_always_may(
    players: int, options: SkullOptions
) -> None:
    senses = SkullFeatures()
    for state, _, _ in random_decisions(players, options, 3):
        if state.phase in (PHASE_NAME_STARTER, PHASE_POINT):
            continue
        senses.read_state(state, state.actor)
        plies = [
            senses.action_of_output(saying)
            for saying in range(NUM_POLICY_OUTPUTS)
            if senses.legal_outputs[saying]
        ]
        assert plies
        assert len(set(plies)) == len(plies)
        assert set(plies) <= set(state.legal_actions())


def test_with_six_at_the_table_everything_that_matters_can_be_said() -> None:
    senses = SkullFeatures()
    for state, _, _ in random_decisions(6, SkullOptions(), 4):
        if state.phase in (PHASE_NAME_STARTER, PHASE_POINT) or state.total - state.high > 9:
            continue
        senses.read_state(state, state.actor)
        plies = {
            senses.action_of_output(saying)
            for saying in range(NUM_POLICY_OUTPUTS)
            if senses.legal_outputs[saying]
        }
        assert plies == set(state.legal_actions())
