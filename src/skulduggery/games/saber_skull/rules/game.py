"""Säbel & Schädel: roll, place, and know when to stop."""

from typing import ClassVar

from skulduggery.core.events import event_types_in
from skulduggery.core.game import Game
from skulduggery.games.saber_skull.rules import state as rules
from skulduggery.games.saber_skull.rules.actions import (
    ACTION_TEXTS,
    COASTER_NAMES,
    PLACE_OFFSET,
    STOP,
)
from skulduggery.games.saber_skull.rules.narrate import events_of_action, opening_events
from skulduggery.games.saber_skull.rules.odds import SaberSkullOdds
from skulduggery.games.saber_skull.rules.odds_builder import view_odds
from skulduggery.games.saber_skull.rules.options import SaberSkullOptions
from skulduggery.games.saber_skull.rules.position import read_position, state_at
from skulduggery.games.saber_skull.rules.sentences import (
    EVENT_SENTENCES,
    action_label,
)
from skulduggery.games.saber_skull.rules.state import SaberSkullState, new_state
from skulduggery.games.saber_skull.rules.statistics import SaberSkullStatistics
from skulduggery.games.saber_skull.rules.view import SaberSkullView
from skulduggery.games.saber_skull.rules.view_builder import player_view, public_view, some_world


def default_action(state: SaberSkullState, seat: int) -> int:
    """Stop; place the own colour, or the first there is."""
    if state.phase == rules.PHASE_GO_ON:
        return STOP
    return PLACE_OFFSET + seat if state.is_legal(PLACE_OFFSET + seat) else state.nth_action(0)


class SaberSkull(Game[SaberSkullState, SaberSkullOptions, SaberSkullView]):
    name = "saber_skull"
    version = 1
    action_texts = ACTION_TEXTS
    options_type = SaberSkullOptions
    view_type = SaberSkullView
    event_types = event_types_in("skulduggery.games.saber_skull.rules.events")
    odds_type = SaberSkullOdds
    client_constants: ClassVar = {
        "coasters": len(COASTER_NAMES),
        "tokens_per_crew": rules.TOKENS_PER_COLOUR,
    }

    def player_range(self, options: SaberSkullOptions) -> range:
        return range(2, 6)  # SS01

    def initial_state(self, options: SaberSkullOptions, players: int) -> SaberSkullState:
        return new_state(
            players, options.fixed_coasters(), options.first_seat(players), options.championship
        )

    def state_at_position(
        self, options: SaberSkullOptions, players: int, position: str
    ) -> SaberSkullState:
        return state_at(read_position(position), options, players)

    def position_player_count(self, options: SaberSkullOptions, position: str) -> int:
        return len(read_position(position).hands)

    def _ranks_by_score(self, options: SaberSkullOptions) -> bool:
        return options.championship  # SS18; a single match knows only who has won

    public_view = staticmethod(public_view)
    player_view = staticmethod(player_view)
    view_odds = staticmethod(view_odds)
    world_from_view = staticmethod(some_world)
    opening_events = staticmethod(opening_events)
    events_of_action = staticmethod(events_of_action)
    default_action = staticmethod(default_action)
    event_sentence = staticmethod(EVENT_SENTENCES.event_sentence)
    own_event_sentence = staticmethod(EVENT_SENTENCES.own_event_sentence)
    action_label = staticmethod(action_label)
    new_statistics = SaberSkullStatistics


SABER_SKULL = SaberSkull()
