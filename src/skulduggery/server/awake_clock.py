"""Awake time: the seconds in which a server ran, going on where the last one stopped.

Clocks and absences are charged by it. It does not see that the wall clock is set, and stands still
while the server is down, or the machine suspended, or the process stopped. Where several nodes
serve one database, the time of all is that of whoever was awake longest.
"""

import time
from collections.abc import Callable
from typing import Final

MAX_TICK_GAP_S: Final = 5.0  # between two readings; whatever goes beyond it was no time awake


class AwakeClock:
    """Tells awake time, as long as it is asked for it every few seconds."""

    def __init__(
        self, begin: float | None, monotonic: Callable[[], float] = time.monotonic
    ) -> None:
        """`begin`: where the last server stopped, if that is known."""
        self._monotonic = monotonic
        self._is_set = begin is not None
        self._awake_s = begin or 0.0
        self._read_at = monotonic()

    def __call__(self) -> float:
        now = self._monotonic()
        # Some systems count it when they are suspended; all do when a process is stopped.
        self._awake_s += min(max(0.0, now - self._read_at), MAX_TICK_GAP_S)
        self._read_at = now
        return self._awake_s

    def catch_up(self, awake_time: float) -> None:
        """A server was awake at this time: a log says so."""
        self._awake_s = max(self(), awake_time)
        self._is_set = True

    def begin_at(self, wall_time: float) -> None:
        """Where nothing is known of a server before, awake time begins as people's time."""
        if not self._is_set:
            self.catch_up(wall_time)
