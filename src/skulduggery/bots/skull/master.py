"""The master of Skull: hard to exploit, whoever sits at the table.

With three and more it plays what it learned against itself. With two left it works the round out
anew, with the values of all duels behind it.
"""

import time
from collections.abc import Callable
from typing import cast

from skulduggery.bots.bot import Story
from skulduggery.bots.skull.duel import duelist, is_duel
from skulduggery.bots.skull.minds import drawn, mind
from skulduggery.bots.skull.recall import remembered
from skulduggery.core.rng import Rng
from skulduggery.core.view import View
from skulduggery.games.skull.actions import TEXTS
from skulduggery.games.skull.seeing import some_world
from skulduggery.games.skull.view import SkullView

PATIENCE = 0.2  # seconds for a decision, where nobody says


class MasterBot:
    name = "master"

    def __init__(
        self,
        rng: Rng,
        seconds: float | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.rng = rng
        self.seconds = PATIENCE if seconds is None else seconds
        self.clock = clock

    def decide(self, view: View, seat: int, story: Story = ()) -> str:
        choices = view.choices[seat]
        if len(choices) == 1:
            return choices[0]
        return TEXTS[drawn(self.chances(cast(SkullView, view), seat, story), self.rng)]

    def chances(self, view: SkullView, seat: int, story: Story) -> dict[int, float]:
        """How often the master would play what, by ply."""
        until = self.clock() + self.seconds
        world = some_world(view)
        world.turn_to(seat)
        if not is_duel(world):
            return mind("master").chances(world, seat)
        fencer = duelist(world.rules.owner_starts)
        return fencer.chances(remembered(view, story), world, seat, lambda: self.clock() < until)
