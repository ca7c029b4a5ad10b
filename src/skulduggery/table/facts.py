"""What has happened at a table, in the order it was written down: the log is the truth.

Clients see a fact as it stands, except for secrets. Instead of decisions and draws they see the
events of the game.
"""

from collections.abc import Collection
from typing import Literal

import msgspec

from skulduggery.core.events import Event, PublicEvent
from skulduggery.table.settings import TableSettings

# Who made a decision: the player, a bot on its own chair, a bot standing in, or the clock.
DecidedBy = Literal["person", "bot", "stand-in", "clock"]


class Fact(PublicEvent, frozen=True, kw_only=True):
    # Seconds since 1970, for people. What is charged to clocks is awake time: `at` less the seconds
    # asleep that `Created` and every `ClockShifted` since name.
    at: float


class SecretFact(Fact, frozen=True, kw_only=True):
    """A fact with a secret that nobody at the table may see yet."""

    secret: str = ""
    commitment: str

    def seen_by(self, seats: Collection[int]) -> Event:
        return msgspec.structs.replace(self, secret="")


class Created(SecretFact, frozen=True, kw_only=True):
    table: str
    game: str
    options: dict[str, bool | int | str]
    settings: TableSettings
    host: str
    name: str
    asleep: float = 0.0  # seconds by which `at` is ahead of awake time


class Arrived(Fact, frozen=True, kw_only=True):
    guest: str
    name: str
    program: bool = False  # a bot from outside, marked as one


class Renamed(Fact, frozen=True, kw_only=True):
    guest: str
    before: str
    name: str


class Departed(Fact, frozen=True, kw_only=True):
    guest: str
    name: str  # nobody else remembers it


class Removed(Fact, frozen=True, kw_only=True):
    guest: str
    name: str


class Muted(Fact, frozen=True, kw_only=True):
    guest: str
    muted: bool


class HostPassed(Fact, frozen=True, kw_only=True):
    guest: str


class OriginSeen(Fact, frozen=True, kw_only=True):
    """Where a guest comes from, as tokens that only tell whether two are the same."""

    guest: str
    origins: list[str]

    def seen_by(self, seats: Collection[int]) -> Event:
        raise TypeError("nobody is told where others come from")


class ConnectedTo(Fact, frozen=True, kw_only=True):
    """Through which node of a server a guest is connected, where there are several."""

    guest: str
    node: str

    def seen_by(self, seats: Collection[int]) -> Event:
        raise TypeError("nobody is told how others are connected")


class Rewritten(Fact, frozen=True, kw_only=True):
    """Somebody in the log before this was erased. Whoever has read it reads it anew."""

    def seen_by(self, seats: Collection[int]) -> Event:
        raise TypeError("nobody is told that somebody was erased")


class Seated(Fact, frozen=True, kw_only=True):
    """Somebody takes a chair, with a salt for the draws."""

    chair: int
    guest: str
    salt: str
    agreed: bool = True  # to what is played and how; not where it has just been changed
    salt_only: bool = False  # they sit there already, and give another salt


class Agreed(Fact, frozen=True, kw_only=True):
    """Somebody who sits agrees to what was changed."""

    guest: str


class Stood(Fact, frozen=True, kw_only=True):
    chair: int
    name: str


class BotSeated(Fact, frozen=True, kw_only=True):
    chair: int
    level: str
    name: str


class ChairSet(Fact, frozen=True, kw_only=True):
    """A chair is put to the table, or taken away."""

    chair: int
    open: bool


class OptionsChosen(Fact, frozen=True, kw_only=True):
    game: str
    options: dict[str, bool | int | str]


class SettingsChosen(Fact, frozen=True, kw_only=True):
    settings: TableSettings


class Started(Fact, frozen=True, kw_only=True):
    """The chairs that play, in order, and the salts their people gave."""

    chairs: list[int]
    salts: list[str]
    rules: int  # the version they begin with
    counts: bool = True  # for ratings, if the game is rated


class Decided(Fact, frozen=True, kw_only=True):
    seat: int
    text: str
    by: DecidedBy = "person"

    def seen_by(self, seats: Collection[int]) -> Event:
        raise TypeError("decisions are told as events of the game")


