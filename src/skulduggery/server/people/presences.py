"""Where somebody is, and has been: `presences` says at which tables, their logs whether still."""

from collections.abc import Collection

import msgspec
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from skulduggery.server.database import LOG, PRESENCES, TABLES
from skulduggery.server.log_store import Facts
from skulduggery.server.people.anonymize import is_there

MOST_SHOWN = 50
MOST_LOOKED_AT = 200  # many have been opened and left standing


class Place(msgspec.Struct, frozen=True):
    """A table somebody can go back to."""

    table: str
    game: str
    status: str


async def places_of(connection: AsyncConnection, guest: str) -> list[Place]:
    """The tables somebody is at that are not over, the newest first."""
    query = (
        select(TABLES.c.id, TABLES.c.game, TABLES.c.status)
        .join(PRESENCES, PRESENCES.c.table_id == TABLES.c.id)
        .where(PRESENCES.c.guest == guest, TABLES.c.status != "over")
        .order_by(TABLES.c.changed_at.desc(), TABLES.c.id)
        .limit(MOST_LOOKED_AT)
    )
    found = [Place(*row) for row in await connection.execute(query)]
    still = await still_at(connection, guest, [place.table for place in found])
    return [place for place in found if place.table in still][:MOST_SHOWN]


async def ever_at(connection: AsyncConnection, guest: str) -> list[str]:
    query = select(PRESENCES.c.table_id).where(PRESENCES.c.guest == guest)
    return list(await connection.scalars(query.order_by(PRESENCES.c.table_id)))


async def still_at(
    connection: AsyncConnection, guest: str, tables: Collection[str]
) -> Collection[str]:
    """At which of these tables somebody still is, whether connected or not."""
    still = set()
    for table in tables:
        query = (
            select(LOG.c.facts)
            .where(LOG.c.table_id == table, func.instr(LOG.c.facts, guest.encode()) > 0)
            .order_by(LOG.c.number)
        )
        entries = [Facts.decode(facts) for facts in await connection.scalars(query)]
        if is_there(guest, (fact for entry in entries for fact in entry)):
            still.add(table)
    return still
