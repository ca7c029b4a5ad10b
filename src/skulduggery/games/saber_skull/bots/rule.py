"""The reference player of Säbel & Schädel."""

from typing import cast

from skulduggery.bots.bot import EventHistory
from skulduggery.core.rng import Rng
from skulduggery.core.view import View
from skulduggery.games.saber_skull.bots.rule_of_thumb import rule_action
from skulduggery.games.saber_skull.rules.actions import ACTION_TEXTS
from skulduggery.games.saber_skull.rules.view import SaberSkullView
from skulduggery.games.saber_skull.rules.view_builder import some_world


class SaberSkullRuleBot:
    """Goes by the rule of thumb."""

    name = "rule"

    def __init__(self, rng: Rng) -> None:
        pass

    def decide(self, view: View, seat: int, history: EventHistory = ()) -> str:
        return ACTION_TEXTS[rule_action(some_world(cast(SaberSkullView, view)))]
