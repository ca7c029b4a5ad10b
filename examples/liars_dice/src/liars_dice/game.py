"""Liar's Dice as Skulduggery knows it: everything of the game, tied together."""

from typing import ClassVar

from liars_dice.actions import MOST_PLAYERS, TEXTS
from liars_dice.narrate import events, opening
from liars_dice.options import LiarsDiceOptions
from liars_dice.sentences import label, sentence
from liars_dice.state import LiarsDiceState, new_state
from liars_dice.statistics import LiarsDiceTally
from liars_dice.view import LiarsDiceHidden, LiarsDiceView
from liars_dice.view_builder import hidden, player_view, public_view, some_world
from skulduggery.core.events import event_types_in
from skulduggery.core.game import Game


class LiarsDice(Game[LiarsDiceState, LiarsDiceOptions, LiarsDiceView]):
    name = "liars_dice"
    version = 1
    texts = TEXTS
    options = LiarsDiceOptions
    view_type = LiarsDiceView
    hidden_type = LiarsDiceHidden
    private_fields: ClassVar = {"HandView": ("own",)}
    event_types = event_types_in("liars_dice.events")

    def players(self, options: LiarsDiceOptions) -> range:
        return range(2, MOST_PLAYERS + 1)  # LD1

    def begin(self, options: LiarsDiceOptions, players: int) -> LiarsDiceState:
        return new_state(players, options.ones_wild, options.first_seat(players))

    def default(self, state: LiarsDiceState, seat: int) -> int:
        """A challenge where there is a bid, else the lowest bid: both come first in the list."""
        return state.nth(0)

    public_view = staticmethod(public_view)
    player_view = staticmethod(player_view)
    hidden = staticmethod(hidden)
    some_world = staticmethod(some_world)
    opening = staticmethod(opening)
    events = staticmethod(events)
    sentence = staticmethod(sentence)
    label = staticmethod(label)
    tally = LiarsDiceTally


LIARS_DICE = LiarsDice()
