"""The reference player of Skull King: strengths added up, the same for ever."""

from typing import cast

from skulduggery.bots.bot import Story
from skulduggery.core.rng import Rng
from skulduggery.core.view import View
from skulduggery.games.skull_king.rules.actions import BID, KIND_TEXTS, ROLL, TEXTS
from skulduggery.games.skull_king.rules.view import SkullKingView
from skulduggery.games.skull_king.rules.view_builder import counted
from skulduggery.games.skull_king.solver.die_values import rule_bid, rule_die


class RuleBot:
    """Bids what its dice promise; rolls the strongest while it needs tricks, else the weakest."""

    name = "rule"

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def decide(self, view: View, seat: int, history: Story = ()) -> str:
        seen = cast(SkullKingView, view)
        screen = seen.screens[seat]
        if screen.bid is None:
            return TEXTS[BID + rule_bid(counted(screen.own or []), seen.players)]
        dice = {choice.removeprefix("roll ") for choice in seen.choices[seat]}
        choices = counted([kind for kind in KIND_TEXTS if kind in dice])
        return TEXTS[ROLL + rule_die(choices, seen.players, screen.bid > screen.tricks)]
