"""What the solvers of all games have in common on the command line."""

import math
from collections.abc import Callable
from typing import Annotated, TypeVar

import msgspec
from cyclopts import Parameter

from skulduggery.core.errors import BadOptions
from skulduggery.terminal.language import told

MAX_SECONDS = 86400.0

Found = TypeVar("Found")
Seconds = Annotated[float, Parameter(help=told("solve-seconds-help"))]


def check_effort(seconds: float, exploitability: float = 0.0) -> None:
    if not (math.isfinite(seconds) and 0 < seconds <= MAX_SECONDS and 0 <= exploitability < 1):
        raise BadOptions("bad-effort", most=f"{MAX_SECONDS:g}")


def print_answer(found: Found, show: Callable[[Found], None], json: bool) -> None:
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        show(found)
