"""Tasks that are waited for at the end."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")


def running_task() -> "asyncio.Task[Any]":
    """The task in which this is called."""
    task = asyncio.current_task()
    assert task is not None
    return task


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
