"""A PostgreSQL database: as many servers as one likes."""

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import asyncpg
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from skulduggery.server.storage.group_commit import Batch, OnBatchEnd, PendingWrite, Troubles
from skulduggery.server.storage.journal import EntryTaken, PendingEntry
from skulduggery.server.storage.statements import DriverStatement

NOTICE_CHANNEL = "skulduggery"
_MAX_NOTICE_BYTES = 7_900  # PostgreSQL takes less than 8000

_CONNECT_TIMEOUT_S = 5.0
_COMMAND_TIMEOUT_S = 10.0  # a network that was cut says nothing
_RETRY_FOR_S = 5.0  # a database that restarts is back by then
_RETRY_PAUSE_S = 0.1
_RATINGS_LOCK = 7_337_001  # of PostgreSQL's advisory locks: any number that is always the same
_POOL_SIZE = 10

# Places are found with the heads locked, in one order: servers that write for the same tables wait
# for each other, never in a circle. Whoever finds that its number is taken is not among the rows.
_WRITE_ENTRIES_SQL = """
WITH wanted AS (
    SELECT * FROM unnest($1::int[], $2::int[], $3::int[], $4::bigint[], $5::bytea[])
    AS wanted (nth, head, number, previous, facts)
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
    SELECT count(pg_notify($6, notice)) FROM unnest($7::text[]) AS notice
)
SELECT nth, row FROM placed CROSS JOIN noticed
"""
_INSERT_HEAD_SQL = "INSERT INTO heads (table_id, entries, last) VALUES ($1, 0, 0) RETURNING id"
# It is written and flushed, and changes nothing.
_WRITE_NOTHING_SQL = "SELECT pg_logical_emit_message(true, 'skulduggery', '')"


class PostgresDatabase:
    """A database by its address."""

    def __init__(self, address: str) -> None:
        self.address = address
        # What is written is nobody's business, also where it goes wrong.
        self.engine = create_async_engine(
            make_url(address).set(drivername="postgresql+asyncpg"),
            hide_parameters=True,
            pool_size=_POOL_SIZE,
            pool_pre_ping=True,
            connect_args={"timeout": _CONNECT_TIMEOUT_S, "command_timeout": _COMMAND_TIMEOUT_S},
        )

    def open_writer(self) -> "PostgresBatchWriter":
        return PostgresBatchWriter(self.connect)

    async def connect(self) -> "asyncpg.Connection[Any]":
        """A plain connection, for those who know the driver."""
        return await asyncpg.connect(
            self.address, timeout=_CONNECT_TIMEOUT_S, command_timeout=_COMMAND_TIMEOUT_S
        )

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


class _PostgresBatchConnection:
    def __init__(self, connection: "asyncpg.Connection[Any]") -> None:
        self._connection = connection

    async def execute(self, statement: DriverStatement, values: Mapping[str, Any]) -> int:
        sql = statement.for_postgresql
        status = await self._connection.execute(sql.text, *sql.arguments(values))
        return int(status.rpartition(" ")[2])

    async def fetch_row(
        self, statement: DriverStatement, values: Mapping[str, Any]
    ) -> Sequence[Any] | None:
        sql = statement.for_postgresql
        row = await self._connection.fetchrow(sql.text, *sql.arguments(values))
        return None if row is None else tuple(row)

    async def lock_ratings(self) -> None:
        await self._connection.execute("SELECT pg_advisory_xact_lock($1)", _RATINGS_LOCK)

    async def write_entry(self, entry: PendingEntry) -> None:
        if await write_entries(self._connection, [entry]):
            raise EntryTaken


