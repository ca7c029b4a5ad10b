"""The steps in which a guest is erased: each a transaction of a few rows, then the others' turn."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Table, delete, select, tuple_, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from skulduggery.core.record import Record
from skulduggery.games.record_files import write_record_json
from skulduggery.server.database import (
    COMPACT_TASK,
    DB_ANNOUNCEMENTS,
    DB_BLOCKS,
    DB_ERASURES,
    DB_GAMES,
    DB_GUESTS,
    DB_LINKS,
    DB_MAINTENANCE,
    DB_PLAYERS,
    DB_PRESENCES,
    DB_PUZZLE_TRIES,
    DB_RATINGS,
    DB_TABLES,
)
from skulduggery.server.log_store import LogStore
from skulduggery.server.nodes.announcements import GUESTS_CHANGED, announce
from skulduggery.server.people.anonymize import ERASED_NAME, GuestMask, mask_record
from skulduggery.server.people.guest_tables import tables_ever_joined, tables_still_joined
from skulduggery.server.people.guests import GUEST_ID_BYTES
from skulduggery.server.people.log_erasure import (
    read_masked_entries,
    rewrite_entries,
    rewrite_shared_log,
)
from skulduggery.server.records.archive import Archive
from skulduggery.server.storage.statements import insert
from skulduggery.server.table_change import NotSaved
from skulduggery.server.tables import Tables
from skulduggery.table.requests import Leave, Refused

MAX_STEP_ROWS = 100  # that one transaction deletes or rewrites
_MAX_STEP_RECORDS = 5  # a record is as long as many rows
_RETRY_AFTER_S = 5.0  # where the database cannot be written
_MAX_REMOVAL_TRIES = 20

_log = logging.getLogger(__name__)


class StepWriter:
    """Writes the steps of all erasures, one at a time, in the order they were asked for."""

    def __init__(self, store: LogStore, retry_after_s: float = _RETRY_AFTER_S) -> None:
        self._store = store
        self.retry_after_s = retry_after_s
        self.on_step: Callable[[], None] = lambda: None

    async def write(
        self, write: Callable[[AsyncConnection], Awaitable[Any]], on_trouble: Callable[[], None]
    ) -> None:
        """One transaction; then everybody else's turn, before the next."""

        async def step() -> None:
            async with self._store.engine.begin() as connection:
                await write(connection)

        await self.retry(step, on_trouble)
        await self._let_others_write()
        self.on_step()

    async def retry(
        self, step: Callable[[], Awaitable[None]], on_trouble: Callable[[], None]
    ) -> None:
        """Until it succeeds: the disk may be full, or somebody else at the database."""
        has_failed = False
        while True:
            try:
                return await step()
            except (SQLAlchemyError, NotSaved):
                if not has_failed:  # once is enough
                    _log.exception("erasure hindered")
                has_failed = True
                on_trouble()
                await asyncio.sleep(self.retry_after_s)

    async def remove_old_rows(self) -> None:
        """Else what was overwritten could still be read."""
        for _ in range(_MAX_REMOVAL_TRIES):
            if await self._store.database.remove_old_rows():
                return
            await self._let_others_write()
        _log.warning("overwritten rows not removed")

    async def _let_others_write(self) -> None:
        await self._store.writer.wait_written()


class TablePosition(msgspec.Struct, frozen=True):
    """How far the work at one table has come; kept in the database until that table is done."""

    table_id: str
    pseudonym: str
    next_entry: int | None = 0  # of its log; None: all of it is done
    name: str | None = None  # as a mask knows it there
    names: tuple[str, ...] = ()

    def mask_of(self, guest: str) -> GuestMask:
        mask = GuestMask(guest, self.pseudonym)
        mask.name, mask.names = self.name, set(self.names)
        return mask

    def behind(self, next_entry: int | None, mask: GuestMask) -> "TablePosition":
        """The position to which this mask has come."""
        names = tuple(sorted(mask.names))
        return msgspec.structs.replace(self, next_entry=next_entry, name=mask.name, names=names)


