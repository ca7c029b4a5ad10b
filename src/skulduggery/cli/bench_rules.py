"""What `skulduggery bench rules` measures, and how it is shown."""

from collections.abc import Callable

from rich.table import Table

from skulduggery.bench import rules
from skulduggery.bench.memory import Memory
from skulduggery.bench.rules import Report
from skulduggery.bench.speed_tables import COMPILED, INSIDE, LEAN, OPEN_SPIEL, PLAIN, STEPPED
from skulduggery.cli.bench import figures_under, headline, yes_or_no
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import told

RULES = {
    COMPILED: told("bench-compiled"),
    PLAIN: told("bench-plain"),
    OPEN_SPIEL: told("bench-open-spiel"),
}
WAYS = {INSIDE: told("bench-inside"), STEPPED: told("bench-stepped"), LEAN: told("bench-lean")}


def measured(seconds: float, progress: Callable[[float], None]) -> Report:
    return rules.run(seconds, progress=progress)


def show(report: Report) -> None:
    console = make_console()
    versions, settings = report.versions, report.settings
    console.print(headline(versions))
    console.print(
        told("bench-method", seconds=f"{settings.seconds:g}", rounds=str(settings.rounds))
    )
    console.print(told("bench-playouts", rollouts=str(settings.rollouts)))
    if not versions.compiled:
        console.print(told("bench-not-compiled"), style="bold")
    if versions.open_spiel is None:
        console.print(told("bench-no-open-spiel"), style="bold")
    console.print(figures_table(report))
    console.print(targets_table(report))
    console.print(memory_line(report.memory))


def figures_table(report: Report) -> Table:
    beside = told("bench-rules"), told("bench-game"), told("bench-way")
    table = figures_under(told("bench-millions"), beside=beside)
    for figure in sorted(report.figures, key=lambda figure: (figure.rules, figure.way)):
        table.add_row(RULES[figure.rules], figure.game, WAYS[figure.way], millions(figure.best))
    return table


def targets_table(report: Report) -> Table:
    table = figures_under(
        told("bench-ratio"),
        told("bench-target"),
        told("bench-reached"),
        beside=(
            told("bench-ours"),
            told("bench-theirs"),
        ),
    )
    for row in report.rows:
        table.add_row(
            f"{row.game} {millions(row.ours)}\n{RULES[row.rules]}, {WAYS[row.way]}",
            f"{row.rival} {millions(row.theirs)}\n{WAYS[row.rival_way]}",
            "-" if row.ratio is None else f"{row.ratio:.2f}",
            "-" if row.target is None else f"{row.target:g}",
            "-" if row.reached is None else yes_or_no(row.reached),
        )
    return table


def memory_line(memory: Memory | None) -> str:
    if memory is None:
        return told("bench-no-memory")
    return told(
        "bench-memory",
        games=memory.games,
        peak=f"{memory.peak / 1024:.1f}",
        more=memory.more_games,
        morepeak=f"{memory.more_peak / 1024:.1f}",
        reached=yes_or_no(memory.reached),
    )


def millions(rate: float | None) -> str:
    return "-" if rate is None else f"{rate / 1e6:.2f}"
