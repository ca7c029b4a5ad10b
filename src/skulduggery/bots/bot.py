"""The interface of a bot: it decides from the view and the history of its player alone."""

from collections.abc import Sequence
from typing import Protocol, TypeAlias

from skulduggery.core.events import Event
from skulduggery.core.view import View

# All events this player was shown, in order. Bots must also play without it, from the view alone.
EventHistory: TypeAlias = Sequence[Event]


class Bot(Protocol):
    def decide(self, view: View, seat: int, history: EventHistory = ()) -> str:
        """The text of a move for one of the viewer's pending seats."""
        ...
