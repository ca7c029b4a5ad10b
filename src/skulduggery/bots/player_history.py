"""Telling players what they may know of a game, for those who decide from it."""

from collections.abc import Iterable

from mypy_extensions import i64

from skulduggery.core.event_recorder import Narrator, as_seen
from skulduggery.core.events import Event
from skulduggery.core.game import AnyGame
from skulduggery.core.match import Match, Watcher
from skulduggery.core.options import Options
from skulduggery.core.state import CHANCE, State


class Storyteller(Narrator):
    """Keeps the stories of some players of a match; `beside` watches it too."""

    def __init__(
        self, game: AnyGame, state: State, players: Iterable[int], beside: Watcher | None = None
    ) -> None:
        super().__init__(game)
        self.beside = beside
        self.stories: dict[int, list[Event]] = {
            player: as_seen(game.opening(state), state, player) for player in players
        }

    def before(self, state: State, who: i64, action: i64) -> None:
        super().before(state, who, action)
        if self.beside is not None:
            self.beside.before(state, who, action)

    def after(self, state: State, who: i64, action: i64) -> None:
        super().after(state, who, action)
        for player, story in self.stories.items():
            story.extend(as_seen(self.events, state, player))
        if self.beside is not None:
            self.beside.after(state, who, action)


def story_of(
    game: AnyGame, options: Options, players: int, plies: Iterable[tuple[int, int]], player: int
) -> list[Event]:
    """All that a player has been told of a game that has come so far, told again from its plies."""
    state = game.new(options, players)
    teller = Storyteller(game, state, [player])
    match = Match(state, teller)
    for who, action in plies:
        if who == CHANCE:
            match.outcome(action)
        else:
            match.decide(who, action)
    return teller.stories[player]
