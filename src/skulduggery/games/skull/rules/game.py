"""Skull: bluff, bid, and flip."""

from typing import ClassVar

from skulduggery.core.events import event_types_in
from skulduggery.core.game import Game
from skulduggery.games.skull.rules import state as rules
from skulduggery.games.skull.rules.actions import (
    ACTION_TEXTS,
    FLIP_OFFSET,
    FLOWER,
    LAST_CHANCE,
    PASS,
    SKULL,
    START_OFFSET,
)
from skulduggery.games.skull.rules.narrate import events_of_action, opening_events, revealable_discs
from skulduggery.games.skull.rules.odds import SkullOdds
from skulduggery.games.skull.rules.odds_builder import view_odds
from skulduggery.games.skull.rules.options import SKULL_PRESETS, SkullOptions
from skulduggery.games.skull.rules.position import read_position, state_at
from skulduggery.games.skull.rules.sentences import (
    EVENT_SENTENCES,
    action_label,
    tribe_name,
)
from skulduggery.games.skull.rules.state import SkullState, new_state
from skulduggery.games.skull.rules.statistics import SkullStatistics
from skulduggery.games.skull.rules.view import SkullHidden, SkullView
from skulduggery.games.skull.rules.view_builder import (
    encode_hidden_info,
    encode_public_view,
    hidden_info,
    player_view,
    public_view,
    some_world,
)


def default_action(state: SkullState, seat: int) -> int:
    """Lay a flower, pass, bid as little as possible; discs and seats in turn (D4)."""
    if state.phase == rules.PHASE_RAISE:
        return PASS
    if state.phase == rules.PHASE_ATTEMPT:
        return FLIP_OFFSET + _next_seat(state, seat, FLIP_OFFSET)
    if state.phase == rules.PHASE_NAME_STARTER:
        return START_OFFSET + _next_seat(state, seat, START_OFFSET)
    return state.nth_action(0)  # a flower first, and with an empty hand the lowest bid


def _next_seat(state: SkullState, seat: int, move: int) -> int:
    """The next seat clockwise for which the move is legal."""
    seats = [(seat + k) % state.num_seats for k in range(1, state.num_seats)]
    return next(other for other in seats if state.is_legal(move + other))


def _refusal_sentence(state: SkullState, seat: int, action: int) -> str | None:
    """Why no disc can be laid now."""
    if action not in (FLOWER, SKULL, LAST_CHANCE):
        return None
    if state.phase == rules.PHASE_PLACE and state.tribes[seat].height:
        return "skull-disc-chosen"
    return "skull-bidding-has-begun" if state.challenger >= 0 else None


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
    client_constants: ClassVar = {"points_to_win": rules.POINTS_TO_WIN}

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
    encode_public_view = staticmethod(encode_public_view)
    encode_hidden_info = staticmethod(encode_hidden_info)
    view_odds = staticmethod(view_odds)
    world_from_view = staticmethod(some_world)
    opening_events = staticmethod(opening_events)
    events_of_action = staticmethod(events_of_action)
    refusal_sentence = staticmethod(_refusal_sentence)
    revealable = staticmethod(revealable_discs)
    default_action = staticmethod(default_action)
    seat_title = staticmethod(tribe_name)
    event_sentence = staticmethod(EVENT_SENTENCES.event_sentence)
    own_event_sentence = staticmethod(EVENT_SENTENCES.own_event_sentence)
    action_label = staticmethod(action_label)
    new_statistics = SkullStatistics


SKULL_GAME = Skull()
