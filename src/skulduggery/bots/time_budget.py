"""Time budgets of searching bots."""

import time
from collections.abc import Callable

from skulduggery.core.rng import Rng


class TimeBudget:
    """Whether there is time left, of the whole budget or of a part; it starts when made."""

    def __init__(self, clock: Callable[[], float], seconds: float) -> None:
        self._clock = clock
        self._begun = clock()
        self._seconds = seconds

    def __call__(self, part: float = 1.0) -> bool:
        return self._clock() < self._begun + part * self._seconds


NO_TIME_LIMIT = TimeBudget(lambda: 0.0, 1.0)


class TimedBot:
    """A bot that thinks for the given seconds, or for the default of its kind."""

    def __init__(
        self,
        rng: Rng,
        seconds: float | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.rng = rng
        self.seconds = seconds
        self._clock = clock

    def start_budget(self, usual: float, part: float = 1.0) -> TimeBudget:
        return TimeBudget(self._clock, part * (usual if self.seconds is None else self.seconds))
