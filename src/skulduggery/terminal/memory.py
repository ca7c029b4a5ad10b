"""What has happened at the table, told to each as they may know it."""

from rich.text import Text

from skulduggery.core.events import Event
from skulduggery.core.game import AnyGame
from skulduggery.core.narrator import Narrator
from skulduggery.core.state import State
from skulduggery.games.saber_skull.events import (
    ChampionshipWon,
    CoasterLaid,
    MatchBegan,
    MatchWon,
)
from skulduggery.games.skull.events import DiscSealed, GameWon
from skulduggery.games.skull.events import RoundBegan as SkullRoundBegan
from skulduggery.games.skull_king.events import BidSealed, DieChosen, DieDealt, GameEnded
from skulduggery.games.skull_king.events import RoundBegan as SkullKingRoundBegan
from skulduggery.terminal.seating import Seating

# What the next event tells again, or the table shows: said aloud, it would only be noise.
QUIET = (BidSealed, CoasterLaid, DieChosen, DieDealt, DiscSealed)
BEGINNINGS = (MatchBegan, SkullKingRoundBegan, SkullRoundBegan)
WINS = (ChampionshipWon, GameEnded, GameWon, MatchWon)


class Memory(Narrator):
    """Every event of a match, the secrets still in it; who asks is told what they may know."""

    def __init__(self, game: AnyGame, seating: Seating, start: State) -> None:
        super().__init__(game)
        self.seating = seating
        self.past: list[Event] = [*game.opening(start)]

    def after(self, state: State, who: int, action: int) -> None:
        super().after(state, who, action)
        self.past.extend(self.events)

    def story(self, player: int) -> list[Event]:
        """All that a player was ever told."""
        seats = self.seating.seats_of(player)
        return [event.seen_by(seats) for event in self.past]

    def since(self, start: int, viewer: int | None) -> list[Text]:
        """What a player, or everybody, may know of all that came after the first `start`."""
        seats = self.seating.seats_of(viewer)
        return [
            Text(
                self.game.sentence(
                    event.seen_by(seats),
                    self.seating.names,
                    self.seating.language,
                    self.seating.seats,
                ),
                style(event),
            )
            for event in self.past[start:]
            if not isinstance(event, QUIET)
        ]


def style(event: Event) -> str:
    """A new round and a win stand out a little."""
    if isinstance(event, BEGINNINGS):
        return "bold"
    return "bold yellow" if isinstance(event, WINS) else ""
