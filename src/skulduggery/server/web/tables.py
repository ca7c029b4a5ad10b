"""Opening a table, finding and looking at one, and the record of its last game."""

import logging
from typing import Annotated

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from skulduggery.server.hosting.logging_setup import short_id
from skulduggery.server.lobby import LobbyTable, check_table_limit
from skulduggery.server.web import openapi_types
from skulduggery.server.web.identity import (
    Http,
    Identity,
    check_not_removed,
    client_address,
    companion_of,
    guest_of,
    language_of,
    note_origin,
    person_of,
    services_of,
)
from skulduggery.server.web.record_response import RecordForm, record_response
from skulduggery.table.requests import AnyRequest, ChooseOptions, Refused, SeatBot, Sit, Start
from skulduggery.table.sentences import leave_warning, resign_warning
from skulduggery.table.settings import TableSettings
from skulduggery.table.table import Table
from skulduggery.table.view import TableView
from skulduggery.table.view_builder import table_view

_log = logging.getLogger(__name__)

_MAX_NEW_BOTS = 11  # beside the host at the largest table


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody opens a table, and is its host; with bots, they sit together on its first chairs."""

    name: str
    game: str
    options: dict[str, bool | int | str] = {}
    preset: str | None = None
    settings: TableSettings = TableSettings()
    bots: Annotated[int, msgspec.Meta(ge=0, le=_MAX_NEW_BOTS)] = 0
    level: str | None = None  # of the bots; without it, one that gives a good game


class TableAddress(msgspec.Struct, frozen=True):
    table: str
    guest: str


class StartWithSalt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host adds to the draws, now that the commitment is known."""

    salt: str = ""


class Consequences(msgspec.Struct, frozen=True):
    """In words."""

    resign: str
    leave: str


@post("/api/tables")
async def open_table(request: Http, data: JSONBody[NewTable]) -> Response[TableAddress]:
    services = services_of(request)
    services.new_tables.take_token(client_address(request))
    who = await person_of(request)  # a host cannot be marked as a program
    choice = ChooseOptions(data.game, data.options, data.preset)
    await check_table_limit(services.engine, who.guest, services.settings.limits, services.clock())
    with note_origin(request, who):
        table = await services.tables.writer.create_table(
            who.guest, data.name, choice, data.settings, _seating_requests(data)
        )
    _log.info("table opened", extra={"table": short_id(table), "game": data.game})
    await services.guests.keep_name(who.guest, data.name)
    return Response(TableAddress(table, who.guest), cookies=who.new_cookies())


def _seating_requests(data: NewTable) -> list[AnyRequest]:
    """Those that put the host and so many bots on the first chairs; none without bots."""
    if not data.bots:
        return []
    return [Sit(0), *(SeatBot(chair, data.level) for chair in range(1, data.bots + 1))]


@post("/api/tables/{table_id:str}/start", status_code=204)
async def start_table(
    request: Http, table_id: FromPath[str], data: JSONBody[StartWithSalt]
) -> None:
    """Start the game as the host who sits at the table, with a salt for its draws."""
    who = await person_of(request)
    services = services_of(request)
    table = (await services.tables.registry.current_table(table_id)).table
    chair = table.chair_of(who.guest)
    writer = services.tables.writer
    with note_origin(request, who):
        if chair is not None:
            await writer.handle_request(table_id, who.guest, Sit(chair, data.salt))
        await writer.handle_request(table_id, who.guest, Start())


@get("/api/tables")
async def see_lobby(request: Http) -> list[LobbyTable]:
    """The tables that their hosts have listed, and that are not over; the newest first."""
    return await services_of(request).lobby.listed_tables()


@get("/api/tables/{table_id:str}", responses=openapi_types.TABLE_RESPONSE)
async def see_table(
    request: Http, table_id: FromPath[str], companion: FromQuery[str | None] = None
) -> TableView:
    """A table as you see it, or as one of your companions does."""
    who = await companion_of(request, companion)
    table = await _visible_table(request, table_id, who)
    return table_view(table, who.guest, services_of(request).tables.clock())


async def _visible_table(request: Http, table_id: str, who: Identity) -> Table:
    """A table, for everybody who was not removed from it."""
    table = (await services_of(request).tables.registry.current_table(table_id)).table
    check_not_removed(table, who)
    return table


@get("/api/tables/{table_id:str}/consequences")
async def see_consequences(request: Http, table_id: FromPath[str]) -> Consequences:
    """What it would do now to resign, or to leave the table: for before it happens."""
    table = await _visible_table(request, table_id, await guest_of(request))
    language = language_of(request)
    return Consequences(resign_warning(table, language), leave_warning(table, language))


@get(
    "/api/tables/{table_id:str}/record",
    media_type=MediaType.TEXT,
    operation_class=openapi_types.RecordOperation,
)
async def see_record(
    request: Http, table_id: FromPath[str], form: FromQuery[RecordForm] = "text"
) -> Response[str]:
    """The game that was played, with everything open: only once it is over."""
    table = await _visible_table(request, table_id, await guest_of(request))
    if table.status != "over" or table.match is None:
        raise Refused("refused-record-early")
    return await record_response(table.game_record(), form)


TABLE_ROUTES = [open_table, start_table, see_lobby, see_table, see_consequences, see_record]
