"""`skulduggery admin`: administer a running server."""

import asyncio
import time
from typing import Annotated, Any

from cyclopts import Parameter
from rich.measure import Measurement
from rich.table import Column, Table

from skulduggery.cli.common_options import AsJson, print_json
from skulduggery.cli.parameters import complete_with
from skulduggery.cli.server_options import DEFAULT_PORT, AdminToken, Database, environment_option
from skulduggery.core.errors import BadOptions, shorten_text
from skulduggery.server.admin_token import stored_admin_token
from skulduggery.server.hosting.admin_client import AdminClient
from skulduggery.server.hosting.database_file import default_database
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import USER_LANGUAGE, localize

_DEFAULT_SERVER_URL = f"http://127.0.0.1:{DEFAULT_PORT}"
_MAX_TABLE_WIDTH_COLUMNS = 10_000
_ORDERS_WITHOUT_TARGET = ("token", "load", "tables", "bans")
_ORDERS_WITH_TARGET = ("close", "ban", "unban")


def run_command(
    what: Annotated[
        str,
        Parameter(help=localize("cli-admin-what-help")),
        complete_with(_ORDERS_WITHOUT_TARGET + _ORDERS_WITH_TARGET),
    ] = "",
    whom: Annotated[
        str, Parameter(help=localize("cli-admin-whom-help"), allow_leading_hyphen=True)
    ] = "",
    /,
    *,
    url: Annotated[str, environment_option("URL", localize("cli-url-help"))] = _DEFAULT_SERVER_URL,
    admin_token: AdminToken = "",
    database: Database = None,
    json: AsJson = False,
) -> None:
    _check_order(what, whom)
    token = admin_token or asyncio.run(stored_admin_token(database or default_database()))
    client = AdminClient(url, token, USER_LANGUAGE)
    match what:
        case "token":
            _print_result({"token": token} if json else token, json)
        case "load":
            found = client.get_json("load")
            _print_result(found if json else _server_load_table(found), json)
        case "tables":
            pages = client.get_all_pages("tables")
            _print_result(pages if json else _tables_table(pages), json)
        case "bans":
            pages = client.get_all_pages("bans")
            _print_result(pages if json else _bans_table(pages), json)
        case "close":
            client.delete(f"tables/{whom}")
            _print_result(
                {"closed": whom} if json else localize("cli-admin-closed", table=whom), json
            )
        case "ban":
            client.put(f"bans/{whom}")
            _print_result(
                {"banned": whom} if json else localize("cli-admin-banned", guest=whom), json
            )
        case "unban":
            client.delete(f"bans/{whom}")
            _print_result(
                {"unbanned": whom} if json else localize("cli-admin-unbanned", guest=whom), json
            )


def _check_order(what: str, whom: str) -> None:
    orders = ", ".join(_ORDERS_WITHOUT_TARGET + _ORDERS_WITH_TARGET)
    if not what:
        raise BadOptions("no-order", orders=orders)
    if what not in _ORDERS_WITHOUT_TARGET + _ORDERS_WITH_TARGET:
        raise BadOptions("unknown-order", order=shorten_text(what), orders=orders)
    if what in _ORDERS_WITH_TARGET and not whom:
        raise BadOptions("order-about-whom", order=what)


def _print_result(found: Any, json: bool) -> None:
    if json:
        print_json(found)
    elif isinstance(found, str):
        print(found)
    else:
        _print_full_width(found)


def _print_full_width(table: Table) -> None:
    """Wider than the terminal rather than cut: commands need whole ids."""
    console = make_console()
    needed = Measurement.get(
        console, console.options.update(max_width=_MAX_TABLE_WIDTH_COLUMNS), table
    )
    if not console.is_terminal or console.width < needed.minimum:
        console = make_console(width=needed.maximum)
    console.print(table)


def _plain_table(*columns: Column | str) -> Table:
    return Table(*columns, box=None, pad_edge=False, collapse_padding=True)


def _server_load_table(load: dict[str, Any]) -> Table:
    table = Table(show_header=False, box=None)
    tables = ", ".join(f"{count} {status}" for status, count in load["tables"].items())
    for name, value in (
        (localize("cli-load-node"), load["node"]),
        (localize("cli-load-nodes"), ", ".join(load["nodes"])),
        (localize("cli-load-version"), load["version"]),
        (localize("cli-load-uptime"), _format_duration(load["uptime"])),
        (localize("cli-load-tables"), tables or "0"),
        (localize("cli-load-sockets"), load["sockets"]),
        (localize("cli-load-guests"), load["guests"]),
        (localize("cli-load-moves"), load["moves_per_minute"]),
        (localize("cli-load-waiting"), load["waiting"]),
        (
            localize("cli-load-memory"),
            "?" if load["memory"] is None else _format_megabytes(load["memory"]),
        ),
        (localize("cli-load-database"), _format_megabytes(load["database"])),
    ):
        table.add_row(name, str(value))
    return table


def _tables_table(rows: list[dict[str, Any]]) -> Table:
    table = _plain_table(
        Column(localize("cli-load-table"), no_wrap=True),
        Column(localize("cli-load-host"), no_wrap=True),
        localize("cli-load-game"),
        localize("cli-load-status"),
        localize("cli-load-listed"),
        localize("cli-load-sockets"),
        localize("cli-load-changed"),
    )
    for row in rows:
        listed = "✓" if row["listed"] else ""
        sockets = str(row["sockets"])
        table.add_row(
            row["id"], row["host"], row["game"], row["status"], listed, sockets,
            _format_time(row["changed_at"]),
        )  # fmt: skip
    return table


def _bans_table(rows: list[dict[str, Any]]) -> Table:
    table = _plain_table(
        Column(localize("cli-load-guest"), no_wrap=True), localize("cli-load-banned")
    )
    for row in rows:
        table.add_row(row["guest"], _format_time(row["banned_at"]))
    return table


def _format_time(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def _format_duration(seconds: float) -> str:
    hours, rest = divmod(int(seconds), 3600)
    return f"{hours}:{rest // 60:02}:{rest % 60:02}"


def _format_megabytes(count: int) -> str:
    return f"{count / 1_000_000:.1f} MB"
