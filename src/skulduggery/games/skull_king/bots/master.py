"""The master of Skull King: plays every choice out in many worlds, and for the win, not for points.

It reads the bids and the failures to follow as evidence about hidden dice, and sees who keeps to
the rule of thumb. In the last two tricks every face counts by its chance.
"""

import math
from collections.abc import Sequence
from typing import cast

from skulduggery.bots.advisor import Weighed, Worth
from skulduggery.bots.bot import Story
from skulduggery.bots.time_budget import Thinker
from skulduggery.core.view import View
from skulduggery.games.skull_king.bots.prepare_search import search_of
from skulduggery.games.skull_king.rules.view import SkullKingView
from skulduggery.games.skull_king.solver.determinize import Bidder
from skulduggery.games.skull_king.solver.search import Search
from skulduggery.games.skull_king.solver.win_probability import below

PATIENCE = 0.22  # seconds for a decision, where nobody says
# Rounds played out for a decision, where nobody says how long to think: so many, divided by the
# players, with whom a round gets longer.
SIMULATIONS = 60_000
EXACT_SIMULATIONS = 1200  # where every face counts by its chance, which takes longer
# What a bid that is met is worth for its own sake, in shares of the win: what is to come is thought
# of more simply than it is. Once one has bid this costs nothing. Before, it makes bids timid: right
# among players who keep to the rule of thumb, but among strong ones it loses games.
PRIDE = 0.5
BID_PRIDE_AMONG_STRONG = 0.1
BID_PRIDE_AMONG_RULED = 1.0
ENOUGH = 1 << 40  # where only the clock sets a limit
LOOKS = 1500  # worlds to see how somebody stands
STEPS = 41  # of luck, from four spreads below to four above


class MasterBot(Thinker):
    name = "master"

    def decide(self, view: View, seat: int, history: Story = ()) -> str:
        choices = view.choices[seat]
        if len(choices) == 1:
            return choices[0]
        return choices[self.search(view, seat, history).best()]

    def weigh(self, view: View, seat: int, history: Story = ()) -> list[Weighed]:
        """How often a choice is taken is how likely it is liked best, as far as was looked."""
        search = self.search(view, seat, history)
        choices = view.choices[seat]
        errors = [search.error(k) for k in range(len(choices))]
        often = best_of([Worth(search.liking(k), error) for k, error in enumerate(errors)])
        return [
            Weighed(text, often[k], Worth(search.mean(k), errors[k]))
            for k, text in enumerate(choices)
        ]

    def standing(self, view: View, player: int, history: Story = ()) -> Worth:
        """As the viewer sees it, where that is a player, else as `player` would without dice."""
        seen = cast(SkullKingView, view)
        if seen.winners:
            return Worth(seen.winners.count(player) / len(seen.winners))
        in_time = self.timer(PATIENCE)
        search = search_of(seen, player, history, self.rng, deciding=False)
        shares = [search.look()]
        while len(shares) < LOOKS and in_time():
            shares.append(search.look())
        mean = sum(shares) / len(shares)
        squares = sum((share - mean) ** 2 for share in shares)
        return Worth(mean, math.sqrt(squares / max(1, len(shares) - 1) / len(shares)))

    def search(self, view: View, seat: int, history: Story) -> Search:
        in_time = self.timer(PATIENCE)
        seen = cast(SkullKingView, view)
        search = search_of(seen, seat, history, self.rng, PRIDE)
        if not seen.screens[seat].has_bid:
            bidders = search.worlds.bidders
            search.pride = bid_pride([*bidders[:seat], *bidders[seat + 1 :]])
        simulations = EXACT_SIMULATIONS if search.exact else SIMULATIONS // view.players
        search.run(simulations if self.seconds is None else ENOUGH, in_time)
        return search


def bid_pride(others: Sequence[Bidder]) -> float:
    """By the company: how likely the others are to keep to the rule of thumb."""
    ruled = sum(other.by_rule for other in others) / len(others)
    return BID_PRIDE_AMONG_STRONG + ruled * (BID_PRIDE_AMONG_RULED - BID_PRIDE_AMONG_STRONG)


def best_of(worths: Sequence[Worth]) -> list[float]:
    """How likely each is the best of all, if errors are normal."""
    chances = []
    for k, worth in enumerate(worths):
        chance = 0.0
        for step in range(STEPS):
            luck = 8.0 * step / (STEPS - 1) - 4.0
            value = worth.share + luck * worth.error
            others = [
                below((value - other.share) / max(other.error, 1e-9))
                for j, other in enumerate(worths)
                if j != k
            ]
            chance += math.exp(-luck * luck / 2.0) * math.prod(others)
        chances.append(chance)
    total = sum(chances)
    return [chance / total for chance in chances]
