"""The master of Skull King: rolls every choice out in many worlds, for win shares, not for points.

Bids and failures to follow are evidence about hidden dice, and earlier hands about who keeps to the
rule of thumb. In the last two tricks every face counts by its chance.
"""

import math
from collections.abc import Sequence
from typing import cast

from skulduggery.bots.advisor import ChoiceEstimate, WinEstimate
from skulduggery.bots.bot import EventHistory
from skulduggery.bots.time_budget import TimedBot
from skulduggery.core.view import View
from skulduggery.games.skull_king.bots.prepare_search import prepare_search
from skulduggery.games.skull_king.rules.view import SkullKingView
from skulduggery.games.skull_king.solver.determinize import Bidder
from skulduggery.games.skull_king.solver.search import RolloutSearch
from skulduggery.games.skull_king.solver.win_probability import normal_cdf

_DECISION_TIME_S = 0.22  # unless a time is given
# Unless a time is given: so many, divided by the players, with whom a round gets longer.
ROLLOUTS_PER_DECISION = 60_000
EXACT_ROLLOUTS_PER_DECISION = 1200  # where every face counts by its chance, which takes longer
# Weight of meeting the bid, in win shares: it makes up for the simple model of the rounds to come.
# After the own bid it does no harm. Before, it leads to cautious bids: right among players who keep
# to the rule of thumb, but among strong ones it loses games.
BID_MET_WEIGHT = 0.5
BID_MET_WEIGHT_AMONG_STRONG = 0.1
BID_MET_WEIGHT_AMONG_RULED = 1.0
_UNLIMITED_ROLLOUTS = 1 << 40  # where only the clock sets a limit
MAX_STANDING_WORLDS = 1500  # to estimate a win share
_NUM_LUCK_STEPS = 41  # of the quadrature, from four sigmas below to four above


class SkullKingMasterBot(TimedBot):
    name = "master"

    def decide(self, view: View, seat: int, history: EventHistory = ()) -> str:
        choices = view.choices[seat]
        if len(choices) == 1:
            return choices[0]
        return choices[self.run_search(view, seat, history).best_choice()]

    def weigh_choices(
        self, view: View, seat: int, history: EventHistory = ()
    ) -> list[ChoiceEstimate]:
        """`often` is how likely the choice has the best score, given the errors of the scores."""
        search = self.run_search(view, seat, history)
        choices = view.choices[seat]
        errors = [search.standard_error(k) for k in range(len(choices))]
        often = best_probabilities(
            [WinEstimate(search.choice_score(k), error) for k, error in enumerate(errors)]
        )
        return [
            ChoiceEstimate(text, often[k], WinEstimate(search.mean_share(k), errors[k]))
            for k, text in enumerate(choices)
        ]

    def estimate_win(self, view: View, player: int, history: EventHistory = ()) -> WinEstimate:
        """As the viewer sees it, where that is a player, else as `player` would without dice."""
        seen = cast(SkullKingView, view)
        if seen.winners:
            return WinEstimate(seen.winners.count(player) / len(seen.winners))
        has_time = self.start_budget(_DECISION_TIME_S)
        search = prepare_search(seen, player, history, self.rng, deciding=False)
        shares = [search.sample_share()]
        while len(shares) < MAX_STANDING_WORLDS and has_time():
            shares.append(search.sample_share())
        mean = sum(shares) / len(shares)
        squares = sum((share - mean) ** 2 for share in shares)
        return WinEstimate(mean, math.sqrt(squares / max(1, len(shares) - 1) / len(shares)))

    def run_search(self, view: View, seat: int, history: EventHistory) -> RolloutSearch:
        has_time = self.start_budget(_DECISION_TIME_S)
        seen = cast(SkullKingView, view)
        search = prepare_search(seen, seat, history, self.rng, BID_MET_WEIGHT)
        if not seen.screens[seat].has_bid:
            bidders = search.worlds.bidders
            search.bid_met_weight = bid_met_weight([*bidders[:seat], *bidders[seat + 1 :]])
        simulations = (
            EXACT_ROLLOUTS_PER_DECISION if search.exact else ROLLOUTS_PER_DECISION // view.players
        )
        search.run(simulations if self.seconds is None else _UNLIMITED_ROLLOUTS, has_time)
        return search


def bid_met_weight(others: Sequence[Bidder]) -> float:
    """By the company: how likely the others are to keep to the rule of thumb."""
    ruled = sum(other.by_rule for other in others) / len(others)
    return BID_MET_WEIGHT_AMONG_STRONG + ruled * (
        BID_MET_WEIGHT_AMONG_RULED - BID_MET_WEIGHT_AMONG_STRONG
    )


def best_probabilities(worths: Sequence[WinEstimate]) -> list[float]:
    """How likely each is the best of all, if errors are normal."""
    chances = []
    for k, worth in enumerate(worths):
        chance = 0.0
        for step in range(_NUM_LUCK_STEPS):
            luck = 8.0 * step / (_NUM_LUCK_STEPS - 1) - 4.0
            value = worth.share + luck * worth.error
            others = [
                normal_cdf((value - other.share) / max(other.error, 1e-9))
                for j, other in enumerate(worths)
                if j != k
            ]
            chance += math.exp(-luck * luck / 2.0) * math.prod(others)
        chances.append(chance)
    total = sum(chances)
    return [chance / total for chance in chances]
