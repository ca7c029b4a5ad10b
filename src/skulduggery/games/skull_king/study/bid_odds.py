"""What each bid of Skull King would bring, for those who ask."""

from collections.abc import Sequence
from typing import cast

from skulduggery.bots.registry import Clock
from skulduggery.core.rng import Rng
from skulduggery.core.state import State
from skulduggery.core.view import View
from skulduggery.games.skull_king.rules.state import PHASE_ANNOUNCE
from skulduggery.games.skull_king.rules.view import SkullKingView
from skulduggery.games.skull_king.solver.bid_advice import BidOdds, advise_on_view
from skulduggery.study.slow_odds import SlowOdds

BID_ODDS_TIME_S = 1.0  # that people wait for it


def _is_bidding(state: State) -> bool:
    return bool(state.phase == PHASE_ANNOUNCE)


def work_out_bid_odds(view: View, seat: int, rng: Rng, clock: Clock) -> Sequence[BidOdds]:
    """By bid, from what the viewer may know."""
    until = clock() + BID_ODDS_TIME_S
    seen = cast(SkullKingView, view)
    return advise_on_view(seen, seat, rng, has_time=lambda: clock() < until).bids


BID_ODDS = SlowOdds(BidOdds, _is_bidding, work_out_bid_odds)
