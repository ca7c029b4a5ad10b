"""Reads what other nodes have written behind what is known here, of many logs in one query."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import asyncpg
from sqlalchemy.exc import DBAPIError

from skulduggery.server.storage.journal import JournalRow
from skulduggery.server.storage.postgresql_troubles import database_error

# From the last entry of each log back to the one that is known.
_READ_FURTHER_SQL = """
WITH RECURSIVE wanted AS (
    SELECT * FROM unnest($1::int[], $2::int[]) AS wanted (head, entries)
), found AS (
    SELECT journal.*, wanted.entries FROM wanted
    JOIN heads ON heads.id = wanted.head AND heads.entries > wanted.entries
    JOIN journal ON journal.id = heads.last
  UNION ALL
    SELECT journal.*, found.entries FROM found
    JOIN journal ON journal.id = found.previous WHERE found.number > found.entries
)
SELECT head, number, id, facts FROM found ORDER BY head, number
"""

_CLOSED_MESSAGE = "the reader was closed"

Wanted = Mapping[int, int]  # of which logs, by their heads; how many entries are known
Found = Mapping[int, list[JournalRow]]  # by head, the oldest first


class _Query:
    """All that was asked for until it begins: everybody is answered by what all have asked."""

    def __init__(self) -> None:
        self.wanted: dict[int, int] = {}
        self.found: asyncio.Future[Found] = asyncio.get_running_loop().create_future()

    def add(self, wanted: Wanted) -> None:
        for head, entries in wanted.items():
            self.wanted[head] = min(entries, self.wanted.get(head, entries))

    def fail(self, trouble: Exception) -> None:
        """Unless it was answered. Nobody is to wait for ever, and perhaps nobody waits."""
        if not self.found.done():
            self.found.set_exception(trouble)
            self.found.exception()


class PostgresEntryReader:
    """On a connection of its own, with one query at a time."""

    def __init__(self, connect: Callable[[], "Awaitable[asyncpg.Connection[Any]]"]) -> None:
        self._connect = connect
        self._connection: asyncpg.Connection[Any] | None = None
        self._statement: Any = None
        self._next: _Query | None = None
        self._work: asyncio.Task[None] | None = None

    async def read_further(self, wanted: Wanted) -> Found:
        """As of now or later. There may be more than was asked for: what others have asked."""
        if self._next is None:
            self._next = _Query()
            if self._work is None:
                self._work = asyncio.create_task(self._answer_all())
        query = self._next
        query.add(wanted)
        return await asyncio.shield(query.found)

    async def _answer_all(self) -> None:
        try:
            while self._next is not None:
                query, self._next = self._next, None
                try:
                    query.found.set_result(await self._read(query.wanted))
                except Exception as trouble:
                    query.fail(trouble)
                except asyncio.CancelledError:  # the reader is closed
                    query.fail(database_error(ConnectionError(_CLOSED_MESSAGE)))
                    raise
        finally:
            self._work = None
            if self._next is not None:
                self._next.fail(database_error(ConnectionError(_CLOSED_MESSAGE)))
                self._next = None

    async def _read(self, wanted: Wanted) -> Found:
        had_connection = self._connection is not None
        try:
            rows = await self._fetch(wanted)
        except DBAPIError:
            if not had_connection:
                raise
            rows = await self._fetch(wanted)  # it may have been lost long ago
        found: dict[int, list[JournalRow]] = {}
        for head, number, row, facts in rows:
            found.setdefault(head, []).append(JournalRow(number, row, facts))
        return found

    async def _fetch(self, wanted: Wanted) -> list[Any]:
        try:
            if self._connection is None or self._connection.is_closed():
                self._connection = await self._connect()
                self._statement = await self._connection.prepare(_READ_FURTHER_SQL)
            rows: list[Any] = await self._statement.fetch(list(wanted), list(wanted.values()))
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as trouble:
            self._drop_connection()
            raise database_error(trouble) from trouble
        return rows

    def _drop_connection(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)
        self._drop_connection()
