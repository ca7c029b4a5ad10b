"""Tasks that are waited for at the end."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

_log = logging.getLogger(__name__)

Result = TypeVar("Result")


def running_task() -> "asyncio.Task[Any]":
    """The task in which this is called."""
    task = asyncio.current_task()
    assert task is not None
    return task


async def keep_running(work: Callable[[], Coroutine[Any, Any, None]], pause_s: float) -> None:
    """What is to go on until it is cancelled by us: whatever else ends it, it begins again."""
    while True:
        try:
            await work()
        except asyncio.CancelledError:
            if running_task().cancelling():
                raise
            _log.warning("a task was cancelled that was to go on")  # by a driver, within itself
        except Exception:
            _log.exception("a task has failed that was to go on")
        await asyncio.sleep(pause_s)


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
