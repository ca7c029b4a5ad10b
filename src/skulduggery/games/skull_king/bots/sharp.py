"""The sharp player of Skull King: the master's search with far fewer rollouts and no history.

It takes everybody to bid as good players do.
"""

from typing import cast

from skulduggery.bots.bot import EventHistory
from skulduggery.bots.time_budget import TimedBot
from skulduggery.core.view import View
from skulduggery.games.skull_king.bots.prepare_search import prepare_search
from skulduggery.games.skull_king.rules.view import SkullKingView

_DECISION_TIME_S = 0.1  # unless a time is given
ROLLOUTS_PER_DECISION = 150


class SkullKingSharpBot(TimedBot):
    name = "sharp"

    def decide(self, view: View, seat: int, history: EventHistory = ()) -> str:
        choices = view.choices[seat]
        if len(choices) == 1:
            return choices[0]
        has_time = self.start_budget(_DECISION_TIME_S)
        search = prepare_search(cast(SkullKingView, view), seat, [], self.rng)
        search.run(ROLLOUTS_PER_DECISION, has_time)
        return choices[search.best_choice()]
