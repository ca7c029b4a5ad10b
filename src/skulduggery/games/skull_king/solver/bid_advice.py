"""Advice on bids: for each bid the chance to meet it, the tricks taken, points and win share."""

from collections.abc import Callable

import msgspec

from skulduggery.core.packed_counts import total_count
from skulduggery.core.rng import Rng
from skulduggery.games.skull_king.rules.screen import NO_BID
from skulduggery.games.skull_king.rules.state import SkullKingState, new_state
from skulduggery.games.skull_king.rules.view import SkullKingView
from skulduggery.games.skull_king.rules.view_builder import some_world
from skulduggery.games.skull_king.solver.beat_table import MAX_HAND_DICE
from skulduggery.games.skull_king.solver.determinize import WorldSampler
from skulduggery.games.skull_king.solver.fitted_tables import fitted_bidder, fitted_search
from skulduggery.games.skull_king.solver.search import RolloutSearch

DEFAULT_ADVICE_WORLDS = 500  # in which every bid is tried


class BidOdds(msgspec.Struct, frozen=True):
    """What comes of a bid, if everybody plays for theirs."""

    bid: int
    tricks: list[float]  # how likely the bidder ends with 0, 1, 2 … of them
    made: float
    points: float
    share: float  # of the win


class BidAdvice(msgspec.Struct, frozen=True):
    bids: list[BidOdds]  # from 0 on
    best: int  # by share of the win
    worlds: int


def advise_on_view(
    view: SkullKingView,
    seat: int,
    rng: Rng,
    worlds: int = DEFAULT_ADVICE_WORLDS,
    has_time: Callable[[], bool] = lambda: True,
) -> BidAdvice:
    """For whoever has dice behind the screen and has not sealed a bid, or might change it."""
    return _advise_on_state(some_world(view), seat, rng, worlds, has_time)


def advise_on_hand(
    dice: int,
    players: int,
    place: int,
    landlubber: bool,
    rng: Rng,
    worlds: int = DEFAULT_ADVICE_WORLDS,
) -> BidAdvice:
    """For a hand of dice, `place` seats after the start player, with nothing scored so far."""
    state = new_state(players, landlubber, 0)
    number = total_count(dice)
    while state.round < number:
        state.begin_round(0)
    while state.dealing >= 0:
        state.deal_die(state.nth_action(0))
    state.screens[place].dice = dice
    return _advise_on_state(state, place, rng, worlds)


def _advise_on_state(
    state: SkullKingState,
    seat: int,
    rng: Rng,
    worlds: int,
    has_time: Callable[[], bool] = lambda: True,
) -> BidAdvice:
    players, number, landlubber = state.num_players, state.round, state.landlubber
    state.screens[seat].bid = NO_BID
    state.turn_to(seat)
    bidders = [fitted_bidder(players, landlubber, number) for _ in range(players)]
    search = fitted_search(WorldSampler(state, seat, bidders, [], rng), seat, rng)
    every_bid = list(range(number + 1))
    tried = 0
    while tried < worlds and (tried == 0 or has_time()):
        search.try_all(every_bid)
        tried += 1
    bids = [bid_odds(search, bid, number, tried) for bid in every_bid]
    best = max(bids, key=lambda odds: odds.share).bid
    return BidAdvice(bids, best, tried)


def bid_odds(search: RolloutSearch, bid: int, number: int, tried: int) -> BidOdds:
    begin = bid * (MAX_HAND_DICE + 1)
    tricks = [search.tricks[begin + t] / tried for t in range(number + 1)]
    return BidOdds(bid, tricks, tricks[bid], search.points[bid] / tried, search.mean_share(bid))
