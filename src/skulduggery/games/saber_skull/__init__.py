"""Säbel & Schädel: roll, place, and know when to stop."""

from skulduggery.core.game import Game
from skulduggery.games.saber_skull.actions import TEXTS
from skulduggery.games.saber_skull.odds import odds
from skulduggery.games.saber_skull.options import SaberSkullOptions
from skulduggery.games.saber_skull.position import read_position, state_at
from skulduggery.games.saber_skull.seeing import player_view, public_view, some_world
from skulduggery.games.saber_skull.sentences import label, sentence
from skulduggery.games.saber_skull.state import SaberSkullState, new_state
from skulduggery.games.saber_skull.tally import SaberSkullTally
from skulduggery.games.saber_skull.telling import events, opening
from skulduggery.games.saber_skull.timeout import default
from skulduggery.games.saber_skull.view import SaberSkullView


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
