"""What many games came to, with how sure one can be of it."""

import math
from collections import Counter

import msgspec

Z95 = 1.959964


class Share(msgspec.Struct, frozen=True):
    """How often one player won; a shared win counts as its share."""

    player: int
    wins: float
    share: float
    low: float  # the 95 % interval
    high: float


class Lengths(msgspec.Struct, frozen=True):
    """How long games were, in plies."""

    mean: float
    shortest: int
    longest: int


class Summary(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, bool | int | str]
    players: int
    bots: list[str]  # who played for each player
    games: int
    seed: int
    compiled: bool
    shares: list[Share]
    lengths: Lengths
    counts: dict[str, int]
    ratios: dict[str, float]


class Totals:
    """The sums of some games; sums of sums are sums again."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.plies = 0
        self.shortest = 0
        self.longest = 0
        # Wins in sixtieths, so that any shared win is a whole number and sums are exact.
        self.wins = [0] * players
        self.counts: Counter[str] = Counter()

    def add_game(self, plies: int, winners: list[int]) -> None:
        self.games += 1
        self.plies += plies
        self.shortest = min(self.shortest or plies, plies)
        self.longest = max(self.longest, plies)
        for winner in winners:
            self.wins[winner] += 60 // len(winners)

    def add(self, other: "Totals") -> None:
        self.games += other.games
        self.plies += other.plies
        self.shortest = min(filter(None, (self.shortest, other.shortest)), default=0)
        self.longest = max(self.longest, other.longest)
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.counts.update(other.counts)

    def shares(self) -> list[Share]:
        return [
            Share(player, wins / 60, wins / 60 / self.games, *wilson(wins / 60, self.games))
            for player, wins in enumerate(self.wins)
        ]

    def lengths(self) -> Lengths:
        return Lengths(self.plies / self.games, self.shortest, self.longest)


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's score interval)."""
    share = wins / games
    centre = share + Z95**2 / (2 * games)
    spread = Z95 * math.sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    scale = 1 + Z95**2 / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
