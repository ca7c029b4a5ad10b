"""What happened, as people are told it, with everything secret kept for those it belongs to."""

from collections.abc import Collection
from importlib import import_module
from typing import ClassVar

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=True, gc=False):
    """Something that happened. Each kind says what others see of it: nothing is open by default."""

    # How it is told in a log: `quiet` is what the next event tells again, or the table shows;
    # `opening` begins a round, `win` ends a game.
    tone: ClassVar[str] = "plain"

    def seen_by(self, seats: Collection[int]) -> "Event":
        """This event as somebody who holds `seats` may know it (spectators hold none)."""
        raise TypeError(f"{type(self).__name__} was never taught who may see it")


class PublicEvent(Event, frozen=True):
    """An event without secrets."""

    def seen_by(self, seats: Collection[int]) -> Event:
        return self


class OwnedEvent(Event, frozen=True):
    """An event of a seat, one field of which only its owner sees."""

    hidden: ClassVar[str]  # the field, None to others

    seat: int

    def seen_by(self, seats: Collection[int]) -> Event:
        return self if self.seat in seats else msgspec.structs.replace(self, **{self.hidden: None})


def event_types_in(module: str) -> tuple[type[Event], ...]:
    """All kinds of events that a module declares."""
    declared = vars(import_module(module)).values()
    return tuple(
        kind
        for kind in declared
        if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == module
    )
