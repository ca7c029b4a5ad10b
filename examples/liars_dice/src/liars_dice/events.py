"""The events of Liar's Dice, each with who may see what of it."""

from skulduggery.core.events import OwnedEvent, PublicEvent


class StarterDrawn(PublicEvent, frozen=True):
    seat: int


class RoundBegan(PublicEvent, frozen=True):
    tone = "opening"

    round: int
    seat: int  # who starts it
    dice: int  # of all players together


class DieRolled(OwnedEvent, frozen=True):
    """Everybody sees that a die was rolled; only its owner sees the face."""

    tone = "quiet"

    hidden = "face"

    face: int | None


class BidMade(PublicEvent, frozen=True):
    seat: int
    quantity: int
    face: int


class BidChallenged(PublicEvent, frozen=True):
    seat: int
    bidder: int
    quantity: int
    face: int


class DiceShown(PublicEvent, frozen=True):
    """All dice by seat, and how many of them count for the bid."""

    hands: list[list[int]]
    matching: int


class DieLost(PublicEvent, frozen=True):
    seat: int
    left: int


class GameWon(PublicEvent, frozen=True):
    tone = "win"

    player: int
