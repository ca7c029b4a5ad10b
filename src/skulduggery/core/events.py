"""The events of a game, and what each player may see of them."""

from collections.abc import Collection
from importlib import import_module
from typing import ClassVar

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=True, gc=False):
    """Something that happened. Each type defines what others see of it; nothing is public by
    default.

    >>> import skulduggery as sk
    >>> class Watcher:
    ...     def decide(self, view, seat, history=()):
    ...         assert all(isinstance(event, sk.Event) for event in history)
    ...         return view.choices[seat][0]
    >>> any_game, *_ = sk.game_names()
    >>> sk.simulate(any_game, [Watcher(), Watcher(), "random"], games=1, seed=1).games
    1
    """

    # Its place in a log: a `quiet` event is not listed, because the next one repeats it or the
    # table shows it; `opening` begins a round, `win` ends a game.
    tone: ClassVar[str] = "plain"

    def seen_by(self, seats: Collection[int]) -> "Event":
        """This event redacted for a viewer who holds `seats` (spectators hold none)."""
        raise TypeError(f"{type(self).__name__} does not define who may see it")


class PublicEvent(Event, frozen=True):
    """An event without secrets."""

    def seen_by(self, seats: Collection[int]) -> Event:
        return self


class OwnedEvent(Event, frozen=True):
    """An event of a seat, one field of which only the owner of the seat sees."""

    hidden: ClassVar[str]  # the field, None to others

    seat: int

    def seen_by(self, seats: Collection[int]) -> Event:
        return self if self.seat in seats else msgspec.structs.replace(self, **{self.hidden: None})


def event_types_in(module: str) -> tuple[type[Event], ...]:
    """All event types that a module defines."""
    declared = vars(import_module(module)).values()
    return tuple(
        kind
        for kind in declared
        if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == module
    )
