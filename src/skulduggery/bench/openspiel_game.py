"""Our games as OpenSpiel knows games, so that its algorithms can play them. Needs OpenSpiel.

What a player has been told is a string, as perfect recall wants it: the numbers of `State.seen` for
every ply so far.
"""

from typing import Any

import msgspec
import pyspiel

from skulduggery.core.game import AnyGame
from skulduggery.core.options import Options
from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER, State

MAX_GAME_PLIES = 20_000  # plies; only to be named


class StateWithHistories:
    """A state, and what each player has been told on the way to it; OpenSpiel deep-copies it."""

    def __init__(self, state: State, told: list[str]) -> None:
        self.state = state
        self.histories = told

    def __deepcopy__(self, memo: object) -> "StateWithHistories":
        return StateWithHistories(self.state.clone(), [*self.histories])

    def advance(self, action: int) -> None:
        for player in range(self.state.num_players):
            self.histories[player] += f" {self.state.observation_code(action, player)}"
        self.state.advance(action)


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.truth = game.initial_truth()

    def current_player(self) -> int:
        actor = self.truth.state.actor
        if actor == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        if actor == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(self.truth.state.player_of(actor))

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.truth.state.legal_actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.truth.state
        whole = int(state.total_weight())
        return [
            (state.nth_action(k), int(state.outcome_weight(k)) / whole)
            for k in range(state.count_actions())
        ]

    def _apply_action(self, action: int) -> None:
        self.truth.advance(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.truth.state.action_text(action)

    def is_terminal(self) -> bool:
        return bool(self.truth.state.actor == OVER)

    def returns(self) -> list[float]:
        """Each player's share of the win."""
        winners = self.truth.state.winners()
        players = range(self.truth.state.num_players)
        return [1 / len(winners) if player in winners else 0.0 for player in players]

    def information_state_string(self, player: int | None = None) -> str:
        return self.truth.histories[self.current_player() if player is None else player]

    def __str__(self) -> str:
        return " |".join(self.truth.histories)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours for so many players, from the first decision or from any state."""

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

    def initial_truth(self) -> StateWithHistories:
        return self.truth_from_views(self.start.clone())

    def truth_from_views(self, state: State) -> StateWithHistories:
        """A state of which each player knows what they see now, however it came about."""
        views = [
            self.ours.view_for(state, self.options, player) for player in range(state.num_players)
        ]
        return StateWithHistories(state, [msgspec.json.encode(view).decode() for view in views])

    def redraw_for(self, state: Any, player: int, rng: Rng) -> SpielState:
        """Another truth that looks like this one to `player`, as OpenSpiel's resampler."""
        twin: SpielState = state.clone()
        twin.truth.state.redraw_hidden(player, rng)
        told = twin.truth.histories[player]
        twin.truth = self.truth_from_views(twin.truth.state)
        twin.truth.histories[player] = told
        return twin
