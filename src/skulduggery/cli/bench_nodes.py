"""`skulduggery bench nodes`: runs the benchmark and shows its report."""

import asyncio
from collections.abc import Callable

from rich.table import Table
from sqlalchemy import text

from skulduggery.cli.bench import yes_or_no
from skulduggery.cli.report_tables import machine_line, numeric_table
from skulduggery.core.errors import BadOptions
from skulduggery.server.database_opening import clear_open_errors, connect_database
from skulduggery.server.hosting.database_address import is_postgresql, shown_address
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import localize

try:
    from skulduggery.bench import node_load
    from skulduggery.bench.load_stretches import ROUNDS_IN_TURNS
    from skulduggery.bench.node_load import NodeLoadReport, NodesCost, NodesTarget
except ModuleNotFoundError as missing:  # picows and psutil come with the extra
    raise BadOptions("no-bench-server", missing=str(missing.name)) from None

_SHOWN_RATE = f"{node_load.PACED_MOVES_PER_S:g}"
_HOUSE_NAMES = {
    node_load.SQLITE_HOUSE: localize("bench-house-sqlite"),
    node_load.ONE_NODE_HOUSE: localize("bench-house-one"),
    node_load.APART_HOUSE: localize("bench-house-apart"),
    node_load.SPREAD_HOUSE: localize("bench-house-spread"),
}
_TARGET_NAMES = {
    node_load.ONE_NODE_HOUSE: localize("bench-target-postgresql"),
    node_load.APART_HOUSE: localize("bench-target-apart", rate=_SHOWN_RATE),
    node_load.SPREAD_HOUSE: localize("bench-target-spread", rate=_SHOWN_RATE),
}
_MAY_CREATE_SQL = "SELECT rolcreatedb OR rolsuper FROM pg_roles WHERE rolname = current_user"


def run_benchmark(
    seconds: float, progress: Callable[[float], None], database: str = ""
) -> NodeLoadReport:
    if not is_postgresql(database):
        raise BadOptions("no-bench-database")
    asyncio.run(_check_server(database))
    return node_load.measure_nodes(database, seconds, progress)


async def _check_server(address: str) -> None:
    """PostgreSQL answers and lets us create databases, or one clear sentence."""
    engine = connect_database(address).engine
    try:
        with clear_open_errors(address):
            async with engine.connect() as connection:
                may_create = (await connection.execute(text(_MAY_CREATE_SQL))).scalar_one()
    finally:
        await engine.dispose()
    if not may_create:
        raise BadOptions("bench-database-rights", database=shown_address(address))


def show_report(report: NodeLoadReport) -> None:
    console = make_console()
    console.print(machine_line(report))
    console.print(localize("bench-python-build", build=report.python_build))
    console.print(
        localize(
            "bench-nodes-method",
            tables=str(report.tables),
            seconds=f"{report.seconds:g}",
            rounds=str(ROUNDS_IN_TURNS),
            rate=_SHOWN_RATE,
        )
    )
    if report.cores < 2:
        console.print(localize("bench-one-core"), style="bold")
    if not report.compiled:
        console.print(localize("bench-server-plain"), style="bold")
    if not all(cost.has_kept_pace for cost in report.costs):
        console.print(localize("bench-nodes-too-slow", rate=_SHOWN_RATE), style="bold")
    console.print(_costs_table(report.costs, None))
    console.print(_costs_table(report.costs, node_load.PACED_MOVES_PER_S))
    console.print(_targets_table(report.targets))


def _costs_table(costs: list[NodesCost], pace: float | None) -> Table:
    table = numeric_table(
        localize("bench-moves"),
        localize("bench-nodes-cpu"),
        localize("bench-postgresql-cpu"),
        localize("bench-clients-cpu"),
        localize("bench-p50"),
        localize("bench-p99"),
        beside=(localize("bench-house"),),
    )
    table.title = localize("bench-no-pace" if pace is None else "bench-pace", rate=_SHOWN_RATE)
    for cost in costs:
        if cost.pace != pace:
            continue
        table.add_row(
            _HOUSE_NAMES[cost.house],
            f"{cost.rate:.0f}",
            f"{cost.nodes_cpu * 1e6:.0f}",
            "-" if cost.postgresql_cpu is None else f"{cost.postgresql_cpu * 1e6:.0f}",
            f"{cost.clients_cpu * 1e6:.0f}",
            f"{cost.p50 * 1e3:.1f}",
            f"{cost.p99 * 1e3:.1f}",
        )
    return table


def _targets_table(targets: list[NodesTarget]) -> Table:
    table = numeric_table(
        localize("bench-measured"),
        localize("bench-target"),
        localize("bench-reached"),
        beside=(localize("bench-what"),),
    )
    for target in targets:
        shown = [f"{value:.2f}" for value in (target.value, target.target)]
        table.add_row(_TARGET_NAMES[target.name], *shown, yes_or_no(target.reached))
    return table
