"""`skulduggery backup`: a copy of the database, while the server runs."""

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from skulduggery.cli.server import Database
from skulduggery.cli.table import AsJson
from skulduggery.cli.words import told
from skulduggery.core.errors import BadOptions

HELP = told("cli-backup-help")
SYNOPSIS = told("cli-backup-synopsis")


def command(
    file: Annotated[Path | None, Parameter(help=told("cli-backup-file-help"))] = None,
    /,
    *,
    database: Database = None,
    json: AsJson = False,
) -> None:
    # Only now: see serve.py.
    from skulduggery.server.hosting.backup import back_up  # noqa: PLC0415
    from skulduggery.server.run import usual_database  # noqa: PLC0415

    if file is None:
        raise BadOptions("no-backup-file")
    copied = back_up(database or usual_database(), file)
    if json:
        print(msgspec.json.encode(copied).decode())
    else:
        print(told("cli-backed-up", file=copied.file, bytes=copied.bytes))
