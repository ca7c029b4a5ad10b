"""The solver beside OpenSpiel's C++ CFR+ on the same games: seconds to the same exploitability.

How many iterations each needs is found first, by looking at the same counts on both sides; then so
many are timed from a fresh start, without a look at the exploitability.
"""

import time
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

import msgspec

from skulduggery.bench import openspiel_rules
from skulduggery.bench.leduc import leduc
from skulduggery.bench.rules import Versions, versions
from skulduggery.bench.timing import one_core
from skulduggery.games.skull.benchmarks.endgame_tree import endgame
from skulduggery.games.skull.benchmarks.openspiel_endgame import (
    Keys,
    endgame_there,
    keys_there,
    strategies_here,
)
from skulduggery.games.skull.rules.position import read_position
from skulduggery.solvers.cfr import Cfr, CfrPlus, Discounted
from skulduggery.solvers.response import exploitability
from skulduggery.solvers.sequences import SequenceForm
from skulduggery.solvers.situation import Situation
from skulduggery.solvers.tree import build

LEDUC, ENDGAME = "leduc", "skull"
POSITION = "2+ 2 first=0"
OPEN_SPIEL = "open_spiel"
RULES: dict[str, CfrPlus] = {"dcfr": Discounted(), "cfr+": CfrPlus()}  # ours, by what they are
TARGETS = {LEDUC: 1.0, ENDGAME: 5.0}  # times as fast
CLOSE = 0.01  # exploitability: chips at Leduc, win probability at Skull
ROUNDS = 5

Clock = Callable[[], float]


class Solver(Protocol):
    def iterate(self, times: int, /) -> None: ...
    def exploitability(self) -> float: ...


class Ours:
    def __init__(self, form: SequenceForm, rule: CfrPlus) -> None:
        self.form = form
        self.cfr = Cfr(form, rule)

    def iterate(self, times: int, /) -> None:
        self.cfr.iterate(times)

    def exploitability(self) -> float:
        return exploitability(self.form, self.cfr.strategies())


class Theirs:
    """OpenSpiel's solver, measured by our best responses: its own say the same, only later."""

    def __init__(self, spiel: Any, game: Any, form: SequenceForm, keys: Keys) -> None:
        self.solver = spiel.CFRPlusSolver(game)
        self.form = form
        self.keys = keys

    def iterate(self, times: int, /) -> None:
        step = self.solver.evaluate_and_update_policy
        for _ in range(times):
            step()

    def exploitability(self) -> float:
        table = self.solver.tabular_average_policy().policy_table()
        return exploitability(self.form, strategies_here(table, self.keys))


class Size(msgspec.Struct, frozen=True):
    """A game, and the seconds that it takes to have it in memory, ready to be solved."""

    game: str
    nodes: int
    information_sets: int
    built: float
    built_there: float | None


class Figure(msgspec.Struct, frozen=True):
    """Processor time to get close: the best round, and every round."""

    game: str
    solver: str
    iterations: int
    exploitability: float
    best: float
    rounds: list[float]


class Row(msgspec.Struct, frozen=True):
    """Ours beside theirs; None where OpenSpiel is missing."""

    game: str
    solver: str
    ours: float
    theirs: float | None
    ratio: float | None
    target: float
    reached: bool | None


class Settings(msgspec.Struct, frozen=True):
    seconds: float  # of processor time, for each figure, unless one solution takes longer
    rounds: int
    core: int | None
    close: float
    position: str


class Report(msgspec.Struct, frozen=True):
    bench: str
    settings: Settings
    versions: Versions
    sizes: list[Size]
    figures: list[Figure]
    rows: list[Row]


class Contest:
    """One game with all who solve it; `there` is the same one as OpenSpiel has it."""

    def __init__(self, name: str, root: Situation, spiel: Any, there: Any, clock: Clock) -> None:
        start = clock()
        tree = build(root)
        form = SequenceForm(tree)
        built, built_there = clock() - start, None
        self.name = name
        self.fresh: dict[str, Callable[[], Solver]] = {
            solver: partial(Ours, form, rule) for solver, rule in RULES.items()
        }
        if spiel is not None:
            start = clock()
            game = spiel.convert_to_cached_tree(there)
            # The tree is made by the first to go everywhere.
            spiel.CFRPlusSolver(game).evaluate_and_update_policy()
            built_there = clock() - start
            keys = keys_there(tree, root, game)
            self.fresh[OPEN_SPIEL] = partial(Theirs, spiel, game, form, keys)
        sets = sum(len(side.keys) for side in tree.sides)
        self.size = Size(name, int(tree.nodes), sets, built, built_there)
        self.needed = {solver: iterations_needed(fresh()) for solver, fresh in self.fresh.items()}
        self.spent: dict[str, list[float]] = {solver: [] for solver in self.fresh}

    def one_round(self, seconds: float, clock: Clock) -> None:
        """Everybody solves the game, again and again for so long, and at least once."""
        for solver, fresh in self.fresh.items():
            times, spent = 0, 0.0
            while spent < seconds:
                learner = fresh()
                start = clock()
                learner.iterate(self.needed[solver][0])
                spent += clock() - start
                times += 1
            self.spent[solver].append(spent / times)

    def figures(self) -> list[Figure]:
        return [
            Figure(self.name, solver, *self.needed[solver], min(spent), spent)
            for solver, spent in self.spent.items()
        ]

    def rows(self) -> list[Row]:
        theirs = min(self.spent.get(OPEN_SPIEL, ()), default=None)
        rows: list[Row] = []
        for solver, spent in self.spent.items():
            if solver != OPEN_SPIEL:
                ratio = None if theirs is None else theirs / min(spent)
                target = TARGETS[self.name]
                reached = None if ratio is None else ratio >= target
                rows.append(Row(self.name, solver, min(spent), theirs, ratio, target, reached))
        return rows


def iterations_needed(solver: Solver) -> tuple[int, float]:
    """How many it takes to get close, looking at every tenth more, and how close that is."""
    done = 0
    while True:
        step = max(1, done // 10)
        solver.iterate(step)
        done += step
        left = solver.exploitability()
        if left <= CLOSE:
            return done, left


def run(
    seconds: float,
    rounds: int = ROUNDS,
    progress: Callable[[float], object] = lambda done: None,
    clock: Clock = time.process_time,
) -> Report:
    """Measure everything; `progress` hears which part of it is done."""
    spiel = openspiel_rules.open_spiel()
    there: dict[str, Any] = {LEDUC: None, ENDGAME: None}
    if spiel is not None:
        there = {LEDUC: spiel.load_game("leduc_poker"), ENDGAME: endgame_there(POSITION)}
    here = {LEDUC: leduc(), ENDGAME: endgame(read_position(POSITION))}
    with one_core() as core:
        contests = [Contest(name, here[name], spiel, there[name], clock) for name in here]
        progress(1 / (rounds + 1))
        # Round by round, so that whatever slows the machine for a while slows everybody.
        for number in range(rounds):
            for contest in contests:
                contest.one_round(seconds / rounds, clock)
            progress((number + 2) / (rounds + 1))
    return Report(
        bench="solver",
        settings=Settings(seconds, rounds, core, CLOSE, POSITION),
        versions=versions(spiel is not None),
        sizes=[contest.size for contest in contests],
        figures=[figure for contest in contests for figure in contest.figures()],
        rows=[row for contest in contests for row in contest.rows()],
    )
