"""The sharp player of Skull King: thinks like the master, for a moment only, and for itself.

It believes that everybody bids as good players do, and looks at far fewer worlds.
"""

from typing import cast

from skulduggery.bots.bot import EventHistory
from skulduggery.bots.time_budget import TimedBot
from skulduggery.core.view import View
from skulduggery.games.skull_king.bots.prepare_search import prepare_search
from skulduggery.games.skull_king.rules.view import SkullKingView

DECISION_TIME_S = 0.1  # seconds for a decision, where nobody says
ROLLOUTS_PER_DECISION = 150


class SkullKingSharpBot(TimedBot):
    name = "sharp"

    def decide(self, view: View, seat: int, history: EventHistory = ()) -> str:
        choices = view.choices[seat]
        if len(choices) == 1:
            return choices[0]
        in_time = self.start_budget(DECISION_TIME_S)
        search = prepare_search(cast(SkullKingView, view), seat, [], self.rng)
        search.run(ROLLOUTS_PER_DECISION, in_time)
        return choices[search.best_choice()]
