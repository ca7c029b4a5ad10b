"""Odds that take thought: which there are, and that they stop in time."""

import pytest

from skulduggery.core.rng import Rng
from skulduggery.games import GAMES_BY_NAME
from skulduggery.games.skull_king.rules.state import PHASE_ANNOUNCE
from skulduggery.games.skull_king.study.bid_odds import BID_ODDS_TIME_S, work_out_bid_odds
from skulduggery.study.slow_odds import has_slow_odds


def test_there_are_some_before_bids_of_skull_king() -> None:
    rng = Rng(1)
    for name, game in GAMES_BY_NAME.items():
        state = game.new_state(game.read_options({}), 3)
        for _ in range(40):
            bids = name == "skull_king" and state.phase == PHASE_ANNOUNCE
            assert has_slow_odds(name, state) == bids
            state.advance(state.draw_action(rng))


@pytest.mark.parametrize("patience", [1, 4])
def test_every_bid_has_its_odds_when_the_time_is_up(patience: int) -> None:
    game, rng = GAMES_BY_NAME["skull_king"], Rng(2)
    options = game.read_options({"first": 0})
    state = game.new_state(options, 3)
    while state.phase != PHASE_ANNOUNCE:
        state.advance(state.draw_action(rng))
    looks = 0

    def clock() -> float:
        nonlocal looks
        looks += 1
        return looks * BID_ODDS_TIME_S / patience

    told = work_out_bid_odds(game.view_for(state, options, 1), 1, Rng(3), clock)
    assert looks <= patience + 2
    assert [one.bid for one in told] == [0, 1]
    assert all(0 <= one.made <= 1 and sum(one.tricks) == pytest.approx(1) for one in told)
