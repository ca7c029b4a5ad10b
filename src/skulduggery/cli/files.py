"""The file a command reads records from; `-` is what another program sends."""

import sys
from pathlib import Path
from typing import Annotated, BinaryIO

from cyclopts import Parameter

from skulduggery.cli.numbers import whole_number
from skulduggery.cli.words import told
from skulduggery.core.errors import BadOptions

RecordFile = Annotated[
    Path | None, Parameter(help=told("cli-file-help"), allow_leading_hyphen=True)
]

RecordNumber = Annotated[int, whole_number(told("cli-number-help"), 1)]


def opened(file: Path | None) -> BinaryIO:
    if file is None:
        raise BadOptions("no-file")
    return sys.stdin.buffer if str(file) == "-" else file.open("rb")
