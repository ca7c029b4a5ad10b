"""For the admin of the server, by a token that has nothing to do with guests."""

import logging
import os
import secrets
from collections import Counter
from pathlib import Path
from typing import Annotated

import msgspec
from litestar import MediaType, Response, Router, delete, get, put
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.params import FromPath, QueryParameter
from litestar.plugins.prometheus import PrometheusConfig
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import func, select

from skulduggery import __version__
from skulduggery.core import is_compiled
from skulduggery.core.errors import Mistake
from skulduggery.server.container import Services
from skulduggery.server.database import DB_GUESTS, DB_NODES, DB_TABLES
from skulduggery.server.hosting.logging_setup import short_id
from skulduggery.server.web.identity import (
    MISTAKE_STATUS,
    AnyConnection,
    Http,
    bearer_token,
    services_of,
)

_log = logging.getLogger(__name__)

_MAX_PAGE_ROWS = 500
_MAX_START_ROW = 2**53  # what every program can count to

_AdminStart = Annotated[
    int, QueryParameter(ge=0, le=_MAX_START_ROW, description="How many to skip.")
]
_AdminCount = Annotated[
    int, QueryParameter(ge=1, le=_MAX_PAGE_ROWS, description="How many to list.")
]


# Only on Linux; counts pages, the second number those in memory.
_PROCESS_MEMORY_FILE = Path("/proc/self/statm")


class ServerLoad(msgspec.Struct, frozen=True):
    """What is counted is counted by the node that answers; all but the size of the database."""

    node: str  # which one that is
    nodes: list[str]  # all that serve this database at the moment
    version: str
    compiled: bool
    uptime: float  # seconds
    tables: dict[str, int]  # in memory, by status
    sockets: int
    guests: int  # with a socket
    moves_per_minute: int
    waiting: int  # to be written
    memory: int | None  # bytes; None where the system does not say
    database: int  # bytes


async def _measure_load(services: Services) -> ServerLoad:
    now = services.clock()
    return ServerLoad(
        node=services.metrics.node_name,
        nodes=await _living_node_names(services),
        version=__version__,
        compiled=is_compiled(),
        uptime=now - services.opened_at,
        tables=dict(Counter(services.metrics.table_statuses())),
        sockets=services.connection_limiter.total,
        guests=len(services.connection_limiter.by_guest),
        moves_per_minute=services.metrics.move_rate.last_minute(now),
        waiting=len(services.store.writer.waiting),
        memory=_memory_bytes(),
        database=await services.store.database.size_bytes(),
    )


async def _living_node_names(services: Services) -> list[str]:
    if not services.store.database.is_shared:
        return [services.metrics.node_name]
    present = services.tables.writer.nodes.present_ids()
    names = select(DB_NODES.c.name).where(DB_NODES.c.id.in_(present)).order_by(DB_NODES.c.name)
    async with services.engine.connect() as connection:
        return list((await connection.execute(names)).scalars())


def _memory_bytes() -> int | None:
    try:
        return int(_PROCESS_MEMORY_FILE.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, AttributeError):
        return None


class _NoToken(Mistake):
    def __init__(self) -> None:
        super().__init__("no-admin-token")


class _WrongToken(Mistake):
    def __init__(self) -> None:
        super().__init__("wrong-admin-token")


MISTAKE_STATUS.update({_NoToken: 401, _WrongToken: 403})


