"""Skull: bluff, bid, and flip."""

from skulduggery.core.game import Game
from skulduggery.games.skull.actions import TEXTS
from skulduggery.games.skull.odds import odds
from skulduggery.games.skull.options import PRESETS, SkullOptions
from skulduggery.games.skull.position import read_position, state_at
from skulduggery.games.skull.seeing import hidden, player_view, public_view, some_world
from skulduggery.games.skull.sentences import label, sentence
from skulduggery.games.skull.showing import showable
from skulduggery.games.skull.state import SkullState, new_state
from skulduggery.games.skull.tally import SkullTally
from skulduggery.games.skull.telling import events, opening
from skulduggery.games.skull.timeout import default
from skulduggery.games.skull.view import SkullView


class Skull(Game[SkullState, SkullOptions, SkullView]):
    name = "skull"
    version = 1
    texts = TEXTS
    options = SkullOptions
    presets = PRESETS

    def players(self, options: SkullOptions) -> range:
        return options.players()

    def begin(self, options: SkullOptions, players: int) -> SkullState:
        seats = options.seats(players)
        return new_state(players, seats, options.rules(), options.first_seat(seats))

    def begin_at(self, options: SkullOptions, players: int, position: str) -> SkullState:
        return state_at(read_position(position), options, players)

    def players_at(self, options: SkullOptions, position: str) -> int:
        seats = len(read_position(position).seats)
        return seats // 2 if options.two_tribes else seats

    public_view = staticmethod(public_view)
    player_view = staticmethod(player_view)
    hidden = staticmethod(hidden)
    odds = staticmethod(odds)
    some_world = staticmethod(some_world)
    opening = staticmethod(opening)
    events = staticmethod(events)
    showable = staticmethod(showable)
    default = staticmethod(default)
    sentence = staticmethod(sentence)
    label = staticmethod(label)
    tally = SkullTally
