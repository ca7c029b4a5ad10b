"""The web side of the hall: HTTP for tables and records, a socket for play."""

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, MediaType, Request, Response, get, post, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.types import ASGIApp

from skulduggery import __version__
from skulduggery.core import compiled
from skulduggery.core.errors import Mistake
from skulduggery.games.records import write_pretty_json, write_text
from skulduggery.server.connection import Connection, Socket
from skulduggery.server.guests import COOKIE, YEAR, Guests
from skulduggery.server.hall import Hall, NoTable
from skulduggery.server.headers import dressed
from skulduggery.server.store import Store
from skulduggery.server.thinkers import Thinkers
from skulduggery.table.house import Refused
from skulduggery.table.requests import ChooseOptions
from skulduggery.table.view import TableView, table_view
from skulduggery.words import LANGUAGES

Http = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]
FOREIGN_ORIGIN, NO_SUCH_TABLE = 4403, 4404  # why a socket was closed


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody opens a table, and is its host."""

    name: str
    game: str
    options: dict[str, bool | int | str] = {}
    preset: str | None = None


class GuestId(msgspec.Struct, frozen=True):
    guest: str


class TableAddress(msgspec.Struct, frozen=True):
    table: str
    guest: str


class Health(msgspec.Struct, frozen=True):
    version: str
    compiled: bool
    tables: int


class MistakeBody(msgspec.Struct, frozen=True):
    mistake: str
    text: str
    details: dict[str, str]


def hall_of(connection: AnyConnection) -> Hall:
    hall: Hall = connection.app.state.hall
    return hall


def guest_of(connection: AnyConnection) -> tuple[str, Cookie | None]:
    """Who asks, and the cookie to set where they have none yet."""
    guests: Guests = connection.app.state.guests
    known = guests.read(connection.cookies.get(COOKIE))
    if known is not None:
        return known, None
    guest = guests.new()
    secure = connection.scope["scheme"] in ("https", "wss")
    cookie = Cookie(COOKIE, value=guests.cookie(guest), max_age=YEAR, httponly=True, secure=secure)
    return guest, cookie


def language_of(connection: AnyConnection) -> str:
    """The first of our languages that the browser asks for."""
    for wish in connection.headers.get("accept-language", "").split(","):
        if wish.strip()[:2].lower() in LANGUAGES:
            return wish.strip()[:2].lower()
    return "en"


@post("/api/guest")
async def be_a_guest(request: Http) -> Response[GuestId]:
    """Be somebody: sets the cookie by which a guest is known from now on."""
    guest, cookie = guest_of(request)
    return Response(GuestId(guest), cookies=[cookie] if cookie else [])


@post("/api/tables")
async def open_table(request: Http, data: JSONBody[NewTable]) -> Response[TableAddress]:
    guest, cookie = guest_of(request)
    choice = ChooseOptions(data.game, data.options, data.preset)
    table = await hall_of(request).create(guest, data.name, choice)
    return Response(TableAddress(table, guest), cookies=[cookie] if cookie else [])


@get("/api/tables/{table_id:str}")
async def see_table(request: Http, table_id: FromPath[str]) -> TableView:
    hall = hall_of(request)
    guest, _ = guest_of(request)
    return table_view((await hall.live(table_id)).table, guest, hall.clock())


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def see_record(
    request: Http, table_id: FromPath[str], form: FromQuery[str] = "text"
) -> Response[str]:
    """The game that was played, with everything open: only once it is over."""
    table = (await hall_of(request).live(table_id)).table
    if table.status != "over":
        raise Refused("refused-record-early")
    if form == "json":
        body = write_pretty_json(table.record()).decode()
        return Response(body, media_type=MediaType.JSON)
    return Response(write_text(table.record()), media_type=MediaType.TEXT)


@get("/", media_type=MediaType.TEXT)
async def doorstep() -> str:
    return "Skulduggery\n"


@get("/health")
async def health(request: Http) -> Health:
    return Health(__version__, compiled(), len(hall_of(request).tables))


@websocket("/api/tables/{table_id:str}/play")
async def play(socket: Socket, table_id: FromPath[str], last: FromQuery[int | None] = None) -> None:
    guest, cookie = guest_of(socket)
    headers = {} if cookie is None else {"set-cookie": cookie.to_header(header="").strip()}
    await socket.accept(headers=headers)
    if not from_here(socket):
        await socket.close(FOREIGN_ORIGIN)
        return
    hall = hall_of(socket)
    connection = Connection(hall, socket, table_id, guest, language_of(socket))
    try:
        await connection.run(last)
    except NoTable:
        await socket.close(NO_SUCH_TABLE)
    else:
        await hall.gone(table_id, guest)
        hall.rest(table_id)


def from_here(socket: Socket) -> bool:
    """Pages of other sites may not play in the name of our guests. Programs send no origin."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


def tell_mistake(request: Http, mistake: Mistake) -> Response[MistakeBody]:
    details = {name: str(value) for name, value in mistake.details.items()}
    text = mistake.told_in(language_of(request))
    status = 404 if isinstance(mistake, NoTable) else 400
    return Response(MistakeBody(mistake.sentence, text, details), status_code=status)


def build(database: str, clock: Callable[[], float] = time.time) -> ASGIApp:
    """The application on a database file."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(database)
        thinkers = Thinkers()
        app.state.hall = Hall(store, thinkers.think, clock)
        app.state.guests = Guests(await store.key("cookies"))
        try:
            yield
        finally:
            await app.state.hall.close()
            thinkers.close()

    house = Litestar(
        [doorstep, be_a_guest, open_table, see_table, see_record, health, play],
        lifespan=[lifespan],
        exception_handlers={Mistake: tell_mistake},
        # Only as JSON: the pages that show it would come from other hosts.
        openapi_config=OpenAPIConfig(
            "Skulduggery", __version__, render_plugins=[JsonRenderPlugin()]
        ),
    )
    return dressed(house)
