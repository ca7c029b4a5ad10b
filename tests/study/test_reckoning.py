"""Odds that take thought: which there are, and that they stop in time."""

import pytest

from skulduggery.core.rng import Rng
from skulduggery.games import GAMES
from skulduggery.games.skull_king.state import ANNOUNCE
from skulduggery.study.reckoning import SECONDS, can_reckon, reckoned


def test_there_are_some_before_bids_of_skull_king() -> None:
    rng = Rng(1)
    for name, game in GAMES.items():
        state = game.new(game.read_options({}), 3)
        for _ in range(40):
            bids = name == "skull_king" and state.phase == ANNOUNCE
            assert can_reckon(name, state) == bids
            state.advance(state.draw(rng))


@pytest.mark.parametrize("patience", [1, 4])
def test_every_bid_has_its_odds_when_the_time_is_up(patience: int) -> None:
    game, rng = GAMES["skull_king"], Rng(2)
    options = game.read_options({"first": 0})
    state = game.new(options, 3)
    while state.phase != ANNOUNCE:
        state.advance(state.draw(rng))
    looks = 0

    def clock() -> float:
        nonlocal looks
        looks += 1
        return looks * SECONDS / patience

    told = reckoned(game.view(state, options, 1), 1, Rng(3), clock)
    assert looks <= patience + 2
    assert [one.bid for one in told] == [0, 1]
    assert all(0 <= one.made <= 1 and sum(one.tricks) == pytest.approx(1) for one in told)
