"""A table as one guest sees it: everything needed to show it, at once."""

import msgspec

from skulduggery.core.view import Hidden, Odds, View
from skulduggery.table.requests import TableStatus
from skulduggery.table.seats import ChairKind, Terms
from skulduggery.table.settings import TableSettings


class GuestView(msgspec.Struct, frozen=True, gc=False):
    guest: str
    name: str
    program: bool
    muted: bool
    away: bool


class ChairView(msgspec.Struct, frozen=True, gc=False):
    kind: ChairKind
    guest: str
    name: str
    level: str
    stand_in: bool
    resigned: bool
    agreed: bool  # to what is played and how; always so for bots and for the host


class OwnView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """What is a player's alone, by seat."""

    hidden: Hidden | None = None  # what nobody else knows of the game
    choices: dict[int, list[str]] = {}  # what those seats that owe a decision may do
    showable: dict[int, list[str]] = {}  # what may be shown now
    odds: Odds | None = None  # of what may be risked now


class RematchView(msgspec.Struct, frozen=True, gc=False):
    """A rematch that was proposed: it begins once nobody is awaited any more."""

    guest: str  # who proposed it
    commitment: str
    agreed: list[str]  # guests who said yes
    awaited: list[str]  # guests who have not, and are there


class PlayView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What a decision or a draw can change."""

    next: int  # the number of the next fact
    clocks: list[float | None]  # seconds left, by player
    decided: list[int]  # how many decisions each seat has made
    view: View | None  # of the game, as everybody sees it
    own: OwnView | None  # for those who play


class TableView(PlayView, frozen=True, kw_only=True):
    """All of it."""

    table: str
    match: int  # the number of the match: a rematch is the next
    status: TableStatus
    settings: TableSettings
    game: str
    options: dict[str, bool | int | str]
    terms: int  # the number of `game`, `options` and `settings`: it grows with each change
    agreed_to: Terms | None  # what the viewer has agreed to, where that was changed since
    counts: bool  # the game is rated, and no two players share an address, a device or an owner
    host: str
    guests: list[GuestView]
    chairs: list[ChairView]
    commitment: str
    secret: str | None  # once the game is over
    players: list[int]  # their chairs
    you: int | None  # which player the viewer is
    places: list[int]  # the final rank of each player, from 1, once the game is over
    abandoned: bool
    closed: bool  # for good
    record: str | None  # where the record is found, once the game is over
    rematch: RematchView | None  # once it is over and somebody wants to play again
