"""The reference player of Säbel & Schädel."""

from typing import cast

from skulduggery.bots.bot import Story
from skulduggery.core.rng import Rng
from skulduggery.core.view import View
from skulduggery.games.saber_skull.bots.rule_of_thumb import by_thumb
from skulduggery.games.saber_skull.rules.actions import TEXTS
from skulduggery.games.saber_skull.rules.view import SaberSkullView
from skulduggery.games.saber_skull.rules.view_builder import some_world


class RuleBot:
    """Goes by the rule of thumb."""

    name = "rule"

    def __init__(self, rng: Rng) -> None:
        pass

    def decide(self, view: View, seat: int, history: Story = ()) -> str:
        return TEXTS[by_thumb(some_world(cast(SaberSkullView, view)))]
