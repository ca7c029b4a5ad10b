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
from alembic import op
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from skulduggery.games import GAMES
from skulduggery.server.database import SCHEMA, CannotUpgrade, open_database

NOBODY = 65534


def opened(file: Path, look: Callable[[Connection], Any] = lambda connection: None) -> Any:
    async def work() -> Any:
        engine = await open_database(str(file))
        async with engine.connect() as connection:
            found = await connection.run_sync(look)
        await engine.dispose()
        return found

    return asyncio.run(work())


def written(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


def playing(file: Path, game: str, rules: int) -> None:
    """A database with a table where a game is going on."""
    opened(file)
    values = f"'t', '{game}', {rules}, 0, 'playing', 0, 'ada', 0, 0"
    written(file, f"INSERT INTO tables VALUES ({values})")


def test_migrations_give_exactly_the_schema(tmp_path: Path) -> None:
    def differences(connection: Connection) -> Any:
        return compare_metadata(MigrationContext.configure(connection), SCHEMA)

    assert opened(tmp_path / "a.db", differences) == []


def test_a_file_is_made_and_opening_it_again_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "what? 100% new.db"
    opened(file)
    written(file, "INSERT INTO blocks VALUES ('ada', 'ben')")
    before = file.read_bytes()
    opened(file)
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
        opened(file)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT name FROM sqlite_schema").fetchall() == []
    monkeypatch.undo()
    opened(file)


def from_the_future(file: Path) -> None:
    opened(file)
    written(file, "UPDATE alembic_version SET version_num = '9999'")


def of_another_program(file: Path) -> None:
    written(file, "CREATE TABLE recipes (cake)", "INSERT INTO recipes VALUES ('carrot')")


def of_another_program_with_alembic(file: Path) -> None:
    written(
        file,
        "CREATE TABLE alembic_version (version_num)",
        "INSERT INTO alembic_version VALUES ('a1b2c3')",
    )


def with_other_rules(file: Path) -> None:
    playing(file, "skull", GAMES["skull"].version + 1)


def with_an_unknown_game(file: Path) -> None:
    playing(file, "chess", 1)


def no_database(file: Path) -> None:
    file.write_text("Dear diary, today we played Skull.\n" * 100)


def cut_short(file: Path) -> None:
    opened(file)
    file.write_bytes(file.read_bytes()[:5000])


@pytest.mark.parametrize(
    ("make", "mistake"),
    [
        (from_the_future, "database-from-the-future"),
        (of_another_program, "database-of-others"),
        (of_another_program_with_alembic, "database-from-the-future"),
        (with_other_rules, "database-other-rules"),
        (with_an_unknown_game, "database-other-rules"),
        (no_database, "cannot-open-database"),
        (cut_short, "cannot-open-database"),
    ],
)
def test_what_cannot_be_used_is_refused_and_not_touched(
    make: Callable[[Path], None], mistake: str, tmp_path: Path
) -> None:
    file = tmp_path / "a.db"
    make(file)
    before = file.read_bytes()
    with pytest.raises(CannotUpgrade) as refused:
        opened(file)
    assert refused.value.sentence == mistake
    assert file.read_bytes() == before
    assert str(refused.value)


def test_games_in_progress_by_the_rules_we_play_go_on(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    playing(file, "skull", GAMES["skull"].version)
    opened(file)


@contextmanager
def as_nobody() -> Iterator[None]:
    """Root may write everything; whoever runs the tests as root becomes somebody else."""
    before = os.geteuid()
    if before == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(before)


@pytest.mark.skipif(os.name == "nt", reason="other rights than those of Unix")
def test_a_file_that_may_only_be_read_is_refused() -> None:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "a.db"
        opened(file)
        file.chmod(0o444)
        Path(folder).chmod(0o555)
        try:
            with as_nobody(), pytest.raises(CannotUpgrade) as refused:
                opened(file)
        finally:
            Path(folder).chmod(0o755)
    assert refused.value.sentence == "cannot-open-database"
    assert "readonly" in str(refused.value) or "unable to open" in str(refused.value)
