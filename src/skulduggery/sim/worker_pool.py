"""Work shared between processes, its results in order, to be stopped at any moment."""

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

TASKS_AHEAD_PER_PROCESS = 3  # tasks for each process, so that none has to wait

TaskT = TypeVar("TaskT")
DoneT = TypeVar("DoneT")


@contextmanager
def hold_interrupts() -> Iterator[None]:
    """Ctrl-C waits for the end of the block, so that what is done there is done whole."""
    if current_thread() is not main_thread():  # no other is ever interrupted
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
def shield_children() -> Iterator[None]:
    """Processes started in the block do not hear Ctrl-C, and hear STOP only once they listen.

    A terminal sends Ctrl-C to all of them; whoever started them ends them.
    """
    if sys.platform == "win32":  # `listen_for_stop` has to do
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
    """What is done, in order. Only a few are ever under way, so memory does not grow with tasks.

    Whoever stops early closes it: then the processes end, whatever they are at.
    """
    if jobs == 1:
        yield from map(work, tasks)
        return
    others = set(active_children())
    # Fresh processes: a fork of a program with threads (a progress bar) may hang.
    pool = ProcessPoolExecutor(
        jobs, get_context("spawn"), initializer=WorkerProcess.listen_for_stop
    )
    try:
        yield from ordered_results(pool, work, tasks, TASKS_AHEAD_PER_PROCESS * jobs)
    except BaseException:
        with hold_interrupts():  # pressed once more, it would leave somebody behind
            # They are asked to stop, never killed: who dies while writing a result leaves half of
            # it in the pipe, and the pool would wait for the other half for ever.
            for helper in set(active_children()) - others:
                ask_to_stop(helper.pid)
            pool.shutdown(cancel_futures=True)
        raise
    pool.shutdown()


def ordered_results(
    pool: ProcessPoolExecutor, work: Callable[[TaskT], DoneT], tasks: Iterator[TaskT], most: int
) -> Iterator[DoneT]:
    under_way: deque[Future[DoneT]] = deque()
    for task in tasks:
        with shield_children():
            under_way.append(pool.submit(WorkerProcess.run_task, work, task))
        if len(under_way) >= most:
            yield under_way.popleft().result()
    while under_way:
        yield under_way.popleft().result()


class WorkStopped(Exception):
    """Nobody wants the result any more."""


class WorkerProcess:
    """What a process knows of itself."""

    is_working = False
    is_stopped = False

    @classmethod
    def listen_for_stop(cls) -> None:
        """The first thing a process does: Ctrl-C is for whoever started it, who then asks."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        if sys.platform != "win32":
            signal.signal(signal.SIGUSR1, cls.stop_work)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT, signal.SIGUSR1})

    @classmethod
    def stop_work(cls, number: int, frame: object) -> None:
        """Drop the work, and all that follows; but a result that is being sent is sent whole."""
        cls.is_stopped = True
        if cls.is_working:
            raise WorkStopped

    @classmethod
    def run_task(cls, work: Callable[[TaskT], DoneT], task: TaskT) -> DoneT:
        if cls.is_stopped:
            raise WorkStopped
        cls.is_working = True
        try:
            return work(task)
        finally:
            cls.is_working = False


def ask_to_stop(process: int | None) -> None:
    """Where it cannot be asked, as on Windows, it ends when its task is done."""
    if process is not None and sys.platform != "win32":
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGUSR1)
