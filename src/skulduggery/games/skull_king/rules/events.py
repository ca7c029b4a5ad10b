"""What happens in a game of Skull King."""

from skulduggery.core.events import OwnedEvent, PublicEvent


class StartPlayerDrawn(PublicEvent, frozen=True):
    seat: int


class RoundBegan(PublicEvent, frozen=True):
    tone = "opening"

    round: int
    seat: int


class DieDealt(OwnedEvent, frozen=True):
    """Only its owner sees which die came out of the bag (SD04)."""

    tone = "quiet"

    hidden = "die"

    die: str | None


class BidSealed(OwnedEvent, frozen=True):
    """A fist on the table: decided, but not yet shown (SD05)."""

    tone = "quiet"

    hidden = "bid"

    bid: int | None


class BidsOpened(PublicEvent, frozen=True):
    """Yo-ho-ho: all bids at once, by seat."""

    bids: list[int]


class DieChosen(PublicEvent, frozen=True):
    tone = "quiet"

    seat: int
    die: str


class DieRolled(PublicEvent, frozen=True):
    seat: int
    die: str
    face: str


class TrickWon(PublicEvent, frozen=True):
    seat: int
    die: str
    face: str
    tricks: int
    bid: int
    bonus: int


class RoundScored(PublicEvent, frozen=True):
    """A line of the pad: bids, tricks, points and the new totals, by seat."""

    round: int
    bids: list[int]
    tricks: list[int]
    points: list[int]
    totals: list[int]


class GameEnded(PublicEvent, frozen=True):
    tone = "win"

    winners: list[int]
    totals: list[int]
