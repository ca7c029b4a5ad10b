"""What happens in a game of Säbel & Schädel."""

from skulduggery.core.events import Public


class CoasterLaid(Public, frozen=True):
    tone = "quiet"

    coaster: str


class RingLaid(Public, frozen=True):
    ring: list[str]


class RolledOff(Public, frozen=True):
    seat: int
    die: int


class RollOffTied(Public, frozen=True):
    seats: list[int]


class MatchBegan(Public, frozen=True):
    tone = "opening"

    match: int
    seat: int


class DieRolled(Public, frozen=True):
    seat: int
    die: int


class TokenPlaced(Public, frozen=True):
    seat: int
    colour: str
    island: int
    left: int


class TokensTaken(Public, frozen=True):
    """A full island: everything on it, and with the saber near, from island 6 too."""

    seat: int
    island: int
    taken: dict[str, int]
    pulled: dict[str, int]
    left: int


class Stopped(Public, frozen=True):
    seat: int


class MatchWon(Public, frozen=True):
    tone = "win"

    seat: int
    left: list[int]


class PointsGiven(Public, frozen=True):
    points: list[int]
    totals: list[int]


class ChampionshipWon(Public, frozen=True):
    tone = "win"

    player: int
    totals: list[int]
