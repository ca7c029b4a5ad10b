"""Where somebody is, and has been: `presences` says at which tables, their logs whether still."""

from collections.abc import Collection

import msgspec
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from skulduggery.server.database import DB_LOG, DB_PRESENCES, DB_TABLES
from skulduggery.server.log_store import facts_decoder
from skulduggery.server.people.anonymize import is_at_table

MAX_SHOWN_TABLES = 50
MAX_SEARCHED_TABLES = 200  # many have been opened and left standing


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
        .limit(MAX_SEARCHED_TABLES)
    )
    found = [GuestTable(*row) for row in await connection.execute(query)]
    still = await tables_still_joined(connection, guest, [place.table for place in found])
    return [place for place in found if place.table in still][:MAX_SHOWN_TABLES]


async def tables_ever_joined(connection: AsyncConnection, guest: str) -> list[str]:
    query = select(DB_PRESENCES.c.table_id).where(DB_PRESENCES.c.guest == guest)
    return list(await connection.scalars(query.order_by(DB_PRESENCES.c.table_id)))


async def tables_still_joined(
    connection: AsyncConnection, guest: str, tables: Collection[str]
) -> Collection[str]:
    """At which of these tables somebody still is, whether connected or not."""
    still = set()
    for table in tables:
        query = (
            select(DB_LOG.c.facts)
            .where(DB_LOG.c.table_id == table, func.instr(DB_LOG.c.facts, guest.encode()) > 0)
            .order_by(DB_LOG.c.number)
        )
        entries = [facts_decoder.decode(facts) for facts in await connection.scalars(query)]
        if is_at_table(guest, (fact for entry in entries for fact in entry)):
            still.add(table)
    return still
