"""Records the events of every ply, unredacted."""

from skulduggery.core.event_recorder import EventRecorder
from skulduggery.core.events import Event
from skulduggery.core.game import AnyGame
from skulduggery.core.state import State


class PlyRecorder(EventRecorder):
    """The events of every ply, unredacted."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.events_by_ply: list[list[Event]] = []

    def after_action(self, state: State, who: int, action: int) -> None:
        super().after_action(state, who, action)
        self.events_by_ply.append(list(self.events))

    def all_events(self) -> list[Event]:
        return [event for ply in self.events_by_ply for event in ply]
