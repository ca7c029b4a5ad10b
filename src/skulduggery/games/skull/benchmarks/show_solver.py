"""What `skulduggery bench solver` measures, and how it is shown."""

from collections.abc import Callable

from rich.table import Table

from skulduggery.cli.bench import numeric_table, versions_line, yes_or_no
from skulduggery.games.skull.benchmarks import solver
from skulduggery.games.skull.benchmarks.solver import (
    LEDUC_GAME,
    OPEN_SPIEL,
    SKULL_ENDGAME,
    SolverBenchReport,
)
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import localize

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
    return solver.run_solver_benchmark(seconds, progress=progress)


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
