"""Limits on the work of a solver."""

import math

from skulduggery.core.errors import BadOptions

DEFAULT_SOLVE_TIME_S = 20.0
_MAX_SOLVE_TIME_S = 86400.0


def check_solve_limits(seconds: float, exploitability: float = 0.0) -> None:
    """BadOptions where a limit is out of range."""
    if not (
        math.isfinite(seconds) and 0 < seconds <= _MAX_SOLVE_TIME_S and 0 <= exploitability < 1
    ):
        raise BadOptions("bad-effort", most=f"{_MAX_SOLVE_TIME_S:g}")
