"""`skulduggery admin`: look after a running server."""

import asyncio
import time
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.measure import Measurement
from rich.table import Column, Table

from skulduggery.cli.common_options import AsJson
from skulduggery.cli.help import offering
from skulduggery.cli.server import USUAL_PORT, AdminToken, Database, setting
from skulduggery.core.errors import BadOptions, shortened
from skulduggery.server.hosting.admin_client import Office, kept_token
from skulduggery.server.hosting.database_file import usual_database
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import LANGUAGE, told

HERE = f"http://127.0.0.1:{USUAL_PORT}"
WIDEST = 10_000  # columns; no list needs as many
ABOUT_NOBODY = ("token", "load", "tables", "bans")
ABOUT_SOMEBODY = ("close", "ban", "unban")


def command(
    what: Annotated[
        str, Parameter(help=told("cli-admin-what-help")), offering(ABOUT_NOBODY + ABOUT_SOMEBODY)
    ] = "",
    whom: Annotated[
        str, Parameter(help=told("cli-admin-whom-help"), allow_leading_hyphen=True)
    ] = "",
    /,
    *,
    url: Annotated[str, setting("URL", told("cli-url-help"))] = HERE,
    admin_token: AdminToken = "",
    database: Database = None,
    json: AsJson = False,
) -> None:
    check_order(what, whom)
    token = admin_token or asyncio.run(kept_token(database or usual_database()))
    office = Office(url, token, LANGUAGE)
    match what:
        case "token":
            show({"token": token} if json else token, json)
        case "load":
            found = office.get("load")
            show(found if json else load_table(found), json)
        case "tables":
            pages = office.all("tables")
            show(pages if json else tables_table(pages), json)
        case "bans":
            pages = office.all("bans")
            show(pages if json else bans_table(pages), json)
        case "close":
            office.delete(f"tables/{whom}")
            show({"closed": whom} if json else told("cli-admin-closed", table=whom), json)
        case "ban":
            office.put(f"bans/{whom}")
            show({"banned": whom} if json else told("cli-admin-banned", guest=whom), json)
        case "unban":
            office.delete(f"bans/{whom}")
            show({"unbanned": whom} if json else told("cli-admin-unbanned", guest=whom), json)


def check_order(what: str, whom: str) -> None:
    orders = ", ".join(ABOUT_NOBODY + ABOUT_SOMEBODY)
    if not what:
        raise BadOptions("no-order", orders=orders)
    if what not in ABOUT_NOBODY + ABOUT_SOMEBODY:
        raise BadOptions("unknown-order", order=shortened(what), orders=orders)
    if what in ABOUT_SOMEBODY and not whom:
        raise BadOptions("order-about-whom", order=what)


def show(found: Any, json: bool) -> None:
    if json:
        print(msgspec.json.encode(found).decode())
    elif isinstance(found, str):
        print(found)
    else:
        print_whole(found)


def print_whole(table: Table) -> None:
    """In more columns than there are rather than with words cut short: commands need whole ids."""
    console = make_console()
    needed = Measurement.get(console, console.options.update(max_width=WIDEST), table)
    if not console.is_terminal or console.width < needed.minimum:
        console = make_console(width=needed.maximum)
    console.print(table)


def list_of(*columns: Column | str) -> Table:
    return Table(*columns, box=None, pad_edge=False, collapse_padding=True)


def load_table(load: dict[str, Any]) -> Table:
    table = Table(show_header=False, box=None)
    tables = ", ".join(f"{count} {status}" for status, count in load["tables"].items())
    for name, value in (
        (told("cli-load-version"), load["version"]),
        (told("cli-load-uptime"), duration(load["uptime"])),
        (told("cli-load-tables"), tables or "0"),
        (told("cli-load-sockets"), load["sockets"]),
        (told("cli-load-guests"), load["guests"]),
        (told("cli-load-moves"), load["moves_per_minute"]),
        (told("cli-load-waiting"), load["waiting"]),
        (told("cli-load-memory"), "?" if load["memory"] is None else size(load["memory"])),
        (told("cli-load-database"), size(load["database"])),
    ):
        table.add_row(name, str(value))
    return table


def tables_table(rows: list[dict[str, Any]]) -> Table:
    table = list_of(
        Column(told("cli-load-table"), no_wrap=True),
        Column(told("cli-load-host"), no_wrap=True),
        told("cli-load-game"),
        told("cli-load-status"),
        told("cli-load-listed"),
        told("cli-load-sockets"),
        told("cli-load-changed"),
    )
    for row in rows:
        listed = "✓" if row["listed"] else ""
        sockets = str(row["sockets"])
        table.add_row(
            row["id"], row["host"], row["game"], row["status"], listed, sockets,
            moment(row["changed_at"]),
        )  # fmt: skip
    return table


def bans_table(rows: list[dict[str, Any]]) -> Table:
    table = list_of(Column(told("cli-load-guest"), no_wrap=True), told("cli-load-banned"))
    for row in rows:
        table.add_row(row["guest"], moment(row["banned_at"]))
    return table


def moment(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def duration(seconds: float) -> str:
    hours, rest = divmod(int(seconds), 3600)
    return f"{hours}:{rest // 60:02}:{rest % 60:02}"


def size(count: int) -> str:
    return f"{count / 1_000_000:.1f} MB"
