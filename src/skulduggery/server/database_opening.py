"""How a database becomes one of the newest shape, if that can be done safely."""

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, func, inspect, select
from sqlalchemy.exc import DatabaseError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from skulduggery.core.errors import Mistake
from skulduggery.games import GAMES_BY_NAME
from skulduggery.server.database import DB_TABLES
from skulduggery.server.hosting.database_address import is_postgresql, shown_address
from skulduggery.server.living_nodes import find_living_nodes
from skulduggery.server.storage.group_commit import BatchWriter
from skulduggery.server.storage.journal import EntryReader, NoticeListener, OnEntries
from skulduggery.server.storage.sqlite import SqliteDatabase
from skulduggery.server.storage.troubles import connect_trouble, driver_reason

if TYPE_CHECKING:
    from skulduggery.server.storage.postgresql import PostgresDatabase

_log = logging.getLogger(__name__)

_REQUIRED_ENCODING = "UTF8"
# Of PostgreSQL's advisory locks: any numbers that are always the same.
_UPGRADE_LOCK = 7_337_000
_COPY_LOCK = 7_337_002
_LONG_COMMAND_TIMEOUT_S = 3600.0  # to count all rows, say, of a large database


class Database(Protocol):
    """What only one kind of database can be asked, or is asked in another way."""

    is_shared: bool  # by several nodes
    node_id: str  # of this one

    @property
    def engine(self) -> AsyncEngine: ...

    def open_listener(self, on_entries: OnEntries) -> NoticeListener | None: ...

    def open_reader(self) -> EntryReader | None: ...

    def open_writer(self) -> BatchWriter: ...

    async def check_writable(self) -> None: ...

    async def remove_old_rows(self) -> bool: ...

    async def compact(self) -> bool: ...

    async def size_bytes(self) -> int: ...


class CannotUpgrade(Mistake):
    """A database that this version must not touch; says why, and nothing was touched."""


async def open_database(address: str) -> Database:
    """A file or a PostgreSQL database, made or brought to the newest shape."""
    upgrade = upgrade_postgresql if is_postgresql(address) else _upgrade_file
    if not is_postgresql(address):
        _check_file(Path(address))
    database = connect_database(address)
    try:
        with clear_open_errors(address):
            if database.is_shared:
                await _check_rolling_upgrade(database.engine)
            async with database.engine.begin() as connection:
                await connection.run_sync(upgrade)
    except BaseException:
        await database.engine.dispose()
        raise
    return database


def connect_database(address: str) -> Database:
    """A database as it is; nothing is opened yet."""
    return connect_postgresql(address) if is_postgresql(address) else SqliteDatabase(address)


def connect_postgresql(address: str, *, is_patient: bool = False) -> "PostgresDatabase":
    """The same; `is_patient`: for statements that may take long."""
    # Imported late: who plays on a file needs no driver of PostgreSQL.
    from skulduggery.server.storage import postgresql  # noqa: PLC0415

    timeout_s = _LONG_COMMAND_TIMEOUT_S if is_patient else postgresql.COMMAND_TIMEOUT_S
    return postgresql.PostgresDatabase(address, timeout_s)


@contextmanager
def clear_open_errors(address: str) -> Iterator[None]:
    """Whatever keeps us from a database is one clear sentence."""
    try:
        yield
    except SQLAlchemyError as error:
        if (sentence := connect_trouble(error)) is not None:
            details = {"database": shown_address(address), "reason": driver_reason(error)}
            raise CannotUpgrade(sentence, **details) from None
        raise _open_error(address, driver_reason(error)) from None


async def _check_rolling_upgrade(engine: AsyncEngine) -> None:
    """Nodes of an older version may go on beside this one if no upgrade gets in their way."""
    async with engine.connect() as connection:
        disturbing = await connection.run_sync(_disturbing_upgrades)
    if disturbing and (living := await find_living_nodes(engine)):
        names = ", ".join(sorted(node.name for node in living))
        raise CannotUpgrade("nodes-of-older-version", nodes=names)


