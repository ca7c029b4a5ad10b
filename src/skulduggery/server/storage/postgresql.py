"""A PostgreSQL database: as many servers as one likes."""

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import asyncpg
from sqlalchemy import ExceptionContext, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from skulduggery.server.storage.group_commit import Batch, OnBatchEnd, PendingWrite, Troubles
from skulduggery.server.storage.journal import EntryTaken, OnEntries
from skulduggery.server.storage.notices import NOTICE_CHANNEL, place_lines, read_notice
from skulduggery.server.storage.pending_entry import PendingEntry
from skulduggery.server.storage.postgresql_reader import PostgresEntryReader
from skulduggery.server.storage.postgresql_troubles import connection_is_lost, database_error
from skulduggery.server.storage.statements import DriverStatement

_CONNECT_TIMEOUT_S = 5.0
COMMAND_TIMEOUT_S = 10.0  # a network that was cut says nothing
_RETRY_FOR_S = 5.0  # a database that restarts is back by then
_RETRY_PAUSE_S = 0.1
_RATINGS_LOCK = 7_337_001  # of PostgreSQL's advisory locks: any number that is always the same
_POOL_SIZE = 10
_NODE_ID_BYTES = 6

# A timeout is an OSError; what is wrong with an address is a ValueError.
_CONNECT_TROUBLES = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError)

# Places are found with the heads locked, in one order: servers that write for the same tables wait
# for each other, never in a circle. Whoever finds that its number is taken is not among the rows.
_WRITE_ENTRIES_SQL = """
WITH wanted AS (
    SELECT * FROM unnest(
        $1::int[], $2::int[], $3::int[], $4::bigint[], $5::bytea[],
        $6::text[], $7::int[], $8::bool[]
    ) AS wanted (nth, head, number, previous, facts, table_id, notice, is_told)
), locked AS MATERIALIZED (
    SELECT id, entries FROM heads WHERE id = ANY ($2::int[]) ORDER BY id FOR NO KEY UPDATE
), placed AS MATERIALIZED (
    SELECT wanted.*, nextval('journal_id_seq') AS row FROM wanted
    JOIN locked ON locked.id = wanted.head AND locked.entries = wanted.number
), moved AS (
    UPDATE heads SET entries = heads.entries + 1, last = placed.row
    FROM placed WHERE heads.id = placed.head
), written AS (
    INSERT INTO journal (id, head, number, previous, facts)
    SELECT row, head, number, previous, facts FROM placed
), noticed AS MATERIALIZED (
    SELECT count(pg_notify($9, lines)) FROM (
        SELECT $10::text || string_agg(
            E'\n' || table_id || ' ' || number || ' ' || row || ' '
            || CASE WHEN is_told THEN convert_from(facts, 'UTF8') ELSE '' END, '' ORDER BY nth
        ) AS lines FROM placed GROUP BY notice
    ) AS notices
)
SELECT nth, row FROM placed CROSS JOIN noticed
"""
_INSERT_HEAD_SQL = "INSERT INTO heads (table_id, entries, last) VALUES ($1, 0, 0) RETURNING id"
# It is written and flushed, and changes nothing.
_WRITE_NOTHING_SQL = "SELECT pg_logical_emit_message(true, 'skulduggery', '')"


