"""The one writer of the database file: whatever has gathered is written in one transaction.

A commit that reaches the disk is dear, and shared by many it costs each little. Rows are inserted
in the thread of the event loop, for they only go into memory; COMMIT, which waits for the disk,
runs in a thread of its own. Whoever has handed something in is told when it is durable, or why not.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Protocol

from skulduggery.server.turn_lock import TurnLock

_log = logging.getLogger(__name__)

_MAX_BATCH_WRITES = 1000
_BUSY_RETRY_S = 0.001  # another process writes
_BUSY_TIMEOUT_S = 5.0
_BUSY_CODES = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


class PendingWrite(Protocol):
    """Something to be written."""

    def write_rows(self, connection: sqlite3.Connection) -> None:
        """Within a transaction; an exception takes back what it has written."""

    def finish(self, trouble: Exception | None) -> None:
        """Called once: what was written is durable, or there was trouble, and nothing is."""


WriteTogether = Callable[[sqlite3.Connection, list[PendingWrite]], None]


class GroupCommit:
    """Takes its turn with all others who write to the database in this process."""

    def __init__(
        self, connection: sqlite3.Connection, turn: TurnLock, write_together: WriteTogether
    ) -> None:
        """`write_together` writes a whole batch more quickly, or raises an exception."""
        self._connection = connection
        self._turn = turn
        self._write_together = write_together
        self._thread = ThreadPoolExecutor(1, "commit")
        self._loop = asyncio.get_running_loop()
        self.on_commit: Callable[[int, float], None] = lambda rows, seconds: None
        self.waiting: list[PendingWrite] = []
        self._is_scheduled = False
        self._busy_since: float | None = None

    def add_write(self, write: PendingWrite) -> None:
        """It is written with everything else that gathers in this turn of the event loop."""
        self.waiting.append(write)
        if not self._is_scheduled:
            self._is_scheduled = True
            self._loop.call_soon(self._turn.take, self._write_batch)

    def _write_batch(self) -> None:
        """Write what is waiting, and leave it to the thread to commit it; with the turn held."""
        began = self._loop.time()
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as trouble:
            if self._may_retry(trouble, began):
                self._loop.call_later(_BUSY_RETRY_S, self._write_batch)
            else:
                self._end_batch(self._take_batch(), trouble, {})
            return
        self._busy_since = None
        batch = self._take_batch()
        try:
            troubles = self._insert_rows(batch)
        except Exception as trouble:  # not of one write: of the disk, say
            self._end_batch(batch, trouble, {})
            return
        committed = self._thread.submit(self._connection.commit)
        tell = partial(self._on_committed, batch, troubles, began, committed)
        committed.add_done_callback(lambda done: self._loop.call_soon_threadsafe(tell))

    def _may_retry(self, trouble: sqlite3.Error, now: float) -> bool:
        """Whether another process holds the database, and not for too long."""
        if trouble.sqlite_errorcode not in _BUSY_CODES:
            return False
        if self._busy_since is None:
            self._busy_since = now
        return now - self._busy_since < _BUSY_TIMEOUT_S

    def _take_batch(self) -> list[PendingWrite]:
        batch, self.waiting = self.waiting[:_MAX_BATCH_WRITES], self.waiting[_MAX_BATCH_WRITES:]
        return batch

    def _insert_rows(self, batch: list[PendingWrite]) -> dict[PendingWrite, Exception]:
        """All together, or else one by one: then one that fails costs the others nothing."""
        connection = self._connection
        connection.execute("SAVEPOINT batch")
        try:
            self._write_together(connection, batch)
            return {}
        except Exception:
            connection.execute("ROLLBACK TO batch")
        troubles: dict[PendingWrite, Exception] = {}
        for write in batch:
            connection.execute("SAVEPOINT one")
            try:
                write.write_rows(connection)
            except Exception as trouble:
                troubles[write] = trouble
                connection.execute("ROLLBACK TO one")
            connection.execute("RELEASE one")
        return troubles

    def _on_committed(
        self,
        batch: list[PendingWrite],
        troubles: dict[PendingWrite, Exception],
        began: float,
        committed: Future[None],
    ) -> None:
        trouble = committed.exception()
        if trouble is None:
            self.on_commit(len(batch), self._loop.time() - began)
        assert trouble is None or isinstance(trouble, Exception)
        self._end_batch(batch, trouble, troubles)

    def _end_batch(
        self,
        batch: list[PendingWrite],
        trouble: Exception | None,
        troubles: dict[PendingWrite, Exception],
    ) -> None:
        """Pass the turn on, and only then tell everybody: the disk works meanwhile."""
        if self._connection.in_transaction:  # it could not be committed
            self._connection.rollback()
        self._busy_since = None
        self._turn.release()
        self._is_scheduled = bool(self.waiting)
        if self.waiting:
            self._turn.take(self._write_batch)
        for write in batch:
            try:
                write.finish(trouble or troubles.get(write))
            except Exception:  # what one does with the news is no trouble of the others
                _log.exception("write callback failed")

    async def wait_written(self) -> None:
        """Until everything that was handed in before is written, or has failed."""
        mark = _Mark(self._loop.create_future())
        self.add_write(mark)
        await mark.reached

    async def close(self) -> None:
        """Finish what is waiting, then stop."""
        await self.wait_written()
        self._thread.shutdown()
        self._connection.close()


class _Mark:
    """Writes nothing."""

    def __init__(self, reached: "asyncio.Future[None]") -> None:
        self.reached = reached

    def write_rows(self, connection: sqlite3.Connection) -> None:
        pass

    def finish(self, trouble: Exception | None) -> None:
        if not self.reached.done():
            self.reached.set_result(None)
