"""Whole endgames: known values, and the same as the general solver finds by the rules."""

from itertools import product
from typing import Literal

import pytest

from skulduggery.games.skull.benchmarks.endgame_tree import SkullOwnershipNode
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.rules.position import SeatDiscs, SkullPosition, state_at
from skulduggery.games.skull.rules.state import SkullState
from skulduggery.games.skull.solver.endgame_values import EndgameValues
from skulduggery.games.skull.solver.gadget import ResolvingGadget
from skulduggery.games.skull.solver.public_tree import PublicTree, SkullDuel
from skulduggery.games.skull.solver.round_solver import RoundSolver
from skulduggery.solvers.best_response import best_response
from skulduggery.solvers.cfr import Cfr, DiscountedCfr
from skulduggery.solvers.game_tree import GameNode, build_tree
from skulduggery.solvers.sequence_form import SequenceForm


def solve_duel(duel: SkullDuel, iterations: int, owner_starts: bool = False) -> RoundSolver:
    tree = PublicTree(duel, True, owner_starts)
    solver = RoundSolver(tree, EndgameValues(), duel.starter_discs / 4, duel.discs / 4)
    solver.iterate(iterations)
    return solver


@pytest.mark.parametrize(
    ("duel", "known", "iterations"),
    [
        (SkullDuel(1, 1, 0, 0), 0.5625, 100),
        (SkullDuel(2, 1, 1, 1), 0.9375, 100),
        (SkullDuel(2, 1, 0, 1), 0.9375, 60),
        (SkullDuel(2, 1, 1, 0), 1.0, 60),
        (SkullDuel(3, 1, 1, 1), 1.0, 50),
        (SkullDuel(1, 2, 1, 1), 0.375, 100),
    ],
)
def test_known_values(duel: SkullDuel, known: float, iterations: int) -> None:
    solver = solve_duel(duel, iterations)
    assert solver.exploitability() < 0.001
    assert solver.best_response_to_average(0) == pytest.approx(known, abs=0.002)
    assert 1 - solver.best_response_to_average(1) == pytest.approx(known, abs=0.002)


def test_averages_are_what_is_played() -> None:
    solver = solve_duel(SkullDuel(2, 1, 1, 1), 30)
    promised = solver.best_response_to_average(0), solver.best_response_to_average(1)
    solver.use_average_strategies()
    # They learn in turns: side 0 has not yet met the last strategy of side 1.
    assert (solver.best_response_value(0), solver.best_response_value(1)) == pytest.approx(
        promised, abs=1e-4
    )


def test_more_iterations_are_better() -> None:
    solver = solve_duel(SkullDuel(1, 1, 0, 1), 20)
    early = solver.exploitability()
    solver.iterate(180)
    assert 0 <= solver.exploitability() < early / 2


def rules_situation(duel: SkullDuel, options: SkullOptions) -> GameNode:
    """The same endgame, played by the rules themselves."""
    numbers = int(duel.starter_discs), int(duel.discs)
    points = int(duel.starter_points), int(duel.points)
    states: list[SkullState] = []
    likely: list[float] = []
    for types in product((False, True), repeat=2):
        discs = tuple(map(SeatDiscs, numbers, types, points))
        states.append(state_at(SkullPosition(discs, 0), options, 2))
        chances = [n / 4 if skull else 1 - n / 4 for n, skull in zip(numbers, types, strict=True)]
        likely.append(chances[0] * chances[1])
    return SkullOwnershipNode(states, likely)


@pytest.mark.parametrize("starter", ["challenger", "skull_owner"])
@pytest.mark.parametrize("duel", [SkullDuel(2, 1, 1, 1), SkullDuel(2, 2, 1, 1)], ids=str)
def test_the_general_solver_agrees(
    duel: SkullDuel, starter: Literal["challenger", "skull_owner"]
) -> None:
    situation = rules_situation(duel, SkullOptions(failed_starter=starter))
    form = SequenceForm(build_tree(situation))
    cfr = Cfr(form, DiscountedCfr())
    cfr.run_iterations(60)
    strategies = cfr.average_strategies()
    low = 0.5 - best_response(form, 1, strategies[0])
    high = 0.5 + best_response(form, 0, strategies[1])
    solver = solve_duel(duel, 60, starter == "skull_owner")
    assert high - low < 0.02
    assert solver.exploitability() < 0.01
    assert low <= solver.best_response_to_average(0)
    assert 1 - solver.best_response_to_average(1) <= high


def test_a_gate_holds_a_promise() -> None:
    tree = PublicTree(SkullDuel(1, 2, 1, 1), True, False)
    free = RoundSolver(tree, EndgameValues(), 0.4, 0.6)
    free.iterate(300)
    promise = free.root_values_by_hand()[2:]
    # The believed are others than those who come: nobody gets more than was promised.
    safe = RoundSolver(tree, EndgameValues(), 0.4, 0.9, ResolvingGadget(1, promise, 0.9))
    safe.iterate(300)
    safe.use_average_strategies()
    safe.best_response_value(1)
    worth = safe.sides[1].values
    assert worth[0] < promise[0] + 0.005
    assert worth[1] < promise[1] + 0.005
