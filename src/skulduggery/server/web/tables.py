"""Opening a table, finding and looking at one, and the record of its last game."""

import logging
from typing import Literal

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from skulduggery.games.record_files import write_record_pretty_json, write_record_text
from skulduggery.server.hosting.limits import check_table_limit
from skulduggery.server.hosting.logging_setup import short_id
from skulduggery.server.lobby import LobbyTable
from skulduggery.server.web import openapi_types
from skulduggery.server.web.identity import Http, companion_of, language_of, person_of, services_of
from skulduggery.table.commands import Refused
from skulduggery.table.requests import ChooseOptions
from skulduggery.table.sentences import leave_warning, resign_warning
from skulduggery.table.view import TableView
from skulduggery.table.view_builder import table_view

log = logging.getLogger(__name__)


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody opens a table, and is its host."""

    name: str
    game: str
    options: dict[str, bool | int | str] = {}
    preset: str | None = None


class TableAddress(msgspec.Struct, frozen=True):
    table: str
    guest: str


class Consequences(msgspec.Struct, frozen=True):
    """In words."""

    resign: str
    leave: str


@post("/api/tables")
async def open_table(request: Http, data: JSONBody[NewTable]) -> Response[TableAddress]:
    who = await person_of(request)  # a host cannot be marked as a program
    choice = ChooseOptions(data.game, data.options, data.preset)
    services = services_of(request)
    await check_table_limit(services.engine, who.guest, services.settings.limits, services.clock())
    table = await services.hall.create_table(who.guest, data.name, choice)
    log.info("table opened", extra={"table": short_id(table), "game": data.game})
    await services.guests.keep_name(who.guest, data.name)
    return Response(TableAddress(table, who.guest), cookies=who.new_cookies())


@get("/api/tables")
async def see_lobby(request: Http) -> list[LobbyTable]:
    """The tables that their hosts have listed, and that are not over; the newest first."""
    return await services_of(request).lobby.listed_tables()


@get("/api/tables/{table_id:str}", responses=openapi_types.TABLE_RESPONSE)
async def see_table(
    request: Http, table_id: FromPath[str], companion: FromQuery[str | None] = None
) -> TableView:
    """A table as you see it, or as one of your companions does."""
    hall = services_of(request).hall
    who = await companion_of(request, companion)
    return table_view((await hall.live_table(table_id)).table, who.guest, hall.clock())


@get("/api/tables/{table_id:str}/consequences")
async def see_consequences(request: Http, table_id: FromPath[str]) -> Consequences:
    """What it would do now to resign, or to leave the table: for before it happens."""
    table = (await services_of(request).hall.live_table(table_id)).table
    language = language_of(request)
    return Consequences(resign_warning(table, language), leave_warning(table, language))


@get(
    "/api/tables/{table_id:str}/record",
    media_type=MediaType.TEXT,
    operation_class=openapi_types.RecordOperation,
)
async def see_record(
    request: Http, table_id: FromPath[str], form: FromQuery[Literal["text", "json"]] = "text"
) -> Response[str]:
    """The game that was played, with everything open: only once it is over."""
    table = (await services_of(request).hall.live_table(table_id)).table
    if table.status != "over" or table.match is None:
        raise Refused("refused-record-early")
    if form == "json":
        body = write_record_pretty_json(table.game_record()).decode()
        return Response(body, media_type=MediaType.JSON)
    return Response(write_record_text(table.game_record()), media_type=MediaType.TEXT)


TABLE_ROUTES = [open_table, see_lobby, see_table, see_consequences, see_record]
