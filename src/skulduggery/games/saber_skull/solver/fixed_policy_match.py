"""One player against another of fixed habits on a ring: what either can expect of the match."""

from skulduggery.core.state import CHANCE
from skulduggery.games.saber_skull.rules.state import SaberSkullState
from skulduggery.games.saber_skull.solver.ring_solver import LAYS_PER_STEP, NUM_PLAYERS
from skulduggery.games.saber_skull.solver.tablebase import Tablebase
from skulduggery.games.saber_skull.solver.value_iteration import RingValues


class FixedPolicyMatch:
    """`one` sits at seat 0 and is watched, `other` at seat 1; both on the same waters."""

    def __init__(self, one: RingValues, other: RingValues) -> None:
        self.sides = one, other
        one.rival, other.rival = other, one

    def solve(self, precision: float) -> None:
        while max(side.max_change for side in self.sides) > precision:
            for side in self.sides:
                side.sweep(LAYS_PER_STEP)

    def first_seat_share(self, opening: SaberSkullState) -> float:
        """The chance of `one`, after a first round in which nobody has a choice (SS08)."""
        if opening.turns > NUM_PLAYERS:
            roller = self.sides[opening.turn]
            value = roller.values
            reckoning = Tablebase(roller.position_index, lambda position: value[position])
            rolling = reckoning.rolling_share(opening, opening.turn)
            return rolling if opening.turn == 0 else 1 - rolling
        faces = [
            self.first_seat_share(state_after_roll(opening, face))
            for face in opening.legal_actions()
        ]
        return sum(faces) / len(faces)


def state_after_roll(opening: SaberSkullState, face: int) -> SaberSkullState:
    """After a roll of the first round, and what follows of itself."""
    then = opening.clone()
    then.advance(face)
    while then.actor != CHANCE:
        then.advance(then.nth_action(0))
    return then
