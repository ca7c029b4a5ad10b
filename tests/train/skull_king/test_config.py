"""How the players of Skull King come to know what they know."""

import pytest

from skulduggery.core.rng import Rng
from skulduggery.games.skull_king.solver.beat_table import NUM_STAY_ENTRIES
from skulduggery.games.skull_king.solver.fitted_tables import load_hands
from skulduggery.games.skull_king.training.run import MIN_BID_SIGMA, collect_hands, fit_habit
from skulduggery.games.skull_king.training.selfplay import HandValueTrainer


def test_a_line_through_bids_and_the_spread_of_points() -> None:
    seen = [(1.0, 1, 20), (2.0, 3, -20), (1.0, 1, 40), (2.0, 3, 0)]
    habit = fit_habit(seen, 2)
    assert habit.intercept == pytest.approx(-1)
    assert habit.slope == pytest.approx(2)
    assert habit.sigma == MIN_BID_SIGMA
    assert habit.spread == pytest.approx(
        800**0.5
    )  # 40 apart at both tables: two halves of 20² each


def test_pupils_meet_situations_and_see_what_stays() -> None:
    school = HandValueTrainer(3, Rng(1))
    school.situations = [[] for _ in range(9)]
    school.play_game(False)
    assert all(school.situations[dice] for dice in range(1, 9))
    assert (
        sum(school.num_challenged[k] for k in range(NUM_STAY_ENTRIES)) == 2 * 36
    )  # all but who leads, in 36 tricks
    for dice in range(1, 9):
        for level, colour, rivals in school.situations[dice]:
            assert 0 <= level < 14 and 0 <= colour < 5 and 0 <= rivals < 3


def test_good_players_are_watched_round_by_round() -> None:
    seen = collect_hands(load_hands(5), True, 2, Rng(1))
    assert [len(hands) for hands in seen] == [2 * 5] * 7
    assert all(0 <= bid <= number for number, hands in enumerate(seen, 1) for _, bid, _ in hands)
