"""Odds that take thought: which there are, and that they stop in time."""

import pytest

from skulduggery.core.rng import Rng
from skulduggery.games import GAMES
from skulduggery.games.skull_king.rules.state import ANNOUNCE
from skulduggery.games.skull_king.study.bid_odds import WAIT_S, odds_of_bids
from skulduggery.study.odds import has_slow_odds


def test_there_are_some_before_bids_of_skull_king() -> None:
    rng = Rng(1)
    for name, game in GAMES.items():
        state = game.new(game.read_options({}), 3)
        for _ in range(40):
            bids = name == "skull_king" and state.phase == ANNOUNCE
            assert has_slow_odds(name, state) == bids
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
        return looks * WAIT_S / patience

    told = odds_of_bids(game.view(state, options, 1), 1, Rng(3), clock)
    assert looks <= patience + 2
    assert [one.bid for one in told] == [0, 1]
    assert all(0 <= one.made <= 1 and sum(one.tricks) == pytest.approx(1) for one in told)
