"""What `skulduggery bench server` measures, and how it is shown."""

from collections.abc import Callable

from rich.table import Table

from skulduggery.cli.bench import figures_under, yes_or_no
from skulduggery.core.errors import BadOptions
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import told

try:
    from skulduggery.bench import server
    from skulduggery.bench.server import Cost, Report, Target
except ModuleNotFoundError as missing:  # picows and psutil come with the extra
    raise BadOptions("no-bench-server", missing=str(missing.name)) from None

TARGETS = {
    "cpu-ratio": told("bench-target-cpu"),
    "rate": told("bench-target-rate"),
    "p99": told("bench-target-p99"),
    "memory": told("bench-target-memory"),
    "growth": told("bench-target-growth"),
}
HEADINGS = (
    told("bench-tables"),
    told("bench-moves"),
    told("bench-cpu"),
    told("bench-p50"),
    told("bench-p99"),
    told("bench-memory-heading"),
)
KIB = 1024


def measured(seconds: float, progress: Callable[[float], None]) -> Report:
    return server.run(seconds, progress)


def show(report: Report) -> None:
    console = make_console()
    console.print(f"skulduggery {report.skulduggery}, Python {report.python}; {report.processor}")
    console.print(
        told("bench-server-method", seconds=f"{report.seconds:g}", rounds=str(server.ROUNDS))
    )
    if report.cores < 2:
        console.print(told("bench-one-core"), style="bold")
    if not report.compiled:
        console.print(told("bench-server-plain"), style="bold")
    console.print(costs_table(report))
    console.print(targets_table(report.targets))


def costs_table(report: Report) -> Table:
    table = figures_under(*HEADINGS, beside=(told("bench-server"),))
    for row in report.rows:
        table.add_row(told("bench-server-ours"), *figures(row.ours))
        table.add_row(told("bench-server-bare"), *figures(row.bare), end_section=True)
    rate = f"{server.PACED_RATE:g}"
    table.add_row(told("bench-server-paced", rate=rate), *figures(report.paced))
    return table


def figures(cost: Cost) -> list[str]:
    return [
        str(cost.tables),
        f"{cost.rate:.0f}",
        f"{cost.cpu * 1e6:.0f}",
        f"{cost.p50 * 1e3:.1f}",
        f"{cost.p99 * 1e3:.1f}",
        f"{cost.memory / KIB:.0f}" if cost.memory else "-",
    ]


def targets_table(targets: list[Target]) -> Table:
    table = figures_under(
        told("bench-measured"),
        told("bench-target"),
        told("bench-reached"),
        beside=(told("bench-what"),),
    )
    for target in targets:
        shown = [scaled(target.name, value) for value in (target.value, target.target)]
        table.add_row(TARGETS[target.name], *shown, yes_or_no(target.reached))
    return table


def scaled(name: str, value: float) -> str:
    match name:
        case "p99":
            return f"{value * 1e3:.1f} ms"
        case "memory":
            return f"{value / KIB:.1f} KiB"
        case "rate":
            return f"{value:.0f}"
    return f"{value:.2f}"
