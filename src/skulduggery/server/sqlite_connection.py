"""Connections to an SQLite file: how they are set, and what only SQLite can be asked."""

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import ConnectionPoolEntry

_BUSY_TIMEOUT_MS = 5000  # another process may write: a backup, an administrator
_TRUNCATE_TIMEOUT_MS = 50  # while it waits for readers, nobody can write
_UNWRITABLE_CODES = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
)
_PRIMARY_CODE_MASK = 0xFF  # what is above it says more exactly why


def is_unwritable(error: Exception) -> bool:
    """Whether the disk is full, say, or another process holds the file: no fault of the program."""
    code = getattr(error.orig, "sqlite_errorcode", 0) if isinstance(error, OperationalError) else 0
    return code & _PRIMARY_CODE_MASK in _UNWRITABLE_CODES


def prepare_connection(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    _set_pragmas(connection)


def _set_pragmas(connection: DBAPIConnection | sqlite3.Connection) -> None:
    """A commit has reached the disk when it returns."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={_BUSY_TIMEOUT_MS}")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA secure_delete=ON")  # what was deleted cannot be read in the file
    cursor.close()


def open_writer(engine: AsyncEngine) -> sqlite3.Connection:
    """A plain connection to the same database, for the one who writes most: it may be handed from
    thread to thread, and never waits for another writer."""
    file = engine.url.database
    assert file is not None
    connection = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
    _set_pragmas(connection)
    connection.execute("PRAGMA busy_timeout=0")
    return connection


async def empty_write_ahead_log(engine: AsyncEngine) -> bool:
    """Move all of it into the database file, so that nothing old is in it; False: others read."""
    async with engine.connect() as connection:
        await connection.exec_driver_sql(f"PRAGMA busy_timeout={_TRUNCATE_TIMEOUT_MS}")
        try:
            row = (await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")).one()
        finally:
            await connection.exec_driver_sql(f"PRAGMA busy_timeout={_BUSY_TIMEOUT_MS}")
    return bool(row[0] == 0)


class DriverStatement:
    """A statement as the driver takes it. To compile it each time costs more than to execute it."""

    def __init__(self, statement: Executable) -> None:
        compiled = statement.compile(dialect=sqlite.dialect())  # type: ignore[attr-defined]
        self._sql = str(compiled)
        self._names: Sequence[str] = compiled.positiontup

    def run(self, connection: sqlite3.Connection, values: Mapping[str, Any]) -> sqlite3.Cursor:
        return connection.execute(self._sql, [values[name] for name in self._names])
