"""The token of administrators, as a database keeps it."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from skulduggery.core.errors import Mistake
from skulduggery.server.hosting.database_address import check_address, is_postgresql

ADMIN_KEY_NAME = "admin"
_TOKEN_SQL = f"SELECT key FROM keys WHERE name = '{ADMIN_KEY_NAME}'"


class NoDatabase(Mistake):
    """There is none where one was looked for."""


async def stored_admin_token(database: str) -> str:
    """The token that a server on this database asks for, unless it was given another."""
    check_address(database)
    if is_postgresql(database):
        token = await _read_from_postgresql(database)
    elif Path(database).exists():
        token = _read_from_file(Path(database))
    else:
        raise NoDatabase("no-database", file=database)
    return await _ensure_token(database) if token is None else token


def _read_from_file(database: Path) -> str | None:
    """None where a server has not been yet, or where this is no database of ours."""
    address = f"{database.resolve().as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(address, uri=True)) as connection:
            found = connection.execute(_TOKEN_SQL).fetchone()
    except sqlite3.Error:
        return None
    return None if found is None else bytes(found[0]).hex()


async def _read_from_postgresql(address: str) -> str | None:
    """None as for a file."""
    # Imported late: whoever asks about a file waits for nothing of all this.
    from sqlalchemy.exc import ProgrammingError  # noqa: PLC0415

    from skulduggery.server.database_opening import (  # noqa: PLC0415
        clear_open_errors,
        connect_database,
    )

    engine = connect_database(address).engine
    try:
        with clear_open_errors(address):
            async with engine.connect() as connection:
                with suppress(ProgrammingError):
                    found = (await connection.exec_driver_sql(_TOKEN_SQL)).scalar()
                    return None if found is None else bytes(found).hex()
    finally:
        await engine.dispose()
    return None


async def _ensure_token(database: str) -> str:
    """For a database that never had a server: this loads and opens what one does."""
    from skulduggery.server.log_store import LogStore  # noqa: PLC0415 - only now

    store = await LogStore.open(database)
    try:
        return (await store.ensure_key(ADMIN_KEY_NAME)).hex()
    finally:
        await store.close()
