"""Work shared between processes, its results in order."""

from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import active_children, get_context
from typing import TypeVar

from skulduggery.sim.interrupts import deaf_children, ignore_interrupts, interrupts_held

AHEAD = 3  # tasks for each process, so that none has to wait

TaskT = TypeVar("TaskT")
DoneT = TypeVar("DoneT")


def shared(
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
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=ignore_interrupts)
    try:
        yield from results(pool, work, tasks, AHEAD * jobs)
    except BaseException:
        with interrupts_held():  # pressed once more, it would leave somebody behind
            for helper in set(active_children()) - others:
                helper.terminate()
            pool.shutdown()
        raise
    pool.shutdown()


def results(
    pool: ProcessPoolExecutor, work: Callable[[TaskT], DoneT], tasks: Iterator[TaskT], most: int
) -> Iterator[DoneT]:
    under_way: deque[Future[DoneT]] = deque()
    for task in tasks:
        with deaf_children():
            under_way.append(pool.submit(work, task))
        if len(under_way) >= most:
            yield under_way.popleft().result()
    while under_way:
        yield under_way.popleft().result()
