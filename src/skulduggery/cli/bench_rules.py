"""`skulduggery bench rules`: runs the benchmark and shows its report."""

from collections.abc import Callable

from rich.table import Table

from skulduggery.bench import rules_speed
from skulduggery.bench.memory_growth import MemoryGrowth
from skulduggery.bench.rules_speed import SpeedReport
from skulduggery.bench.speed_tables import (
    COMPILED_RULES,
    INSIDE_WAY,
    LEAN_WAY,
    OPENSPIEL_RULES,
    PLAIN_RULES,
    STEPPED_WAY,
)
from skulduggery.cli.bench import versions_line, yes_or_no
from skulduggery.cli.report_tables import numeric_table
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import localize

RULES_NAMES = {
    COMPILED_RULES: localize("bench-compiled"),
    PLAIN_RULES: localize("bench-plain"),
    OPENSPIEL_RULES: localize("bench-open-spiel"),
}
WAY_NAMES = {
    INSIDE_WAY: localize("bench-inside"),
    STEPPED_WAY: localize("bench-stepped"),
    LEAN_WAY: localize("bench-lean"),
}


def run_benchmark(seconds: float, progress: Callable[[float], None]) -> SpeedReport:
    return rules_speed.measure_rules(seconds, progress=progress)


def show_report(report: SpeedReport) -> None:
    console = make_console()
    versions, settings = report.versions, report.settings
    console.print(versions_line(versions))
    console.print(
        localize("bench-method", seconds=f"{settings.seconds:g}", rounds=str(settings.rounds))
    )
    console.print(localize("bench-playouts", rollouts=str(settings.rollouts)))
    if not versions.compiled:
        console.print(localize("bench-not-compiled"), style="bold")
    if versions.open_spiel is None:
        console.print(localize("bench-no-open-spiel"), style="bold")
    console.print(figures_table(report))
    console.print(targets_table(report))
    console.print(memory_line(report.memory))


def figures_table(report: SpeedReport) -> Table:
    beside = localize("bench-rules"), localize("bench-game"), localize("bench-way")
    table = numeric_table(localize("bench-millions"), beside=beside)
    for figure in sorted(report.figures, key=lambda figure: (figure.rules, figure.way)):
        table.add_row(
            RULES_NAMES[figure.rules],
            figure.game,
            WAY_NAMES[figure.way],
            format_millions(figure.best),
        )
    return table


def targets_table(report: SpeedReport) -> Table:
    table = numeric_table(
        localize("bench-ratio"),
        localize("bench-target"),
        localize("bench-reached"),
        beside=(
            localize("bench-ours"),
            localize("bench-theirs"),
        ),
    )
    for row in report.rows:
        table.add_row(
            f"{row.game} {format_millions(row.ours)}\n"
            f"{RULES_NAMES[row.rules]}, {WAY_NAMES[row.way]}",
            f"{row.rival} {format_millions(row.theirs)}\n{WAY_NAMES[row.rival_way]}",
            "-" if row.ratio is None else f"{row.ratio:.2f}",
            "-" if row.target is None else f"{row.target:g}",
            "-" if row.reached is None else yes_or_no(row.reached),
        )
    return table


def memory_line(memory: MemoryGrowth | None) -> str:
    if memory is None:
        return localize("bench-no-memory")
    return localize(
        "bench-memory",
        games=memory.games,
        peak=f"{memory.peak / 1024:.1f}",
        more=memory.more_games,
        morepeak=f"{memory.more_peak / 1024:.1f}",
        reached=yes_or_no(memory.reached),
    )


def format_millions(rate: float | None) -> str:
    return "-" if rate is None else f"{rate / 1e6:.2f}"