class Drawn(Fact, frozen=True, kw_only=True):
    text: str

    def seen_by(self, seats: Collection[int]) -> Event:
        raise TypeError("draws are told as events of the game")


class HintAsked(Fact, frozen=True, kw_only=True):
    """A player wants to know what a master would do; told once for each decision."""

    seat: int


class WentAway(Fact, frozen=True, kw_only=True):
    guest: str


class CameBack(Fact, frozen=True, kw_only=True):
    guest: str


class StoodIn(Fact, frozen=True, kw_only=True):
    """A bot plays on for somebody who is away."""

    player: int


class Resigned(Fact, frozen=True, kw_only=True):
    """A bot plays on to the end; for the rating the player comes last."""

    player: int


class Ended(Fact, frozen=True, kw_only=True):
    """The game has been played to its end."""

    secret: str  # revealed


class Abandoned(Fact, frozen=True, kw_only=True):
    """Nobody is left to play."""

    secret: str  # revealed
    counts: bool = False  # for ratings: whoever left comes last


class Closed(Fact, frozen=True, kw_only=True):
    """Whoever runs the server has closed the table for good."""


class ClockShifted(Fact, frozen=True, kw_only=True):
    """The server was not awake for a while, or its wall clock was set: nobody is charged for it."""

    asleep: float  # seconds; negative where the clock was set back


class TimeGiven(Fact, frozen=True, kw_only=True):
    """The server sends a player to another node: the way there is not on their clock."""

    player: int
    seconds: float


class Talked(Fact, frozen=True, kw_only=True):
    guest: str
    text: str


class PhraseSaid(Fact, frozen=True, kw_only=True):
    guest: str
    phrase: str


class BotSaid(Fact, frozen=True, kw_only=True):
    """A ready phrase of a bot, with its move."""

    player: int
    phrase: str


class Reacted(Fact, frozen=True, kw_only=True):
    guest: str
    reaction: str


class DiscsShown(Fact, frozen=True, kw_only=True):
    """After a failed attempt an opponent shows discs that were not turned (SK35, D6)."""

    seat: int
    discs: list[str]  # from bottom to top


class RematchProposed(SecretFact, frozen=True, kw_only=True):
    """Somebody who played wants to play again; the server commits to the secret of that match."""

    guest: str


class RematchAgreed(Fact, frozen=True, kw_only=True):
    """Somebody says yes, with a salt given after the commitment."""

    guest: str
    salt: str


class RematchCalled(SecretFact, frozen=True, kw_only=True):
    """The same people, one chair further round, and a new secret."""

    match: int  # its number at this table


PLY_FACTS = (Decided, Drawn)  # clients see the events of the game instead of these
UNSEEN_FACTS = (*PLY_FACTS, OriginSeen, ConnectedTo, Rewritten)
GAME_END_FACTS = (Ended, Abandoned)
# What a game, a rematch, or a way out needs; they go into a log however long it is.
NEEDED_FACTS = (
    *PLY_FACTS,
    *GAME_END_FACTS,
    Agreed,
    CameBack,
    ClockShifted,
    Closed,
    ConnectedTo,
    Departed,
    DiscsShown,
    HintAsked,
    OriginSeen,
    RematchAgreed,
    RematchCalled,
    RematchProposed,
    Removed,
    Resigned,
    Started,
    StoodIn,
    WentAway,
)

AnyFact = (
    Created
    | Arrived
    | Renamed
    | Departed
    | Removed
    | Muted
    | HostPassed
    | OriginSeen
    | ConnectedTo
    | Rewritten
    | Seated
    | Agreed
    | Stood
    | BotSeated
    | ChairSet
    | OptionsChosen
    | SettingsChosen
    | Started
    | Decided
    | Drawn
    | HintAsked
    | WentAway
    | CameBack
    | StoodIn
    | Resigned
    | Ended
    | Abandoned
    | Closed
    | ClockShifted
    | TimeGiven
    | Talked
    | PhraseSaid
    | BotSaid
    | Reacted
    | DiscsShown
    | RematchProposed
    | RematchAgreed
    | RematchCalled
)


class AppliedFact(msgspec.Struct, frozen=True, gc=False):
    """A fact and the events it is shown as, with all secrets."""

    number: int
    fact: AnyFact
    events: list[Event]
