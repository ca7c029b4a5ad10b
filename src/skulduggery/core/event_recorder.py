"""Records the events of each ply of a match."""

from collections.abc import Iterable

from mypy_extensions import i64, mypyc_attr

from skulduggery.core.events import Event
from skulduggery.core.game import AnyGame
from skulduggery.core.match import Watcher
from skulduggery.core.state import State
from skulduggery.core.view_builder import seats_of_player


@mypyc_attr(allow_interpreted_subclasses=True)
class EventRecorder(Watcher):
    """Keeps the events of the last ply, unredacted."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.state_before: State | None = None
        self.kept_state: State | None = None  # that of the next ply, where somebody keeps it
        self.events: list[Event] = []

    def before_action(self, state: State, who: i64, action: i64) -> None:
        self.state_before = state.clone() if self.kept_state is None else self.kept_state
        self.kept_state = None

    def after_action(self, state: State, who: i64, action: i64) -> None:
        self.events = list(self.game.events_of_action(self.state_before, action, state))


def redact_events(events: Iterable[Event], state: State, player: int | None) -> list[Event]:
    """Events as a player may see them; a spectator where `player` is None."""
    seats = seats_of_player(state, player)
    return [event.seen_by(seats) for event in events]
