"""The sharp player of Skull King: thinks like the master, for a moment only, and for itself.

It believes that everybody bids as good players do, and looks at far fewer worlds.
"""

import time
from collections.abc import Callable
from typing import cast

from skulduggery.bots.bot import Story
from skulduggery.bots.skull_king.thinking import search_of
from skulduggery.core.rng import Rng
from skulduggery.core.view import View
from skulduggery.games.skull_king.view import SkullKingView

PATIENCE = 0.1  # seconds for a decision, where nobody says
SIMULATIONS = 150


class SharpBot:
    name = "sharp"

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
        until = self.clock() + self.seconds
        search = search_of(cast(SkullKingView, view), seat, [], self.rng)
        search.run(SIMULATIONS, lambda: self.clock() < until)
        return choices[search.best()]
