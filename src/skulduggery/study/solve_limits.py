"""How much work a solver may be asked to do."""

import math

from skulduggery.core.errors import BadOptions

USUAL_SECONDS = 20.0
MAX_SECONDS = 86400.0


def check_effort(seconds: float, exploitability: float = 0.0) -> None:
    """BadOptions where a solver could not keep to it."""
    if not (math.isfinite(seconds) and 0 < seconds <= MAX_SECONDS and 0 <= exploitability < 1):
        raise BadOptions("bad-effort", most=f"{MAX_SECONDS:g}")
