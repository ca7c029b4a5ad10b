"""The master of Skull: hard to exploit, whoever sits at the table.

With three and more it plays the policy of a net trained by self-play. With two left it re-solves
the round, with stored values of all duels as leaf values.
"""

import time
from collections.abc import Callable
from typing import cast

from skulduggery.bots.advisor import ChoiceEstimate, WinEstimate
from skulduggery.bots.bot import EventHistory
from skulduggery.bots.time_budget import TimeBudget, TimedBot
from skulduggery.core.rng import Rng
from skulduggery.core.view import View
from skulduggery.games.skull.bots.advisor import MAX_SAMPLED_WORLDS, SkullEvaluator
from skulduggery.games.skull.bots.endgame_player import load_endgame_player
from skulduggery.games.skull.bots.policy import load_policy, sample_weighted
from skulduggery.games.skull.bots.replay_history import replay_turns
from skulduggery.games.skull.rules.actions import ACTION_TEXTS
from skulduggery.games.skull.rules.view import SkullView
from skulduggery.games.skull.rules.view_builder import some_world
from skulduggery.games.skull.solver.public_tree import is_solvable_duel

DECISION_TIME_S = 0.2  # seconds for a decision, where nobody says
ADVICE_TIME_S = 1.0  # seconds for advice


class SkullMasterBot(TimedBot):
    name = "master"

    def __init__(
        self,
        rng: Rng,
        seconds: float | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(rng, seconds, clock)
        self.policy = load_policy("master")
        self.max_worlds = MAX_SAMPLED_WORLDS
        # The same for every question: equal situations get equal answers.
        self.advice_rng = rng.clone()

    def decide(self, view: View, seat: int, history: EventHistory = ()) -> str:
        choices = view.choices[seat]
        if len(choices) == 1:
            return choices[0]
        chances = self.action_probabilities(
            cast(SkullView, view), seat, history, self.start_budget(DECISION_TIME_S)
        )
        return ACTION_TEXTS[sample_weighted(chances, self.rng)]

    def weigh_choices(
        self, view: View, seat: int, history: EventHistory = ()
    ) -> list[ChoiceEstimate]:
        seen = cast(SkullView, view)
        plies = [ACTION_TEXTS.index(text) for text in view.choices[seat]]
        # The strategy has half of the time, the values of the choices have all the rest.
        has_time, has_half_time = (
            self.start_budget(ADVICE_TIME_S),
            self.start_budget(ADVICE_TIME_S, 0.5),
        )
        frequencies = {plies[0]: 1.0}
        if len(plies) > 1:
            frequencies = self.action_probabilities(seen, seat, history, has_half_time)
        worths = self.make_evaluator(
            seen, seat % view.players, history, has_time, seat
        ).action_values(seat)
        return [
            ChoiceEstimate(text, frequencies.get(ply, 0.0), worths[ply])
            for ply, text in zip(plies, view.choices[seat], strict=True)
        ]

    def estimate_win(self, view: View, player: int, history: EventHistory = ()) -> WinEstimate:
        seen = cast(SkullView, view)
        pending = list(view.choices)
        if not pending or not is_solvable_duel(some_world(seen)):
            return self.make_evaluator(
                seen, player, history, self.start_budget(ADVICE_TIME_S)
            ).estimate_win()
        choices = self.weigh_choices(view, pending[0], history)
        return WinEstimate(
            sum(choice.often * choice.worth.share for choice in choices),
            max(choice.worth.error for choice in choices),
        )

    def make_evaluator(
        self,
        view: SkullView,
        player: int,
        history: EventHistory,
        has_time: TimeBudget,
        seat: int | None = None,
    ) -> SkullEvaluator:
        world = some_world(view)
        if seat is not None:
            world.turn_to(seat)
        return SkullEvaluator(
            world,
            player,
            replay_turns(view, history),
            load_endgame_player(world.rules.owner_starts),
            self.advice_rng.clone(),
            has_time,
            self.max_worlds,
        )

    def action_probabilities(
        self, view: SkullView, seat: int, history: EventHistory, has_time: TimeBudget
    ) -> dict[int, float]:
        """The strategy of the master: how often it plays which action."""
        world = some_world(view)
        world.turn_to(seat)
        if not is_solvable_duel(world):
            return self.policy.action_probabilities(world, seat)
        endgame_player = load_endgame_player(world.rules.owner_starts)
        return endgame_player.action_probabilities(
            replay_turns(view, history), world, seat, has_time
        )
