"""Säbel & Schädel: roll, place, and know when to stop."""

from collections.abc import Sequence

from skulduggery.core.events import Event
from skulduggery.core.game import Game
from skulduggery.core.tally import Tally
from skulduggery.games.saber_skull.actions import TEXTS
from skulduggery.games.saber_skull.events import events, opening
from skulduggery.games.saber_skull.options import SaberSkullOptions
from skulduggery.games.saber_skull.sentences import label, sentence
from skulduggery.games.saber_skull.state import SaberSkullState, new_state
from skulduggery.games.saber_skull.tally import SaberSkullTally
from skulduggery.games.saber_skull.view import SaberSkullView, some_world, view


class SaberSkull(Game[SaberSkullState, SaberSkullOptions, SaberSkullView]):
    name = "saber_skull"
    version = 1
    texts = TEXTS
    options = SaberSkullOptions

    def players(self, options: SaberSkullOptions) -> range:
        return range(2, 6)  # SS01

    def begin(self, options: SaberSkullOptions, players: int) -> SaberSkullState:
        return new_state(
            players, options.coasters(), options.first_seat(players), options.championship
        )

    def view(
        self, state: SaberSkullState, options: SaberSkullOptions, player: int | None
    ) -> SaberSkullView:
        return view(state, options, player)

    def some_world(self, view: SaberSkullView) -> SaberSkullState:
        return some_world(view)

    def events(
        self, before: SaberSkullState, action: int, after: SaberSkullState
    ) -> Sequence[Event]:
        return list(events(before, action, after))

    def opening(self, state: SaberSkullState) -> Sequence[Event]:
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
        return SaberSkullTally()
