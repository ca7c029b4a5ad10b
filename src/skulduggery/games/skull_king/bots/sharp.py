"""The sharp player of Skull King: thinks like the master, for a moment only, and for itself.

It believes that everybody bids as good players do, and looks at far fewer worlds.
"""

from typing import cast

from skulduggery.bots.bot import Story
from skulduggery.bots.time_budget import Thinker
from skulduggery.core.view import View
from skulduggery.games.skull_king.bots.prepare_search import search_of
from skulduggery.games.skull_king.rules.view import SkullKingView

PATIENCE = 0.1  # seconds for a decision, where nobody says
SIMULATIONS = 150


class SharpBot(Thinker):
    name = "sharp"

    def decide(self, view: View, seat: int, history: Story = ()) -> str:
        choices = view.choices[seat]
        if len(choices) == 1:
            return choices[0]
        in_time = self.timer(PATIENCE)
        search = search_of(cast(SkullKingView, view), seat, [], self.rng)
        search.run(SIMULATIONS, in_time)
        return choices[search.best()]
