"""Skull: bluff, bid, and flip."""

from typing import ClassVar

from skulduggery.core.events import event_types_in
from skulduggery.core.game import Game
from skulduggery.games.skull.rules.actions import TEXTS
from skulduggery.games.skull.rules.default_move import default
from skulduggery.games.skull.rules.narrate import events, opening
from skulduggery.games.skull.rules.odds import SkullOdds, odds
from skulduggery.games.skull.rules.options import PRESETS, SkullOptions
from skulduggery.games.skull.rules.position import read_position, state_at
from skulduggery.games.skull.rules.reveal import showable
from skulduggery.games.skull.rules.sentences import label, sentence, tribe_name
from skulduggery.games.skull.rules.state import SkullState, new_state
from skulduggery.games.skull.rules.statistics import SkullTally
from skulduggery.games.skull.rules.view import SkullHidden, SkullView
from skulduggery.games.skull.rules.view_builder import hidden, player_view, public_view, some_world


class Skull(Game[SkullState, SkullOptions, SkullView]):
    name = "skull"
    version = 1
    texts = TEXTS
    options = SkullOptions
    presets = PRESETS
    view_type = SkullView
    event_types = event_types_in("skulduggery.games.skull.rules.events")
    hidden_type = SkullHidden
    odds_type = SkullOdds
    private_fields: ClassVar = {"TribeView": ("own",)}

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
    seat_title = staticmethod(tribe_name)
    sentence = staticmethod(sentence)
    label = staticmethod(label)
    tally = SkullTally


SKULL = Skull()
