"""What `skulduggery bench solver` measures, and how it is shown."""

from collections.abc import Callable

from rich.table import Table

from skulduggery.cli.bench import figures_under, headline, yes_or_no
from skulduggery.games.skull.benchmarks import solver
from skulduggery.games.skull.benchmarks.solver import ENDGAME, LEDUC, OPEN_SPIEL, Report
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import told

GAMES = {LEDUC: told("bench-solver-leduc"), ENDGAME: told("bench-solver-endgame")}
SOLVERS = {
    "dcfr": told("bench-solver-dcfr"),
    "cfr+": told("bench-solver-cfr-plus"),
    OPEN_SPIEL: told("bench-solver-open-spiel"),
}


def measured(seconds: float, progress: Callable[[float], None]) -> Report:
    return solver.run(seconds, progress=progress)


def show(report: Report) -> None:
    console = make_console()
    versions, settings = report.versions, report.settings
    console.print(headline(versions))
    console.print(
        told(
            "bench-solver-method",
            close=f"{settings.close:g}",
            rounds=str(settings.rounds),
            position=settings.position,
        )
    )
    if not versions.compiled:
        console.print(told("bench-solver-plain"), style="bold")
    if versions.open_spiel is None:
        console.print(told("bench-no-open-spiel"), style="bold")
    console.print(sizes_table(report))
    console.print(figures_table(report))
    console.print(targets_table(report))


def sizes_table(report: Report) -> Table:
    table = figures_under(
        told("bench-solver-nodes"),
        told("bench-solver-sets"),
        told("bench-solver-built"),
        told("bench-solver-built-there"),
        beside=(told("bench-game"),),
    )
    for size in report.sizes:
        table.add_row(
            GAMES[size.game],
            str(size.nodes),
            str(size.information_sets),
            milliseconds(size.built),
            milliseconds(size.built_there),
        )
    return table


def figures_table(report: Report) -> Table:
    table = figures_under(
        told("bench-solver-iterations"),
        told("bench-solver-exploitability"),
        told("bench-solver-one"),
        told("bench-solver-time"),
        beside=(
            told("bench-game"),
            told("bench-solver-solver"),
        ),
    )
    for figure in report.figures:
        table.add_row(
            GAMES[figure.game],
            SOLVERS[figure.solver],
            str(figure.iterations),
            f"{figure.exploitability:.4f}",
            milliseconds(figure.best / figure.iterations),
            milliseconds(figure.best),
        )
    return table


def targets_table(report: Report) -> Table:
    table = figures_under(
        told("bench-ratio"),
        told("bench-target"),
        told("bench-reached"),
        beside=(
            told("bench-game"),
            told("bench-solver-solver"),
        ),
    )
    for row in report.rows:
        table.add_row(
            GAMES[row.game],
            SOLVERS[row.solver],
            "-" if row.ratio is None else f"{row.ratio:.1f}",
            f"{row.target:g}",
            "-" if row.reached is None else yes_or_no(row.reached),
        )
    return table


def milliseconds(seconds: float | None) -> str:
    if seconds is None:
        return "-"
    return f"{seconds * 1e3:.3g}" if seconds < 0.1 else f"{seconds * 1e3:.0f}"