class PostgresDatabase:
    """A database by its address."""

    is_shared = True  # other processes may write to it at any time

    def __init__(self, address: str, command_timeout_s: float = COMMAND_TIMEOUT_S) -> None:
        self.address = address
        self._command_timeout_s = command_timeout_s
        self.node_id = secrets.token_urlsafe(_NODE_ID_BYTES)  # of this process among all that write
        # What is written is nobody's business, also where it goes wrong.
        self.engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self._connect_for_engine,
            hide_parameters=True,
            pool_size=_POOL_SIZE,
            pool_pre_ping=True,
        )
        event.listen(self.engine.sync_engine, "handle_error", _translate_network_trouble)

    def open_writer(self) -> "PostgresBatchWriter":
        return PostgresBatchWriter(self.connect, self.node_id)

    def open_reader(self) -> PostgresEntryReader:
        return PostgresEntryReader(self._connect_for_engine)

    async def connect(self) -> "asyncpg.Connection[Any]":
        """A plain connection, for those who know the driver."""
        return await asyncpg.connect(
            self.address, timeout=_CONNECT_TIMEOUT_S, command_timeout=self._command_timeout_s
        )

    def open_listener(self, on_entries: OnEntries) -> "PostgresListener":
        return PostgresListener(self, on_entries)

    async def _connect_for_engine(self) -> "asyncpg.Connection[Any]":
        """Trouble on the way is trouble of a database, to those who know no driver."""
        try:
            return await self.connect()
        except _CONNECT_TROUBLES as trouble:
            raise database_error(trouble) from trouble

    async def check_writable(self) -> None:
        """Write something that changes nothing."""
        async with self.engine.begin() as connection:
            await connection.exec_driver_sql(_WRITE_NOTHING_SQL)

    async def remove_old_rows(self) -> bool:
        """So that what was overwritten is in no table any more."""
        connection = await self.connect()
        try:
            await connection.execute("VACUUM", timeout=None)
        finally:
            await connection.close()
        return True

    async def compact(self) -> bool:
        return True  # PostgreSQL does it by itself

    async def size_bytes(self) -> int:
        async with self.engine.connect() as connection:
            size = await connection.exec_driver_sql("SELECT pg_database_size(current_database())")
            return int(size.scalar_one())


def _translate_network_trouble(context: ExceptionContext) -> DBAPIError | None:
    """SQLAlchemy lets the network's own errors through as they are."""
    trouble = context.original_exception
    return database_error(trouble) if isinstance(trouble, OSError) else None


class _PostgresBatchConnection:
    def __init__(self, driver: "asyncpg.Connection[Any]", node_id: str) -> None:
        self.driver = driver
        self._node_id = node_id

    async def execute(self, statement: DriverStatement, values: Mapping[str, Any]) -> int:
        sql = statement.for_postgresql
        status = await self.driver.execute(sql.text, *sql.arguments(values))
        return int(status.rpartition(" ")[2])

    async def fetch_row(
        self, statement: DriverStatement, values: Mapping[str, Any]
    ) -> Sequence[Any] | None:
        sql = statement.for_postgresql
        row = await self.driver.fetchrow(sql.text, *sql.arguments(values))
        return None if row is None else tuple(row)

    async def lock_ratings(self) -> None:
        await self.driver.execute("SELECT pg_advisory_xact_lock($1)", _RATINGS_LOCK)

    async def write_entry(self, entry: PendingEntry) -> None:
        if await self.write_entries([entry]):
            raise EntryTaken

    async def write_entries(self, entries: Sequence[PendingEntry]) -> list[PendingEntry]:
        """Append entries, and notify all nodes; those whose number was taken."""
        connection = self.driver
        for entry in entries:
            if entry.head.row == 0:
                entry.head_row = await connection.fetchval(_INSERT_HEAD_SQL, entry.table_id)
        lines = list(place_lines(entries, self._node_id))
        rows = await connection.fetch(
            _WRITE_ENTRIES_SQL,
            range(len(entries)),
            [entry.head_row for entry in entries],
            [entry.head.entries for entry in entries],
            [entry.head.last for entry in entries],
            [entry.facts for entry in entries],
            [entry.table_id for entry in entries],
            [line.notice for line in lines],
            [line.is_told for line in lines],
            NOTICE_CHANNEL,
            self._node_id,
        )
        for nth, row in rows:
            entries[nth].row = row
        placed = {nth for nth, _ in rows}
        return [entry for nth, entry in enumerate(entries) if nth not in placed]


def _is_plain(write: PendingWrite) -> bool:
    """An entry of a log that is there, from which no other rows follow, as nearly all are."""
    return isinstance(write, PendingEntry) and write.head.row != 0 and write.follow is None


