"""The log of a match: all events unredacted; each reader gets them redacted."""

from rich.text import Text

from skulduggery.core.event_recorder import EventRecorder
from skulduggery.core.events import Event
from skulduggery.core.game import AnyGame
from skulduggery.core.state import State
from skulduggery.terminal.seating import Seating

# By the tone of an event.
_EVENT_STYLES = {"plain": "", "quiet": "", "opening": "bold", "win": "bold yellow"}


class EventLog(EventRecorder):
    """Keeps every event of a match unredacted, and redacts them for each reader."""

    def __init__(self, game: AnyGame, seating: Seating, start: State) -> None:
        super().__init__(game)
        self._seating = seating
        self.all_events: list[Event] = [*game.opening_events(start)]

    def after_action(self, state: State, who: int, action: int) -> None:
        super().after_action(state, who, action)
        self.all_events.extend(self.events)

    def history_for(self, player: int) -> list[Event]:
        """The history of a player."""
        seats = self._seating.seats_of(player)
        return [event.seen_by(seats) for event in self.all_events]

    def sentences_since(self, start: int, viewer: int | None) -> list[Text]:
        """The events after the first `start` as sentences, redacted for a player or a spectator."""
        seats = self._seating.seats_of(viewer)
        return [
            Text(
                self.game.event_sentence(
                    event.seen_by(seats),
                    self._seating.names,
                    self._seating.language,
                    self._seating.seats,
                ),
                _EVENT_STYLES[event.tone],
            )
            for event in self.all_events[start:]
            if event.tone != "quiet"
        ]
