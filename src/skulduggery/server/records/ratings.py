"""Ratings of players, by game: Plackett-Luce, for games of many players and with shared places.

Everybody at a rated table counts, people, programs from outside and our bots. Bots of one level are
one player with one rating, also where several of them sit at a table: each is rated as if it were
alone, and the mean is kept. So a game counts once, however many of them played it, and what they
did to each other cancels out.
"""

from collections.abc import Sequence
from statistics import fmean

import msgspec
from openskill.models import PlackettLuce

_RATING_MODEL = PlackettLuce()
BEGINNER_RATING, _RATING_SCALE = 1000, 40  # of the display: where it begins, points per unit


class PlayerRating(msgspec.Struct, frozen=True):
    """How strong somebody seems in one game, and how sure that is."""

    mu: float = _RATING_MODEL.mu
    sigma: float = _RATING_MODEL.sigma
    games: int = 0

    @property
    def ordinal(self) -> float:
        """The conservative rating (ordinal), by which players are ranked."""
        return _RATING_MODEL.rating(self.mu, self.sigma).ordinal()


def display_rating(ordinal: float) -> int:
    """A conservative rating on the scale that people see."""
    return round(BEGINNER_RATING + _RATING_SCALE * ordinal)


def display_uncertainty(sigma: float) -> int:
    """How far off a rating may be, on the same scale."""
    return round(_RATING_SCALE * sigma)


def rate_players(
    players: Sequence[str], places: Sequence[int], before: dict[str, PlayerRating]
) -> dict[str, PlayerRating]:
    """The ratings after a game; `players` names who sat where, some perhaps more than once."""
    teams = [[_RATING_MODEL.rating(before[who].mu, before[who].sigma)] for who in players]
    after = [team[0] for team in _RATING_MODEL.rate(teams, ranks=list(map(float, places)))]
    ratings = {}
    for who, rating in before.items():
        copies = [after[seat] for seat, player in enumerate(players) if player == who]
        mu, sigma = fmean(copy.mu for copy in copies), fmean(copy.sigma for copy in copies)
        ratings[who] = PlayerRating(mu, sigma, rating.games + 1)
    return ratings
