"""OpenSpiel's Python IS-MCTS on our games. Needs OpenSpiel."""

from typing import Any

from numpy.random import RandomState
from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from skulduggery.bench.openspiel_game import SpielGame
from skulduggery.bots.ismcts import UCB_EXPLORATION
from skulduggery.core.game import AnyGame
from skulduggery.core.options import Options
from skulduggery.core.rng import Rng
from skulduggery.core.state import State


class SingleObserver(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search with our nodes: the information state of the searching player."""

    def __init__(self, searcher: int, *settings: Any, **more: Any) -> None:
        super().__init__(*settings, **more)
        self.searcher = searcher

    def get_state_key(self, state: Any) -> tuple[int, str]:
        return state.current_player(), state.information_state_string(self.searcher)


def their_visits(
    game: AnyGame, options: Options, world: State, simulations: int, seed: int, single: bool
) -> dict[int, float]:
    """The share of simulations of each decision; `single` for single-observer nodes as ours."""
    table = SpielGame(game, options, world)
    state = table.new_initial_state()
    random, rng = RandomState(seed), Rng(seed)
    settings = (table, RandomRolloutEvaluator(1, random), UCB_EXPLORATION, simulations)
    more = {
        "random_state": random,
        "final_policy_type": ISMCTSFinalPolicyType.NORMALIZED_VISITED_COUNT,
        "allow_inconsistent_action_sets": True,
    }
    if single:
        bot = SingleObserver(state.current_player(), *settings, **more)
    else:
        bot = ISMCTSBot(*settings, **more)
    bot.set_resampler(lambda there, player: table.redraw_for(there, player, rng))
    return dict(bot.get_policy(state))
