"""Endgames of Skull as games of OpenSpiel, and strategies converted both ways, for comparison.

OpenSpiel is an extra: it is imported when something here is called.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from librt.vecs import vec

from skulduggery.core.state import CHANCE, OVER
from skulduggery.games.skull.benchmarks.endgame_tree import WIN_UTILITY, EndgameNode, build_endgame
from skulduggery.games.skull.rules.actions import ACTION_TEXTS, BID_OFFSET, MAX_DISCS
from skulduggery.games.skull.rules.position import read_position
from skulduggery.solvers.game_tree import GameNode, GameTree
from skulduggery.solvers.sequence_form import Strategies

OPENSPIEL_GAME_NAME = "skulduggery_endgame"
DEFAULT_POSITION = "1 1 first=0"
MAX_GAME_PLIES = 1000  # far more than two players can make

InfosetKeys = tuple[list[str], list[str]]  # of the information sets of both, by number
PolicyTable = dict[str, list[tuple[int, float]]]  # what is done how often, by OpenSpiel's own keys


@cache
def register_endgames() -> Any:
    """Make the endgames of Skull known to OpenSpiel, once; its module."""
    import pyspiel  # noqa: PLC0415

    game_type = pyspiel.GameType(
        short_name=OPENSPIEL_GAME_NAME,
        long_name="Skull with two players left",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification={"position": DEFAULT_POSITION},
    )

    class EndgameGame(pyspiel.Game):  # type: ignore[misc]
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            position = read_position((params or {}).get("position", DEFAULT_POSITION))
            info = pyspiel.GameInfo(
                num_distinct_actions=BID_OFFSET + MAX_DISCS + 1,
                max_chance_outcomes=4,
                num_players=2,
                min_utility=-WIN_UTILITY,
                max_utility=WIN_UTILITY,
                utility_sum=0.0,
                max_game_length=MAX_GAME_PLIES,
            )
            super().__init__(game_type, info, params or {})
            self.root = build_endgame(position)

        def new_initial_state(self) -> Any:
            return EndgameState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
            return EndgameObserver()

    class EndgameState(pyspiel.State):  # type: ignore[misc]
        def __init__(self, game: EndgameGame) -> None:
            super().__init__(game)
            self.here = game.root

        def current_player(self) -> int:
            actor = self.here.acting_player()
            if actor == OVER:
                return int(pyspiel.PlayerId.TERMINAL)
            return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

        def is_terminal(self) -> bool:
            return self.here.acting_player() == OVER

        def _legal_actions(self, player: int) -> list[int]:
            return self.here.legal_actions()

        def chance_outcomes(self) -> list[tuple[int, float]]:
            return list(
                zip(self.here.legal_actions(), self.here.outcome_probabilities(), strict=True)
            )

        def _apply_action(self, action: int) -> None:
            self.here = self.here.child_after(action)

        def _action_to_string(self, player: int, action: int) -> str:
            return ACTION_TEXTS[action] if player >= 0 else str(action)

        def returns(self) -> list[float]:
            worth = self.here.final_payoff() if self.is_terminal() else 0.0
            return [worth, -worth]

        def __str__(self) -> str:
            return " ".join(map(str, self.history()))

    pyspiel.register_game(game_type, EndgameGame)
    return pyspiel


class EndgameObserver:
    """What OpenSpiel asks for what a player knows."""

    # OpenSpiel wants to see a tensor, and to have it filled, though none was promised.
    tensor = None
    dict: Mapping[str, object] = {}

    def set_from(self, state: Any, player: int) -> None:
        pass

    def string_from(self, state: Any, player: int) -> str:
        # No key may be one of both players, so they begin with their number.
        if not isinstance(state.here, EndgameNode):
            return str(player)
        return f"{player}{state.here.observations_of(player)}"


def load_openspiel_endgame(position: str) -> Any:
    """An endgame of Skull as a game of OpenSpiel."""
    return register_endgames().load_game(OPENSPIEL_GAME_NAME, {"position": position})


def openspiel_keys(tree: GameTree, root: GameNode, game: Any) -> InfosetKeys:
    """OpenSpiel's keys of our information sets, found by playing the same actions on both sides."""
    keys = ([""] * len(tree.sides[0].keys), [""] * len(tree.sides[1].keys))
    waiting = [(root, game.new_initial_state())]
    while waiting:
        here, there = waiting.pop()
        actor = here.acting_player()
        if actor == OVER:
            continue
        if actor != CHANCE:
            number = tree.sides[actor].number_by_key[here.infoset_key()]
            keys[actor][number] = there.information_state_string(actor)
        waiting += [
            (here.child_after(action), there.child(action)) for action in here.legal_actions()
        ]
    return keys


def to_openspiel_policy(tree: GameTree, strategies: Strategies, keys: InfosetKeys) -> PolicyTable:
    """Our strategies as a policy table of OpenSpiel."""
    table: PolicyTable = {}
    for side, strategy, names in zip(tree.sides, strategies, keys, strict=True):
        for number, name in enumerate(names):
            first = int(side.first_sequence[number])
            table[name] = [
                (action, strategy[first + k]) for k, action in enumerate(side.actions[number])
            ]
    return table


def from_openspiel_policy(table: PolicyTable, keys: InfosetKeys) -> Strategies:
    """Strategies of OpenSpiel as ours."""
    found = [
        vec[float]([1.0, *(likely for name in names for _, likely in table[name])])
        for names in keys
    ]
    return found[0], found[1]
