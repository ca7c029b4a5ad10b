"""Intervals: against textbook figures, and as often right as they promise."""

import random
from statistics import mean, variance

import pytest

from skulduggery.sim.intervals import mean_interval, share_interval, student_t_95, wilson_interval
from skulduggery.sim.summary import RatioEstimate, RatioSums


def sum_units(units: list[tuple[int, int]]) -> RatioSums:
    sums = RatioSums()
    for over, under in units:
        sums.add_unit(over, under)
    return sums


def test_wilsons_interval() -> None:
    """Against figures worked out by hand: 8 of 10, and the ends."""
    assert wilson_interval(8, 10) == pytest.approx((0.490162, 0.943318), abs=1e-5)
    assert wilson_interval(0, 10) == pytest.approx((0.0, 0.277533), abs=1e-5)
    assert wilson_interval(10, 10) == pytest.approx((0.722467, 1.0), abs=1e-5)


@pytest.mark.parametrize(
    ("freedom", "figure"), [(1, 12.706), (9, 2.262), (11, 2.201), (30, 2.042), (1000, 1.962)]
)
def test_students_t_is_that_of_the_tables(freedom: int, figure: float) -> None:
    assert student_t_95(freedom) == pytest.approx(figure, abs=0.003)


def test_the_mean_of_plain_figures_has_students_interval() -> None:
    figures = [3, 5, 4, 6, 8, 2, 5]
    found = sum_units([(figure, 1) for figure in figures]).estimate_ratio(proportion=False)
    spread = 2.4469 * (variance(figures) / len(figures)) ** 0.5
    assert (found.value, found.low, found.high) == pytest.approx(
        (mean(figures), mean(figures) - spread, mean(figures) + spread)
    )


def test_the_variance_is_that_of_the_jackknife_where_games_are_many() -> None:
    rng = random.Random(1)
    units = [(rng.randint(0, under), under) for under in rng.choices(range(5, 15), k=400)]
    whole = sum_units(units)
    left_out = [(whole.over - over) / (whole.under - under) for over, under in units]
    jackknife = (len(units) - 1) ** 2 / len(units) * variance(left_out)
    assert whole.ratio_variance() == pytest.approx(jackknife, rel=0.02)


def test_sums_of_sums_are_the_same_to_the_last_digit() -> None:
    units = [(k * k % 7, 7 + k % 3) for k in range(100)]
    parts = [sum_units(units[start : start + 30]) for start in (60, 0, 90, 30)]
    together = RatioSums()
    for part in parts:
        together.add(part)
    assert together.estimate_ratio(False) == sum_units(units).estimate_ratio(False)


@pytest.mark.parametrize("proportion", [True, False])
def test_the_interval_holds_the_truth_in_95_of_100(proportion: bool) -> None:
    """Games with a mood of their own, in which all trials tend to go the same way."""
    rng = random.Random(7)
    held = trusting = 0
    for _ in range(1000):
        units = []
        for _ in range(60):
            mood, trials = rng.betavariate(2, 4), rng.randint(4, 12)
            units.append((sum(rng.random() < mood for _ in range(trials)), trials))
        sums = sum_units(units)
        found = sums.estimate_ratio(proportion)
        assert found.low is not None and found.high is not None
        held += found.low <= 1 / 3 <= found.high
        low, high = wilson_interval(sums.over, sums.under)
        trusting += low <= 1 / 3 <= high
    assert 930 <= held <= 970
    assert trusting < 900  # what comes of taking trials within a game as independent


def test_a_share_that_is_nothing_or_everything_is_not_certain() -> None:
    assert sum_units([(0, 5)] * 20).estimate_ratio(proportion=True) == RatioEstimate(
        0.0, *wilson_interval(0, 100)
    )
    assert sum_units([(5, 5)] * 20).estimate_ratio(proportion=True) == RatioEstimate(
        1.0, *wilson_interval(100, 100)
    )


def test_few_games_tell_a_share_by_its_trials() -> None:
    assert sum_units([(2, 5), (3, 5)]).estimate_ratio(proportion=True) == RatioEstimate(
        0.5, *wilson_interval(5, 10)
    )
    assert share_interval(0.5, 10, 0.3, 9) == wilson_interval(5, 10)


def test_nobody_knows_an_average_from_one_game() -> None:
    assert sum_units([(7, 2)]).estimate_ratio(proportion=False) == RatioEstimate(3.5, None, None)
    assert sum_units([(1, 2)]).estimate_ratio(proportion=True) == RatioEstimate(
        0.5, *wilson_interval(1, 2)
    )


def test_figures_that_never_differ_leave_no_room() -> None:
    assert mean_interval(4.0, 0.0, 30) == (4.0, 4.0)