async def write_entries(
    connection: "asyncpg.Connection[Any]", entries: Sequence[PendingEntry]
) -> list[PendingEntry]:
    """Append entries, and notify all servers; those whose number was taken."""
    for entry in entries:
        if entry.head.row == 0:
            entry.head_row = await connection.fetchval(_INSERT_HEAD_SQL, entry.table_id)
    rows = await connection.fetch(
        _WRITE_ENTRIES_SQL,
        range(len(entries)),
        [entry.head_row for entry in entries],
        [entry.head.entries for entry in entries],
        [entry.head.last for entry in entries],
        [entry.facts for entry in entries],
        NOTICE_CHANNEL,
        list(notices_of(entries)),
    )
    for nth, row in rows:
        entries[nth].row = row
    placed = {nth for nth, _ in rows}
    return [entry for nth, entry in enumerate(entries) if nth not in placed]


def notices_of(entries: Iterable[PendingEntry]) -> Iterable[str]:
    """Of which tables there is which entry, in as few texts as PostgreSQL takes."""
    notice = ""
    for entry in entries:
        one = f"{entry.table_id}:{entry.head.entries}"
        if len(notice) + 1 + len(one) > _MAX_NOTICE_BYTES:
            yield notice
            notice = ""
        notice = f"{notice} {one}" if notice else one
    if notice:
        yield notice


def _is_plain(write: PendingWrite) -> bool:
    """An entry of a log that is there, from which no other rows follow, as nearly all are."""
    return isinstance(write, PendingEntry) and write.head.row != 0 and write.follow is None


def _connection_is_lost(trouble: Exception) -> bool:
    """And nothing of the transaction was kept, unless it was being committed."""
    return isinstance(
        trouble,
        OSError
        | TimeoutError
        | asyncpg.InterfaceError
        | asyncpg.PostgresConnectionError
        | asyncpg.OperatorInterventionError  # it is being stopped, or starts
        | asyncpg.TooManyConnectionsError,
    )


class PostgresBatchWriter:
    """Writes on a connection of its own, which it opens again when it is lost."""

    def __init__(self, connect: Callable[[], Any]) -> None:
        self._connect = connect
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
                troubles = await attempt.write(self._connection, batch)
            except Exception as trouble:
                self._drop_connection()
                may_retry = _connection_is_lost(trouble) and not attempt.may_be_committed
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

    async def write(self, connection: "asyncpg.Connection[Any]", batch: Batch) -> Troubles:
        if all(map(_is_plain, batch)):  # one statement, which is a transaction of its own
            self.may_be_committed = True
            return await _write_together(connection, batch)
        transaction = connection.transaction()
        await transaction.start()
        troubles = await _write_rows(connection, batch)
        self.may_be_committed = True
        await transaction.commit()
        return troubles


async def _write_rows(connection: "asyncpg.Connection[Any]", batch: Batch) -> Troubles:
    """All together, or else one by one: then one that fails costs the others nothing."""
    try:
        async with connection.transaction():
            return await _write_together(connection, batch)
    except Exception as trouble:
        if _connection_is_lost(trouble):
            raise
    troubles: Troubles = {}
    rows = _PostgresBatchConnection(connection)
    for write in sorted(batch, key=_writing_order):
        try:
            async with connection.transaction():
                await write.write_rows(rows)
        except Exception as trouble:
            if _connection_is_lost(trouble):
                raise
            troubles[write] = trouble
    return troubles


def _writing_order(write: PendingWrite) -> tuple[bool, int]:
    """In which locks are taken: first those of logs."""
    return (not isinstance(write, PendingEntry), getattr(write, "head_row", 0))


async def _write_together(connection: "asyncpg.Connection[Any]", batch: Batch) -> Troubles:
    entries = [write for write in batch if isinstance(write, PendingEntry)]
    lost = await write_entries(connection, entries) if entries else []
    rows = _PostgresBatchConnection(connection)
    for entry in entries:
        if entry.follow is not None and entry not in lost:
            await entry.follow.write_rows(rows, entry.table_id)
    for write in batch:
        if not isinstance(write, PendingEntry):
            await write.write_rows(rows)
    return {entry: EntryTaken() for entry in lost}
