"""A net looks at what its player may know, and can say only what is legal."""

import pytest
from tests.bots.skull.evening import VARIANTS, moments

from skulduggery.core.rng import Rng
from skulduggery.games.skull.bots.features import INPUTS, SAYINGS, Senses
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.rules.state import NAME_STARTER, POINT


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_truths_that_look_alike_read_alike(players: int, options: SkullOptions) -> None:
    senses, again = Senses(), Senses()
    rng = Rng(9)
    looks = 0
    for state, _, _ in moments(players, options, 2):
        if state.phase in (NAME_STARTER, POINT):
            continue
        looks += 1
        senses.read(state, state.actor)
        world = state.clone()
        world.redraw(state.player_of(state.actor), rng)
        again.read(world, state.actor)
        assert list(senses.inputs) == list(again.inputs)
        assert list(senses.open) == list(again.open)
        assert len(senses.inputs) == INPUTS
        assert all(0 <= number <= 10 for number in senses.inputs)
    assert looks > players


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_all_that_may_be_said_is_legal_and_something_always_may(
    players: int, options: SkullOptions
) -> None:
    senses = Senses()
    for state, _, _ in moments(players, options, 3):
        if state.phase in (NAME_STARTER, POINT):
            continue
        senses.read(state, state.actor)
        plies = [senses.ply(saying) for saying in range(SAYINGS) if senses.open[saying]]
        assert plies
        assert len(set(plies)) == len(plies)
        assert set(plies) <= set(state.actions())


def test_with_six_at_the_table_everything_that_matters_can_be_said() -> None:
    senses = Senses()
    for state, _, _ in moments(6, SkullOptions(), 4):
        if state.phase in (NAME_STARTER, POINT) or state.total - state.high > 9:
            continue
        senses.read(state, state.actor)
        plies = {senses.ply(saying) for saying in range(SAYINGS) if senses.open[saying]}
        assert plies == set(state.actions())
