"""Matchups that measure strength: one candidate among opponents of one kind."""

import re

import msgspec

from skulduggery.core.errors import BadOptions, shorten_text
from skulduggery.games import package_named

_MATCHUP_NAME_PATTERN = re.compile(r"(\d{1,2})/([\w.:-]+)/([\w.:-]+)", re.ASCII)


class Matchup(msgspec.Struct, frozen=True):
    """One candidate (`hero`) among `others`. Targets must hold for the whole interval."""

    players: int
    hero: str
    others: str
    games: int = 2400  # by default
    at_least: float | None = None
    at_most: float | None = None
    bids_met: float | None = None  # target share of met bids, in games with bids

    @property
    def name(self) -> str:
        return f"{self.players}/{self.hero}/{self.others}"

    @property
    def fair_share(self) -> float:
        return 1 / self.players

    def is_reached(self, low: float, high: float) -> bool | None:
        """Whether the whole interval of the win share meets the target."""
        if self.at_least is not None:
            return low >= self.at_least
        if self.at_most is not None:
            return high <= self.at_most
        return None


def matchups_named(game: str, names: list[str]) -> list[Matchup]:
    """The default matchups of a game, or those named: PLAYERS/CANDIDATE/OTHERS."""
    part = package_named(game).matchups
    usual = {matchup.name: matchup for matchup in (part.load() if part else ())}
    if not names and not usual:
        raise BadOptions("no-matchups", game=game)
    return [usual.get(name) or _read_matchup(name, list(usual)) for name in names or usual]


def _read_matchup(name: str, usual: list[str]) -> Matchup:
    parts = _MATCHUP_NAME_PATTERN.fullmatch(name)
    if parts is None:
        raise BadOptions("bad-matchup", name=shorten_text(name), usual=", ".join(usual) or "-")
    return Matchup(int(parts[1]), parts[2], parts[3])
