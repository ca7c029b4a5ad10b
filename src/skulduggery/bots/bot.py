"""The interface of a bot: it decides from the view and the history of its player alone."""

from collections.abc import Sequence
from typing import Protocol, TypeAlias

from skulduggery.core.events import Event
from skulduggery.core.view import View

# All events this player was shown, in order. Bots must also play without it, from the view alone.
EventHistory: TypeAlias = Sequence[Event]


class Bot(Protocol):
    """Decides for a player. Any object with this method is a bot; it needs no base class.

    >>> import skulduggery as sk
    >>> class First:
    ...     def decide(self, view, seat, history=()):
    ...         return view.choices[seat][0]
    >>> any_game, *_ = sk.game_names()
    >>> sk.simulate(any_game, [First(), First(), "random"], games=2, seed=1).games
    2
    """

    def decide(self, view: View, seat: int, history: EventHistory = ()) -> str:
        """The text of a move for one of the viewer's pending seats."""
        ...
