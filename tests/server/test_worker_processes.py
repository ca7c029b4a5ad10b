"""Processes for the work of everybody: begun when needed, shared in turns, replaced when killed."""

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from skulduggery.core.errors import Mistake
from skulduggery.server.fair_queue import FairQueue
from skulduggery.server.hosting.settings import ServerSettings
from skulduggery.server.run import validate_settings
from skulduggery.server.worker_processes import FairWorkers, usable_cores

TEST_TIMEOUT_S = 60.0


def run_with_workers(
    evening: Callable[[FairWorkers], Awaitable[None]], most: int, niceness: int = 0
) -> None:
    async def whole() -> None:
        workers = FairWorkers(most, niceness)
        async with asyncio.timeout(TEST_TIMEOUT_S):
            await evening(workers)
            await workers.close()

    asyncio.run(whole())


# The queue.


def test_owners_take_turns_and_each_one_s_items_keep_their_order() -> None:
    queue: FairQueue[str] = FairQueue()
    for item in ("a1", "a2", "a3", "b1", "c1", "c2"):
        queue.put(item[0], item)
    assert len(queue) == 6
    assert [queue.take() for _ in range(4)] == ["a1", "b1", "c1", "a2"]
    queue.put("b", "b2")
    assert [queue.take() for _ in range(3)] == ["c2", "a3", "b2"]
    with pytest.raises(IndexError):
        queue.take()


def test_what_was_removed_never_comes() -> None:
    queue: FairQueue[str] = FairQueue()
    for item in ("a1", "a2", "b1"):
        queue.put(item[0], item)
    queue.remove("a", "a1")
    queue.remove("b", "b1")
    queue.remove("b", "b1")  # it is out already
    assert (len(queue), queue.take(), len(queue)) == (1, "a2", 0)


# The processes.


def test_processes_are_started_when_they_are_needed() -> None:
    async def evening(workers: FairWorkers) -> None:
        assert workers.started_count == 0
        first = {await workers.run_work("ada", os.getpid) for _ in range(3)}
        assert (len(first), workers.started_count) == (1, 1)
        await asyncio.gather(*(workers.run_work("ada", os.getpid) for _ in range(2)))
        assert workers.started_count == 2

    run_with_workers(evening, 4)


def test_one_who_asks_much_waits_and_others_do_not() -> None:
    async def evening(workers: FairWorkers) -> None:
        answered: list[str] = []

        async def ask(owner: str) -> None:
            await workers.run_work(owner, os.getpid)
            answered.append(owner)

        asking = [asyncio.create_task(ask(owner)) for owner in ("ada",) * 9 + ("ben", "cleo")]
        await asyncio.sleep(0)
        assert workers.waiting_count == 10
        await asyncio.gather(*asking)
        assert answered[:4] == ["ada", "ada", "ben", "cleo"]
        assert workers.waiting_count == 0

    run_with_workers(evening, 1)


def test_whoever_gives_up_leaves_the_queue_and_a_process_at_work_is_not_shared() -> None:
    async def evening(workers: FairWorkers) -> None:
        await workers.run_work("ada", os.getpid)
        working, waiting = (
            asyncio.create_task(workers.run_work("ada", time.sleep, seconds))
            for seconds in (0.2, 3600)
        )
        await asyncio.sleep(0)
        assert workers.waiting_count == 1
        waiting.cancel()
        working.cancel()
        await asyncio.gather(waiting, working, return_exceptions=True)
        assert workers.waiting_count == 0
        later = asyncio.create_task(workers.run_work("ben", os.getpid))
        await asyncio.sleep(0)
        assert workers.waiting_count == 1  # until the process has done what it began with
        assert await later != os.getpid()

    run_with_workers(evening, 1)


def test_a_turn_that_comes_with_the_cancellation_goes_to_the_next() -> None:
    async def evening(workers: FairWorkers) -> None:
        working = asyncio.create_task(workers.run_work("ada", os.getpid))
        await asyncio.sleep(0)
        waiting = asyncio.create_task(workers.run_work("ada", os.getpid))
        working.add_done_callback(lambda done: waiting.cancel())
        await working
        await asyncio.gather(waiting, return_exceptions=True)
        assert await workers.run_work("ben", os.getpid) != os.getpid()

    run_with_workers(evening, 1)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="Windows has no such signal")
def test_what_kills_its_process_fails_alone() -> None:
    """It is tried once more and given up; the questions of others are answered all the same."""

    async def evening(workers: FairWorkers) -> None:
        deadly = [workers.run_work("eve", os._exit, 1) for _ in range(3)]
        harmless = [workers.run_work("ada", abs, -number) for number in range(6)]
        results = await asyncio.gather(*deadly, *harmless, return_exceptions=True)
        assert all(isinstance(result, BrokenProcessPool) for result in results[:3])
        assert results[3:] == list(range(6))

    run_with_workers(evening, 2)


@pytest.mark.skipif(not hasattr(os, "nice"), reason="Windows has no niceness")
def test_processes_give_way_as_they_are_told() -> None:
    async def evening(workers: FairWorkers) -> None:
        assert await workers.run_work("ada", os.nice, 0) == min(19, os.nice(0) + 5)

    run_with_workers(evening, 1, 5)


def test_a_container_has_as_many_cores_as_it_may_use(tmp_path: Path) -> None:
    quota = tmp_path / "cpu.max"
    everything = usable_cores(quota)
    assert everything >= 1
    for text, cores in (("max 100000", everything), ("50000 100000", 1), ("100000 100000", 1)):
        quota.write_text(text)
        assert usable_cores(quota) == cores


@pytest.mark.parametrize("count", [-1, 257])
def test_so_many_processes_cannot_be(count: int) -> None:
    with pytest.raises(Mistake) as refused:
        validate_settings(ServerSettings(bot_workers=count))
    assert refused.value.sentence == "bad-bot-workers"
    assert validate_settings(ServerSettings(bot_workers=256)).bot_workers == 256
