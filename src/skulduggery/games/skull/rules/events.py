"""What happens in a game of Skull."""

from collections.abc import Collection

from skulduggery.core.events import Event, OwnedEvent, PublicEvent
from skulduggery.games.skull.rules.actions import ACTION_TEXTS, LAST_CHANCE


class FirstPlayerDrawn(PublicEvent, frozen=True):
    seat: int


class RoundBegan(PublicEvent, frozen=True):
    tone = "opening"

    round: int
    seat: int


class DiscSealed(OwnedEvent, frozen=True):
    """A first disc while all are being chosen: not even the open disc shows yet (LC03)."""

    tone = "quiet"

    hidden = "disc"

    disc: str | None


class FirstDiscsDown(PublicEvent, frozen=True):
    """All first discs are laid; who laid the Last Chance disc is seen now."""

    seat: int  # who goes on
    last: int | None


class DiscLaid(OwnedEvent, frozen=True):
    hidden = "disc"

    disc: str | None
    height: int

    def seen_by(self, seats: Collection[int]) -> Event:
        return self if self.disc == ACTION_TEXTS[LAST_CHANCE] else super().seen_by(seats)


class ChallengeOpened(PublicEvent, frozen=True):
    seat: int
    bid: int


class BidRaised(PublicEvent, frozen=True):
    seat: int
    bid: int


class Passed(PublicEvent, frozen=True):
    seat: int


class AttemptBegan(PublicEvent, frozen=True):
    seat: int
    bid: int


class DiscFlipped(PublicEvent, frozen=True):
    seat: int  # the Challenger
    owner: int
    disc: str


class AttemptSucceeded(PublicEvent, frozen=True):
    seat: int
    points: int


class AttemptFailed(PublicEvent, frozen=True):
    seat: int
    owner: int


class DiscPicked(PublicEvent, frozen=True):
    """The skull's owner points at one of the shuffled discs."""

    seat: int
    place: int


class DiscLost(OwnedEvent, frozen=True):
    """Only its owner learns which face is gone (SK33)."""

    hidden = "disc"

    disc: str | None
    left: int


class TribeOut(PublicEvent, frozen=True):
    seat: int


class LastChanceReturned(PublicEvent, frozen=True):
    seat: int


class LastChanceGiven(PublicEvent, frozen=True):
    seat: int


class StarterNamed(PublicEvent, frozen=True):
    seat: int
    starter: int


class GameWon(PublicEvent, frozen=True):
    tone = "win"

    player: int
    standing: bool  # the last one left, rather than two challenges won
