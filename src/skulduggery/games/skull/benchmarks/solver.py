"""The solver beside OpenSpiel's C++ CFR+ on the same games: seconds to the same exploitability.

How many iterations each needs is found first, by looking at the same counts on both sides; then so
many are timed from a fresh start, without a look at the exploitability.
"""

import time
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

import msgspec
from rich.table import Table

from skulduggery.bench import openspiel_rules
from skulduggery.bench.measurement import one_core
from skulduggery.bench.rules_speed import SpeedVersions, current_versions
from skulduggery.bench.small_pokers import leduc_poker
from skulduggery.cli.bench import versions_line, yes_or_no
from skulduggery.cli.report_tables import numeric_table
from skulduggery.games.skull.benchmarks.endgame_tree import build_endgame
from skulduggery.games.skull.benchmarks.openspiel_endgame import (
    InfosetKeys,
    from_openspiel_policy,
    load_openspiel_endgame,
    openspiel_keys,
)
from skulduggery.games.skull.rules.position import read_position
from skulduggery.solvers.best_response import exploitability
from skulduggery.solvers.cfr import Cfr, CfrPlus, DiscountedCfr
from skulduggery.solvers.game_tree import GameNode, build_tree
from skulduggery.solvers.sequence_form import SequenceForm
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import localize

LEDUC_GAME, SKULL_ENDGAME = "leduc", "skull"
ENDGAME_POSITION = "2+ 2 first=0"
OPEN_SPIEL = "open_spiel"
CFR_VARIANTS: dict[str, CfrPlus] = {
    "dcfr": DiscountedCfr(),
    "cfr+": CfrPlus(),
}  # ours, by what they are
TARGET_SPEED_RATIOS = {LEDUC_GAME: 1.0, SKULL_ENDGAME: 5.0}  # times as fast
TARGET_EXPLOITABILITY = 0.01  # in chips at Leduc, in win probability at Skull
NUM_TIMING_ROUNDS = 5

Clock = Callable[[], float]


class BenchmarkedSolver(Protocol):
    def iterate(self, times: int, /) -> None: ...
    def exploitability(self) -> float: ...


class OurCfrSolver:
    def __init__(self, form: SequenceForm, rule: CfrPlus) -> None:
        self.form = form
        self.cfr = Cfr(form, rule)

    def iterate(self, times: int, /) -> None:
        self.cfr.run_iterations(times)

    def exploitability(self) -> float:
        return exploitability(self.form, self.cfr.average_strategies())


class OpenSpielSolver:
    """OpenSpiel's solver, measured by our best responses: its own say the same, only later."""

    def __init__(self, spiel: Any, game: Any, form: SequenceForm, keys: InfosetKeys) -> None:
        self.solver = spiel.CFRPlusSolver(game)
        self.form = form
        self.keys = keys

    def iterate(self, times: int, /) -> None:
        step = self.solver.evaluate_and_update_policy
        for _ in range(times):
            step()

    def exploitability(self) -> float:
        table = self.solver.tabular_average_policy().policy_table()
        return exploitability(self.form, from_openspiel_policy(table, self.keys))


class TreeSize(msgspec.Struct, frozen=True):
    """A game, and the seconds that it takes to have it in memory, ready to be solved."""

    game: str
    nodes: int
    information_sets: int
    built: float
    built_there: float | None


class SolverFigure(msgspec.Struct, frozen=True):
    """Processor time to get close: the best round, and every round."""

    game: str
    solver: str
    iterations: int
    exploitability: float
    best: float
    rounds: list[float]


class SolverTargetRow(msgspec.Struct, frozen=True):
    """Ours beside theirs; None where OpenSpiel is missing."""

    game: str
    solver: str
    ours: float
    theirs: float | None
    ratio: float | None
    target: float
    reached: bool | None


class SolverBenchSettings(msgspec.Struct, frozen=True):
    seconds: float  # of processor time, for each figure, unless one solution takes longer
    rounds: int
    core: int | None
    close: float
    position: str


class SolverBenchReport(msgspec.Struct, frozen=True):
    bench: str
    settings: SolverBenchSettings
    versions: SpeedVersions
    sizes: list[TreeSize]
    figures: list[SolverFigure]
    rows: list[SolverTargetRow]


class SolverContest:
    """One game with all who solve it; `there` is the same one as OpenSpiel has it."""

    def __init__(self, name: str, root: GameNode, spiel: Any, there: Any, clock: Clock) -> None:
        start = clock()
        tree = build_tree(root)
        form = SequenceForm(tree)
        built, built_there = clock() - start, None
        self.name = name
        self.fresh: dict[str, Callable[[], BenchmarkedSolver]] = {
            solver: partial(OurCfrSolver, form, rule) for solver, rule in CFR_VARIANTS.items()
        }
        if spiel is not None:
            start = clock()
            game = spiel.convert_to_cached_tree(there)
            # The tree is made by the first to go everywhere.
            spiel.CFRPlusSolver(game).evaluate_and_update_policy()
            built_there = clock() - start
            keys = openspiel_keys(tree, root, game)
            self.fresh[OPEN_SPIEL] = partial(OpenSpielSolver, spiel, game, form, keys)
        sets = sum(len(side.keys) for side in tree.sides)
        self.size = TreeSize(name, int(tree.node_count), sets, built, built_there)
        self.needed = {solver: iterations_needed(fresh()) for solver, fresh in self.fresh.items()}
        self.spent: dict[str, list[float]] = {solver: [] for solver in self.fresh}

    def run_round(self, seconds: float, clock: Clock) -> None:
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

    def solver_figures(self) -> list[SolverFigure]:
        return [
            SolverFigure(self.name, solver, *self.needed[solver], min(spent), spent)
            for solver, spent in self.spent.items()
        ]

    def target_rows(self) -> list[SolverTargetRow]:
        theirs = min(self.spent.get(OPEN_SPIEL, ()), default=None)
        rows: list[SolverTargetRow] = []
        for solver, spent in self.spent.items():
            if solver != OPEN_SPIEL:
                ratio = None if theirs is None else theirs / min(spent)
                target = TARGET_SPEED_RATIOS[self.name]
                reached = None if ratio is None else ratio >= target
                rows.append(
                    SolverTargetRow(self.name, solver, min(spent), theirs, ratio, target, reached)
                )
        return rows


