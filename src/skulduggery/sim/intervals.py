"""95 % confidence intervals of shares and means over games.

What happens within one game is correlated, so only games (or deals, or groups of games) are taken
as independent units, and variances are estimated from how these differ.
"""

import math

NORMAL_Z_95 = 1.959964
MIN_VARIANCE_UNITS = 10  # with fewer games or deals, their variance is not estimated
# Student's t for the 95 % interval of a mean, by degrees of freedom, from 1.
_STUDENT_T_95 = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281)


def wilson_interval(wins: float, trials: float) -> tuple[float, float]:
    """The interval of a share of independent trials (Wilson's score interval)."""
    share = wins / trials
    centre = share + NORMAL_Z_95**2 / (2 * trials)
    spread = NORMAL_Z_95 * math.sqrt(
        share * (1 - share) / trials + NORMAL_Z_95**2 / (4 * trials**2)
    )
    scale = 1 + NORMAL_Z_95**2 / trials
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def share_interval(share: float, trials: float, variance: float, units: int) -> tuple[float, float]:
    """Wilson's interval with the effective number of trials that has this `variance`.

    With too few `units`, or no variance among them, each of the `trials` counts as independent.
    """
    if units >= MIN_VARIANCE_UNITS and 0 < share < 1 and variance > 0:
        trials = share * (1 - share) / variance
    return wilson_interval(share * trials, trials)


def mean_interval(mean: float, variance: float, units: int) -> tuple[float, float]:
    """Student's interval; `variance` is that of the mean, from at least two `units`."""
    spread = student_t_95(units - 1) * math.sqrt(variance)
    return mean - spread, mean + spread


def student_t_95(freedom: int) -> float:
    """Student's t; beyond the table by the expansion of Cornish and Fisher, good to 0.003."""
    if freedom <= len(_STUDENT_T_95):
        return _STUDENT_T_95[freedom - 1]
    z = NORMAL_Z_95
    first = (z**3 + z) / (4 * freedom)
    return z + first + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
