"""One player against another of fixed habits on a ring: what either can expect of the match."""

from skulduggery.core.state import CHANCE
from skulduggery.games.saber_skull.rules.state import SaberSkullState
from skulduggery.games.saber_skull.solver.ring_solver import LAYS, PLAYERS
from skulduggery.games.saber_skull.solver.tablebase import Reckoning
from skulduggery.games.saber_skull.solver.value_iteration import Chances


class Duel:
    """`one` sits at seat 0 and is watched, `other` at seat 1; both on the same waters."""

    def __init__(self, one: Chances, other: Chances) -> None:
        self.sides = one, other
        one.rival, other.rival = other, one

    def solve(self, precision: float) -> None:
        while max(side.moved for side in self.sides) > precision:
            for side in self.sides:
                side.sweep(LAYS)

    def share(self, opening: SaberSkullState) -> float:
        """The chance of `one`, after a first round in which nobody has a choice (SS08)."""
        if opening.turns > PLAYERS:
            roller = self.sides[opening.turn]
            value = roller.value
            reckoning = Reckoning(roller.waters, lambda position: value[position])
            rolling = reckoning.rolling(opening, opening.turn)
            return rolling if opening.turn == 0 else 1 - rolling
        faces = [self.share(landed(opening, face)) for face in opening.actions()]
        return sum(faces) / len(faces)


def landed(opening: SaberSkullState, face: int) -> SaberSkullState:
    """After a roll of the first round, and what follows of itself."""
    then = opening.clone()
    then.advance(face)
    while then.actor != CHANCE:
        then.advance(then.nth(0))
    return then
