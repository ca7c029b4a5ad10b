"""Coroutines run at once as far as they go, or as tasks that are waited for at the end."""

import asyncio
from collections.abc import Coroutine, Generator
from types import coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")


def run_until_wait(work: Coroutine[Any, Any, None]) -> Coroutine[Any, Any, None] | None:
    """Run as far as it goes without waiting; the rest of it, if it does have to wait.

    For work that mostly never waits: a task for each would cost more than the work.
    """
    try:
        waits_for = work.send(None)
    except StopIteration:
        return None
    return resume_from(work, waits_for)


@coroutine
def resume_from(work: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    yield waits_for
    yield from work  # it runs already and is resumed


class TaskSet:
    """Tasks that nobody waits for until everything ends."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start_task(self, work: Coroutine[Any, Any, Result]) -> "asyncio.Task[Result]":
        task = asyncio.create_task(work)
        self._tasks.add(task)  # the event loop itself keeps only weak references
        task.add_done_callback(self._tasks.discard)
        return task

    async def finish_all(self) -> None:
        """Wait for all tasks, and for those that they start."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
