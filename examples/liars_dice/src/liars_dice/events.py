"""What happens in a game of Liar's Dice."""

from skulduggery.core.events import Owned, Public


class StarterDrawn(Public, frozen=True):
    seat: int


class RoundBegan(Public, frozen=True):
    tone = "opening"

    round: int
    seat: int  # who starts it
    dice: int  # on the whole table


class DieRolled(Owned, frozen=True):
    """Everybody sees that a die was rolled; only its owner sees the face."""

    tone = "quiet"

    hidden = "face"

    face: int | None


class BidMade(Public, frozen=True):
    seat: int
    quantity: int
    face: int


class BidChallenged(Public, frozen=True):
    seat: int
    bidder: int
    quantity: int
    face: int


class DiceShown(Public, frozen=True):
    """Everybody's dice, by seat, and how many of them count for the bid."""

    hands: list[list[int]]
    matching: int


class DieLost(Public, frozen=True):
    seat: int
    left: int


class GameWon(Public, frozen=True):
    tone = "win"

    player: int
