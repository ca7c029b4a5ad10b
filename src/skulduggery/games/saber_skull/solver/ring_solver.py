"""A ring solved, step by step, and the game it stands for."""

from collections.abc import Sequence

from skulduggery.core.packed_counts import one
from skulduggery.core.rng import Rng
from skulduggery.core.state import OVER
from skulduggery.games.saber_skull.rules.actions import DIE
from skulduggery.games.saber_skull.rules.state import CAST, Crew, Island, SaberSkullState
from skulduggery.games.saber_skull.solver.position_index import Waters
from skulduggery.games.saber_skull.solver.ring import Isle
from skulduggery.games.saber_skull.solver.tablebase import Reckoning
from skulduggery.games.saber_skull.solver.value_iteration import Chances

PLAYERS = 2
LAYS = 200  # swept between two looks at who waits: nothing interrupts what is compiled


class Study:
    """The values of a ring for players with so many tokens each, ever nearer to the truth."""

    def __init__(self, isles: Sequence[Isle], tokens: int) -> None:
        self.isles = tuple(isles)
        self.tokens = tokens
        self.chances = Chances(Waters(self.isles, tokens))
        value = self.chances.value
        self.reckoning = Reckoning(self.chances.waters, lambda position: value[position])

    def step(self) -> None:
        """A part of a sweep, or its end."""
        self.chances.sweep(LAYS)

    def solve(self, precision: float) -> None:
        while self.chances.moved > precision:
            self.step()

    def opening(self) -> SaberSkullState:
        """The match about to begin; seat 0 is the first."""
        return table_of(self.isles, [self.tokens * one(seat) for seat in range(PLAYERS)])

    def first_player(self) -> float:
        """The chance of who begins."""
        return self.reckoning.share(self.opening(), 0)

    def flat_values(self) -> list[float]:
        """All values; those of positions in which somebody has won already repeat what is beside
        them, which packs best."""
        waters, value = self.chances.waters, self.chances.value
        flat: list[float] = []
        for lay in range(len(waters.lays)):
            if waters.flipped[lay]:
                continue
            first, second = waters.first[lay], waters.second[lay]
            for a in range(first + 1):
                for b in range(first + 1 - a):
                    for c in range(second + 1):
                        for d in range(second + 1 - c):
                            goes_on = a + c > 0 and b + d > 0
                            at = len(flat)
                            flat.append(value[at] if goes_on or not flat else flat[-1])
        return flat


def table_of(isles: Sequence[Isle], hands: Sequence[int]) -> SaberSkullState:
    """A match about to begin on islands of any kind, also such as no ring makes."""
    state = SaberSkullState(len(hands), (), 0, False)
    for isle in isles:
        island = Island()
        island.room, island.saber = isle
        state.islands.append(island)
    state.islands.append(Island())
    for tokens in hands:
        crew = Crew()
        crew.tokens = tokens
        state.crews.append(crew)
    state.match = 1
    state.begin(0)
    return state


def play(opening: SaberSkullState, reckoning: Reckoning, rng: Rng) -> int:
    """Who wins when both play by the values, on the real rules."""
    state = opening.clone()
    while state.actor != OVER:
        if state.phase == CAST:
            state.advance(DIE + 1 + rng.below(6))
        else:
            state.advance(reckoning.best(state))
    return state.winners()[0]
