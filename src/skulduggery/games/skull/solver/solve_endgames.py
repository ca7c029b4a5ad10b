"""All 64 duels solved over grids of beliefs, those with fewer discs and more points first."""

from collections.abc import Callable

from skulduggery.games.skull.solver.endgame_values import NUM_DUELS, EndgameValues
from skulduggery.games.skull.solver.public_tree import (
    DISCS_PER_TRIBE,
    PublicTree,
    SkullDuel,
    duel_at,
)
from skulduggery.games.skull.solver.round_solver import RoundSolver

GRID_POINTS_PER_SIDE = 25  # kinks like to lie at halves, thirds and quarters
ITERATIONS_PER_POINT = 500


def solving_order() -> list[int]:
    """The duels, each after all those that may follow it."""
    return sorted(range(NUM_DUELS), key=_solving_rank)


def _solving_rank(index: int) -> tuple[int, int]:
    duel = duel_at(index)
    return int(duel.starter_discs + duel.discs), -int(duel.starter_points + duel.points)


def _solve_duel(
    grids: EndgameValues, duel: SkullDuel, points: int, iterations: int, owner_starts: bool
) -> float:
    """Solve a duel over its grid; the worst exploitability of its points."""
    tree = PublicTree(duel, False, owner_starts)
    values: list[float] = []
    worst = 0.0
    rows = belief_grid(int(duel.starter_discs), points)
    columns = belief_grid(int(duel.discs), points)
    for starter in rows:
        for other in columns:
            solver = RoundSolver(tree, grids, starter, other)
            solver.iterate(iterations)
            values += solver.root_values_by_hand()
            worst = max(worst, solver.exploitability())
    grids.add_duel(duel.duel_index(), len(rows), len(columns), values)
    return worst


def belief_grid(discs: int, points: int) -> list[float]:
    """Who has lost nothing has the skull."""
    if discs == DISCS_PER_TRIBE:
        return [1.0]
    return [point / (points - 1) for point in range(points)]


def solve_all(
    grids: EndgameValues,
    points: int = GRID_POINTS_PER_SIDE,
    iterations: int = ITERATIONS_PER_POINT,
    owner_starts: bool = False,
    solved: Callable[[int, float], None] = lambda duel, worst: None,
) -> None:
    """Solve what `grids` does not have yet; `solved` is called after each duel."""
    for index in solving_order():
        if not grids.has_duel(index):
            solved(index, _solve_duel(grids, duel_at(index), points, iterations, owner_starts))
