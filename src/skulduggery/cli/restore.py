"""`skulduggery restore`: a backup becomes a database again."""

import asyncio
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from skulduggery.cli.common_options import AsJson
from skulduggery.cli.copy_report import copy_progress_bars, print_copied_house
from skulduggery.cli.server_options import Database
from skulduggery.core.errors import BadOptions
from skulduggery.server.hosting.database_file import default_database
from skulduggery.terminal.language import localize


def run_command(
    file: Annotated[Path | None, Parameter(help=localize("cli-restore-file-help"))] = None,
    /,
    *,
    database: Database = None,
    json: AsJson = False,
) -> None:
    if file is None:
        raise BadOptions("no-restored-file")
    # Imported late: whoever asks for help waits for nothing of all this.
    from skulduggery.server.copying.move import restore  # noqa: PLC0415

    with copy_progress_bars() as report:
        copied = asyncio.run(restore(file, database or default_database(), report))
    print_copied_house(copied, json)
