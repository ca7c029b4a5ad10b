"""Skull King, the dice game: foretell your tricks, then take exactly as many."""

from typing import ClassVar

from skulduggery.core.events import event_types_in
from skulduggery.core.game import Game
from skulduggery.core.packed_counts import number_of
from skulduggery.games.skull_king.rules import state as rules
from skulduggery.games.skull_king.rules.actions import (
    ACTION_TEXTS,
    BID_OFFSET,
    FACE_TEXTS,
    KIND_TEXTS,
)
from skulduggery.games.skull_king.rules.dice import FULL_BAG, face_weight, nth_face, num_faces
from skulduggery.games.skull_king.rules.narrate import events_of_action, opening_events
from skulduggery.games.skull_king.rules.odds import SkullKingOdds
from skulduggery.games.skull_king.rules.odds_builder import view_odds
from skulduggery.games.skull_king.rules.options import PLAYER_COUNTS, SkullKingOptions
from skulduggery.games.skull_king.rules.sentences import (
    EVENT_SENTENCES,
    action_label,
)
from skulduggery.games.skull_king.rules.state import SkullKingState, new_state
from skulduggery.games.skull_king.rules.statistics import SkullKingStatistics
from skulduggery.games.skull_king.rules.view import SkullKingHidden, SkullKingView
from skulduggery.games.skull_king.rules.view_builder import (
    hidden_info,
    player_view,
    public_view,
    some_world,
)


def default_action(state: SkullKingState, seat: int) -> int:
    """Bid a fair share of the tricks; roll the weakest die that may be rolled."""
    if state.phase == rules.PHASE_ANNOUNCE:
        return BID_OFFSET + state.round // state.num_players
    return state.nth_action(state.count_actions() - 1)


def _die_kinds() -> dict[str, dict[str, object]]:
    """All kinds of dice by name: their six sides, and how many there are."""
    return {
        name: {"faces": _die_faces(kind), "count": number_of(FULL_BAG, kind)}
        for kind, name in enumerate(KIND_TEXTS)
    }


def _die_faces(kind: int) -> list[str]:
    """What stands on its six sides."""
    return [
        FACE_TEXTS[nth_face(kind, k)]
        for k in range(num_faces(kind))
        for _ in range(face_weight(kind, k))
    ]


class SkullKing(Game[SkullKingState, SkullKingOptions, SkullKingView]):
    name = "skull_king"
    version = 1
    action_texts = ACTION_TEXTS
    options_type = SkullKingOptions
    view_type = SkullKingView
    event_types = event_types_in("skulduggery.games.skull_king.rules.events")
    hidden_type = SkullKingHidden
    odds_type = SkullKingOdds
    private_fields: ClassVar = {"ScreenView": ("own",)}
    client_constants: ClassVar = {"dice": _die_kinds()}

    def player_range(self, options: SkullKingOptions) -> range:
        return PLAYER_COUNTS

    def initial_state(self, options: SkullKingOptions, players: int) -> SkullKingState:
        landlubber = options.scoring == "landlubber"
        return new_state(players, landlubber, options.first_seat(players))

    def _ranks_by_score(self, options: SkullKingOptions) -> bool:
        return True  # SD32

    public_view = staticmethod(public_view)
    player_view = staticmethod(player_view)
    hidden_info = staticmethod(hidden_info)
    view_odds = staticmethod(view_odds)
    world_from_view = staticmethod(some_world)
    opening_events = staticmethod(opening_events)
    events_of_action = staticmethod(events_of_action)
    default_action = staticmethod(default_action)
    event_sentence = staticmethod(EVENT_SENTENCES.event_sentence)
    own_event_sentence = staticmethod(EVENT_SENTENCES.own_event_sentence)
    action_label = staticmethod(action_label)
    new_statistics = SkullKingStatistics


SKULL_KING = SkullKing()