class GuestEraser:
    """Erases guests one after the other; what was interrupted goes on where it was."""

    def __init__(
        self, tables: Tables, archive: Archive, writer: StepWriter, on_trouble: Callable[[], None]
    ) -> None:
        self._tables = tables
        self._engine = tables.store.engine
        self._database = tables.store.database
        self._archive = archive
        self._writer = writer
        self._on_trouble = on_trouble

    async def finish_open_log(self, guest: str) -> None:
        """The log that is half rewritten, if there is one."""
        if position := await self._position_of(guest):
            await self._mask_log(guest, position)

    async def leave_tables(self, guest: str) -> None:
        """At once: others must not wait for somebody who is gone."""
        async with self._engine.connect() as connection:
            tables = await tables_ever_joined(connection, [guest])
        for table_id in tables:
            await self._leave_table(guest, table_id)

    async def _leave_table(self, guest: str, table_id: str) -> None:
        async def leave() -> None:
            async with self._engine.connect() as connection:
                still = await tables_still_joined(connection, guest, [table_id])
            if still:
                with suppress(Refused):  # removed by the host at this very moment
                    await self._tables.writer.handle_request(table_id, guest, Leave())

        await self._writer.retry(leave, self._on_trouble)

    async def erase_guest(self, guest: str) -> None:
        await self._delete_rows(guest)
        while (position := await self._next_position(guest)) is not None:
            await self._leave_table(guest, position.table_id)
            await self._mask_table(guest, position)
        await self._delete_rows(guest)  # a rated game may have ended meanwhile

        async def finish(connection: AsyncConnection) -> None:
            await connection.execute(delete(DB_ERASURES).where(DB_ERASURES.c.guest == guest))
            await announce(connection, GUESTS_CHANGED)
            compact = insert(DB_MAINTENANCE).values(task=COMPACT_TASK)
            await connection.execute(compact.on_conflict_do_nothing())

        await self._write_step(finish)

    # What is theirs alone.

    async def _delete_rows(self, guest: str) -> None:
        for table, condition in (
            (DB_GUESTS, DB_GUESTS.c.id == guest),  # and with it the tokens
            (DB_LINKS, DB_LINKS.c.guest == guest),
            (DB_BLOCKS, (DB_BLOCKS.c.guest == guest) | (DB_BLOCKS.c.blocked == guest)),
            (DB_RATINGS, DB_RATINGS.c.who == guest),
            (DB_PUZZLE_TRIES, DB_PUZZLE_TRIES.c.guest == guest),
            (DB_GAMES, DB_GAMES.c.uploaded_by == guest),
            (DB_ANNOUNCEMENTS, DB_ANNOUNCEMENTS.c.subject == guest),
        ):
            most = _MAX_STEP_RECORDS if table is DB_GAMES else MAX_STEP_ROWS
            while await self._delete_some(table, condition, most):
                pass

    async def _delete_some(self, table: Table, condition: ColumnElement[bool], most: int) -> bool:
        """Delete so many rows; whether there may be more."""
        key = tuple_(*table.primary_key)
        async with self._engine.connect() as connection:
            query = select(*table.primary_key).where(condition).limit(most)
            rows = [tuple(row) for row in await connection.execute(query)]
        if rows:
            await self._write_step(
                lambda connection: connection.execute(delete(table).where(key.in_(rows)))
            )
        return len(rows) == most

    # What they share with others, table by table.

    async def _next_position(self, guest: str) -> TablePosition | None:
        """Where to go on: at the table that is half done, or at the next one."""
        if position := await self._position_of(guest):
            return position
        query = select(DB_PRESENCES.c.table_id).where(DB_PRESENCES.c.guest == guest).limit(1)
        async with self._engine.connect() as connection:
            table_id = (await connection.execute(query)).scalar()
        if table_id is None:
            return None
        return TablePosition(table_id, secrets.token_urlsafe(GUEST_ID_BYTES))

    async def _position_of(self, guest: str) -> TablePosition | None:
        query = select(DB_ERASURES.c.position).where(DB_ERASURES.c.guest == guest)
        async with self._engine.connect() as connection:
            kept = (await connection.execute(query)).scalar()
        return None if kept is None else msgspec.json.decode(kept, type=TablePosition)

    async def _mask_table(self, guest: str, position: TablePosition) -> None:
        """With the table held: a log that is half rewritten must not be read by anybody."""
        registry, table_id = self._tables.registry, position.table_id
        async with registry.hold_tables([table_id]):
            await self._wait_archived()
            live = registry.tables.get(table_id)
            position = await self._mask_log(guest, position)
            await self._mask_records(guest, position)

            async def finish(connection: AsyncConnection) -> None:
                hosted = (DB_TABLES.c.id == table_id) & (DB_TABLES.c.host == guest)
                host = update(DB_TABLES).where(hosted).values(host=position.pseudonym)
                await connection.execute(host)
                there = (DB_PRESENCES.c.guest == guest) & (DB_PRESENCES.c.table_id == table_id)
                await connection.execute(delete(DB_PRESENCES).where(there))
                await _keep_position(connection, guest, None)

            await self._write_step(finish)
        if live is not None and live.table.status == "playing":
            await registry.live_table(table_id)  # the game goes on, whether anybody is there or not

    async def _mask_log(self, guest: str, position: TablePosition) -> TablePosition:
        """Go on in a log from where it was left; the position behind its last entry."""
        mask, table_id = position.mask_of(guest), position.table_id
        if self._database.is_shared and position.next_entry is not None:
            return await self._mask_shared_log(guest, position)
        while position.next_entry is not None:
            async with self._engine.connect() as connection:
                found = await read_masked_entries(
                    connection, table_id, mask, position.next_entry, MAX_STEP_ROWS
                )
            position = position.behind(found.next_number, mask)

            async def rewrite(
                connection: AsyncConnection,
                entries: list[tuple[int, bytes]] = found.entries,
                reached: TablePosition = position,
            ) -> None:
                await rewrite_entries(connection, table_id, entries)
                await _keep_position(connection, guest, reached)

            await self._write_step(rewrite)
        return position

    async def _mask_shared_log(self, guest: str, position: TablePosition) -> TablePosition:
        """All at once; then its games, which other nodes may still be about to archive."""
        mask = position.mask_of(guest)

        async def rewrite(connection: AsyncConnection) -> None:
            nonlocal mask
            mask = position.mask_of(guest)  # a new one, should this be tried again
            await rewrite_shared_log(
                connection, position.table_id, mask, MAX_STEP_ROWS, self._database.node_id
            )
            await _keep_position(connection, guest, position.behind(None, mask))

        await self._write_step(rewrite)
        await self._archive.archive_missing(position.table_id)
        return position.behind(None, mask)

    async def _mask_records(self, guest: str, position: TablePosition) -> None:
        """The records of a table, one for each step, with the names they had at it."""
        query = select(DB_GAMES.c.id).where(DB_GAMES.c.table_id == position.table_id)
        async with self._engine.connect() as connection:
            games = list(await connection.scalars(query))
        for game in games:
            mask = partial(_mask_record, game=game, guest=guest, position=position)
            await self._write_step(mask)

    async def _wait_archived(self) -> None:
        """Games that have just ended are on their way to the archive with their players' names."""
        for game in tuple(self._archive.pending_writes.values()):
            await game.wait()

    async def _write_step(self, write: Callable[[AsyncConnection], Awaitable[Any]]) -> None:
        await self._writer.write(write, self._on_trouble)


async def _keep_position(
    connection: AsyncConnection, guest: str, position: TablePosition | None
) -> None:
    encoded = None if position is None else msgspec.json.encode(position)
    row = DB_ERASURES.c.guest == guest
    await connection.execute(update(DB_ERASURES).where(row).values(position=encoded))


async def _mask_record(
    connection: AsyncConnection, game: str, guest: str, position: TablePosition
) -> None:
    # The first statement writes: a transaction that reads first may find its picture outdated.
    theirs = (DB_PLAYERS.c.game_id == game) & (DB_PLAYERS.c.who == guest)
    masked = update(DB_PLAYERS).where(theirs).values(who=position.pseudonym, name=ERASED_NAME)
    await connection.execute(masked)
    now_theirs = (DB_PLAYERS.c.game_id == game) & (DB_PLAYERS.c.who == position.pseudonym)
    players = set(await connection.scalars(select(DB_PLAYERS.c.player).where(now_theirs)))
    row = DB_GAMES.c.id == game
    written = (await connection.execute(select(DB_GAMES.c.record).where(row))).scalar_one()
    record = mask_record(msgspec.json.decode(written, type=Record), players, position.names)
    await connection.execute(update(DB_GAMES).where(row).values(record=write_record_json(record)))
