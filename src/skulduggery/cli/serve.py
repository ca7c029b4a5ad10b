"""`skulduggery serve`: the house is open."""

from pathlib import Path
from typing import Annotated

import segno
from cyclopts import Parameter
from rich.console import Console

from skulduggery.cli.words import told
from skulduggery.core import compiled

HELP = told("cli-serve-help")
SYNOPSIS = told("cli-serve-synopsis")
EVERYWHERE = "0.0.0.0"
PORT = 8642


def command(
    *,
    host: Annotated[
        str, Parameter(env_var="SKULDUGGERY_HOST", help=told("cli-host-help"))
    ] = EVERYWHERE,
    port: Annotated[int, Parameter(env_var="SKULDUGGERY_PORT", help=told("cli-port-help"))] = PORT,
    database: Annotated[
        Path | None, Parameter(env_var="SKULDUGGERY_DATABASE", help=told("cli-database-help"))
    ] = None,
    base_path: Annotated[
        str, Parameter(env_var="SKULDUGGERY_BASE_PATH", help=told("cli-base-path-help"))
    ] = "",
    proxies: Annotated[
        str, Parameter(env_var="SKULDUGGERY_PROXIES", help=told("cli-proxies-help"))
    ] = "",
) -> None:
    # Only now: the other commands need no web server, and shall not wait for one to load.
    from skulduggery.server.run import (  # noqa: PLC0415
        addresses,
        bound,
        checked,
        serve,
        usual_database,
    )

    file = checked(database or usual_database())
    listening = bound(host, port)
    welcome(addresses(host, listening.getsockname()[1]), file)
    serve(listening, file, base_path, proxies)


def welcome(found: list[str], file: Path) -> None:
    """Where to find it: for this machine, and for the phones of friends as a picture."""
    console = Console(highlight=False, soft_wrap=True)
    console.print(told("cli-serving", address=found[0]), style="bold", markup=False)
    if len(found) > 1:
        console.print(told("cli-serving-network", address=found[-1]), markup=False)
        if console.is_terminal:
            segno.make(found[-1], micro=False).terminal(compact=True)
    console.print(told("cli-serving-file", file=str(file)), markup=False)
    console.print(told("cli-rules-are", compiled=str(compiled())), markup=False)
    console.print(told("cli-serving-stop"), markup=False)
