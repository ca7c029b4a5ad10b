"""What happened, as people are told it, with everything secret kept for those it belongs to."""

from collections.abc import Collection

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=True, gc=False):
    """Something that happened. Each kind says what others see of it: nothing is open by default."""

    def seen_by(self, seats: Collection[int]) -> "Event":
        """This event as somebody who holds `seats` may know it (spectators hold none)."""
        raise TypeError(f"{type(self).__name__} was never taught who may see it")


class Public(Event, frozen=True):
    """An event without secrets."""

    def seen_by(self, seats: Collection[int]) -> Event:
        return self
