"""Bots seem to think, and how long they do tells nothing about the position."""

import asyncio
from collections.abc import Callable
from random import Random
from statistics import quantiles

import pytest

from skulduggery.server.bot_pace import BotPace


class RecordedSleep:
    def __init__(self) -> None:
        self.slept: list[float] = []

    async def __call__(self, seconds: float) -> None:
        self.slept.append(seconds)


def total_times(
    pace: BotPace, sleep: RecordedSleep, thought: Callable[[], float], has_choice: bool
) -> list[float]:
    """How long each of many decisions took altogether."""

    async def decide() -> float:
        thought_s, before = thought(), len(sleep.slept)
        await pace.wait("sharp", thought_s, has_choice)
        return thought_s + sum(sleep.slept[before:])

    async def decide_often() -> list[float]:
        return [await decide() for _ in range(2000)]

    return asyncio.run(decide_often())


def paced(seed: int, usual_pause_s: float = 1.0) -> tuple[BotPace, RecordedSleep]:
    sleep = RecordedSleep()
    return BotPace(usual_pause_s, Random(seed).random, sleep), sleep


def test_a_quick_bot_takes_about_the_usual_pause() -> None:
    pace, sleep = paced(1)
    times = total_times(pace, sleep, lambda: 0.01, has_choice=True)
    assert min(times) >= 0.6 and max(times) <= 1.6 and max(times) - min(times) > 0.5


def test_forced_moves_take_as_long_as_free_ones() -> None:
    random = Random(2)
    pace, sleep = paced(3)
    free = total_times(pace, sleep, lambda: random.uniform(0.2, 2.4), has_choice=True)
    forced = total_times(pace, sleep, lambda: 0.001, has_choice=False)
    for one, other in zip(quantiles(free, n=10), quantiles(forced, n=10), strict=True):
        assert one == pytest.approx(other, abs=0.2)
    assert max(forced) > 1.7  # also those that thought longer than any pause


def test_a_bot_short_of_time_does_not_wait_for_its_clock_to_run_out() -> None:
    pace, sleep = paced(4)
    asyncio.run(pace.wait("sharp", 0.0, True, clock_left_s=2.0))
    assert sleep.slept == [pytest.approx(0.1)]
    asyncio.run(pace.wait("sharp", 0.5, True, clock_left_s=2.0))
    assert len(sleep.slept) == 1


def test_without_a_pause_nobody_waits() -> None:
    pace, sleep = paced(5, usual_pause_s=0.0)
    asyncio.run(pace.wait("sharp", 0.0, False))
    assert not sleep.slept


def test_a_server_that_stops_does_not_wait_for_its_bots() -> None:
    async def stop_while_waiting() -> None:
        pace = BotPace(1e6)
        waiting = asyncio.ensure_future(pace.wait("sharp", 0.0, True))
        await asyncio.sleep(0)
        assert not waiting.done()
        pace.close()
        await waiting

    asyncio.run(stop_while_waiting())
