"""Whole endgames: known values, and the same as the general solver finds by the rules."""

from itertools import product
from typing import Literal

import pytest

from skulduggery.games.skull.benchmarks.endgame_tree import Deal
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.rules.position import Discs, Position, state_at
from skulduggery.games.skull.rules.state import SkullState
from skulduggery.games.skull.solver.endgame_values import Grids
from skulduggery.games.skull.solver.gadget import Gate
from skulduggery.games.skull.solver.public_tree import Duel, Tree
from skulduggery.games.skull.solver.round_solver import Solver
from skulduggery.solvers.cfr import Cfr, Discounted
from skulduggery.solvers.response import best_response
from skulduggery.solvers.sequences import SequenceForm
from skulduggery.solvers.situation import Situation
from skulduggery.solvers.tree import build


def solved(duel: Duel, iterations: int, owner_starts: bool = False) -> Solver:
    tree = Tree(duel, True, owner_starts)
    solver = Solver(tree, Grids(), duel.starter_discs / 4, duel.discs / 4)
    solver.iterate(iterations)
    return solver


@pytest.mark.parametrize(
    ("duel", "known", "iterations"),
    [
        (Duel(1, 1, 0, 0), 0.5625, 100),
        (Duel(2, 1, 1, 1), 0.9375, 100),
        (Duel(2, 1, 0, 1), 0.9375, 60),
        (Duel(2, 1, 1, 0), 1.0, 60),
        (Duel(3, 1, 1, 1), 1.0, 50),
        (Duel(1, 2, 1, 1), 0.375, 100),
    ],
)
def test_known_values(duel: Duel, known: float, iterations: int) -> None:
    solver = solved(duel, iterations)
    assert solver.exploitability() < 0.001
    assert solver.best(0) == pytest.approx(known, abs=0.002)
    assert 1 - solver.best(1) == pytest.approx(known, abs=0.002)


def test_averages_are_what_is_played() -> None:
    solver = solved(Duel(2, 1, 1, 1), 30)
    promised = solver.best(0), solver.best(1)
    solver.settle()
    # They learn in turns: side 0 has not yet met the last strategy of side 1.
    assert (solver.reply(0), solver.reply(1)) == pytest.approx(promised, abs=1e-4)


def test_more_iterations_are_better() -> None:
    solver = solved(Duel(1, 1, 0, 1), 20)
    early = solver.exploitability()
    solver.iterate(180)
    assert 0 <= solver.exploitability() < early / 2


def by_the_rules(duel: Duel, options: SkullOptions) -> Situation:
    """The same endgame, played by the rules themselves."""
    numbers = int(duel.starter_discs), int(duel.discs)
    points = int(duel.starter_points), int(duel.points)
    states: list[SkullState] = []
    likely: list[float] = []
    for types in product((False, True), repeat=2):
        discs = tuple(map(Discs, numbers, types, points))
        states.append(state_at(Position(discs, 0), options, 2))
        chances = [n / 4 if skull else 1 - n / 4 for n, skull in zip(numbers, types, strict=True)]
        likely.append(chances[0] * chances[1])
    return Deal(states, likely)


@pytest.mark.parametrize("starter", ["challenger", "skull_owner"])
@pytest.mark.parametrize("duel", [Duel(2, 1, 1, 1), Duel(2, 2, 1, 1)], ids=str)
def test_the_general_solver_agrees(
    duel: Duel, starter: Literal["challenger", "skull_owner"]
) -> None:
    situation = by_the_rules(duel, SkullOptions(failed_starter=starter))
    form = SequenceForm(build(situation))
    cfr = Cfr(form, Discounted())
    cfr.iterate(60)
    strategies = cfr.strategies()
    low = 0.5 - best_response(form, 1, strategies[0])
    high = 0.5 + best_response(form, 0, strategies[1])
    solver = solved(duel, 60, starter == "skull_owner")
    assert high - low < 0.02
    assert solver.exploitability() < 0.01
    assert low <= solver.best(0)
    assert 1 - solver.best(1) <= high


def test_a_gate_holds_a_promise() -> None:
    tree = Tree(Duel(1, 2, 1, 1), True, False)
    free = Solver(tree, Grids(), 0.4, 0.6)
    free.iterate(300)
    promise = free.values()[2:]
    # The believed are others than those who come: nobody gets more than was promised.
    safe = Solver(tree, Grids(), 0.4, 0.9, Gate(1, promise, 0.9))
    safe.iterate(300)
    safe.settle()
    safe.reply(1)
    worth = safe.sides[1].worth
    assert worth[0] < promise[0] + 0.005
    assert worth[1] < promise[1] + 0.005
