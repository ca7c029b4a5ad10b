"""The tables that everybody may find: those that their hosts have listed, with room or to watch."""

from collections.abc import Callable

import msgspec
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from skulduggery.server.database import DB_TABLES
from skulduggery.server.hosting.limits import LimitExceeded
from skulduggery.server.hosting.settings import DAY_S, Limits
from skulduggery.server.table_registry import NoTable, TableRegistry
from skulduggery.table.requests import TableStatus
from skulduggery.table.settings import TableSettings
from skulduggery.table.table import Table

_MAX_LISTED_TABLES = 100
_LOBBY_CACHE_S = 1.0  # however many ask, the tables are looked through once in this time
_MAX_TABLE_IDLE_S = 14.0 * DAY_S  # with nothing new


class LobbyTable(msgspec.Struct, frozen=True):
    """A table in the lobby."""

    table: str
    game: str
    options: dict[str, bool | int | str]
    settings: TableSettings
    status: TableStatus
    host: str  # by name
    players: list[str]  # who sits there, bots too
    free: int  # chairs
    watching: int  # guests who are connected and do not sit


class Lobby:
    def __init__(
        self, registry: TableRegistry, engine: AsyncEngine, clock: Callable[[], float]
    ) -> None:
        self._registry = registry
        self._engine = engine
        self._clock = clock
        self._cached_tables: list[LobbyTable] = []
        self._cached_at = float("-inf")

    async def listed_tables(self) -> list[LobbyTable]:
        """The newest first."""
        now = self._clock()
        if not self._cached_at <= now < self._cached_at + _LOBBY_CACHE_S:
            self._cached_tables = await self._load_listed(now)
            self._cached_at = now
        return self._cached_tables

    async def _load_listed(self, now: float) -> list[LobbyTable]:
        query = (
            select(DB_TABLES.c.id)
            .where(DB_TABLES.c.listed, DB_TABLES.c.status != "over")
            .where(DB_TABLES.c.changed_at > now - _MAX_TABLE_IDLE_S)
            .order_by(DB_TABLES.c.changed_at.desc(), DB_TABLES.c.id)
            .limit(_MAX_LISTED_TABLES)
        )
        async with self._engine.connect() as connection:
            ids = list(await connection.scalars(query))
        found = [await self.find_table(table_id) for table_id in ids]
        return [listed for listed in found if listed is not None]

    async def find_table(self, table_id: str) -> LobbyTable | None:
        """A table for the lobby; None where nobody is connected, unless it is a slow game."""
        try:
            table = (await self._registry.live_table(table_id)).table
        except NoTable:
            return None
        is_attended = any(guest.away_since is None for guest in table.guests.values())
        listed = _lobby_table(table) if is_attended or table.settings.is_slow() else None
        self._registry.evict_idle(table_id)
        return listed


def _lobby_table(table: Table) -> LobbyTable:
    seated = {chair.guest for chair in table.chairs if chair.kind == "person"}
    return LobbyTable(
        table=table.id,
        game=table.game.name,
        options=msgspec.to_builtins(table.options),
        settings=table.settings,
        status=table.status,
        host=table.guests[table.host].name if table.host in table.guests else "",
        players=[chair.name for chair in table.chairs if chair.is_taken()],
        free=sum(chair.kind == "open" for chair in table.chairs),
        watching=sum(
            guest not in seated and who.away_since is None for guest, who in table.guests.items()
        ),
    )


async def check_table_limit(engine: AsyncEngine, guest: str, limits: Limits, now: float) -> None:
    """Whether a guest may open one more table. Those unchanged for a day do not count."""
    if not limits.tables_per_guest:
        return
    theirs = select(func.count()).where(
        DB_TABLES.c.host == guest,
        DB_TABLES.c.status != "over",
        DB_TABLES.c.changed_at > now - DAY_S,
    )
    async with engine.connect() as connection:
        count = (await connection.execute(theirs)).scalar_one()
    if count >= limits.tables_per_guest:
        raise LimitExceeded("too-many-tables", most=limits.tables_per_guest)
