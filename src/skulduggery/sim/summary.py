"""What many games came to, with how sure one can be of it."""

from collections import Counter
from collections.abc import Mapping

import msgspec

from skulduggery.core.statistics import Ratio
from skulduggery.sim.intervals import wilson_interval
from skulduggery.sim.ratio_sums import RatioEstimate, RatioSums


class PlayerShare(msgspec.Struct, frozen=True):
    """How often one player won; a shared win counts as its share."""

    player: int
    wins: float
    share: float
    low: float  # the 95 % interval
    high: float


class GameLengths(msgspec.Struct, frozen=True):
    """How long games were, in plies."""

    mean: float
    shortest: int
    longest: int


class SimulationSummary(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, bool | int | str]
    players: int
    bots: list[str]  # who played for each player
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
    """The sums of some games; sums of sums are sums again."""

    def __init__(self, players: int, ratios: Mapping[str, Ratio]) -> None:
        self.ratios = ratios
        self.games = 0
        self.plies = 0
        self.shortest = 0
        self.longest = 0
        # Wins in sixtieths, so that any shared win is a whole number and sums are exact.
        self.wins = [0] * players
        self.counts: Counter[str] = Counter()
        self.ratio_sums = {name: RatioSums() for name in ratios}

    def add_game(self, plies: int, winners: list[int]) -> None:
        self.games += 1
        self.plies += plies
        self.shortest = min(self.shortest or plies, plies)
        self.longest = max(self.longest, plies)
        for winner in winners:
            self.wins[winner] += 60 // len(winners)

    def add_counts(self, counts: Mapping[str, int]) -> None:
        """What was counted in one game, or in a group of games that are taken as one."""
        self.counts.update(counts)
        for name, ratio in self.ratios.items():
            self.ratio_sums[name].add_unit(counts[ratio.over], counts[ratio.under])

    def add_totals(self, other: "SimulationTotals") -> None:
        self.games += other.games
        self.plies += other.plies
        self.shortest = min(filter(None, (self.shortest, other.shortest)), default=0)
        self.longest = max(self.longest, other.longest)
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.counts.update(other.counts)
        for name, sums in self.ratio_sums.items():
            sums.add(other.ratio_sums[name])

    def player_shares(self) -> list[PlayerShare]:
        return [
            PlayerShare(
                player, wins / 60, wins / 60 / self.games, *wilson_interval(wins / 60, self.games)
            )
            for player, wins in enumerate(self.wins)
        ]

    def game_lengths(self) -> GameLengths:
        return GameLengths(self.plies / self.games, self.shortest, self.longest)

    def ratio_estimates(self) -> dict[str, RatioEstimate]:
        """The ratios, where there was anything to divide by."""
        return {
            name: sums.estimate_ratio(self.ratios[name].proportion)
            for name, sums in self.ratio_sums.items()
            if sums.under
        }
