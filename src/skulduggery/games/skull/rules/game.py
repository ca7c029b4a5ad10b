"""Skull: bluff, bid, and flip."""

from typing import ClassVar

from skulduggery.core.events import event_types_in
from skulduggery.core.game import Game
from skulduggery.games.skull.rules.actions import ACTION_TEXTS
from skulduggery.games.skull.rules.default_move import default_action
from skulduggery.games.skull.rules.narrate import events_of_action, opening_events
from skulduggery.games.skull.rules.odds import SkullOdds, view_odds
from skulduggery.games.skull.rules.options import SKULL_PRESETS, SkullOptions
from skulduggery.games.skull.rules.position import read_position, state_at
from skulduggery.games.skull.rules.reveal import revealable_discs
from skulduggery.games.skull.rules.sentences import action_label, event_sentence, tribe_name
from skulduggery.games.skull.rules.state import SkullState, new_state
from skulduggery.games.skull.rules.statistics import SkullStatistics
from skulduggery.games.skull.rules.view import SkullHidden, SkullView
from skulduggery.games.skull.rules.view_builder import (
    hidden_info,
    player_view,
    public_view,
    some_world,
)


class Skull(Game[SkullState, SkullOptions, SkullView]):
    name = "skull"
    version = 1
    action_texts = ACTION_TEXTS
    options_type = SkullOptions
    presets = SKULL_PRESETS
    view_type = SkullView
    event_types = event_types_in("skulduggery.games.skull.rules.events")
    hidden_type = SkullHidden
    odds_type = SkullOdds
    private_fields: ClassVar = {"TribeView": ("own",)}

    def player_range(self, options: SkullOptions) -> range:
        return options.player_range()

    def initial_state(self, options: SkullOptions, players: int) -> SkullState:
        seats = options.seat_count(players)
        return new_state(players, seats, options.state_rules(), options.first_seat(seats))

    def state_at_position(self, options: SkullOptions, players: int, position: str) -> SkullState:
        return state_at(read_position(position), options, players)

    def position_player_count(self, options: SkullOptions, position: str) -> int:
        seats = len(read_position(position).seats)
        return seats // 2 if options.two_tribes else seats

    public_view = staticmethod(public_view)
    player_view = staticmethod(player_view)
    hidden_info = staticmethod(hidden_info)
    view_odds = staticmethod(view_odds)
    world_from_view = staticmethod(some_world)
    opening_events = staticmethod(opening_events)
    events_of_action = staticmethod(events_of_action)
    revealable = staticmethod(revealable_discs)
    default_action = staticmethod(default_action)
    seat_title = staticmethod(tribe_name)
    event_sentence = staticmethod(event_sentence)
    action_label = staticmethod(action_label)
    new_statistics = SkullStatistics


SKULL_GAME = Skull()
