"""An event loop whose time can be moved on: timers ring without anybody waiting for them."""

import asyncio
from collections.abc import Coroutine
from typing import Any


class ManualTimeLoop(asyncio.SelectorEventLoop):
    """Real in everything but its clock, which is ahead by what was skipped."""

    skipped_s = 0.0

    def time(self) -> float:
        return super().time() + self.skipped_s


def run_with_manual_time(evening: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=ManualTimeLoop) as runner:
        runner.run(evening)


def skip_seconds(seconds: float) -> None:
    """What is due by then is done in the next turn of the loop."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, ManualTimeLoop)
    loop.skipped_s += seconds