def _require_admin(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    token = bearer_token(connection)
    if token is None:
        raise _NoToken
    right = services_of(connection).admin_token
    # In the same time, however much of it is right.
    if not secrets.compare_digest(token.encode(), right.encode()):
        _log.warning("wrong admin token")
        raise _WrongToken


class TableRow(msgspec.Struct, frozen=True):
    """A table in the database."""

    id: str
    game: str
    status: str
    listed: bool
    host: str
    made_at: float
    changed_at: float
    sockets: int


class TablePage(msgspec.Struct, frozen=True):
    total: int
    tables: list[TableRow]


class Ban(msgspec.Struct, frozen=True):
    guest: str
    banned_at: float


class BanPage(msgspec.Struct, frozen=True):
    total: int
    bans: list[Ban]


@get("/load")
async def see_load(request: Http) -> ServerLoad:
    """How busy the server is."""
    return await _measure_load(services_of(request))


@get("/tables")
async def see_tables(request: Http, start: _AdminStart = 0, count: _AdminCount = 100) -> TablePage:
    """All tables, private ones as well, the newest first."""
    services = services_of(request)
    rows = select(DB_TABLES).order_by(DB_TABLES.c.changed_at.desc(), DB_TABLES.c.id)
    async with services.engine.connect() as connection:
        total = (await connection.execute(select(func.count()).select_from(DB_TABLES))).scalar_one()
        found = (await connection.execute(rows.offset(start).limit(count))).all()
    return TablePage(
        total,
        [
            TableRow(
                id=row.id,
                game=row.game,
                status=row.status,
                listed=row.listed,
                host=row.host,
                made_at=row.made_at,
                changed_at=row.changed_at,
                sockets=len(live.listeners)
                if (live := services.tables.registry.tables.get(row.id))
                else 0,
            )
            for row in found
        ],
    )


@delete("/tables/{table_id:str}")
async def close_table(request: Http, table_id: FromPath[str]) -> None:
    """Close a table for good: its game is abandoned, and all sockets are closed."""
    await services_of(request).tables.writer.close_table(table_id)
    _log.info("admin closed a table", extra={"table": short_id(table_id)})


@get("/bans")
async def see_bans(request: Http, start: _AdminStart = 0, count: _AdminCount = 100) -> BanPage:
    """Who is banned, the newest ban first."""
    banned = DB_GUESTS.c.banned_at.is_not(None)
    rows = select(DB_GUESTS).where(banned).order_by(DB_GUESTS.c.banned_at.desc(), DB_GUESTS.c.id)
    async with services_of(request).engine.connect() as connection:
        counted = select(func.count()).select_from(DB_GUESTS).where(banned)
        total = (await connection.execute(counted)).scalar_one()
        found = (await connection.execute(rows.offset(start).limit(count))).all()
    return BanPage(total, [Ban(row.id, row.banned_at) for row in found])


@put("/bans/{guest:str}", status_code=204)
async def ban_guest(request: Http, guest: FromPath[str]) -> None:
    """Ban a guest, known or not, and close their sockets."""
    services = services_of(request)
    banned_at = await services.guests.ban(guest)
    sockets_from = services.connection_limiter.addresses_of(guest)
    services.address_bans.ban_addresses(guest, sockets_from, banned_at)
    services.tables.registry.dismiss_guest(guest)
    _log.info("admin banned a guest", extra={"guest": short_id(guest)})


@delete("/bans/{guest:str}")
async def unban_guest(request: Http, guest: FromPath[str]) -> None:
    """Lift a ban; does nothing where there is none."""
    services = services_of(request)
    await services.guests.unban(guest)
    services.address_bans.lift(guest)
    _log.info("admin unbanned a guest", extra={"guest": short_id(guest)})


@get("/metrics", guards=[_require_admin], media_type=MediaType.TEXT)
async def see_metrics(request: Http) -> Response[bytes]:
    """Metrics for Prometheus."""
    return Response(services_of(request).metrics.exposition(), media_type=CONTENT_TYPE_LATEST)


# Grouped by pattern: addresses of tables would be invitations, and there are too many of them.
HTTP_METRICS = PrometheusConfig(
    app_name="skulduggery", prefix="skulduggery_http", group_path=True, scopes={ScopeType.HTTP}
)

ADMIN_ROUTES: list[Router | HTTPRouteHandler] = [
    Router(
        "/api/admin",
        route_handlers=[see_load, see_tables, close_table, see_bans, ban_guest, unban_guest],
        guards=[_require_admin],
    ),
    see_metrics,
]
