"""What happened, as people are told it, with everything secret kept for those it belongs to."""

from collections.abc import Collection
from typing import ClassVar

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


class Owned(Event, frozen=True):
    """An event of a seat, one field of which only its owner sees."""

    hidden: ClassVar[str]  # the field, None to others

    seat: int

    def seen_by(self, seats: Collection[int]) -> Event:
        return self if self.seat in seats else msgspec.structs.replace(self, **{self.hidden: None})
