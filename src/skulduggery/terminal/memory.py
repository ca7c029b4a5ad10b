"""What has happened at the table, told to each as they may know it."""

from mypy_extensions import i64
from rich.text import Text

from skulduggery.core.events import Event
from skulduggery.core.game import AnyGame
from skulduggery.core.match import Watcher
from skulduggery.core.state import State
from skulduggery.games.saber_skull.events import (
    ChampionshipWon,
    CoasterLaid,
    MatchBegan,
    MatchWon,
)
from skulduggery.games.sentences import SENTENCES
from skulduggery.games.skull.events import DiscSealed, GameWon
from skulduggery.games.skull.events import RoundBegan as SkullRoundBegan
from skulduggery.games.skull_king.events import BidSealed, DieChosen, DieDealt, GameEnded
from skulduggery.games.skull_king.events import RoundBegan as SkullKingRoundBegan
from skulduggery.terminal.seating import Seating

# What the next event tells again, or the table shows: said aloud, it would only be noise.
QUIET = (BidSealed, CoasterLaid, DieChosen, DieDealt, DiscSealed)
BEGINNINGS = (MatchBegan, SkullKingRoundBegan, SkullRoundBegan)
WINS = (ChampionshipWon, GameEnded, GameWon, MatchWon)


class Memory(Watcher):
    """Every event of a match, the secrets still in it; only `since` lets anything out."""

    def __init__(self, game: AnyGame, seating: Seating) -> None:
        self.game = game
        self.seating = seating
        self.events: list[Event] = []
        self.earlier: State | None = None

    def before(self, state: State, who: i64, action: i64) -> None:
        self.earlier = state.clone()

    def after(self, state: State, who: i64, action: i64) -> None:
        self.events.extend(self.game.events(self.earlier, action, state))

    def since(self, start: int, viewer: int | None) -> list[Text]:
        """What a player, or everybody, may know of all that came after the first `start`."""
        seats = self.seating.seats_of(viewer)
        words = SENTENCES[self.game.name]
        return [
            Text(
                words.sentence(
                    event.seen_by(seats),
                    self.seating.names,
                    self.seating.language,
                    self.seating.seats,
                ),
                style(event),
            )
            for event in self.events[start:]
            if not isinstance(event, QUIET)
        ]


def style(event: Event) -> str:
    """A new round and a win stand out a little."""
    if isinstance(event, BEGINNINGS):
        return "bold"
    return "bold yellow" if isinstance(event, WINS) else ""
