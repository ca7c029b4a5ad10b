"""`skulduggery bench`: how fast it is, beside others."""

import math
import sys
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from skulduggery.bench import rules
from skulduggery.bench.memory import Memory
from skulduggery.bench.openspiel import LEAN
from skulduggery.bench.ours import INSIDE, STEPPED
from skulduggery.bench.rules import COMPILED, OPEN_SPIEL, PLAIN, Report
from skulduggery.cli.table import AsJson
from skulduggery.cli.words import told
from skulduggery.core.errors import BadOptions, shortened

HELP = told("bench-help")
SYNOPSIS = told("bench-synopsis")

BENCHES = ("rules",)
USUAL_SECONDS = 5.0
MOST_SECONDS = 3600.0

RULES = {
    COMPILED: told("bench-compiled"),
    PLAIN: told("bench-plain"),
    OPEN_SPIEL: told("bench-open-spiel"),
}
WAYS = {INSIDE: told("bench-inside"), STEPPED: told("bench-stepped"), LEAN: told("bench-lean")}


def command(
    what: Annotated[str, Parameter(help=told("bench-what-help"))] = "",
    /,
    *,
    seconds: Annotated[float, Parameter(help=told("bench-seconds-help"))] = USUAL_SECONDS,
    json: AsJson = False,
) -> None:
    if what not in BENCHES:
        raise BadOptions("bad-bench", word=shortened(what) or "-", benches=", ".join(BENCHES))
    if not (math.isfinite(seconds) and 0 < seconds <= MOST_SECONDS):
        raise BadOptions("bad-bench-seconds", most=f"{MOST_SECONDS:g}")
    report = measured(seconds)
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        show(report)


def measured(seconds: float) -> Report:
    bar = Progress(
        TextColumn(told("bench-measuring")),
        BarColumn(),
        TimeElapsedColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
    )
    with bar:
        task = bar.add_task("", total=1.0)
        return rules.run(seconds, progress=lambda done: bar.update(task, completed=done))


def show(report: Report) -> None:
    console = Console(highlight=False)
    versions, settings = report.versions, report.settings
    console.print(
        f"skulduggery {versions.skulduggery}, Python {versions.python}, "
        f"OpenSpiel {versions.open_spiel or '-'}; {versions.processor}"
    )
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
    table = Table(told("bench-rules"), told("bench-game"), told("bench-way"))
    table.add_column(told("bench-millions"), justify="right")
    for figure in sorted(report.figures, key=lambda figure: (figure.rules, figure.way)):
        table.add_row(RULES[figure.rules], figure.game, WAYS[figure.way], millions(figure.best))
    return table


def targets_table(report: Report) -> Table:
    table = Table(told("bench-ours"), told("bench-theirs"))
    for heading in (told("bench-ratio"), told("bench-target"), told("bench-reached")):
        table.add_column(heading, justify="right")
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


def yes_or_no(reached: bool) -> str:
    return told("bench-yes") if reached else told("bench-no")
