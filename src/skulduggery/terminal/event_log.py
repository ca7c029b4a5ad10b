"""What has happened at the table, told to each as they may know it."""

from rich.text import Text

from skulduggery.core.event_recorder import EventRecorder
from skulduggery.core.events import Event
from skulduggery.core.game import AnyGame
from skulduggery.core.state import State
from skulduggery.terminal.seating import Seating

# A new round and a win stand out a little.
EVENT_STYLES = {"plain": "", "quiet": "", "opening": "bold", "win": "bold yellow"}


class EventLog(EventRecorder):
    """Every event of a match, the secrets still in it; who asks is told what they may know."""

    def __init__(self, game: AnyGame, seating: Seating, start: State) -> None:
        super().__init__(game)
        self.seating = seating
        self.all_events: list[Event] = [*game.opening_events(start)]

    def after_action(self, state: State, who: int, action: int) -> None:
        super().after_action(state, who, action)
        self.all_events.extend(self.events)

    def history_for(self, player: int) -> list[Event]:
        """All that a player was ever told."""
        seats = self.seating.seats_of(player)
        return [event.seen_by(seats) for event in self.all_events]

    def sentences_since(self, start: int, viewer: int | None) -> list[Text]:
        """What a player, or everybody, may know of all that came after the first `start`."""
        seats = self.seating.seats_of(viewer)
        return [
            Text(
                self.game.event_sentence(
                    event.seen_by(seats),
                    self.seating.names,
                    self.seating.language,
                    self.seating.seats,
                ),
                EVENT_STYLES[event.tone],
            )
            for event in self.all_events[start:]
            if event.tone != "quiet"
        ]
