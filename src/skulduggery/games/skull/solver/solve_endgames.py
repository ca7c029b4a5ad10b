"""All 64 duels solved over grids of beliefs, those with fewer discs and more points first."""

from collections.abc import Callable

from skulduggery.games.skull.solver.endgame_values import DUELS, Grids
from skulduggery.games.skull.solver.public_tree import MOST_DISCS, Duel, Tree, duel_at
from skulduggery.games.skull.solver.round_solver import Solver

POINTS = 25  # kinks like to lie at halves, thirds and quarters
ITERATIONS = 500


def order() -> list[int]:
    """The duels, each after all those that may follow it."""
    return sorted(range(DUELS), key=lateness)


def lateness(index: int) -> tuple[int, int]:
    duel = duel_at(index)
    return int(duel.starter_discs + duel.discs), -int(duel.starter_points + duel.points)


def solve_duel(grids: Grids, duel: Duel, points: int, iterations: int, owner_starts: bool) -> float:
    """Solve a duel over its grid; the worst exploitability of its points."""
    tree = Tree(duel, False, owner_starts)
    values: list[float] = []
    worst = 0.0
    rows = beliefs(int(duel.starter_discs), points)
    columns = beliefs(int(duel.discs), points)
    for starter in rows:
        for other in columns:
            solver = Solver(tree, grids, starter, other)
            solver.iterate(iterations)
            values += solver.values()
            worst = max(worst, solver.exploitability())
    grids.add(duel.index(), len(rows), len(columns), values)
    return worst


def beliefs(discs: int, points: int) -> list[float]:
    """Who has lost nothing has the skull."""
    if discs == MOST_DISCS:
        return [1.0]
    return [point / (points - 1) for point in range(points)]


def solve_all(
    grids: Grids,
    points: int = POINTS,
    iterations: int = ITERATIONS,
    owner_starts: bool = False,
    solved: Callable[[int, float], None] = lambda duel, worst: None,
) -> None:
    """Solve what `grids` does not have yet; `solved` hears of each duel, to show and to save."""
    for index in order():
        if not grids.has(index):
            solved(index, solve_duel(grids, duel_at(index), points, iterations, owner_starts))
