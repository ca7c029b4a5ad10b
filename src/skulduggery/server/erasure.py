"""Erases a guest: deletes what is theirs, pseudonymizes what is shared.

They leave their tables. What belongs to others too stays, under a pseudonym: moves and salts, for
without them the draws of a game could not be proved. Each table gets a pseudonym of its own, so
that nobody can put the games of one person together again.
"""

import secrets
from contextlib import suppress

import msgspec
from sqlalchemy import and_, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from skulduggery.core.record import Record
from skulduggery.games.record_files import write_record_json
from skulduggery.server.container import Services
from skulduggery.server.database import (
    DB_BLOCKS,
    DB_GAMES,
    DB_GUESTS,
    DB_LINKS,
    DB_LOG,
    DB_PLAYERS,
    DB_PRESENCES,
    DB_PUZZLE_TRIES,
    DB_RATINGS,
    DB_TABLES,
)
from skulduggery.server.log_store import facts_decoder
from skulduggery.server.people.anonymize import (
    ERASED_NAME,
    NAME_ONLY_FACT_TAG,
    GuestMask,
    mask_record,
)
from skulduggery.server.people.guest_tables import tables_ever_joined, tables_still_joined
from skulduggery.server.people.guests import GUEST_ID_BYTES
from skulduggery.table.requests import Leave, Refused


async def erase_guest(services: Services, guest: str) -> int:
    """Erase a guest with their companions and programs; at how many tables something changed."""
    async with services.engine.connect() as connection:
        programs = await connection.scalars(
            select(DB_GUESTS.c.id).where(DB_GUESTS.c.owner == guest)
        )
        everybody = [guest, *services.companions.companions_of(guest), *programs]
    services.guests.being_erased.update(everybody)  # from here on nothing of theirs is written
    try:
        for who in everybody:
            services.tables.registry.dismiss_guest(who)
            await _leave_tables(services, who)
        async with services.engine.connect() as connection:
            tables = await tables_ever_joined(connection, everybody)
        async with services.tables.registry.hold_tables(tables):
            await _wait_archived(services)
            async with services.engine.begin() as connection:
                for who in everybody:
                    await _delete_rows(connection, who)
                    await _mask_tables(connection, who)
        for who in everybody:
            services.blocks.forget_guest(who)
    finally:
        services.guests.being_erased.difference_update(everybody)
    return len(tables)


async def _leave_tables(services: Services, guest: str) -> None:
    async with services.engine.connect() as connection:
        tables = await tables_still_joined(
            connection, guest, await tables_ever_joined(connection, [guest])
        )
    for table in tables:
        with suppress(Refused):  # removed by the host at this very moment
            await services.tables.writer.handle_request(table, guest, Leave())


async def _wait_archived(services: Services) -> None:
    """Games that have just ended are on their way to the archive with their players' names."""
    for game in tuple(services.archive.pending_writes.values()):
        await game.wait()


# The transaction. It begins with a delete, which locks the database for all other writers.


async def _delete_rows(connection: AsyncConnection, guest: str) -> None:
    """What is theirs alone."""
    for gone in (
        delete(DB_GUESTS).where(DB_GUESTS.c.id == guest),  # and with it the tokens
        delete(DB_LINKS).where(DB_LINKS.c.guest == guest),
        delete(DB_BLOCKS).where((DB_BLOCKS.c.guest == guest) | (DB_BLOCKS.c.blocked == guest)),
        delete(DB_RATINGS).where(DB_RATINGS.c.who == guest),
        delete(DB_PUZZLE_TRIES).where(DB_PUZZLE_TRIES.c.guest == guest),
        delete(DB_GAMES).where(DB_GAMES.c.uploaded_by == guest),
    ):
        await connection.execute(gone)


async def _mask_tables(connection: AsyncConnection, guest: str) -> None:
    """What they share with others, table by table."""
    for table in await tables_ever_joined(connection, [guest]):
        mask = GuestMask(guest, secrets.token_urlsafe(GUEST_ID_BYTES))
        await _mask_log(connection, table, mask)
        hosted = and_(DB_TABLES.c.id == table, DB_TABLES.c.host == guest)
        await connection.execute(update(DB_TABLES).where(hosted).values(host=mask.pseudonym))
        await _mask_records(connection, table, mask)
    await connection.execute(delete(DB_PRESENCES).where(DB_PRESENCES.c.guest == guest))


async def _mask_log(connection: AsyncConnection, table: str, mask: GuestMask) -> None:
    # Everybody else waits for the transaction, so only entries that may name them are looked at.
    naming = or_(
        *(
            func.instr(DB_LOG.c.facts, text.encode()) > 0
            for text in (mask.guest, NAME_ONLY_FACT_TAG)
        )
    )
    query = select(DB_LOG.c.number, DB_LOG.c.facts).where(DB_LOG.c.table_id == table, naming)
    query = query.order_by(DB_LOG.c.number)
    for number, written in (await connection.execute(query)).all():
        facts = facts_decoder.decode(written)
        masked = [mask.mask_fact(fact) for fact in facts]
        if masked != facts:
            entry = and_(DB_LOG.c.table_id == table, DB_LOG.c.number == number)
            encoded = msgspec.json.encode(masked)
            await connection.execute(update(DB_LOG).where(entry).values(facts=encoded))


async def _mask_records(connection: AsyncConnection, table: str, mask: GuestMask) -> None:
    """The records of a table, with the names they had at it."""
    games = select(DB_GAMES.c.id, DB_GAMES.c.record).where(DB_GAMES.c.table_id == table)
    for game, written in (await connection.execute(games)).all():
        theirs = and_(DB_PLAYERS.c.game_id == game, DB_PLAYERS.c.who == mask.guest)
        players = set(await connection.scalars(select(DB_PLAYERS.c.player).where(theirs)))
        record = mask_record(msgspec.json.decode(written, type=Record), players, mask.names)
        row = DB_GAMES.c.id == game
        await connection.execute(
            update(DB_GAMES).where(row).values(record=write_record_json(record))
        )
        await connection.execute(
            update(DB_PLAYERS).where(theirs).values(who=mask.pseudonym, name=ERASED_NAME)
        )
