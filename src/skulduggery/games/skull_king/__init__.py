"""Skull King, the dice game: foretell your tricks, then take exactly as many."""

from skulduggery.core.game import Game
from skulduggery.games.skull_king.actions import TEXTS
from skulduggery.games.skull_king.odds import odds
from skulduggery.games.skull_king.options import SkullKingOptions
from skulduggery.games.skull_king.seeing import hidden, player_view, public_view, some_world
from skulduggery.games.skull_king.sentences import label, sentence
from skulduggery.games.skull_king.state import SkullKingState, new_state
from skulduggery.games.skull_king.tally import SkullKingTally
from skulduggery.games.skull_king.telling import events, opening
from skulduggery.games.skull_king.timeout import default
from skulduggery.games.skull_king.view import SkullKingView


class SkullKing(Game[SkullKingState, SkullKingOptions, SkullKingView]):
    name = "skull_king"
    version = 1
    texts = TEXTS
    options = SkullKingOptions

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
