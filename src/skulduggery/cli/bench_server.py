"""`skulduggery bench server`: runs the benchmark and shows its report."""

from collections.abc import Callable

from rich.table import Table

from skulduggery.cli.bench import yes_or_no
from skulduggery.cli.report_tables import machine_line, numeric_table
from skulduggery.core.errors import BadOptions
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import localize

try:
    from skulduggery.bench import server_load
    from skulduggery.bench.load_stretches import ROUNDS_IN_TURNS
    from skulduggery.bench.peer_servers import (
        NO_SERVERS,
        PEER_SERVERS,
        ServersBeside,
        servers_beside,
    )
    from skulduggery.bench.server_load import LoadTarget, ServerCost, ServerLoadReport
except ModuleNotFoundError as missing:  # picows and psutil come with the extra
    raise BadOptions("no-bench-server", missing=str(missing.name)) from None

__all__ = ["run_benchmark", "servers_beside", "show_report"]

_TARGET_NAMES = {
    "cpu-ratio": localize("bench-target-cpu"),
    "rate": localize("bench-target-rate"),
    "boardgame.io": localize("bench-target-boardgame-io"),
    "aged": localize("bench-target-aged", games=str(server_load.FINISHED_GAMES)),
    "p99": localize("bench-target-p99", rate=f"{server_load.PACED_MOVES_PER_S:g}"),
    "memory": localize("bench-target-memory"),
    "growth": localize("bench-target-growth"),
}
_COST_HEADINGS = (
    localize("bench-tables"),
    localize("bench-moves"),
    localize("bench-cpu"),
    localize("bench-p50"),
    localize("bench-p99"),
    localize("bench-frame-bytes"),
    localize("bench-memory-heading"),
)
_KIB_BYTES = 1024


def run_benchmark(
    seconds: float, progress: Callable[[float], None], beside: ServersBeside = NO_SERVERS
) -> ServerLoadReport:
    return server_load.measure_server(seconds, progress, beside)


def show_report(report: ServerLoadReport) -> None:
    console = make_console()
    console.print(machine_line(report))
    console.print(localize("bench-python-build", build=report.python_build))
    console.print(
        localize(
            "bench-server-method",
            seconds=f"{report.seconds:g}",
            rounds=str(ROUNDS_IN_TURNS),
        )
    )
    if report.cores < 2:
        console.print(localize("bench-one-core"), style="bold")
    if not report.compiled:
        console.print(localize("bench-server-plain"), style="bold")
    if any(other.name in PEER_SERVERS for other in report.beside):
        console.print(localize("bench-beside-method"))
    console.print(_costs_table(report))
    console.print(_targets_table(report.targets))


def _costs_table(report: ServerLoadReport) -> Table:
    table = numeric_table(*_COST_HEADINGS, beside=(localize("bench-server"),))
    for row in report.rows:
        table.add_row(localize("bench-server-ours"), *_cost_cells(row.ours))
        others = report.beside if row.ours.tables == server_load.COMPARED_TABLES else []
        table.add_row(localize("bench-server-bare"), *_cost_cells(row.bare), end_section=not others)
        for other in others:
            name = localize("bench-server-beside", name=other.name, ratio=f"{other.rate_ratio:.2f}")
            table.add_row(name, *_cost_cells(other.cost), end_section=other is others[-1])
    rate = f"{server_load.PACED_MOVES_PER_S:g}"
    table.add_row(localize("bench-server-paced", rate=rate), *_cost_cells(report.paced))
    table.add_row(localize("bench-server-fresh"), *_cost_cells(report.fresh))
    games = str(server_load.FINISHED_GAMES)
    table.add_row(localize("bench-server-aged", games=games), *_cost_cells(report.aged))
    return table


def _cost_cells(cost: ServerCost) -> list[str]:
    return [
        str(cost.tables),
        f"{cost.rate:.0f}",
        f"{cost.cpu * 1e6:.0f}",
        f"{cost.p50 * 1e3:.1f}",
        f"{cost.p99 * 1e3:.1f}",
        f"{cost.frame_bytes:.0f}",
        f"{cost.memory / _KIB_BYTES:.0f}" if cost.memory else "-",
    ]


def _targets_table(targets: list[LoadTarget]) -> Table:
    table = numeric_table(
        localize("bench-measured"),
        localize("bench-target"),
        localize("bench-reached"),
        beside=(localize("bench-what"),),
    )
    for target in targets:
        shown = [
            _format_target_value(target.name, value) for value in (target.value, target.target)
        ]
        table.add_row(_TARGET_NAMES[target.name], *shown, yes_or_no(target.reached))
    return table


def _format_target_value(name: str, value: float) -> str:
    match name:
        case "p99":
            return f"{value * 1e3:.1f} ms"
        case "memory":
            return f"{value / _KIB_BYTES:.1f} KiB"
        case "rate":
            return f"{value:.0f}"
    return f"{value:.2f}"
