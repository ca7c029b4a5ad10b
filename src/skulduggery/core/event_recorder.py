"""Listening to a match: every ply as the events that tell it."""

from collections.abc import Iterable

from mypy_extensions import i64, mypyc_attr

from skulduggery.core.events import Event
from skulduggery.core.game import AnyGame
from skulduggery.core.match import Watcher
from skulduggery.core.state import State
from skulduggery.core.view_builder import own_seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Narrator(Watcher):
    """Keeps the events of the last ply, with all their secrets."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.earlier: State | None = None
        self.events: list[Event] = []

    def before(self, state: State, who: i64, action: i64) -> None:
        self.earlier = state.clone()

    def after(self, state: State, who: i64, action: i64) -> None:
        self.events = list(self.game.events(self.earlier, action, state))


def as_seen(events: Iterable[Event], state: State, player: int | None) -> list[Event]:
    """Events as a player, or a spectator, may know them."""
    seats = own_seats(state, player)
    return [event.seen_by(seats) for event in events]
