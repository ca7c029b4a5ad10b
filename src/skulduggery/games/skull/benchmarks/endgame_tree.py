"""The end of a game of Skull between two, with all rounds that may follow, played by the rules.

What is hidden at first is whether each still owns the skull: chance draws it by the beliefs. A win
is worth 1/2 and a defeat -1/2, so that differences of payoff are differences in win probability.
"""

from typing import Final

from mypy_extensions import i64

from skulduggery.core.errors import BadPosition
from skulduggery.core.state import CHANCE
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.rules.position import SeatDiscs, SkullPosition, state_at
from skulduggery.games.skull.rules.state import SkullState
from skulduggery.games.skull.solver.position_solver import default_belief
from skulduggery.solvers.game_tree import GameNode

WIN_UTILITY: Final = 0.5
_FIRST_LETTER_CODE: Final = 48  # "0": whatever was seen becomes one letter from here on


class SkullOwnershipNode(GameNode):
    """Before anything else: which of them own their skulls?"""

    def __init__(self, states: list[SkullState], likely: list[float]) -> None:
        self.states = states
        self._likely = likely

    def acting_player(self) -> int:
        return CHANCE

    def legal_actions(self) -> list[int]:
        return list(range(len(self.states)))

    def outcome_probabilities(self) -> list[float]:
        return self._likely

    def child_after(self, action: int) -> GameNode:
        state = self.states[action]
        own0, own1 = ["S" if tribe.skull else "F" for tribe in state.tribes]
        first = EndgameNode(state.clone(), own0, own1)
        first.play_forced()
        return first


class EndgameNode(GameNode):
    """A world, and what each has seen on the way: the own type, then a letter for each ply."""

    def __init__(self, state: SkullState, seen0: str, seen1: str) -> None:
        self.state = state
        self._seen0 = seen0
        self._seen1 = seen1

    def acting_player(self) -> int:
        return self.state.actor

    def legal_actions(self) -> list[int]:
        return self.state.legal_actions()

    def outcome_probabilities(self) -> list[float]:
        state = self.state
        total = float(state.total_weight())
        return [float(state.outcome_weight(k)) / total for k in range(state.count_actions())]

    def infoset_key(self) -> str:
        return self.observations_of(self.state.actor)

    def observations_of(self, player: i64) -> str:
        return self._seen0 if player == 0 else self._seen1

    def child_after(self, action: int) -> GameNode:
        twin = EndgameNode(self.state.clone(), self._seen0, self._seen1)
        twin._play_action(action)
        twin.play_forced()
        return twin

    def final_payoff(self) -> float:
        return WIN_UTILITY if self.state.winner == 0 else -WIN_UTILITY

    def _play_action(self, action: i64) -> None:
        self._seen0 += chr(_FIRST_LETTER_CODE + self.state.observation_code(action, 0))
        self._seen1 += chr(_FIRST_LETTER_CODE + self.state.observation_code(action, 1))
        self.state.advance(action)

    def play_forced(self) -> None:
        """What nobody decides is no situation of its own."""
        while self.state.count_actions() == 1:
            self._play_action(self.state.nth_action(0))


def build_endgame(position: SkullPosition, beliefs: tuple[float, float] | None = None) -> GameNode:
    """From a position of two; the beliefs that each owns the skull are discs/4 if not given."""
    if len(position.seats) != 2:
        raise BadPosition("position-seats", seats=str(len(position.seats)), needed="2")
    if beliefs is None:
        beliefs = (default_belief(position.seats[0]), default_belief(position.seats[1]))
    states: list[SkullState] = []
    likely: list[float] = []
    for types in ((False, False), (False, True), (True, False), (True, True)):
        chance = 1.0
        for belief, skull in zip(beliefs, types, strict=True):
            chance *= belief if skull else 1 - belief
        if chance > 0:
            seats = tuple(
                SeatDiscs(discs.number, skull, discs.points)
                for discs, skull in zip(position.seats, types, strict=True)
            )
            states.append(state_at(SkullPosition(seats, position.first), SkullOptions(), 2))
            likely.append(chance)
    return SkullOwnershipNode(states, likely)
