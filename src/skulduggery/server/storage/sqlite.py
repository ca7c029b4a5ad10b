"""An SQLite file: one server, one writer at a time.

Rows are inserted in the thread of the event loop, for they only go into memory; COMMIT, which waits
for the disk, runs in a thread of its own.
"""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import URL, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from skulduggery.server.storage.group_commit import Batch, OnBatchEnd, Troubles
from skulduggery.server.storage.journal import EntryTaken, OnEntries
from skulduggery.server.storage.pending_entry import PendingEntry
from skulduggery.server.storage.statements import DriverStatement
from skulduggery.server.turn_lock import TurnLock

_log = logging.getLogger(__name__)

_WAIT_FOR_OTHERS_MS = 5000  # another process may write: a backup, an administrator
_TRUNCATE_TIMEOUT_MS = 50  # while it waits for readers, nobody can write
_BUSY_RETRY_S = 0.001
_BUSY_TIMEOUT_S = 5.0
_BUSY_CODES = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_MAX_COMPACTED_BYTES = 500_000_000  # some seconds; nobody waits longer for a server to start

_NEXT_ROW_SQL = "SELECT coalesce(max(id), 0) + 1 FROM journal"
_INSERT_HEAD_SQL = "INSERT INTO heads (table_id, entries, last) VALUES (?, 1, ?)"
_MOVE_HEAD_SQL = "UPDATE heads SET entries = entries + 1, last = ? WHERE id = ? AND entries = ?"
_INSERT_ENTRY_SQL = "INSERT INTO journal (id, head, number, previous, facts) VALUES (?, ?, ?, ?, ?)"


class OneWriterEngine(AsyncEngine):
    """SQLite takes one writer at a time. Transactions wait here for their turn, as long as it
    takes; in SQLite they would give up one day: "database is locked"."""

    __slots__ = ("write_turn",)

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine.sync_engine)
        self.write_turn = TurnLock()

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        async with self.write_turn, super().begin() as connection:
            yield connection


