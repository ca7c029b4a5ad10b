"""Forgetting a guest: everything stored about them goes, or is made nobody's.

They leave their tables. What belongs to others too stays, under a pseudonym: moves and salts, for
without them the draws of a game could not be proved. Each table gets a pseudonym of its own, so
that nobody can put the games of one person together again.
"""

import secrets
from collections.abc import Collection
from contextlib import suppress

import msgspec
from sqlalchemy import and_, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from skulduggery.core.record import Record
from skulduggery.games.records import write_json
from skulduggery.server.container import Services
from skulduggery.server.database import (
    BLOCKS,
    GAMES_PLAYED,
    GUESTS,
    LINKS,
    LOG,
    PLAYED,
    PRESENCES,
    PUZZLES,
    RATINGS,
    TABLES,
)
from skulduggery.server.log_store import Facts
from skulduggery.server.people.anonymize import NAME_ALONE, SOMEBODY, Mask, masked_record
from skulduggery.server.people.guests import ID_BYTES
from skulduggery.server.people.presences import ever_at, still_at
from skulduggery.table.commands import Refused
from skulduggery.table.requests import Leave


async def forget(services: Services, guest: str) -> int:
    """Forget a guest and those they answer for; at how many tables something was changed."""
    async with services.engine.connect() as connection:
        programs = await connection.scalars(select(GUESTS.c.id).where(GUESTS.c.owner == guest))
        everybody = [guest, *services.companions.of(guest), *programs]
    services.guests.parting.update(everybody)  # nothing of theirs is written from here on
    try:
        for who in everybody:
            services.hall.dismiss(who)
            await leave_all(services, who)
        tables = await tables_of(services, everybody)
        async with services.hall.held(tables):
            await written_down(services)
            async with services.engine.begin() as connection:
                for who in everybody:
                    await remove_rows(connection, who)
                    await mask_tables(connection, who)
        for who in everybody:
            services.blocks.forget(who)
    finally:
        services.guests.parting.difference_update(everybody)
    return len(tables)


async def leave_all(services: Services, guest: str) -> None:
    async with services.engine.connect() as connection:
        tables = await still_at(connection, guest, await ever_at(connection, guest))
    for table in tables:
        with suppress(Refused):  # removed by the host at this very moment
            await services.hall.ask(table, guest, Leave())


async def tables_of(services: Services, everybody: Collection[str]) -> list[str]:
    query = select(PRESENCES.c.table_id).where(PRESENCES.c.guest.in_(everybody)).distinct()
    async with services.engine.connect() as connection:
        return list(await connection.scalars(query.order_by(PRESENCES.c.table_id)))


async def written_down(services: Services) -> None:
    """Games that have just ended are on their way to the archive with their players' names."""
    for game in tuple(services.archive.under_way.values()):
        await game.wait()


# The transaction. It begins by deleting something: from then on nobody else writes.


async def remove_rows(connection: AsyncConnection, guest: str) -> None:
    """Whatever is theirs alone."""
    for gone in (
        delete(GUESTS).where(GUESTS.c.id == guest),  # and with it the tokens
        delete(LINKS).where(LINKS.c.guest == guest),
        delete(BLOCKS).where((BLOCKS.c.guest == guest) | (BLOCKS.c.blocked == guest)),
        delete(RATINGS).where(RATINGS.c.who == guest),
        delete(PUZZLES).where(PUZZLES.c.guest == guest),
        delete(GAMES_PLAYED).where(GAMES_PLAYED.c.uploaded_by == guest),
    ):
        await connection.execute(gone)


async def mask_tables(connection: AsyncConnection, guest: str) -> None:
    """Whatever they share with others, table by table."""
    for table in await ever_at(connection, guest):
        mask = Mask(guest, secrets.token_urlsafe(ID_BYTES))
        await mask_log(connection, table, mask)
        hosted = and_(TABLES.c.id == table, TABLES.c.host == guest)
        await connection.execute(update(TABLES).where(hosted).values(host=mask.pseudonym))
        await mask_games(connection, table, mask)
    await connection.execute(delete(PRESENCES).where(PRESENCES.c.guest == guest))


async def mask_log(connection: AsyncConnection, table: str, mask: Mask) -> None:
    # Everybody else waits for the transaction, so only entries that may name them are looked at.
    naming = or_(*(func.instr(LOG.c.facts, text.encode()) > 0 for text in (mask.guest, NAME_ALONE)))
    query = select(LOG.c.number, LOG.c.facts).where(LOG.c.table_id == table, naming)
    query = query.order_by(LOG.c.number)
    for number, written in (await connection.execute(query)).all():
        facts = Facts.decode(written)
        masked = [mask.over(fact) for fact in facts]
        if masked != facts:
            entry = and_(LOG.c.table_id == table, LOG.c.number == number)
            encoded = msgspec.json.encode(masked)
            await connection.execute(update(LOG).where(entry).values(facts=encoded))


async def mask_games(connection: AsyncConnection, table: str, mask: Mask) -> None:
    """The records of a table, with the names they had at it."""
    games = select(GAMES_PLAYED.c.id, GAMES_PLAYED.c.record).where(GAMES_PLAYED.c.table_id == table)
    for game, written in (await connection.execute(games)).all():
        theirs = and_(PLAYED.c.game_id == game, PLAYED.c.who == mask.guest)
        players = set(await connection.scalars(select(PLAYED.c.player).where(theirs)))
        record = masked_record(msgspec.json.decode(written, type=Record), players, mask.names)
        row = GAMES_PLAYED.c.id == game
        await connection.execute(update(GAMES_PLAYED).where(row).values(record=write_json(record)))
        await connection.execute(
            update(PLAYED).where(theirs).values(who=mask.pseudonym, name=SOMEBODY)
        )
