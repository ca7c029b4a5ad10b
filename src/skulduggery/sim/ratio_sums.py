"""One count by another, over many games: the ratio, and how much it varies."""

import msgspec

from skulduggery.sim.intervals import mean_interval, share_interval


class RatioEstimate(msgspec.Struct, frozen=True):
    """A ratio with its 95 % interval, which nobody can tell from a single unit."""

    value: float
    low: float | None
    high: float | None


class RatioSums:
    """Sums over independent units, games or groups of them; sums of sums are sums again.

    Whole numbers, so that they are the same in whatever order the games were summed.
    """

    def __init__(self) -> None:
        self.units = 0
        self.over = 0
        self.under = 0
        self.over_squared = 0
        self.under_squared = 0
        self.product = 0

    def add_unit(self, over: int, under: int) -> None:
        self.units += 1
        self.over += over
        self.under += under
        self.over_squared += over * over
        self.under_squared += under * under
        self.product += over * under

    def add(self, other: "RatioSums") -> None:
        self.units += other.units
        self.over += other.over
        self.under += other.under
        self.over_squared += other.over_squared
        self.under_squared += other.under_squared
        self.product += other.product

    def ratio_variance(self) -> float:
        """Of the ratio, by the delta method: each unit's `over - ratio * under`, squared."""
        residuals = (
            self.over_squared * self.under**2
            - 2 * self.product * self.over * self.under
            + self.under_squared * self.over**2
        )
        return self.units * residuals / ((self.units - 1) * self.under**4)

    def estimate_ratio(self, proportion: bool) -> RatioEstimate:
        """The ratio; a `proportion` counts some of what is below the line."""
        value = self.over / self.under
        if proportion:
            variance = self.ratio_variance() if self.units > 1 else 0.0
            low, high = share_interval(value, self.under, variance, self.units)
            return RatioEstimate(value, low, high)
        if self.units == 1:
            return RatioEstimate(value, None, None)
        return RatioEstimate(value, *mean_interval(value, self.ratio_variance(), self.units))