class PostgresListener:
    """Hears of what other nodes have written, while its connection lasts."""

    def __init__(self, database: PostgresDatabase, on_entries: OnEntries) -> None:
        self._database = database
        self._on_entries = on_entries
        self._own_prefix = f"{database.node_id}\n"
        self._connection: asyncpg.Connection[Any] | None = None

    async def keep_listening(self) -> None:
        """The connection answers, or there is a new one; ConnectionError where neither can be."""
        try:
            if self._connection is None or self._connection.is_closed():
                self._connection = await self._database.connect()
                await self._connection.add_listener(NOTICE_CHANNEL, self._hear_notice)
            else:
                await self._connection.execute("SELECT 1")  # a network that was cut says nothing
        except Exception as trouble:
            self.close()
            if connection_is_lost(trouble):
                raise ConnectionError(str(trouble)) from trouble
            raise

    def _hear_notice(self, connection: object, pid: int, channel: str, notice: object) -> None:
        if not str(notice).startswith(self._own_prefix):
            self._on_entries(read_notice(str(notice))[1])

    def close(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


class PostgresBatchWriter:
    """Writes on a connection of its own, which it opens again when it is lost."""

    def __init__(self, connect: Callable[[], Any], node_id: str) -> None:
        self._connect = connect
        self._node_id = node_id
        self._connection: asyncpg.Connection[Any] | None = None
        self._work: asyncio.Task[None] | None = None
        self._loop = asyncio.get_running_loop()

    def write_next(self, take: Callable[[], Batch], on_end: OnBatchEnd) -> None:
        self._work = self._loop.create_task(self._write_batch(take, on_end))

    async def _write_batch(self, take: Callable[[], Batch], on_end: OnBatchEnd) -> None:
        batch = take()
        give_up_at = self._loop.time() + _RETRY_FOR_S
        while True:
            attempt = _Attempt()
            try:
                if self._connection is None or self._connection.is_closed():
                    self._connection = await self._connect()
                rows = _PostgresBatchConnection(self._connection, self._node_id)
                troubles = await attempt.write(rows, batch)
            except Exception as trouble:
                self._drop_connection()
                may_retry = connection_is_lost(trouble) and not attempt.may_be_committed
                if may_retry and self._loop.time() < give_up_at:
                    await asyncio.sleep(_RETRY_PAUSE_S)
                    continue
                on_end(batch, trouble, {})
            else:
                on_end(batch, None, troubles)
            return

    def _drop_connection(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        if self._connection is not None and not self._connection.is_closed():
            await self._connection.close(timeout=_CONNECT_TIMEOUT_S)


class _Attempt:
    """To write a batch. What was sent to be committed may be, whatever goes wrong then."""

    def __init__(self) -> None:
        self.may_be_committed = False

    async def write(self, connection: _PostgresBatchConnection, batch: Batch) -> Troubles:
        if all(map(_is_plain, batch)):  # one statement, which is a transaction of its own
            self.may_be_committed = True
            return await _write_together(connection, batch)
        transaction = connection.driver.transaction()
        await transaction.start()
        troubles = await _write_rows(connection, batch)
        self.may_be_committed = True
        await transaction.commit()
        return troubles


async def _write_rows(connection: _PostgresBatchConnection, batch: Batch) -> Troubles:
    """All together, or else one by one: then one that fails costs the others nothing."""
    try:
        async with connection.driver.transaction():
            return await _write_together(connection, batch)
    except Exception as trouble:
        if connection_is_lost(trouble):
            raise
    troubles: Troubles = {}
    for write in sorted(batch, key=_writing_order):
        try:
            async with connection.driver.transaction():
                await write.write_rows(connection)
        except Exception as trouble:
            if connection_is_lost(trouble):
                raise
            troubles[write] = trouble
    return troubles


def _writing_order(write: PendingWrite) -> tuple[bool, int]:
    """In which locks are taken: first those of logs."""
    return (not isinstance(write, PendingEntry), getattr(write, "head_row", 0))


async def _write_together(connection: _PostgresBatchConnection, batch: Batch) -> Troubles:
    entries = [write for write in batch if isinstance(write, PendingEntry)]
    lost = await connection.write_entries(entries) if entries else []
    for entry in entries:
        if entry.follow is not None and entry not in lost:
            await entry.follow.write_rows(connection, entry.table_id)
    for write in batch:
        if not isinstance(write, PendingEntry):
            await write.write_rows(connection)
    return {entry: EntryTaken() for entry in lost}