def iterations_needed(solver: BenchmarkedSolver) -> tuple[int, float]:
    """How many it takes to get close, looking at every tenth more, and how close that is."""
    done = 0
    while True:
        step = max(1, done // 10)
        solver.iterate(step)
        done += step
        left = solver.exploitability()
        if left <= TARGET_EXPLOITABILITY:
            return done, left


def run_solver_benchmark(
    seconds: float,
    rounds: int = NUM_TIMING_ROUNDS,
    progress: Callable[[float], object] = lambda done: None,
    clock: Clock = time.process_time,
) -> SolverBenchReport:
    """Measure everything; `progress` is called with the part that is done."""
    spiel = openspiel_rules.open_spiel()
    there: dict[str, Any] = {LEDUC_GAME: None, SKULL_ENDGAME: None}
    if spiel is not None:
        there = {
            LEDUC_GAME: spiel.load_game("leduc_poker"),
            SKULL_ENDGAME: load_openspiel_endgame(ENDGAME_POSITION),
        }
    here = {
        LEDUC_GAME: leduc_poker(),
        SKULL_ENDGAME: build_endgame(read_position(ENDGAME_POSITION)),
    }
    with one_core() as core:
        contests = [SolverContest(name, here[name], spiel, there[name], clock) for name in here]
        progress(1 / (rounds + 1))
        # Round by round, so that whatever slows the machine for a while slows everybody.
        for number in range(rounds):
            for contest in contests:
                contest.run_round(seconds / rounds, clock)
            progress((number + 2) / (rounds + 1))
    return SolverBenchReport(
        bench="solver",
        settings=SolverBenchSettings(
            seconds, rounds, core, TARGET_EXPLOITABILITY, ENDGAME_POSITION
        ),
        versions=current_versions(spiel is not None),
        sizes=[contest.size for contest in contests],
        figures=[figure for contest in contests for figure in contest.solver_figures()],
        rows=[row for contest in contests for row in contest.target_rows()],
    )


GAME_LABELS = {
    LEDUC_GAME: localize("bench-solver-leduc"),
    SKULL_ENDGAME: localize("bench-solver-endgame"),
}
SOLVER_LABELS = {
    "dcfr": localize("bench-solver-dcfr"),
    "cfr+": localize("bench-solver-cfr-plus"),
    OPEN_SPIEL: localize("bench-solver-open-spiel"),
}


def run_benchmark(seconds: float, progress: Callable[[float], None]) -> SolverBenchReport:
    return run_solver_benchmark(seconds, progress=progress)


def show_report(report: SolverBenchReport) -> None:
    console = make_console()
    versions, settings = report.versions, report.settings
    console.print(versions_line(versions))
    console.print(
        localize(
            "bench-solver-method",
            close=f"{settings.close:g}",
            rounds=str(settings.rounds),
            position=settings.position,
        )
    )
    if not versions.compiled:
        console.print(localize("bench-solver-plain"), style="bold")
    if versions.open_spiel is None:
        console.print(localize("bench-no-open-spiel"), style="bold")
    console.print(sizes_table(report))
    console.print(figures_table(report))
    console.print(targets_table(report))


def sizes_table(report: SolverBenchReport) -> Table:
    table = numeric_table(
        localize("bench-solver-nodes"),
        localize("bench-solver-sets"),
        localize("bench-solver-built"),
        localize("bench-solver-built-there"),
        beside=(localize("bench-game"),),
    )
    for size in report.sizes:
        table.add_row(
            GAME_LABELS[size.game],
            str(size.nodes),
            str(size.information_sets),
            format_milliseconds(size.built),
            format_milliseconds(size.built_there),
        )
    return table


def figures_table(report: SolverBenchReport) -> Table:
    table = numeric_table(
        localize("bench-solver-iterations"),
        localize("bench-solver-exploitability"),
        localize("bench-solver-one"),
        localize("bench-solver-time"),
        beside=(
            localize("bench-game"),
            localize("bench-solver-solver"),
        ),
    )
    for figure in report.figures:
        table.add_row(
            GAME_LABELS[figure.game],
            SOLVER_LABELS[figure.solver],
            str(figure.iterations),
            f"{figure.exploitability:.4f}",
            format_milliseconds(figure.best / figure.iterations),
            format_milliseconds(figure.best),
        )
    return table


def targets_table(report: SolverBenchReport) -> Table:
    table = numeric_table(
        localize("bench-ratio"),
        localize("bench-target"),
        localize("bench-reached"),
        beside=(
            localize("bench-game"),
            localize("bench-solver-solver"),
        ),
    )
    for row in report.rows:
        table.add_row(
            GAME_LABELS[row.game],
            SOLVER_LABELS[row.solver],
            "-" if row.ratio is None else f"{row.ratio:.1f}",
            f"{row.target:g}",
            "-" if row.reached is None else yes_or_no(row.reached),
        )
    return table


def format_milliseconds(seconds: float | None) -> str:
    if seconds is None:
        return "-"
    return f"{seconds * 1e3:.3g}" if seconds < 0.1 else f"{seconds * 1e3:.0f}"
