"""Solves a ring step by step, and plays matches by the solution."""

from collections.abc import Sequence

from skulduggery.core.packed_counts import one_of
from skulduggery.core.rng import Rng
from skulduggery.core.state import OVER
from skulduggery.games.saber_skull.rules.actions import DIE_OFFSET
from skulduggery.games.saber_skull.rules.state import PHASE_CAST, Crew, Island, SaberSkullState
from skulduggery.games.saber_skull.solver.position_index import PositionIndex
from skulduggery.games.saber_skull.solver.ring import IslandKind
from skulduggery.games.saber_skull.solver.tablebase import Tablebase
from skulduggery.games.saber_skull.solver.value_iteration import RingValues

NUM_PLAYERS = 2
LAYS_PER_STEP = 200  # compiled code is not interrupted, so a step is short
VALUE_PRECISION = 1e-10  # solved when no value changes by more in a sweep


class RingSolver:
    """The values of a ring for players with so many tokens each, converging step by step."""

    def __init__(self, kinds: Sequence[IslandKind], tokens: int) -> None:
        self._island_kinds = tuple(kinds)
        self._tokens = tokens
        self.ring_values = RingValues(PositionIndex(self._island_kinds, tokens))
        value = self.ring_values.values
        self.tablebase = Tablebase(
            self.ring_values.position_index, lambda position: value[position]
        )

    def run_step(self) -> None:
        """A part of a sweep, or its end."""
        self.ring_values.sweep(LAYS_PER_STEP)

    def solve(self, precision: float) -> None:
        while self.ring_values.max_change > precision:
            self.run_step()

    def opening_state(self) -> SaberSkullState:
        """The match about to begin; seat 0 is the first."""
        return state_on_islands(
            self._island_kinds, [self._tokens * one_of(seat) for seat in range(NUM_PLAYERS)]
        )

    def first_player_share(self) -> float:
        """The chance of who begins."""
        return self.tablebase.win_share(self.opening_state(), 0)

    def flat_values(self) -> list[float]:
        """All values; those of positions in which somebody has won already repeat what is beside
        them, which packs best."""
        position_index, value = self.ring_values.position_index, self.ring_values.values
        flat: list[float] = []
        for lay in range(len(position_index.lays)):
            if position_index.flipped[lay]:
                continue
            first, second = position_index.first_left[lay], position_index.second_left[lay]
            for a in range(first + 1):
                for b in range(first + 1 - a):
                    for c in range(second + 1):
                        for d in range(second + 1 - c):
                            goes_on = a + c > 0 and b + d > 0
                            at = len(flat)
                            flat.append(value[at] if goes_on or not flat else flat[-1])
        return flat


def state_on_islands(kinds: Sequence[IslandKind], hands: Sequence[int]) -> SaberSkullState:
    """A match about to begin on islands of any kind, also such as no ring makes."""
    state = SaberSkullState(len(hands), (), 0, False)
    for kind in kinds:
        island = Island()
        island.room, island.saber = kind
        state.islands.append(island)
    state.islands.append(Island())
    for tokens in hands:
        crew = Crew()
        crew.tokens = tokens
        state.crews.append(crew)
    state.match = 1
    state.begin_turns(0)
    return state


def play_solved_match(opening: SaberSkullState, tablebase: Tablebase, rng: Rng) -> int:
    """Who wins when both play by the values, on the real rules."""
    state = opening.clone()
    while state.actor != OVER:
        if state.phase == PHASE_CAST:
            state.advance(DIE_OFFSET + 1 + rng.below(6))
        else:
            state.advance(tablebase.best_action(state))
    return state.winners()[0]