class SqliteDatabase:
    """A database in a file."""

    is_shared = False
    node_id = ""  # there is but one server

    def __init__(self, file: str) -> None:
        self.file = file
        # What is written is nobody's business, also where it goes wrong.
        address = URL.create("sqlite+aiosqlite", database=file)
        self.engine = OneWriterEngine(create_async_engine(address, hide_parameters=True))
        event.listen(self.engine.sync_engine, "connect", _prepare_connection)

    def open_writer(self) -> "SqliteBatchWriter":
        return SqliteBatchWriter(_open_plain_connection(self.file), self.engine.write_turn)

    def open_listener(self, on_entries: OnEntries) -> None:
        """There is nobody to listen to."""

    def open_reader(self) -> None:
        """There is nothing to read that one has not written oneself."""

    async def check_writable(self) -> None:
        """Write something that changes nothing."""
        async with self.engine.begin() as connection:
            await connection.exec_driver_sql("PRAGMA user_version = 0")

    async def remove_old_rows(self) -> bool:
        """So that what was overwritten can nowhere be read; False: not while others read."""
        async with self.engine.write_turn:
            return await self._empty_write_ahead_log()

    async def compact(self) -> bool:
        """Write the file anew: SQLite leaves copies of rows in unused parts of pages.

        Nobody can write meanwhile, so this is for the start, and for files of a moderate size.
        """
        async with self.engine.connect() as connection:
            pages = (await connection.exec_driver_sql("PRAGMA page_count")).scalar_one()
            page_bytes = (await connection.exec_driver_sql("PRAGMA page_size")).scalar_one()
        if pages * page_bytes > _MAX_COMPACTED_BYTES:
            _log.warning("database not compacted", extra={"bytes": pages * page_bytes})
            return False
        try:
            async with self.engine.connect() as connection:
                await connection.exec_driver_sql("VACUUM")
            await self._empty_write_ahead_log()
        except DatabaseError:  # no room for a second file, say: the server starts nevertheless
            _log.exception("database not compacted")
            return False
        return True

    async def size_bytes(self) -> int:
        """On the disk, with what is still in its journal."""
        parts = (Path(self.file), Path(f"{self.file}-wal"))
        return sum(part.stat().st_size for part in parts if part.exists())

    async def _empty_write_ahead_log(self) -> bool:
        """Move all of it into the database file, so that nothing old is in it."""
        async with self.engine.connect() as connection:
            await connection.exec_driver_sql(f"PRAGMA busy_timeout={_TRUNCATE_TIMEOUT_MS}")
            try:
                row = (await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")).one()
            finally:
                await connection.exec_driver_sql(f"PRAGMA busy_timeout={_WAIT_FOR_OTHERS_MS}")
        return bool(row[0] == 0)


def _prepare_connection(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    _set_pragmas(connection)


def _set_pragmas(connection: DBAPIConnection | sqlite3.Connection) -> None:
    """A commit has reached the disk when it returns."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={_WAIT_FOR_OTHERS_MS}")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA secure_delete=ON")  # what was deleted cannot be read in the file
    cursor.close()


def _open_plain_connection(file: str) -> sqlite3.Connection:
    """For the one who writes most: it may be handed from thread to thread, and never waits for
    another writer."""
    connection = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
    _set_pragmas(connection)
    connection.execute("PRAGMA busy_timeout=0")
    return connection


class _SqliteBatchConnection:
    """Nothing of it waits."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def execute(self, statement: DriverStatement, values: Mapping[str, Any]) -> int:
        return self._run(statement, values).rowcount

    async def fetch_row(
        self, statement: DriverStatement, values: Mapping[str, Any]
    ) -> Sequence[Any] | None:
        row: Sequence[Any] | None = self._run(statement, values).fetchone()
        return row

    def _run(self, statement: DriverStatement, values: Mapping[str, Any]) -> sqlite3.Cursor:
        sql = statement.for_sqlite
        return self._connection.execute(sql.text, sql.arguments(values))

    async def lock_ratings(self) -> None:
        pass  # the transaction is the only one that writes

    async def write_entry(self, entry: PendingEntry) -> None:
        (entry.row,) = self._connection.execute(_NEXT_ROW_SQL).fetchone()
        if entry.head.row == 0:
            _insert_head(self._connection, entry)
        elif self._connection.execute(_MOVE_HEAD_SQL, entry.head_move()).rowcount == 0:
            raise EntryTaken
        self._connection.execute(_INSERT_ENTRY_SQL, entry.journal_row())


def _insert_head(connection: sqlite3.Connection, entry: PendingEntry) -> None:
    """The log of a new table; its id is random, so nobody else has written one."""
    inserted = connection.execute(_INSERT_HEAD_SQL, (entry.table_id, entry.row))
    assert inserted.lastrowid is not None
    entry.head_row = inserted.lastrowid


def _run_at_once(write: Coroutine[Any, Any, None]) -> None:
    """Carry out a coroutine that never waits."""
    try:
        write.send(None)
    except StopIteration:
        return
    write.close()
    raise AssertionError("it waits, in the middle of a transaction")


class SqliteBatchWriter:
    """Takes its turn with all others who write to the database in this process."""

    def __init__(self, connection: sqlite3.Connection, turn: TurnLock) -> None:
        self._connection = connection
        self._rows = _SqliteBatchConnection(connection)
        self._turn = turn
        self._thread = ThreadPoolExecutor(1, "commit")
        self._loop = asyncio.get_running_loop()
        self._busy_since: float | None = None

    def write_next(self, take: Callable[[], Batch], on_end: OnBatchEnd) -> None:
        self._turn.take(partial(self._write_batch, take, on_end))

    def _write_batch(self, take: Callable[[], Batch], on_end: OnBatchEnd) -> None:
        """Write what is waiting, and leave it to the thread to commit it; with the turn held."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as trouble:
            if self._may_retry(trouble):
                self._loop.call_later(_BUSY_RETRY_S, self._write_batch, take, on_end)
            else:
                self._end_batch(take(), trouble, {}, on_end)
            return
        self._busy_since = None
        batch = take()
        try:
            troubles = self._insert_rows(batch)
        except Exception as trouble:  # not of one write: of the disk, say
            self._end_batch(batch, trouble, {}, on_end)
            return
        # What is told must not lead back to the future: every batch would be a circle, which only
        # the garbage collector can take away, and that keeps everybody waiting.
        tell = partial(self._on_committed, batch, troubles, on_end)
        committed = self._thread.submit(self._connection.commit)
        committed.add_done_callback(lambda done: self._loop.call_soon_threadsafe(tell, done))

    def _may_retry(self, trouble: sqlite3.Error) -> bool:
        """Whether another process holds the database, and not for too long."""
        if trouble.sqlite_errorcode not in _BUSY_CODES:
            return False
        now = self._loop.time()
        if self._busy_since is None:
            self._busy_since = now
        return now - self._busy_since < _BUSY_TIMEOUT_S

    def _insert_rows(self, batch: Batch) -> Troubles:
        """All together, or else one by one: then one that fails costs the others nothing."""
        connection = self._connection
        connection.execute("SAVEPOINT batch")
        try:
            self._insert_together(batch)
            return {}
        except Exception:
            connection.execute("ROLLBACK TO batch")
        troubles: Troubles = {}
        for write in batch:
            connection.execute("SAVEPOINT one")
            try:
                _run_at_once(write.write_rows(self._rows))
            except Exception as trouble:
                troubles[write] = trouble
                connection.execute("ROLLBACK TO one")
            connection.execute("RELEASE one")
        return troubles

    def _insert_together(self, batch: Batch) -> None:
        """Nearly always every entry finds its place free, and one statement writes all of them."""
        connection = self._connection
        entries = [write for write in batch if isinstance(write, PendingEntry)]
        (row,) = connection.execute(_NEXT_ROW_SQL).fetchone()
        for row, entry in enumerate(entries, row):  # noqa: B020 - from the first free one
            entry.row = row
            if entry.head.row == 0:
                _insert_head(connection, entry)
        moves = [entry.head_move() for entry in entries if entry.head.row != 0]
        if moves and connection.executemany(_MOVE_HEAD_SQL, moves).rowcount != len(moves):
            raise EntryTaken
        connection.executemany(_INSERT_ENTRY_SQL, [entry.journal_row() for entry in entries])
        for entry in entries:
            if entry.follow is not None:
                _run_at_once(entry.follow.write_rows(self._rows, entry.table_id))
        for write in batch:
            if not isinstance(write, PendingEntry):
                _run_at_once(write.write_rows(self._rows))

    def _on_committed(
        self, batch: Batch, troubles: Troubles, on_end: OnBatchEnd, committed: Future[None]
    ) -> None:
        trouble = committed.exception()
        assert trouble is None or isinstance(trouble, Exception)
        self._end_batch(batch, trouble, troubles, on_end)

    def _end_batch(
        self, batch: Batch, trouble: Exception | None, troubles: Troubles, on_end: OnBatchEnd
    ) -> None:
        if self._connection.in_transaction:  # it could not be committed
            self._connection.rollback()
        self._busy_since = None
        self._turn.release()
        on_end(batch, trouble, troubles)

    async def close(self) -> None:
        self._thread.shutdown()
        self._connection.close()
