"""How far a copy is, to whoever wants to show it."""

from collections.abc import Callable
from typing import Literal

CopyStep = Literal["copied", "compared", "replayed"]
Advance = Callable[[int], None]  # by so many rows, or games
Report = Callable[[CopyStep, int], Advance]  # a step begins, and how much there is to do


def NO_REPORT(step: CopyStep, total: int) -> Advance:
    return lambda count: None
