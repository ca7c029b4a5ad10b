"""How sure one can be of what many games came to: 95 % intervals.

What happens within one game hangs together, so only games (or deals, or groups of games) are taken
as independent: how much these differ says how sure a figure is.
"""

import math

Z95 = 1.959964
FEW = 10  # games or deals, too few to say how much they differ
# Student's t for the 95 % interval of a mean, by degrees of freedom, from 1.
T95 = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281)


def wilson(wins: float, trials: float) -> tuple[float, float]:
    """The interval of a share of independent trials (Wilson's score interval)."""
    share = wins / trials
    centre = share + Z95**2 / (2 * trials)
    spread = Z95 * math.sqrt(share * (1 - share) / trials + Z95**2 / (4 * trials**2))
    scale = 1 + Z95**2 / trials
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def share_interval(share: float, trials: float, variance: float, units: int) -> tuple[float, float]:
    """Wilson's interval with as many independent trials as would have this `variance`.

    Where too few `units` can tell it, or all are alike, each of the `trials` counts as one.
    """
    if units >= FEW and 0 < share < 1 and variance > 0:
        trials = share * (1 - share) / variance
    return wilson(share * trials, trials)


def mean_interval(mean: float, variance: float, units: int) -> tuple[float, float]:
    """Student's interval; `variance` is that of the mean, from at least two `units`."""
    spread = t95(units - 1) * math.sqrt(variance)
    return mean - spread, mean + spread


def t95(freedom: int) -> float:
    """Student's t; beyond the table by the expansion of Cornish and Fisher, good to 0.003."""
    if freedom <= len(T95):
        return T95[freedom - 1]
    z = Z95
    first = (z**3 + z) / (4 * freedom)
    return z + first + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
