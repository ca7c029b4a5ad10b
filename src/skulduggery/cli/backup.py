"""`skulduggery backup`: copy the database while the server runs."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from skulduggery.cli.common_options import AsJson, print_json
from skulduggery.cli.server_options import Database
from skulduggery.core.errors import BadOptions
from skulduggery.server.hosting.backup import back_up
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
    copied = back_up(Path(database or default_database()), file)
    if json:
        print_json(copied)
    else:
        print(localize("cli-backed-up", file=copied.file, bytes=copied.bytes))
