"""Bots that think, and for how long."""

import pytest

from skulduggery.bots.time_budget import TimeBudget, TimedBot
from skulduggery.core.rng import Rng


@pytest.mark.parametrize(
    ("given", "part", "enough"), [(None, 1.0, 0.2), (7.0, 1.0, 7.0), (7.0, 0.5, 3.5)]
)
def test_nobody_thinks_for_longer_than_told_or_than_usual(
    given: float | None, part: float, enough: float
) -> None:
    now = 100.0
    in_time = TimedBot(Rng(1), given, lambda: now).start_budget(0.2, part)
    now += enough - 0.01
    assert in_time()
    now += 0.01
    assert not in_time()


def test_a_timer_tells_of_parts_as_well() -> None:
    now = 100.0
    in_time = TimeBudget(lambda: now, 8.0)
    now += 3.0
    assert not in_time(0.25)
    assert in_time(0.5)
    assert in_time()
