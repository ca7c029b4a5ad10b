"""A limit on how often something may happen. Compiled: every move asks one."""

from math import ceil


class TokenBucket:
    """Holds so many tokens, gains some every second, and gives one for each request."""

    def __init__(self, per_second: float, most: float) -> None:
        self._per_second = per_second
        self._capacity = most
        self.tokens = most
        self._filled_at: float | None = None

    def take_token(self, now: float) -> bool:
        """One token, if there is one. A bucket that gains nothing is no limit at all."""
        if self._per_second == 0:
            return True
        self._fill(now)
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def _fill(self, now: float) -> None:
        """What was gained since the last time."""
        if self._filled_at is not None:
            gained = max(0.0, now - self._filled_at) * self._per_second
            self.tokens = min(self._capacity, self.tokens + gained)
        self._filled_at = now

    def seconds_until_token(self) -> int:
        """How long an empty bucket has to wait, in whole seconds."""
        return max(1, ceil(round((1 - self.tokens) / self._per_second, 3)))

    def is_full(self, now: float) -> bool:
        self._fill(now)
        return self.tokens >= self._capacity
