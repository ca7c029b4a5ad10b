"""Options and output that the solve commands of all games share."""

from collections.abc import Callable
from typing import Annotated, TypeVar

from cyclopts import Parameter

from skulduggery.cli.common_options import print_json
from skulduggery.terminal.language import localize

Found = TypeVar("Found")
SolveSeconds = Annotated[float, Parameter(help=localize("solve-seconds-help"))]


def print_answer(found: Found, show: Callable[[Found], None], json: bool) -> None:
    if json:
        print_json(found)
    else:
        show(found)
