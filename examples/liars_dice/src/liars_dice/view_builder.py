"""Views made from a state of Liar's Dice, and a state made from a view."""

from liars_dice.actions import bid_action, bid_face, bid_quantity
from liars_dice.options import LiarsDiceOptions
from liars_dice.state import NO_BID, NO_SEAT, LiarsDiceState
from liars_dice.view import HandView, LastBid, LiarsDiceHidden, LiarsDiceView
from skulduggery.core.view_builder import actor_from_view, add_own_fields, common_fields

PHASE_NAMES = ("choose first", "rolling", "bidding", "ended")  # by the numbers in `state`


def public_view(state: LiarsDiceState, options: LiarsDiceOptions) -> LiarsDiceView:
    """What everybody sees: how many dice there are, never what they show."""
    return LiarsDiceView(
        **common_fields(state, PHASE_NAMES),
        options=options,
        round=state.round,
        starter=None if state.starter == NO_SEAT else state.starter,
        bid=last_bid(state),
        hands=[
            HandView(dice=dice, rolled=len(hand))
            for dice, hand in zip(state.dice, state.hands, strict=True)
        ],
    )


def last_bid(state: LiarsDiceState) -> LastBid | None:
    if state.bid == NO_BID:
        return None
    return LastBid(state.bidder, bid_quantity(state.bid), bid_face(state.bid))


def player_view(public: LiarsDiceView, state: LiarsDiceState, player: int) -> LiarsDiceView:
    """The public view, with what the player's own dice show."""
    own = sorted(state.hands[player])
    hands = list(public.hands)
    hands[player] = HandView(dice=state.dice[player], rolled=len(own), own=own)
    return add_own_fields(public, state, player, hands=hands)


def hidden_info(state: LiarsDiceState, player: int) -> LiarsDiceHidden:
    return LiarsDiceHidden(sorted(state.hands[player]))


def some_world(view: LiarsDiceView) -> LiarsDiceState:
    """A state that looks like this; `redraw_hidden` rolls the dice that the viewer does not see."""
    state = LiarsDiceState(view.players, view.options.ones_wild)
    state.phase = PHASE_NAMES.index(view.phase)
    state.actor = actor_from_view(view)
    state.dice = [hand.dice for hand in view.hands]
    state.hands = [[1] * hand.rolled if hand.own is None else list(hand.own) for hand in view.hands]
    state.round = view.round
    state.starter = NO_SEAT if view.starter is None else view.starter
    if view.bid is not None:
        state.bid = bid_action(view.bid.quantity, view.bid.face)
        state.bidder = view.bid.seat
    return state
