"""What happened at a table, for tests to look at."""

from skulduggery.core.event_recorder import Narrator
from skulduggery.core.events import Event
from skulduggery.core.game import AnyGame
from skulduggery.core.state import State


class Chronicle(Narrator):
    """All that happened, ply by ply, with its secrets."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.plies: list[list[Event]] = []

    def after(self, state: State, who: int, action: int) -> None:
        super().after(state, who, action)
        self.plies.append(list(self.events))

    def story(self) -> list[Event]:
        return [event for ply in self.plies for event in ply]
