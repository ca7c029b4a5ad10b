"""What happens in a game of Skull King."""

from skulduggery.core.events import Owned, Public


class StartPlayerDrawn(Public, frozen=True):
    seat: int


class RoundBegan(Public, frozen=True):
    tone = "opening"

    round: int
    seat: int


class DieDealt(Owned, frozen=True):
    """Only its owner sees which die came out of the bag (SD04)."""

    tone = "quiet"

    hidden = "die"

    die: str | None


class BidSealed(Owned, frozen=True):
    """A fist on the table: decided, but not yet shown (SD05)."""

    tone = "quiet"

    hidden = "bid"

    bid: int | None


class BidsOpened(Public, frozen=True):
    """Yo-ho-ho: all bids at once, by seat."""

    bids: list[int]


class DieChosen(Public, frozen=True):
    tone = "quiet"

    seat: int
    die: str


class DieRolled(Public, frozen=True):
    seat: int
    die: str
    face: str


class TrickWon(Public, frozen=True):
    seat: int
    die: str
    face: str
    tricks: int
    bid: int
    bonus: int


class RoundScored(Public, frozen=True):
    """A line of the pad: bids, tricks, points and the new totals, by seat."""

    round: int
    bids: list[int]
    tricks: list[int]
    points: list[int]
    totals: list[int]


class GameEnded(Public, frozen=True):
    tone = "win"

    winners: list[int]
    totals: list[int]
