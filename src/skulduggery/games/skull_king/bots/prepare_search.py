"""Builds the search of a decision in Skull King from a view and its history."""

from math import prod
from typing import NamedTuple

from skulduggery.bots.bot import EventHistory
from skulduggery.core.packed_counts import one_of
from skulduggery.core.rng import Rng
from skulduggery.games.skull_king.rules.actions import KIND_TEXTS
from skulduggery.games.skull_king.rules.events import BidsOpened, DieChosen, RoundBegan, RoundScored
from skulduggery.games.skull_king.rules.view import SkullKingView
from skulduggery.games.skull_king.rules.view_builder import some_world
from skulduggery.games.skull_king.solver.determinize import (
    UNEXPLAINED_BID_PROBABILITY,
    Bidder,
    WorldSampler,
)
from skulduggery.games.skull_king.solver.die_values import hand_strength, rule_bid
from skulduggery.games.skull_king.solver.fitted_tables import fitted_bidder, fitted_search
from skulduggery.games.skull_king.solver.search import RolloutSearch

RULE_BIDDER_PRIOR = 0.2  # how likely somebody keeps to the rule of thumb, before anything was seen


class ShownHand(NamedTuple):
    """A hand that was seen to the end, and the bid that was made with it."""

    round: int
    dice: int
    bid: int


class SkullKingHistory:
    """Hands and rolls seen so far, by seat: the dice rolled in this round, and earlier hands."""

    def __init__(self, seats: int, history: EventHistory) -> None:
        self.rolled_dice = [0] * seats
        self.shown_hands: list[list[ShownHand]] = [[] for _ in range(seats)]
        bids: list[int] = []
        for event in history:
            if isinstance(event, RoundBegan):
                self.rolled_dice = [0] * seats
            elif isinstance(event, BidsOpened):
                bids = event.bids
            elif isinstance(event, DieChosen):
                self.rolled_dice[event.seat] += one_of(KIND_TEXTS.index(event.die))
            elif isinstance(event, RoundScored):
                for seat, dice in enumerate(self.rolled_dice):
                    self.shown_hands[seat].append(ShownHand(event.round, dice, bids[seat]))


def prepare_search(
    view: SkullKingView,
    viewer: int,
    history: EventHistory,
    rng: Rng,
    bid_met_weight: float = 0.0,
    deciding: bool = True,
) -> RolloutSearch:
    """Ready to be run, for a decision of the viewer, or to look at the game as it stands."""
    seen = some_world(view)
    if deciding:
        seen.turn_to(viewer)
    past = SkullKingHistory(view.players, history)
    bidders = [estimate_bidder(view, past.shown_hands[other]) for other in range(view.players)]
    worlds = WorldSampler(seen, viewer, bidders, past.rolled_dice if history else [], rng)
    return fitted_search(worlds, viewer, rng, bid_met_weight)


def estimate_bidder(view: SkullKingView, shown: list[ShownHand]) -> Bidder:
    """How a seat bids, by the hands it has shown so far (Bayes)."""
    landlubber = view.options.scoring == "landlubber"
    players = view.players
    usual = [
        fitted_bidder(players, landlubber, hand.round).bid_probability(
            hand.bid, hand_strength(hand.dice, players)
        )
        for hand in shown
    ]
    ruled = [
        UNEXPLAINED_BID_PROBABILITY + (rule_bid(hand.dice, players) == hand.bid) for hand in shown
    ]
    odds = RULE_BIDDER_PRIOR / (1 - RULE_BIDDER_PRIOR) * prod(ruled) / prod(usual)
    return fitted_bidder(players, landlubber, max(1, view.round), odds / (1 + odds))
