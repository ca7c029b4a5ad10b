"""What a bot is: it decides from what its player may know, and from nothing else."""

from collections.abc import Sequence
from typing import Protocol, TypeAlias

from skulduggery.core.events import Event
from skulduggery.core.view import View

# All that a player was ever told in this game, in order. Without it a bot still plays, and only
# knows what lies on the table.
EventHistory: TypeAlias = Sequence[Event]


class Bot(Protocol):
    def decide(self, view: View, seat: int, history: EventHistory = ()) -> str:
        """The text of a move for one of the viewer's pending seats."""
        ...
