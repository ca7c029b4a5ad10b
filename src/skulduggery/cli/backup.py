"""`skulduggery backup`: copy the database while the server runs."""

import asyncio
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from skulduggery.cli.common_options import AsJson, print_json
from skulduggery.cli.copy_report import copy_progress_bars
from skulduggery.cli.server_options import Database
from skulduggery.core.errors import BadOptions
from skulduggery.server.copying.backup import back_up
from skulduggery.server.hosting.database_file import default_database
from skulduggery.terminal.language import localize


def run_command(
    file: Annotated[Path | None, Parameter(help=localize("cli-backup-file-help"))] = None,
    /,
    *,
    database: Database = None,
    json: AsJson = False,
) -> None:
    if file is None:
        raise BadOptions("no-backup-file")
    with copy_progress_bars() as report:
        copied = asyncio.run(back_up(database or default_database(), file, report))
    if json:
        print_json(copied)
    else:
        print(localize("cli-backed-up", file=copied.file, bytes=copied.bytes))
