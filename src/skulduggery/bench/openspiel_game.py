"""Our games as OpenSpiel games, so that its algorithms can play them. Needs OpenSpiel.

The information state string of a player has perfect recall: the `State.observation_code` of every
ply so far.
"""

from typing import Any

import msgspec
import pyspiel

from skulduggery.core.game import AnyGame
from skulduggery.core.options import Options
from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER, State

MAX_GAME_PLIES = 20_000  # OpenSpiel requires a bound


class StateWithHistories:
    """A full state with the information state string of each player; OpenSpiel deep-copies it."""

    def __init__(self, state: State, histories: list[str]) -> None:
        self.state = state
        self.histories = histories

    def __deepcopy__(self, memo: object) -> "StateWithHistories":
        return StateWithHistories(self.state.clone(), [*self.histories])

    def advance(self, action: int) -> None:
        for player in range(self.state.num_players):
            self.histories[player] += f" {self.state.observation_code(action, player)}"
        self.state.advance(action)


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.full_state = game.initial_full_state()

    def current_player(self) -> int:
        actor = self.full_state.state.actor
        if actor == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        if actor == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(self.full_state.state.player_of(actor))

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.full_state.state.legal_actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.full_state.state
        whole = int(state.total_weight())
        return [
            (state.nth_action(k), int(state.outcome_weight(k)) / whole)
            for k in range(state.count_actions())
        ]

    def _apply_action(self, action: int) -> None:
        self.full_state.advance(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.full_state.state.action_text(action)

    def is_terminal(self) -> bool:
        return bool(self.full_state.state.actor == OVER)

    def returns(self) -> list[float]:
        """Each player's share of the win."""
        winners = self.full_state.state.winners()
        players = range(self.full_state.state.num_players)
        return [1 / len(winners) if player in winners else 0.0 for player in players]

    def information_state_string(self, player: int | None = None) -> str:
        return self.full_state.histories[self.current_player() if player is None else player]

    def __str__(self) -> str:
        return " |".join(self.full_state.histories)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, from its initial state or from any other."""

    def __init__(self, game: AnyGame, options: Options, start: State) -> None:
        self.ours = game
        self.options = options
        self.start = start
        players = int(start.num_players)
        super().__init__(
            pyspiel.GameType(
                short_name=f"python_{game.name}",
                long_name=game.name,
                dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
                chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
                information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
                utility=pyspiel.GameType.Utility.CONSTANT_SUM,
                reward_model=pyspiel.GameType.RewardModel.TERMINAL,
                max_num_players=players,
                min_num_players=players,
                provides_information_state_string=True,
                provides_information_state_tensor=False,
                provides_observation_string=False,
                provides_observation_tensor=False,
            ),
            pyspiel.GameInfo(
                num_distinct_actions=len(game.action_texts),
                max_chance_outcomes=len(game.action_texts),
                num_players=players,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=1.0,
                max_game_length=MAX_GAME_PLIES,
            ),
            {},
        )

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def initial_full_state(self) -> StateWithHistories:
        return self.full_state_from_views(self.start.clone())

    def full_state_from_views(self, state: State) -> StateWithHistories:
        """A state in which each player knows their current view, and nothing of the past."""
        views = [
            self.ours.view_for(state, self.options, player) for player in range(state.num_players)
        ]
        return StateWithHistories(state, [msgspec.json.encode(view).decode() for view in views])

    def redraw_for(self, state: Any, player: int, rng: Rng) -> SpielState:
        """Resample the hidden information of `player`, for OpenSpiel's IS-MCTS."""
        twin: SpielState = state.clone()
        twin.full_state.state.redraw_hidden(player, rng)
        history = twin.full_state.histories[player]
        twin.full_state = self.full_state_from_views(twin.full_state.state)
        twin.full_state.histories[player] = history
        return twin
