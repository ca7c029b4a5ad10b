"""How long a bot seems to think: the same whether it had a choice or not."""

import asyncio
import random
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable

_MIN_PAUSE_SHARE, _MAX_PAUSE_SHARE = 0.6, 1.6  # of the usual pause
_MAX_CLOCK_SHARE = 0.05  # of what is left on a bot's clock
_NUM_REMEMBERED_TIMES = 50  # how long bots of a level have really thought lately


class BotPace:
    """Waits until a bot's decision may be seen.

    A bot without a choice answers at once, one with a choice may take longer than the pause. So
    that nobody can tell them apart, the first waits as long as bots of its level thought lately.
    """

    def __init__(
        self,
        usual_pause_s: float = 0.0,
        draw: Callable[[], float] = random.random,
        sleep: Callable[[float], Awaitable[None]] | None = None,
    ) -> None:
        self._usual_pause_s = usual_pause_s
        self._draw = draw  # evenly from 0 to 1
        self._sleep = sleep or self._sleep_until_closing
        self._closing = asyncio.Event()
        self._thinking_times: defaultdict[str, deque[float]] = defaultdict(
            lambda: deque(maxlen=_NUM_REMEMBERED_TIMES)
        )

    async def wait(
        self, level: str, thought_s: float, has_choice: bool, clock_left_s: float | None = None
    ) -> None:
        """After a bot has thought for so long about a decision."""
        if not self._usual_pause_s:
            return
        remembered = self._thinking_times[level]
        seems_s = thought_s
        if has_choice:
            remembered.append(thought_s)
        elif remembered:
            seems_s = remembered[int(self._draw() * len(remembered))]
        left_s = max(self._draw_pause(clock_left_s), seems_s) - thought_s
        if left_s > 0:
            await self._sleep(left_s)

    def _draw_pause(self, clock_left_s: float | None) -> float:
        share = _MIN_PAUSE_SHARE + (_MAX_PAUSE_SHARE - _MIN_PAUSE_SHARE) * self._draw()
        pause_s = self._usual_pause_s * share
        return pause_s if clock_left_s is None else min(pause_s, clock_left_s * _MAX_CLOCK_SHARE)

    async def _sleep_until_closing(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._closing.wait()
        except TimeoutError:
            pass

    def close(self) -> None:
        """Nobody waits any longer: the server stops."""
        self._closing.set()
