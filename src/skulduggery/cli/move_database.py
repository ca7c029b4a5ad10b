"""`skulduggery move-database`: a house goes from one database to another."""

import asyncio
from typing import Annotated

from cyclopts import Parameter

from skulduggery.cli.common_options import AsJson
from skulduggery.cli.copy_report import copy_progress_bars, print_copied_house
from skulduggery.core.errors import BadOptions
from skulduggery.terminal.language import localize


def run_command(
    source: Annotated[str, Parameter(help=localize("cli-move-from-help"))] = "",
    target: Annotated[str, Parameter(help=localize("cli-move-to-help"))] = "",
    /,
    *,
    json: AsJson = False,
) -> None:
    if not source or not target:
        raise BadOptions("no-moved-databases")
    # Imported late: whoever asks for help waits for nothing of all this.
    from skulduggery.server.copying.move import move_database  # noqa: PLC0415

    with copy_progress_bars() as report:
        copied = asyncio.run(move_database(source, target, report))
    print_copied_house(copied, json)
