"""Records for each player the events they may see."""

from collections.abc import Iterable

from mypy_extensions import i64

from skulduggery.core.event_recorder import EventRecorder, redact_events
from skulduggery.core.events import Event
from skulduggery.core.game import AnyGame
from skulduggery.core.match import Match, Watcher
from skulduggery.core.options import Options
from skulduggery.core.state import State


class HistoryRecorder(EventRecorder):
    """Keeps the histories of some players of a match; `beside` is another watcher."""

    def __init__(
        self, game: AnyGame, state: State, players: Iterable[int], beside: Watcher | None = None
    ) -> None:
        super().__init__(game)
        self._other_watcher = beside
        self.histories: dict[int, list[Event]] = {
            player: redact_events(game.opening_events(state), state, player) for player in players
        }

    def before_action(self, state: State, who: i64, action: i64) -> None:
        super().before_action(state, who, action)
        if self._other_watcher is not None:
            self._other_watcher.before_action(state, who, action)

    def after_action(self, state: State, who: i64, action: i64) -> None:
        super().after_action(state, who, action)
        for player, history in self.histories.items():
            history.extend(redact_events(self.events, state, player))
        if self._other_watcher is not None:
            self._other_watcher.after_action(state, who, action)


def history_of_player(
    game: AnyGame, options: Options, players: int, plies: Iterable[tuple[int, int]], player: int
) -> list[Event]:
    """The history of one player, from the plies of a game so far."""
    state = game.new_state(options, players)
    recorder = HistoryRecorder(game, state, [player])
    match = Match(state, recorder)
    for who, action in plies:
        match.play_ply(who, action)
    return recorder.histories[player]
