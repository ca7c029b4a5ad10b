"""The matches by which strength is measured: one bot among others of a kind."""

import re

import msgspec

from skulduggery.core.errors import BadOptions, shortened

NAME = re.compile(r"(\d{1,2})/([\w-]+)/([\w-]+)", re.ASCII)


class Matchup(msgspec.Struct, frozen=True):
    """One `hero` among `others`. The target is for the end of the interval that is nearer to it."""

    players: int
    hero: str
    others: str
    games: int = 2400  # where nobody says how many
    at_least: float | None = None
    at_most: float | None = None
    bids_met: float | None = None  # to reach, as a share of the hero's bids, where there are any

    @property
    def name(self) -> str:
        return f"{self.players}/{self.hero}/{self.others}"

    @property
    def fair(self) -> float:
        return 1 / self.players

    def reached(self, low: float, high: float) -> bool | None:
        """Whether the whole interval of the win share is where it should be."""
        if self.at_least is not None:
            return low >= self.at_least
        if self.at_most is not None:
            return high <= self.at_most
        return None


MATCHES: dict[str, tuple[Matchup, ...]] = {
    "skull": (
        Matchup(3, "master", "ismcts-2000", at_least=0.58),
        Matchup(3, "master", "ismcts-10000", at_least=0.56),
        Matchup(3, "ismcts-10000", "master", at_most=0.15),
        Matchup(4, "master", "ismcts-2000", at_least=0.42),
        Matchup(4, "master", "ismcts-10000", at_least=0.38),
        Matchup(4, "ismcts-10000", "master", at_most=0.12),
        Matchup(5, "master", "ismcts-2000", at_least=0.27),
        Matchup(6, "master", "ismcts-2000", at_least=0.22),
        Matchup(3, "sharp", "rule", at_least=0.68),
        # What these opponents are worth among themselves.
        Matchup(3, "ismcts-2000", "rule"),
        Matchup(3, "ismcts-10000", "rule"),
    ),
    "skull_king": (
        Matchup(4, "master", "rule", at_least=0.45, bids_met=0.6),
        Matchup(4, "rule", "master", at_most=0.12),
        Matchup(3, "master", "rule"),
        Matchup(5, "master", "rule"),
        Matchup(6, "master", "rule"),
        Matchup(4, "master", "sharp"),
        Matchup(4, "sharp", "rule"),
        Matchup(4, "casual", "rule"),
        Matchup(4, "master", "ismcts-2000"),
    ),
    # Dice decide most of this game: what skill can do is little, so many games are needed.
    "saber_skull": (
        Matchup(2, "master", "rule", games=10000),
        Matchup(3, "master", "rule", games=10000),
        Matchup(4, "master", "rule", games=10000),
        Matchup(5, "master", "rule", games=10000),
        Matchup(3, "rule", "master", games=10000),
        Matchup(4, "rule", "master", games=10000),
        Matchup(5, "rule", "master", games=10000),
        Matchup(3, "sharp", "casual"),
        Matchup(3, "master", "casual"),
        Matchup(3, "casual", "random"),
    ),
}


def matches_named(game: str, names: list[str]) -> list[Matchup]:
    """The usual matches of a game, or those asked for, which may be any: PLAYERS/HERO/OTHERS."""
    usual = {matchup.name: matchup for matchup in MATCHES.get(game, ())}
    return [usual.get(name) or read_matchup(name, list(usual)) for name in names or usual]


def read_matchup(name: str, usual: list[str]) -> Matchup:
    parts = NAME.fullmatch(name)
    if parts is None:
        raise BadOptions("bad-matchup", name=shortened(name), usual=", ".join(usual) or "-")
    return Matchup(int(parts[1]), parts[2], parts[3])
