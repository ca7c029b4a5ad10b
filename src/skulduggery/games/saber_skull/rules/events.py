"""What happens in a game of Säbel & Schädel."""

from skulduggery.core.events import PublicEvent


class CoasterLaid(PublicEvent, frozen=True):
    tone = "quiet"

    coaster: str


class RingLaid(PublicEvent, frozen=True):
    ring: list[str]


class RolledOff(PublicEvent, frozen=True):
    seat: int
    die: int


class RollOffTied(PublicEvent, frozen=True):
    seats: list[int]


class MatchBegan(PublicEvent, frozen=True):
    tone = "opening"

    match: int
    seat: int


class DieRolled(PublicEvent, frozen=True):
    seat: int
    die: int


class TokenPlaced(PublicEvent, frozen=True):
    seat: int
    colour: str
    island: int
    left: int


class TokensTaken(PublicEvent, frozen=True):
    """A full island: everything on it, and with the saber near, from island 6 too."""

    seat: int
    island: int
    taken: dict[str, int]
    pulled: dict[str, int]
    left: int


class Stopped(PublicEvent, frozen=True):
    seat: int


class MatchWon(PublicEvent, frozen=True):
    tone = "win"

    seat: int
    left: list[int]


class PointsGiven(PublicEvent, frozen=True):
    points: list[int]
    totals: list[int]


class ChampionshipWon(PublicEvent, frozen=True):
    tone = "win"

    player: int
    totals: list[int]
