"""A database file: made, brought up to date, or left exactly as it was."""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from alembic import command, op
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, insert
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.server.database_queries import ask_database, query_rows, run_statements
from tests.server.house_fixtures import FIRST_MADE_UP_ID, made_up_rows

from skulduggery.games import GAMES_BY_NAME
from skulduggery.server import migrations
from skulduggery.server.database import DATABASE_SCHEMA
from skulduggery.server.database_opening import CannotUpgrade, open_database
from skulduggery.server.hosting.database_address import is_postgresql

NOBODY_UID = 65534


def open_and_query(
    database: Path | str, look: Callable[[Connection], Any] = lambda connection: None
) -> Any:
    async def work() -> Any:
        engine = (await open_database(str(database))).engine
        async with engine.connect() as connection:
            found = await connection.run_sync(look)
        await engine.dispose()
        return found

    return asyncio.run(work())


def execute_sql(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


def write_playing_table(file: Path, game: str, rules: int) -> None:
    """A database with a table where a game is going on."""
    open_and_query(file)
    values = f"'t', '{game}', {rules}, 0, 'playing', 0, 'ada', 0, 0"
    execute_sql(file, f"INSERT INTO tables VALUES ({values})")


def schema_differences(connection: Connection) -> Any:
    return compare_metadata(MigrationContext.configure(connection), DATABASE_SCHEMA)


def upgrade_to(connection: Connection, revision: str) -> None:
    """As a version did that knew no later one."""
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def write_early_rows(connection: Connection) -> dict[str, int]:
    """Some in every table there is; how many."""
    early = MetaData()
    early.reflect(connection)
    counts = {}
    for table in early.sorted_tables:
        if table.name == "alembic_version":
            continue
        rows = made_up_rows(table, {key.column: FIRST_MADE_UP_ID for key in table.foreign_keys})
        connection.execute(insert(table), rows)
        counts[table.name] = len(rows)
    return counts


def test_a_database_of_every_revision_is_upgraded(database: str) -> None:
    """Exactly to the schema of today, and with all its rows."""

    def empty_database() -> None:
        if is_postgresql(database):
            run_statements(database, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
        else:
            Path(database).unlink(missing_ok=True)

    def write(revision: str) -> dict[str, int]:
        async def ask(connection: AsyncConnection) -> dict[str, int]:
            await connection.run_sync(upgrade_to, revision)
            return await connection.run_sync(write_early_rows)

        return ask_database(database, ask)

    folder = Path(migrations.__file__).parent / "versions"
    revisions = sorted(file.name[1:5] for file in folder.glob("v*.py"))
    assert len(revisions) > 10
    for revision in revisions:
        empty_database()
        counts = write(revision)
        if entries := counts.pop("log", 0):  # since 0005 in another form
            counts |= {"journal": entries, "heads": entries}
        assert open_and_query(database, schema_differences) == []
        for table, count in counts.items():
            assert query_rows(database, f"SELECT count(*) FROM {table}") == [(count,)], table


def test_a_file_is_made_and_opening_it_again_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "what? 100% new.db"
    open_and_query(file)
    execute_sql(file, "INSERT INTO blocks VALUES ('ada', 'ben')")
    before = file.read_bytes()
    open_and_query(file)
    assert file.read_bytes() == before
    assert sorted(found.name for found in tmp_path.iterdir()) == [file.name]


def test_a_migration_is_done_wholly_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def out_of_paper(*args: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(op, "create_index", out_of_paper)
    file = tmp_path / "a.db"
    with pytest.raises(RuntimeError):
        open_and_query(file)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT name FROM sqlite_schema").fetchall() == []
    monkeypatch.undo()
    open_and_query(file)


def write_future_version(file: Path) -> None:
    open_and_query(file)
    execute_sql(file, "UPDATE alembic_version SET version_num = '9999'")


def write_foreign_database(file: Path) -> None:
    execute_sql(file, "CREATE TABLE recipes (cake)", "INSERT INTO recipes VALUES ('carrot')")


def write_foreign_alembic_database(file: Path) -> None:
    execute_sql(
        file,
        "CREATE TABLE alembic_version (version_num)",
        "INSERT INTO alembic_version VALUES ('a1b2c3')",
    )


def write_newer_rules(file: Path) -> None:
    write_playing_table(file, "skull", GAMES_BY_NAME["skull"].version + 1)


def write_unknown_game(file: Path) -> None:
    write_playing_table(file, "chess", 1)


def write_text_file(file: Path) -> None:
    file.write_text("Dear diary, today we played Skull.\n" * 100)


def write_truncated_database(file: Path) -> None:
    open_and_query(file)
    file.write_bytes(file.read_bytes()[:5000])


@pytest.mark.parametrize(
    ("make", "mistake"),
    [
        (write_future_version, "database-from-the-future"),
        (write_foreign_database, "database-of-others"),
        (write_foreign_alembic_database, "database-from-the-future"),
        (write_newer_rules, "database-other-rules"),
        (write_unknown_game, "database-other-rules"),
        (write_text_file, "cannot-open-database"),
        (write_truncated_database, "cannot-open-database"),
    ],
)
def test_what_cannot_be_used_is_refused_and_not_touched(
    make: Callable[[Path], None], mistake: str, tmp_path: Path
) -> None:
    file = tmp_path / "a.db"
    make(file)
    before = file.read_bytes()
    with pytest.raises(CannotUpgrade) as refused:
        open_and_query(file)
    assert refused.value.sentence == mistake
    assert file.read_bytes() == before
    assert str(refused.value)


def test_games_in_progress_by_the_rules_we_play_go_on(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    write_playing_table(file, "skull", GAMES_BY_NAME["skull"].version)
    open_and_query(file)


@contextmanager
def run_unprivileged() -> Iterator[None]:
    """Root may write everything; whoever runs the tests as root becomes somebody else."""
    before = os.geteuid()
    if before == 0:
        os.seteuid(NOBODY_UID)
    try:
        yield
    finally:
        os.seteuid(before)


@pytest.mark.skipif(os.name == "nt", reason="other rights than those of Unix")
def test_a_file_that_may_only_be_read_is_refused() -> None:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "a.db"
        open_and_query(file)
        file.chmod(0o444)
        Path(folder).chmod(0o555)
        try:
            with run_unprivileged(), pytest.raises(CannotUpgrade) as refused:
                open_and_query(file)
        finally:
            Path(folder).chmod(0o755)
    assert refused.value.sentence == "cannot-open-database"
    assert "readonly" in str(refused.value) or "unable to open" in str(refused.value)
