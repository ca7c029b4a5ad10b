"""The two ends of a copy: a database that is read, and an empty one that gets everything.

No server works on either, and none can start meanwhile.
"""

from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, aclosing, asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import URL, Connection, inspect, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from skulduggery.core.errors import Mistake
from skulduggery.server.copying.backup import copy_pages
from skulduggery.server.copying.new_file import new_file
from skulduggery.server.database import HOUSE_TABLES
from skulduggery.server.database_opening import (
    clear_open_errors,
    connect_postgresql,
    find_revision,
    keep_servers_off,
    newest_revision,
    open_database,
    upgrade_postgresql,
)
from skulduggery.server.hosting.database_address import is_postgresql, shown_address
from skulduggery.server.hosting.database_file import CannotLock, locked_database
from skulduggery.server.living_nodes import find_living_nodes


class CannotCopy(Mistake):
    """Something that must not be copied, or must not be overwritten; nothing was changed."""


@asynccontextmanager
async def open_source(address: str) -> AsyncIterator[AsyncConnection]:
    """All of a database, brought to the newest shape."""
    if is_postgresql(address):
        async with _postgresql_without_servers(address) as connection:
            with clear_open_errors(address):
                await _check_filled(connection, address)
                await connection.run_sync(upgrade_postgresql)
                await connection.commit()
            await _read_one_moment(connection)
            yield connection
        return
    file = Path(address)
    async with _open_read_only(file) as reading:
        await _check_filled(reading, address)
    with _file_without_server(file):
        database = await open_database(address)
        async with _disposing(database.engine), database.engine.connect() as connection:
            yield connection


@asynccontextmanager
async def open_backup(file: Path) -> AsyncIterator[AsyncConnection]:
    """What a backup has in it, which stays as it is: an older one is upgraded as a copy."""
    async with _open_read_only(file) as connection:
        if await _check_filled(connection, str(file)) == newest_revision():
            await _read_one_moment(connection)
            yield connection
            return
    with TemporaryDirectory(prefix="skulduggery-restore-") as folder:
        upgraded = Path(folder) / "upgraded.db"
        copy_pages(file, upgraded)
        database = await open_database(str(upgraded))
        async with _disposing(database.engine), database.engine.connect() as connection:
            yield connection


@asynccontextmanager
async def open_target(address: str) -> AsyncIterator[AsyncConnection]:
    """An empty database of the newest shape; what is written is there if all goes well."""
    if is_postgresql(address):
        async with _postgresql_without_servers(address) as connection:
            with clear_open_errors(address):  # all in one transaction
                await connection.run_sync(upgrade_postgresql)
                await _check_empty(connection, address)
            yield connection
            await connection.commit()
        return
    file = Path(address)
    with _file_without_server(file):
        if file.exists() and file.stat().st_size:
            async with _open_read_only(file) as reading:
                await _check_empty(reading, address)
        with new_file(file) as partial:
            async with filling_file(partial) as connection:
                yield connection


@asynccontextmanager
async def filling_file(file: Path) -> AsyncIterator[AsyncConnection]:
    """A new SQLite file. It is nothing before it is done, so nothing has to reach the disk yet."""
    database = await open_database(str(file))
    async with _disposing(database.engine), database.engine.connect() as connection:
        await connection.exec_driver_sql("PRAGMA synchronous=OFF")
        yield connection
        await connection.commit()
        # One file, nothing beside it.
        await connection.exec_driver_sql("PRAGMA journal_mode=DELETE")


@asynccontextmanager
async def reading_postgresql(address: str) -> AsyncIterator[AsyncConnection]:
    """As it is at one moment, whoever works on it."""
    engine = connect_postgresql(address, is_patient=True).engine
    async with _disposing(engine):
        with clear_open_errors(address):
            connection = await engine.connect()
        async with aclosing(connection):
            revision = await _check_filled(connection, address)
            if revision != newest_revision():
                raise CannotCopy("backup-of-older-version", revision=revision)
            await _read_one_moment(connection)
            yield connection


async def _read_one_moment(connection: AsyncConnection) -> None:
    """From now on it sees the database as it is now, whatever others write."""
    await connection.rollback()
    if connection.dialect.name == "postgresql":
        options = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
        await connection.execution_options(**options)
    else:
        await connection.exec_driver_sql("BEGIN")


@asynccontextmanager
async def _disposing(engine: AsyncEngine) -> AsyncIterator[None]:
    try:
        yield
    finally:
        await engine.dispose()


@asynccontextmanager
async def _postgresql_without_servers(address: str) -> AsyncIterator[AsyncConnection]:
    """Also at the end, in case one was about to start."""
    engine = connect_postgresql(address, is_patient=True).engine
    async with _disposing(engine):
        with clear_open_errors(address):
            connection = await engine.connect()
        async with aclosing(connection):
            with clear_open_errors(address):
                await keep_servers_off(connection)
                await connection.commit()
                await _check_unserved(engine, address)
            yield connection
            await _check_unserved(engine, address)


async def _check_unserved(engine: AsyncEngine, address: str) -> None:
    if living := await find_living_nodes(engine):
        names = ", ".join(sorted(node.name for node in living))
        raise CannotCopy("database-served-by", database=shown_address(address), nodes=names)


@contextmanager
def _file_without_server(file: Path) -> Iterator[None]:
    with ExitStack() as alone:
        try:
            alone.enter_context(locked_database(file))
        except CannotLock as trouble:
            if trouble.sentence != "database-in-use":
                raise
            raise CannotCopy("database-served", database=str(file)) from None
        yield


@asynccontextmanager
async def _open_read_only(file: Path) -> AsyncIterator[AsyncConnection]:
    """A file as it is: to open it as a server does would already change it."""
    if not file.exists():
        raise CannotCopy("nothing-to-copy", database=str(file))
    address = URL.create(
        "sqlite+aiosqlite", database=file.resolve().as_uri(), query={"mode": "ro", "uri": "true"}
    )
    engine = create_async_engine(address, hide_parameters=True)
    async with _disposing(engine):
        with clear_open_errors(str(file)):
            connection = await engine.connect()
        async with aclosing(connection):
            yield connection


async def _check_filled(connection: AsyncConnection, address: str) -> str:
    """The revision it is of."""
    with clear_open_errors(address):
        revision = await connection.run_sync(find_revision)
    if revision is None:
        raise CannotCopy("nothing-to-copy", database=shown_address(address))
    return revision


async def _check_empty(connection: AsyncConnection, address: str) -> None:
    """One that was opened and never served is empty, too."""
    with clear_open_errors(address):
        if await connection.run_sync(_has_rows):
            raise CannotCopy("target-not-empty", database=shown_address(address))


def _has_rows(connection: Connection) -> bool:
    if find_revision(connection) is None:
        return False
    there = inspect(connection).get_table_names()
    tables = (table for table in HOUSE_TABLES if table.name in there)
    queries = (select(literal(1)).select_from(table).limit(1) for table in tables)
    return any(connection.execute(query).first() is not None for query in queries)
