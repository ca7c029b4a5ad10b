"""The tables that everybody may find: those that their hosts have listed, with room or to watch."""

import msgspec
from sqlalchemy import select

from skulduggery.server.database import TABLES
from skulduggery.server.hall import Hall, NoTable
from skulduggery.table.requests import Status
from skulduggery.table.settings import Settings
from skulduggery.table.table import Table

MOST_LISTED = 100
GOOD_FOR = 1.0  # seconds: however many ask, the tables are looked through once
FORGOTTEN_AFTER = 14 * 24 * 3600.0  # with nothing new


class Listed(msgspec.Struct, frozen=True):
    """A table, as one sees it from the door."""

    table: str
    game: str
    options: dict[str, bool | int | str]
    settings: Settings
    status: Status
    host: str  # by name
    players: list[str]  # who sits there, bots too
    free: int  # chairs
    watching: int  # who stands around


class Lobby:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.found: list[Listed] = []
        self.looked_at = float("-inf")

    async def tables(self) -> list[Listed]:
        """The newest first."""
        now = self.hall.clock()
        if not self.looked_at <= now < self.looked_at + GOOD_FOR:
            self.found = await self.look_through(now)
            self.looked_at = now
        return self.found

    async def look_through(self, now: float) -> list[Listed]:
        query = (
            select(TABLES.c.id)
            .where(TABLES.c.listed, TABLES.c.status != "over")
            .where(TABLES.c.changed_at > now - FORGOTTEN_AFTER)
            .order_by(TABLES.c.changed_at.desc(), TABLES.c.id)
            .limit(MOST_LISTED)
        )
        async with self.hall.store.engine.connect() as connection:
            ids = list(await connection.scalars(query))
        found = [await self.seen(table_id) for table_id in ids]
        return [listed for listed in found if listed is not None]

    async def seen(self, table_id: str) -> Listed | None:
        """How a table looks; nothing where everybody has gone and nobody will wait."""
        try:
            table = (await self.hall.live(table_id)).table
        except NoTable:
            return None
        is_attended = any(guest.away_since is None for guest in table.guests.values())
        listed = from_the_door(table) if is_attended or table.settings.is_slow() else None
        self.hall.rest(table_id)
        return listed


def from_the_door(table: Table) -> Listed:
    seated = {chair.guest for chair in table.chairs if chair.kind == "person"}
    return Listed(
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
