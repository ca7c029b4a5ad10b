"""What the solvers of all games have in common on the command line."""

from collections.abc import Callable
from typing import Annotated, TypeVar

import msgspec
from cyclopts import Parameter

from skulduggery.terminal.language import localize

Found = TypeVar("Found")
SolveSeconds = Annotated[float, Parameter(help=localize("solve-seconds-help"))]


def print_answer(found: Found, show: Callable[[Found], None], json: bool) -> None:
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        show(found)
