"""The sharp player of Skull: a net that adapts to how the opponents have played so far."""

from collections.abc import Callable
from typing import cast

from skulduggery.bots.bot import EventHistory
from skulduggery.core.rng import Rng
from skulduggery.core.view import View
from skulduggery.games.skull.bots.opponent_stats import OpponentStats
from skulduggery.games.skull.bots.policy import load_policy, sample_weighted
from skulduggery.games.skull.bots.replay_history import SkullHistoryReplay
from skulduggery.games.skull.rules.actions import ACTION_TEXTS
from skulduggery.games.skull.rules.view import SkullView
from skulduggery.games.skull.rules.view_builder import some_world


class SkullSharpBot:
    """Trained against opponents of all kinds, with their public statistics as inputs."""

    name = "sharp"

    def __init__(
        self, rng: Rng, seconds: float | None = None, clock: Callable[[], float] | None = None
    ) -> None:
        self.rng = rng

    def decide(self, view: View, seat: int, history: EventHistory = ()) -> str:
        choices = view.choices[seat]
        if len(choices) == 1:
            return choices[0]
        seen = cast(SkullView, view)
        world = some_world(seen)
        world.turn_to(seat)
        opponent_stats = OpponentStats()
        for turn in SkullHistoryReplay(seen, history).iterate_turns():
            opponent_stats.count_action(turn.before, turn.seat, turn.ply)
        return ACTION_TEXTS[
            sample_weighted(
                load_policy("sharp").action_probabilities(world, seat, opponent_stats), self.rng
            )
        ]
