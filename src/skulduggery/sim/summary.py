"""Results of many games, with 95 % intervals."""

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import variance

import msgspec

from skulduggery.core.statistics import Ratio
from skulduggery.sim.intervals import mean_interval, share_interval, wilson_interval

_WIN_UNITS = 60  # of one win, so that a win shared by up to six is a whole number of them


class BotResult(msgspec.Struct, frozen=True):
    """How often a bot won; a shared win counts as its share."""

    games: int
    wins: float
    share: float
    low: float  # the 95 % interval
    high: float


def bot_result(deals: Sequence[Sequence[float]]) -> BotResult:
    """From the wins on each deal, by seat."""
    games = sum(len(wins) for wins in deals)
    wins = sum(sum(wins) for wins in deals)
    share = wins / games
    low, high = share_interval(share, games, _share_variance(deals, share), len(deals))
    return BotResult(games, wins, share, low, high)


def _share_variance(deals: Sequence[Sequence[float]], share: float) -> float:
    """The variance of the share.

    Games of one deal share their chance, so only deals are independent: the variance is estimated
    from how they differ.
    """
    if len(deals) < 2:
        return 0.0
    return variance([sum(wins) / len(wins) for wins in deals], share) / len(deals)


class RatioEstimate(msgspec.Struct, frozen=True):
    """A ratio with its 95 % interval; None where there is only one unit."""

    value: float
    low: float | None
    high: float | None


class RatioSums:
    """Mergeable sums over independent units: games, or groups of them.

    Whole numbers, so that the order of summation does not matter.
    """

    def __init__(self) -> None:
        self._units = 0
        self.over = 0
        self.under = 0
        self._over_squared = 0
        self._under_squared = 0
        self._product = 0

    def add_unit(self, over: int, under: int) -> None:
        self._units += 1
        self.over += over
        self.under += under
        self._over_squared += over * over
        self._under_squared += under * under
        self._product += over * under

    def add(self, other: "RatioSums") -> None:
        self._units += other._units
        self.over += other.over
        self.under += other.under
        self._over_squared += other._over_squared
        self._under_squared += other._under_squared
        self._product += other._product

    def ratio_variance(self) -> float:
        """The variance of the ratio by the delta method: of `over - ratio * under` over units."""
        residuals = (
            self._over_squared * self.under**2
            - 2 * self._product * self.over * self.under
            + self._under_squared * self.over**2
        )
        return self._units * residuals / ((self._units - 1) * self.under**4)

    def estimate_ratio(self, proportion: bool) -> RatioEstimate:
        """The ratio; for a `proportion`, `over` counts a part of `under`."""
        value = self.over / self.under
        if proportion:
            variance = self.ratio_variance() if self._units > 1 else 0.0
            low, high = share_interval(value, self.under, variance, self._units)
            return RatioEstimate(value, low, high)
        if self._units == 1:
            return RatioEstimate(value, None, None)
        return RatioEstimate(value, *mean_interval(value, self.ratio_variance(), self._units))


class PlayerShare(msgspec.Struct, frozen=True):
    """How often one player won; a shared win counts as its share."""

    player: int
    wins: float
    share: float
    low: float  # the 95 % interval
    high: float


class GameLengths(msgspec.Struct, frozen=True):
    """Lengths of games, in plies."""

    mean: float
    shortest: int
    longest: int


class SimulationSummary(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, bool | int | str]
    players: int
    bots: list[str]  # one for each player
    games: int  # that were played
    games_wanted: int
    interrupted: bool  # before all of them were played
    seed: int
    compiled: bool
    shares: list[PlayerShare]
    lengths: GameLengths
    counts: dict[str, int]
    ratios: dict[str, RatioEstimate]


class SimulationTotals:
    """Mergeable sums over games."""

    def __init__(self, players: int, ratios: Mapping[str, Ratio]) -> None:
        self._ratios = ratios
        self.games = 0
        self._plies = 0
        self._shortest = 0
        self._longest = 0
        self._wins = [0] * players  # in WIN_UNITS
        self.counts: Counter[str] = Counter()
        self._ratio_sums = {name: RatioSums() for name in ratios}

    def add_game(self, plies: int, winners: list[int]) -> None:
        self.games += 1
        self._plies += plies
        self._shortest = min(self._shortest or plies, plies)
        self._longest = max(self._longest, plies)
        for winner in winners:
            self._wins[winner] += _WIN_UNITS // len(winners)

    def add_counts(self, counts: Mapping[str, int]) -> None:
        """The counts of one unit: a game, or a group of games."""
        self.counts.update(counts)
        for name, ratio in self._ratios.items():
            self._ratio_sums[name].add_unit(counts[ratio.over], counts[ratio.under])

    def add_totals(self, other: "SimulationTotals") -> None:
        self.games += other.games
        self._plies += other._plies
        self._shortest = min(filter(None, (self._shortest, other._shortest)), default=0)
        self._longest = max(self._longest, other._longest)
        self._wins = [mine + theirs for mine, theirs in zip(self._wins, other._wins, strict=True)]
        self.counts.update(other.counts)
        for name, sums in self._ratio_sums.items():
            sums.add(other._ratio_sums[name])

    def player_shares(self) -> list[PlayerShare]:
        return [
            PlayerShare(player, wins, wins / self.games, *wilson_interval(wins, self.games))
            for player, wins in enumerate(units / _WIN_UNITS for units in self._wins)
        ]

    def game_lengths(self) -> GameLengths:
        return GameLengths(self._plies / self.games, self._shortest, self._longest)

    def ratio_estimates(self) -> dict[str, RatioEstimate]:
        """All ratios whose denominator is not 0."""
        return {
            name: sums.estimate_ratio(self._ratios[name].proportion)
            for name, sums in self._ratio_sums.items()
            if sums.under
        }
