"""A process pool with results in order that can be stopped at any moment."""

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing import active_children, get_context
from threading import current_thread, main_thread
from typing import TypeVar

_TASKS_AHEAD_PER_PROCESS = 3  # submitted ahead, so that no process is idle

TaskT = TypeVar("TaskT")
DoneT = TypeVar("DoneT")


@contextmanager
def hold_interrupts() -> Iterator[None]:
    """Delays SIGINT to the end of the block, so that the block is not interrupted."""
    if current_thread() is not main_thread():  # only the main thread is interrupted
        yield
        return
    pressed: list[int] = []
    usual = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
        if pressed:
            signal.raise_signal(signal.SIGINT)


@contextmanager
def _shield_children() -> Iterator[None]:
    """Processes started in the block ignore SIGINT; SIGUSR1 stays blocked until they handle it.

    A terminal sends Ctrl-C to all processes; the parent stops its workers itself.
    """
    if sys.platform == "win32":  # `listen_for_stop` has to suffice
        yield
        return
    usual = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGUSR1})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, usual)


def map_in_processes(
    work: Callable[[TaskT], DoneT], tasks: Iterator[TaskT], jobs: int
) -> Generator[DoneT, None, None]:
    """The results of `work` in the order of the tasks.

    Only a few tasks are submitted ahead, so memory does not grow with their number. Closing the
    generator stops the processes in the middle of their tasks.
    """
    if jobs == 1:
        yield from map(work, tasks)
        return
    others = set(active_children())
    # Fresh processes: a fork of a program with threads (a progress bar) may hang.
    pool = ProcessPoolExecutor(
        jobs, get_context("spawn"), initializer=_WorkerProcess.listen_for_stop
    )
    try:
        yield from _ordered_results(pool, work, tasks, _TASKS_AHEAD_PER_PROCESS * jobs)
    except BaseException:
        with hold_interrupts():  # a second Ctrl-C would leave processes behind
            # They are asked to stop, never killed: a process killed while writing a result leaves
            # half of it in the pipe, and the pool would wait for the other half for ever.
            for worker in set(active_children()) - others:
                _ask_to_stop(worker.pid)
            pool.shutdown(cancel_futures=True)
        raise
    pool.shutdown()


def _ordered_results(
    pool: ProcessPoolExecutor, work: Callable[[TaskT], DoneT], tasks: Iterator[TaskT], most: int
) -> Iterator[DoneT]:
    under_way: deque[Future[DoneT]] = deque()
    for task in tasks:
        with _shield_children():
            under_way.append(pool.submit(_WorkerProcess.run_task, work, task))
        if len(under_way) >= most:
            yield under_way.popleft().result()
    while under_way:
        yield under_way.popleft().result()


class _WorkStopped(Exception):
    """Raised in a worker that was asked to stop."""


class _WorkerProcess:
    """The state of a worker process."""

    _is_working = False
    _is_stopped = False

    @classmethod
    def listen_for_stop(cls) -> None:
        """The initializer of a worker: ignores SIGINT, and stops on SIGUSR1."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        if sys.platform != "win32":
            signal.signal(signal.SIGUSR1, cls._stop_work)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT, signal.SIGUSR1})

    @classmethod
    def _stop_work(cls, number: int, frame: object) -> None:
        """Abort the current task and all later ones, but never while a result is being sent."""
        cls._is_stopped = True
        if cls._is_working:
            raise _WorkStopped

    @classmethod
    def run_task(cls, work: Callable[[TaskT], DoneT], task: TaskT) -> DoneT:
        if cls._is_stopped:
            raise _WorkStopped
        cls._is_working = True
        try:
            return work(task)
        finally:
            cls._is_working = False


def _ask_to_stop(process: int | None) -> None:
    """Send SIGUSR1; on Windows, the process ends when its task is done."""
    if process is not None and sys.platform != "win32":
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGUSR1)
