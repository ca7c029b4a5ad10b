"""Säbel & Schädel: roll, place, and know when to stop."""

from skulduggery.core.events import event_types_in
from skulduggery.core.game import Game
from skulduggery.games.saber_skull.rules.actions import TEXTS
from skulduggery.games.saber_skull.rules.default_move import default
from skulduggery.games.saber_skull.rules.narrate import events, opening
from skulduggery.games.saber_skull.rules.odds import SaberSkullOdds, odds
from skulduggery.games.saber_skull.rules.options import SaberSkullOptions
from skulduggery.games.saber_skull.rules.position import read_position, state_at
from skulduggery.games.saber_skull.rules.sentences import label, sentence
from skulduggery.games.saber_skull.rules.state import SaberSkullState, new_state
from skulduggery.games.saber_skull.rules.statistics import SaberSkullTally
from skulduggery.games.saber_skull.rules.view import SaberSkullView
from skulduggery.games.saber_skull.rules.view_builder import player_view, public_view, some_world


class SaberSkull(Game[SaberSkullState, SaberSkullOptions, SaberSkullView]):
    name = "saber_skull"
    version = 1
    texts = TEXTS
    options = SaberSkullOptions
    view_type = SaberSkullView
    event_types = event_types_in("skulduggery.games.saber_skull.rules.events")
    odds_type = SaberSkullOdds

    def players(self, options: SaberSkullOptions) -> range:
        return range(2, 6)  # SS01

    def begin(self, options: SaberSkullOptions, players: int) -> SaberSkullState:
        return new_state(
            players, options.coasters(), options.first_seat(players), options.championship
        )

    def begin_at(self, options: SaberSkullOptions, players: int, position: str) -> SaberSkullState:
        return state_at(read_position(position), options, players)

    def players_at(self, options: SaberSkullOptions, position: str) -> int:
        return len(read_position(position).hands)

    def ranks_by_score(self, options: SaberSkullOptions) -> bool:
        return options.championship  # SS18; a single match knows only who has won

    public_view = staticmethod(public_view)
    player_view = staticmethod(player_view)
    odds = staticmethod(odds)
    some_world = staticmethod(some_world)
    opening = staticmethod(opening)
    events = staticmethod(events)
    default = staticmethod(default)
    sentence = staticmethod(sentence)
    label = staticmethod(label)
    tally = SaberSkullTally


SABER_SKULL = SaberSkull()
