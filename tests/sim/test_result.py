"""How sure one can be of what a bot won."""

import pytest

from skulduggery.sim.intervals import wilson_interval
from skulduggery.sim.summary import bot_result


def test_independent_games_give_wilsons_interval() -> None:
    alone = [[float(k % 4 == 0)] for k in range(400)]
    came_to = bot_result(alone)
    assert (came_to.games, came_to.wins, came_to.share) == (400, 100, 0.25)
    assert (came_to.low, came_to.high) == pytest.approx(wilson_interval(100, 400), abs=1e-3)


def test_games_of_a_deal_that_always_end_alike_count_once() -> None:
    alike = [[float(k % 3 == 0)] * 4 for k in range(300)]
    assert (bot_result(alike).low, bot_result(alike).high) == pytest.approx(
        wilson_interval(100, 300), abs=1e-3
    )


def test_chairs_that_take_turns_in_winning_make_it_surer() -> None:
    spread_evenly = [[1.0, 0.0, 0.0] if k % 10 else [1.0, 1.0, 0.0] for k in range(100)]
    came_to = bot_result(spread_evenly)
    low, high = wilson_interval(came_to.wins, came_to.games)
    assert low < came_to.low < came_to.share < came_to.high < high


@pytest.mark.parametrize("wins", [[[1.0, 1.0]] * 20, [[0.0, 0.0]] * 20, [[1.0, 0.0]] * 5])
def test_what_cannot_be_told_from_the_deals_is_told_from_the_games(wins: list[list[float]]) -> None:
    came_to = bot_result(wins)
    assert (came_to.low, came_to.high) == wilson_interval(came_to.wins, came_to.games)
