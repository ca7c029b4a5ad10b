"""What happens in a game of Skull."""

from collections.abc import Collection

from skulduggery.core.events import Event, Owned, Public
from skulduggery.games.skull.rules.actions import LAST, TEXTS


class FirstPlayerDrawn(Public, frozen=True):
    seat: int


class RoundBegan(Public, frozen=True):
    tone = "opening"

    round: int
    seat: int


class DiscSealed(Owned, frozen=True):
    """A first disc while all are being chosen: not even the open disc shows yet (LC03)."""

    tone = "quiet"

    hidden = "disc"

    disc: str | None


class FirstDiscsDown(Public, frozen=True):
    """All first discs are laid; who laid the Last Chance disc is seen now."""

    seat: int  # who goes on
    last: int | None


class DiscLaid(Owned, frozen=True):
    hidden = "disc"

    disc: str | None
    height: int

    def seen_by(self, seats: Collection[int]) -> Event:
        return self if self.disc == TEXTS[LAST] else super().seen_by(seats)


class ChallengeOpened(Public, frozen=True):
    seat: int
    bid: int


class BidRaised(Public, frozen=True):
    seat: int
    bid: int


class Passed(Public, frozen=True):
    seat: int


class AttemptBegan(Public, frozen=True):
    seat: int
    bid: int


class DiscFlipped(Public, frozen=True):
    seat: int  # the Challenger
    owner: int
    disc: str


class AttemptSucceeded(Public, frozen=True):
    seat: int
    points: int


class AttemptFailed(Public, frozen=True):
    seat: int
    owner: int


class DiscPicked(Public, frozen=True):
    """The skull's owner points at one of the shuffled discs."""

    seat: int
    place: int


class DiscLost(Owned, frozen=True):
    """Only its owner learns which face is gone (SK33)."""

    hidden = "disc"

    disc: str | None
    left: int


class TribeOut(Public, frozen=True):
    seat: int


class LastChanceReturned(Public, frozen=True):
    seat: int


class LastChanceGiven(Public, frozen=True):
    seat: int


class StarterNamed(Public, frozen=True):
    seat: int
    starter: int


class GameWon(Public, frozen=True):
    tone = "win"

    player: int
    standing: bool  # the last one left, rather than two challenges won
