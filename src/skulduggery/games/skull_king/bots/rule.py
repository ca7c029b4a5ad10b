"""The reference player of Skull King: strengths added up, the same for ever."""

from typing import cast

from skulduggery.bots.bot import EventHistory
from skulduggery.core.rng import Rng
from skulduggery.core.view import View
from skulduggery.games.skull_king.rules.actions import (
    ACTION_TEXTS,
    BID_OFFSET,
    KIND_TEXTS,
    ROLL_OFFSET,
)
from skulduggery.games.skull_king.rules.view import SkullKingView
from skulduggery.games.skull_king.rules.view_builder import pack_dice
from skulduggery.games.skull_king.solver.die_values import rule_bid, rule_die


class SkullKingRuleBot:
    """Bids what its dice promise; rolls the strongest while it needs tricks, else the weakest."""

    name = "rule"

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def decide(self, view: View, seat: int, history: EventHistory = ()) -> str:
        seen = cast(SkullKingView, view)
        screen = seen.screens[seat]
        if screen.bid is None:
            return ACTION_TEXTS[BID_OFFSET + rule_bid(pack_dice(screen.own or []), seen.players)]
        dice = {choice.removeprefix("roll ") for choice in seen.choices[seat]}
        choices = pack_dice([kind for kind in KIND_TEXTS if kind in dice])
        return ACTION_TEXTS[
            ROLL_OFFSET + rule_die(choices, seen.players, screen.bid > screen.tricks)
        ]
