"""Processes in which others think, so that the server never waits: started when needed, shared
fairly, replaced when they were killed."""

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from pathlib import Path
from typing import TypeVar

from skulduggery.server.async_tasks import TaskSet
from skulduggery.server.fair_queue import FairQueue

_log = logging.getLogger(__name__)

_STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)
_CPU_QUOTA_FILE = Path("/sys/fs/cgroup/cpu.max")  # of a container: microseconds, of so many

Answer = TypeVar("Answer")


def usable_cores(quota_file: Path = _CPU_QUOTA_FILE) -> int:
    """How many cores this process may use: those it is bound to, or what its container may have."""
    cores = os.cpu_count() or 1
    if hasattr(os, "sched_getaffinity"):
        cores = len(os.sched_getaffinity(0))
    try:
        quota, period = map(int, quota_file.read_text().split())
    except (OSError, ValueError):  # no container, or one without a quota ("max")
        return cores
    return max(1, min(cores, quota // period))


def init_worker(niceness: int = 0) -> None:
    """A worker leaves it to the server to stop for a signal, and never outlives it."""
    for stopping in _STOP_SIGNALS:
        signal.signal(stopping, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=_exit_with_server, daemon=True).start()


def _exit_with_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


@contextmanager
def blocked_signals() -> Iterator[None]:
    """Processes begun meanwhile are deaf to them until they have settled."""
    if os.name == "nt":
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, _STOP_SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _STOP_SIGNALS)


class _WorkerProcess:
    """One process, begun with its first work; a pool of its own, which breaks alone if killed."""

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None

    @property
    def is_started(self) -> bool:
        return self._pool is not None

    async def run_work(self, work: Callable[..., Answer], *arguments: object) -> Answer:
        try:
            return await self._submit_work(work, *arguments)
        except BrokenProcessPool:  # somebody has killed it, maybe for want of memory
            _log.warning("worker restarted")
            return await self._submit_work(work, *arguments)

    async def _submit_work(self, work: Callable[..., Answer], *arguments: object) -> Answer:
        pool = self._pool = self._pool or self._new_pool()
        try:
            with blocked_signals():  # the process may be started by this
                running = asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
            return await running
        except BrokenProcessPool:
            self._pool = None
            raise

    def _new_pool(self) -> ProcessPoolExecutor:
        # A fresh process: a fork of a running event loop would carry its sockets along.
        return ProcessPoolExecutor(
            1, get_context("spawn"), initializer=init_worker, initargs=(self._niceness,)
        )

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()


class FairWorkers:
    """Some processes for the work of everybody; where all are busy, owners take turns."""

    def __init__(self, most: int, niceness: int = 0) -> None:
        self._workers = [_WorkerProcess(niceness) for _ in range(most)]
        self._idle = list(self._workers)  # the last is taken first: it is one that runs already
        self._waiting: FairQueue[asyncio.Future[_WorkerProcess]] = FairQueue()
        self._tasks = TaskSet()

    @property
    def waiting_count(self) -> int:
        return len(self._waiting)

    @property
    def started_count(self) -> int:
        return sum(worker.is_started for worker in self._workers)

    async def run_work(self, owner: str, work: Callable[..., Answer], *arguments: object) -> Answer:
        """Run a function in a process. Whoever is cancelled while waiting leaves the queue."""
        worker = self._idle.pop() if self._idle else await self._wait_for_worker(owner)
        running = self._tasks.start_task(self._run_and_release(worker, work, *arguments))
        return await asyncio.shield(running)  # a process that is at work cannot be called off

    async def _wait_for_worker(self, owner: str) -> _WorkerProcess:
        turn: asyncio.Future[_WorkerProcess] = asyncio.get_running_loop().create_future()
        self._waiting.put(owner, turn)
        try:
            return await turn
        except asyncio.CancelledError:
            self._waiting.remove(owner, turn)
            if turn.done() and not turn.cancelled():  # it was their turn at this very moment
                self._release_worker(turn.result())
            raise

    async def _run_and_release(
        self, worker: _WorkerProcess, work: Callable[..., Answer], *arguments: object
    ) -> Answer:
        try:
            return await worker.run_work(work, *arguments)
        finally:
            self._release_worker(worker)

    def _release_worker(self, worker: _WorkerProcess) -> None:
        """To the next who waits."""
        while len(self._waiting):
            turn = self._waiting.take()
            if not turn.done():  # else cancelled, and not yet out of the queue
                turn.set_result(worker)
                return
        self._idle.append(worker)

    async def close(self) -> None:
        """When what was begun is done."""
        await self._tasks.finish_all()
        for worker in self._workers:
            worker.close()
