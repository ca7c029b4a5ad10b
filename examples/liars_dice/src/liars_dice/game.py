"""The game object of Liar's Dice, which ties the other modules together."""

from typing import ClassVar

from liars_dice.actions import ACTION_TEXTS, MAX_PLAYERS
from liars_dice.narrate import events_of_action, opening_events
from liars_dice.options import LiarsDiceOptions
from liars_dice.sentences import action_label, event_sentence
from liars_dice.state import LiarsDiceState, new_state
from liars_dice.statistics import LiarsDiceStatistics
from liars_dice.view import LiarsDiceHidden, LiarsDiceView
from liars_dice.view_builder import hidden_info, player_view, public_view, some_world
from skulduggery.core.events import event_types_in
from skulduggery.core.game import Game


class LiarsDice(Game[LiarsDiceState, LiarsDiceOptions, LiarsDiceView]):
    name = "liars_dice"
    version = 1
    action_texts = ACTION_TEXTS
    options_type = LiarsDiceOptions
    view_type = LiarsDiceView
    hidden_type = LiarsDiceHidden
    private_fields: ClassVar = {"HandView": ("own",)}
    event_types = event_types_in("liars_dice.events")

    def player_range(self, options: LiarsDiceOptions) -> range:
        return range(2, MAX_PLAYERS + 1)  # LD1

    def initial_state(self, options: LiarsDiceOptions, players: int) -> LiarsDiceState:
        return new_state(players, options.ones_wild, options.first_seat(players))

    def default_action(self, state: LiarsDiceState, seat: int) -> int:
        """A challenge where there is a bid, else the lowest bid: both come first in the list."""
        return state.nth_action(0)

    public_view = staticmethod(public_view)
    player_view = staticmethod(player_view)
    hidden_info = staticmethod(hidden_info)
    world_from_view = staticmethod(some_world)
    opening_events = staticmethod(opening_events)
    events_of_action = staticmethod(events_of_action)
    event_sentence = staticmethod(event_sentence)
    action_label = staticmethod(action_label)
    new_statistics = LiarsDiceStatistics


LIARS_DICE = LiarsDice()
