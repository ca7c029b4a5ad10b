"""The clocks of a game: who is on the clock since when, and what is left.

Times are handed in; nothing here knows what time it is.
"""

from collections.abc import Iterable

from skulduggery.table.settings import Clock


class Clocks:
    """One clock for each player; several run while choices are being sealed."""

    def __init__(self, clock: Clock, players: int) -> None:
        self._clock = clock
        self._banks = [float(clock.seconds)] * players
        self._running_since: list[float | None] = [None] * players

    def switch_to(self, asked: Iterable[int], now: float) -> None:
        """These players owe a decision now; the clocks of all others stand."""
        running = set(asked)
        for player, since in enumerate(self._running_since):
            if since is not None and player not in running:
                self.stop_clock(player, now)
            elif since is None and player in running:
                self._running_since[player] = now

    def stop_clock(self, player: int, now: float) -> None:
        """A decision ends the time for it, also where the same player is asked again at once."""
        since = self._running_since[player]
        if since is None:
            return
        if self._clock.kind == "bank":
            left = self._banks[player] - max(0.0, now - since)  # a clock set back gives nothing
            self._banks[player] = max(0.0, left) + self._clock.increment
        self._running_since[player] = None

    def give_time(self, player: int, seconds: float, now: float) -> None:
        """The next seconds are not charged, or as many of those before."""
        since = self._running_since[player]
        if since is not None:
            self._running_since[player] = min(since, now) + seconds

    def seconds_left(self, player: int, now: float) -> float | None:
        """Seconds the player still has, None where there is no clock."""
        if self._clock.kind == "none":
            return None
        since = self._running_since[player]
        return self._banks[player] - (0.0 if since is None else max(0.0, now - since))

    def all_seconds_left(self, now: float) -> list[float | None]:
        if self._clock.kind == "none":
            return [None] * len(self._banks)
        return [self.seconds_left(player, now) for player in range(len(self._banks))]

    def next_deadline(self) -> float | None:
        """When the first of the running clocks runs out."""
        if self._clock.kind == "none":
            return None
        ends = [
            since + bank
            for since, bank in zip(self._running_since, self._banks, strict=True)
            if since is not None
        ]
        return min(ends, default=None)
