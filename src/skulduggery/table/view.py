"""A table as one guest sees it: everything needed to show it, at once."""

import msgspec

from skulduggery.core.view import Hidden, Odds, View, choices_for, own_seats
from skulduggery.table.chairs import Kind
from skulduggery.table.requests import Status
from skulduggery.table.settings import Settings
from skulduggery.table.table import Table


class GuestView(msgspec.Struct, frozen=True, gc=False):
    guest: str
    name: str
    program: bool
    muted: bool
    away: bool


class ChairView(msgspec.Struct, frozen=True, gc=False):
    kind: Kind
    guest: str
    name: str
    level: str
    stand_in: bool
    resigned: bool


class OwnView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """What is a player's alone, by seat."""

    hidden: Hidden | None = None  # what nobody else knows of the game
    choices: dict[int, list[str]] = {}  # what those seats that owe a decision may do
    showable: dict[int, list[str]] = {}  # what may be shown now
    odds: Odds | None = None  # of what may be risked now


class PlayView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What a decision or a draw can change."""

    next: int  # the number of the next happening
    clocks: list[float | None]  # seconds left, by player
    decided: list[int]  # how many decisions each seat has made
    view: View | None  # of the game, as everybody sees it
    own: OwnView | None  # for those who play


class TableView(PlayView, frozen=True, kw_only=True):
    """All of it."""

    table: str
    match: int  # the number of the match: a rematch is the next
    status: Status
    settings: Settings
    game: str
    options: dict[str, bool | int | str]
    host: str
    guests: list[GuestView]
    chairs: list[ChairView]
    commitment: str
    secret: str | None  # once the game is over
    players: list[int]  # their chairs
    you: int | None  # which player the viewer is
    abandoned: bool
    closed: bool  # for good
    record: str | None  # where the record is found, once the game is over


def clocks_left(table: Table, now: float) -> list[float | None]:
    return [] if table.clocks is None else table.clocks.all_left(now)


def decisions_made(table: Table) -> list[int]:
    return [len(taken) for taken in table.decisions]


def public_view(table: Table) -> View | None:
    """The game as everybody sees it."""
    if table.match is None:
        return None
    seen: View = table.game.public_view(table.match.state, table.options)
    return seen


def own_view(table: Table, player: int | None) -> OwnView | None:
    if player is None or table.match is None:
        return None
    state = table.match.state
    own = table.showable and own_seats(state, player)
    return OwnView(
        hidden=table.game.hidden(state, player),
        choices=choices_for(state, player),
        showable={seat: table.showable[seat] for seat in own if seat in table.showable},
        odds=table.game.odds(state, player) if table.settings.odds else None,
    )


def table_view(table: Table, guest: str | None, now: float) -> TableView:
    you = None if guest is None else table.player_of(guest)
    is_over = table.status == "over"
    return TableView(
        next=table.length,
        clocks=clocks_left(table, now),
        decided=decisions_made(table),
        view=public_view(table),
        own=own_view(table, you),
        table=table.id,
        match=table.number,
        status=table.status,
        settings=table.settings,
        game=table.game.name,
        options=msgspec.to_builtins(table.options),
        host=table.host,
        guests=[
            GuestView(name, who.name, who.program, who.muted, who.away_since is not None)
            for name, who in table.guests.items()
        ],
        chairs=[
            ChairView(c.kind, c.guest, c.name, c.level, c.stand_in, c.resigned)
            for c in table.chairs
        ],
        commitment=table.commitment,
        secret=table.secret.hex() if is_over else None,
        players=table.players,
        you=you,
        abandoned=table.abandoned,
        closed=table.closed,
        record=table.record_id() if is_over and table.match is not None else None,
    )
