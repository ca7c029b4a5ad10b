"""Reads the logs of tables with SQL of its own: what is on the disk, not what a server says."""

import asyncio
import sqlite3
from typing import Any, NamedTuple, Protocol

import asyncpg

READ_TIMEOUT_S = 30.0
_HEAD_SQL = "SELECT id, entries, last FROM heads WHERE table_id = {}"
_ROWS_SQL = "SELECT id, number, previous, facts FROM journal WHERE head = {} ORDER BY number, id"
_GAMES_SQL = "SELECT count(*) FROM games WHERE table_id = {}"


class StoredEntry(NamedTuple):
    row: int
    number: int
    previous: int
    facts: bytes


class StoredLog(NamedTuple):
    """All there is about a table: how long its log should be, and what is there."""

    entries: int
    last: int
    rows: list[StoredEntry]
    finished_games: int  # of this table, in the archive


class LogReader(Protocol):
    async def read_log(self, table_id: str) -> StoredLog:
        """A log that may be growing; OSError where the database is away."""


class FileLogReader:
    """Of an SQLite database."""

    def __init__(self, file: str) -> None:
        self._file = file

    async def read_log(self, table_id: str) -> StoredLog:
        return await asyncio.to_thread(self._read_log, table_id)

    def _read_log(self, table_id: str) -> StoredLog:
        try:
            connection = sqlite3.connect(f"file:{self._file}?mode=ro", uri=True)
            try:
                connection.execute("BEGIN")  # all of it at one moment
                head, entries, last = connection.execute(
                    _HEAD_SQL.format("?"), (table_id,)
                ).fetchone()
                rows = connection.execute(_ROWS_SQL.format("?"), (head,)).fetchall()
                games = connection.execute(_GAMES_SQL.format("?"), (table_id,)).fetchone()[0]
            finally:
                connection.close()
        except sqlite3.Error as trouble:
            raise OSError(str(trouble)) from trouble
        return StoredLog(entries, last, [StoredEntry(*row) for row in rows], games)


class PostgresLogReader:
    def __init__(self, address: str) -> None:
        self._address = address

    async def read_log(self, table_id: str) -> StoredLog:
        try:
            connection = await asyncpg.connect(self._address, timeout=READ_TIMEOUT_S)
            try:
                async with connection.transaction(isolation="repeatable_read", readonly=True):
                    return await _read_with(connection, table_id)
            finally:
                await connection.close(timeout=READ_TIMEOUT_S)
        except (asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as trouble:
            raise OSError(str(trouble)) from trouble


async def _read_with(connection: "asyncpg.Connection[Any]", table_id: str) -> StoredLog:
    head = await connection.fetchrow(_HEAD_SQL.format("$1"), table_id)
    assert head is not None, f"there is no log of {table_id}"
    rows = await connection.fetch(_ROWS_SQL.format("$1"), head["id"])
    games = await connection.fetchval(_GAMES_SQL.format("$1"), table_id)
    return StoredLog(head["entries"], head["last"], [StoredEntry(*row) for row in rows], games)
