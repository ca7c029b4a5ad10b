"""Skull King, the dice game: foretell your tricks, then take exactly as many."""

from collections.abc import Sequence

from skulduggery.core.events import Event
from skulduggery.core.game import Game
from skulduggery.core.tally import Tally
from skulduggery.games.skull_king.actions import TEXTS
from skulduggery.games.skull_king.events import events, opening
from skulduggery.games.skull_king.options import SkullKingOptions
from skulduggery.games.skull_king.sentences import label, sentence
from skulduggery.games.skull_king.state import SkullKingState, new_state
from skulduggery.games.skull_king.tally import SkullKingTally
from skulduggery.games.skull_king.view import SkullKingView, some_world, view


class SkullKing(Game[SkullKingState, SkullKingOptions, SkullKingView]):
    name = "skull_king"
    version = 1
    texts = TEXTS
    options = SkullKingOptions

    def players(self, options: SkullKingOptions) -> range:
        return range(3, 7)  # SD01, E14

    def begin(self, options: SkullKingOptions, players: int) -> SkullKingState:
        landlubber = options.scoring == "landlubber"
        return new_state(players, landlubber, options.first_seat(players))

    def view(
        self, state: SkullKingState, options: SkullKingOptions, player: int | None
    ) -> SkullKingView:
        return view(state, options, player)

    def some_world(self, view: SkullKingView) -> SkullKingState:
        return some_world(view)

    def events(self, before: SkullKingState, action: int, after: SkullKingState) -> Sequence[Event]:
        return list(events(before, action, after))

    def opening(self, state: SkullKingState) -> Sequence[Event]:
        return list(opening(state))

    def sentence(
        self, event: Event, names: Sequence[str], language: str, seats: int | None = None
    ) -> str:
        return sentence(event, names, language, seats)

    def label(
        self, text: str, names: Sequence[str], language: str, seats: int | None = None
    ) -> str:
        return label(text, names, language, seats)

    def tally(self) -> Tally:
        return SkullKingTally()
