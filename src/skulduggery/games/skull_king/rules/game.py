"""Skull King, the dice game: foretell your tricks, then take exactly as many."""

from typing import ClassVar

from skulduggery.core.events import event_types_in
from skulduggery.core.game import Game
from skulduggery.games.skull_king.rules.actions import TEXTS
from skulduggery.games.skull_king.rules.default_move import default
from skulduggery.games.skull_king.rules.narrate import events, opening
from skulduggery.games.skull_king.rules.odds import SkullKingOdds, odds
from skulduggery.games.skull_king.rules.options import SkullKingOptions
from skulduggery.games.skull_king.rules.sentences import label, sentence
from skulduggery.games.skull_king.rules.state import SkullKingState, new_state
from skulduggery.games.skull_king.rules.statistics import SkullKingTally
from skulduggery.games.skull_king.rules.view import SkullKingHidden, SkullKingView
from skulduggery.games.skull_king.rules.view_builder import (
    hidden,
    player_view,
    public_view,
    some_world,
)


class SkullKing(Game[SkullKingState, SkullKingOptions, SkullKingView]):
    name = "skull_king"
    version = 1
    texts = TEXTS
    options = SkullKingOptions
    view_type = SkullKingView
    event_types = event_types_in("skulduggery.games.skull_king.rules.events")
    hidden_type = SkullKingHidden
    odds_type = SkullKingOdds
    private_fields: ClassVar = {"ScreenView": ("own",)}

    def players(self, options: SkullKingOptions) -> range:
        return range(3, 7)  # SD01, E14

    def begin(self, options: SkullKingOptions, players: int) -> SkullKingState:
        landlubber = options.scoring == "landlubber"
        return new_state(players, landlubber, options.first_seat(players))

    def ranks_by_score(self, options: SkullKingOptions) -> bool:
        return True  # SD32

    public_view = staticmethod(public_view)
    player_view = staticmethod(player_view)
    hidden = staticmethod(hidden)
    odds = staticmethod(odds)
    some_world = staticmethod(some_world)
    opening = staticmethod(opening)
    events = staticmethod(events)
    default = staticmethod(default)
    sentence = staticmethod(sentence)
    label = staticmethod(label)
    tally = SkullKingTally


SKULL_KING = SkullKing()
