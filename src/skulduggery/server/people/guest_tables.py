"""At which tables a guest is or was: `presences` has both, the logs say where they still are."""

from collections.abc import Collection, Iterable

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from skulduggery.server.database import DB_PRESENCES, DB_TABLES
from skulduggery.server.log_store import facts_decoder, read_log_rows
from skulduggery.table import facts

_MAX_SHOWN_TABLES = 50
_MAX_SEARCHED_TABLES = 200  # many have been opened and left standing
# In the JSON of facts; a guest may have said thousands of other things.
_COMING_AND_GOING_TAGS = tuple(
    kind.__name__.encode() for kind in (facts.Created, facts.Arrived, facts.Departed, facts.Removed)
)


class GuestTable(msgspec.Struct, frozen=True):
    """A table somebody can go back to."""

    table: str
    game: str
    status: str


async def open_tables_of(connection: AsyncConnection, guest: str) -> list[GuestTable]:
    """The tables somebody is at that are not over, the newest first."""
    query = (
        select(DB_TABLES.c.id, DB_TABLES.c.game, DB_TABLES.c.status)
        .join(DB_PRESENCES, DB_PRESENCES.c.table_id == DB_TABLES.c.id)
        .where(DB_PRESENCES.c.guest == guest, DB_TABLES.c.status != "over")
        .order_by(DB_TABLES.c.changed_at.desc(), DB_TABLES.c.id)
        .limit(_MAX_SEARCHED_TABLES)
    )
    found = [GuestTable(*row) for row in await connection.execute(query)]
    still = await tables_still_joined(connection, guest, [place.table for place in found])
    return [place for place in found if place.table in still][:_MAX_SHOWN_TABLES]


async def tables_ever_joined(connection: AsyncConnection, guests: Collection[str]) -> list[str]:
    """The tables at which any of these guests is or was."""
    query = select(DB_PRESENCES.c.table_id).where(DB_PRESENCES.c.guest.in_(guests)).distinct()
    return list(await connection.scalars(query.order_by(DB_PRESENCES.c.table_id)))


async def tables_still_joined(
    connection: AsyncConnection, guest: str, tables: Collection[str]
) -> Collection[str]:
    """At which of these tables somebody still is, whether connected or not."""
    still = set()
    for table in tables:
        rows = await read_log_rows(
            connection, table, naming=[[guest.encode()], _COMING_AND_GOING_TAGS]
        )
        entries = [facts_decoder.decode(row.facts) for row in rows]
        if is_at_table(guest, (fact for entry in entries for fact in entry)):
            still.add(table)
    return still


def is_at_table(guest: str, log: Iterable[facts.AnyFact]) -> bool:
    """Whether a guest is still at the table, by its log."""
    there = False
    for fact in log:
        match fact:
            case facts.Created():
                there = fact.host == guest
            case facts.Arrived() if fact.guest == guest:
                there = True
            case facts.Departed() | facts.Removed() if fact.guest == guest:
                there = False
    return there