def _disturbing_upgrades(connection: Connection) -> list[str]:
    """The upgrades to come that a running node of an older version would not survive."""
    found = MigrationContext.configure(connection).get_current_revision()
    scripts = ScriptDirectory.from_config(_alembic_config())
    known = {script.revision for script in scripts.walk_revisions()}
    if found is None or found not in known:
        return []
    return [
        script.revision
        for script in scripts.iterate_revisions("head", found)
        if not getattr(script.module, "OLDER_NODES_MAY_RUN", False)
    ]


def _check_file(file: Path) -> None:
    """Nothing is changed by a program that does not know the file, or the rules of its games.

    Only read: to turn on the journal we want would change a file of somebody else's.
    """
    if not file.exists() or file.stat().st_size == 0:
        return
    address = f"{file.resolve().as_uri()}?mode=ro"
    reading = create_engine("sqlite://", creator=lambda: sqlite3.connect(address, uri=True))
    try:
        with reading.connect() as connection:
            find_revision(connection)
    except DatabaseError as error:
        raise _open_error(str(file), driver_reason(error)) from None
    finally:
        reading.dispose()


def _open_error(address: str, reason: str) -> CannotUpgrade:
    return CannotUpgrade("cannot-open-database", file=shown_address(address), reason=reason)


def _alembic_config(connection: Connection | None = None) -> Config:
    config = Config()
    folder = str(Path(__file__).parent / "migrations")
    config.set_main_option("script_location", folder.replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def newest_revision() -> str | None:
    return ScriptDirectory.from_config(_alembic_config()).get_current_head()


def find_revision(connection: Connection) -> str | None:
    """None: there is nothing in it. CannotUpgrade: this version must not touch it."""
    known = {
        script.revision
        for script in ScriptDirectory.from_config(_alembic_config()).walk_revisions()
    }
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known:
        raise CannotUpgrade("database-from-the-future", revision=found)
    if found is None:
        if inspect(connection).get_table_names():
            raise CannotUpgrade("database-of-others")
        return None
    running = (
        select(DB_TABLES.c.game, DB_TABLES.c.rules)
        .where(DB_TABLES.c.status == "playing")
        .distinct()
    )
    for game, rules in connection.execute(running):
        if game not in GAMES_BY_NAME or GAMES_BY_NAME[game].version != rules:
            raise CannotUpgrade("database-other-rules", game=game, version=str(rules))
    return found


def _upgrade_file(connection: Connection) -> None:
    """All or nothing, and nobody else meanwhile: SQLite itself begins no transaction for this."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
    _upgrade_schema(connection)


async def keep_servers_off(connection: AsyncConnection) -> None:
    """No server opens this PostgreSQL database as long as the connection lasts."""
    lock = select(func.current_database(), func.pg_try_advisory_lock(_COPY_LOCK))
    name, is_locked = (await connection.execute(lock)).one()
    if not is_locked:
        raise CannotUpgrade("database-being-copied", database=name)


def upgrade_postgresql(connection: Connection) -> None:
    """All or nothing; of servers that start together, one after the other."""
    about = select(func.current_database(), func.current_setting("server_encoding"))
    name, encoding = connection.execute(about).one()
    if encoding != _REQUIRED_ENCODING:
        raise CannotUpgrade("database-encoding", database=name, encoding=encoding)
    if not connection.scalar(select(func.pg_try_advisory_xact_lock_shared(_COPY_LOCK))):
        raise CannotUpgrade("database-being-copied", database=name)
    connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_UPGRADE_LOCK})")
    find_revision(connection)
    _upgrade_schema(connection)


def _upgrade_schema(connection: Connection) -> None:
    before = MigrationContext.configure(connection).get_current_revision()
    command.upgrade(_alembic_config(connection), "head")
    after = MigrationContext.configure(connection).get_current_revision()
    if before != after:
        _log.info("database upgraded", extra={"before": before, "after": after})
