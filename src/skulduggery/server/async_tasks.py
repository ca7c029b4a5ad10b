"""Coroutines that mostly finish without waiting are run at once, without a task for each."""

from collections.abc import Coroutine, Generator
from types import coroutine
from typing import Any


def run_until_wait(work: Coroutine[Any, Any, None]) -> Coroutine[Any, Any, None] | None:
    """Run as far as it goes without waiting; the rest of it, if it does have to wait."""
    try:
        waits_for = work.send(None)
    except StopIteration:
        return None
    return resume_from(work, waits_for)


@coroutine
def resume_from(work: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    yield waits_for
    yield from work  # it runs already and is resumed
