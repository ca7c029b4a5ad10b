"""A table as one guest sees it: everything needed to show it, at once."""

import msgspec

from skulduggery.core.view import View, own_seats
from skulduggery.table.chairs import Kind
from skulduggery.table.requests import Status
from skulduggery.table.settings import Settings
from skulduggery.table.table import Table


class GuestView(msgspec.Struct, frozen=True):
    guest: str
    name: str
    program: bool
    muted: bool
    away: bool


class ChairView(msgspec.Struct, frozen=True):
    kind: Kind
    guest: str
    name: str
    level: str
    stand_in: bool
    resigned: bool


class TableView(msgspec.Struct, frozen=True, kw_only=True):
    table: str
    next: int  # the number of the next happening
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
    clocks: list[float | None]  # seconds left, by player
    you: int | None  # which player the viewer is
    decided: dict[int, int]  # how many decisions each of the viewer's seats has made
    showable: dict[int, list[str]]  # what the viewer may show now
    abandoned: bool
    view: View | None  # of the game


def table_view(table: Table, guest: str | None, now: float) -> TableView:
    you = None if guest is None else table.player_of(guest)
    seats = [] if table.match is None else own_seats(table.match.state, you)
    players = range(len(table.players))
    return TableView(
        table=table.id,
        next=table.length,
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
        secret=table.secret.hex() if table.status == "over" else None,
        players=table.players,
        clocks=[None if table.clocks is None else table.clocks.left(p, now) for p in players],
        you=you,
        decided={seat: len(table.decisions[seat]) for seat in seats},
        showable={seat: discs for seat, discs in table.showable.items() if seat in seats},
        abandoned=table.abandoned,
        view=None
        if table.match is None
        else table.game.view(table.match.state, table.options, you),
    )
