"""A house moves to another database and back: all of it, or nothing."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from tests.server.archive_fixtures import append_log, seat_archive_table
from tests.server.conftest import KINDS_OF_DATABASES, MakeDatabase
from tests.server.house_fixtures import EMPTY_HOUSE, read_house
from tests.server.live_server import GuestClient, running_server
from tests.server.server_process import run_server_process
from tests.server.test_database import (
    execute_sql,
    write_foreign_database,
    write_future_version,
    write_newer_rules,
)
from tools.drivers.postgresql import PostgresServer

from skulduggery.core.errors import Mistake
from skulduggery.server.copying.move import CopiedHouse, move_database
from skulduggery.server.copying.progress import NO_REPORT, Advance, CopyStep
from skulduggery.server.copying.replay_check import replay_everything
from skulduggery.server.copying.row_copy import CopyDiffers, count_rows
from skulduggery.server.database import DATABASE_SCHEMA, HOUSE_TABLES, NODE_TABLES
from skulduggery.server.database_opening import CannotUpgrade, connect_database, open_database
from skulduggery.server.log_store import LogStore

OTHER_KIND = {"sqlite": "postgresql", "postgresql": "sqlite"}
DEADLINE_S = 60.0


def move(source: str, target: str) -> CopiedHouse:
    return asyncio.run(move_database(source, target))


def refusal(source: str, target: str) -> str:
    with pytest.raises(Mistake) as refused:
        move(source, target)
    assert str(refused.value)
    return refused.value.sentence


def test_what_is_no_part_of_a_house_belongs_to_running_nodes() -> None:
    assert {table.name for table in NODE_TABLES} == {"nodes", "announcements"}
    assert {*HOUSE_TABLES, *NODE_TABLES} == {*DATABASE_SCHEMA.tables.values()}


@pytest.mark.parametrize("kind", KINDS_OF_DATABASES)
def test_everything_moves_and_comes_back(
    kind: str, make_house: MakeDatabase, make_database: MakeDatabase
) -> None:
    first, second, third = make_house(kind), make_database(OTHER_KIND[kind]), make_database(kind)
    house = read_house(first)
    assert all(house.values()), "a table that nobody has tried"
    there = move(first, second)
    assert read_house(second) == house
    back = move(second, third)
    assert read_house(third) == read_house(first) == house
    counts = {name: len(rows) for name, rows in house.items()}
    games = counts["games"]
    for moved in (there, back):
        assert (moved.rows, moved.logs, moved.records) == (counts, counts["heads"], games)
        assert moved.unreadable == 0


@pytest.mark.parametrize("kind", KINDS_OF_DATABASES)
def test_new_rows_are_counted_on(
    kind: str, make_house: MakeDatabase, make_database: MakeDatabase
) -> None:
    source, target = make_house(OTHER_KIND[kind]), make_database(kind)
    move(source, target)
    before = read_house(target)

    async def play_on() -> None:
        store = await LogStore.open(target)
        await append_log(store, seat_archive_table("new"))
        _, entries = await store.read_log("new")
        assert len(entries) > 3
        await store.close()

    asyncio.run(play_on())
    after = read_house(target)
    for name in ("heads", "journal"):
        assert set(before[name]) < set(after[name])
        assert min(set(after[name]) - set(before[name])) > max(before[name])


@pytest.mark.parametrize("kind", KINDS_OF_DATABASES)
def test_a_game_goes_on_after_the_move(kind: str, make_database: MakeDatabase) -> None:
    """By the old cookies, at the old address."""
    source, target = make_database(kind), make_database(OTHER_KIND[kind])

    async def evening() -> None:
        async with running_server(source) as address:
            ada = GuestClient(address, "Ada")
            clients = [ada, GuestClient(address, "Ben")]
            table = await ada.open_table("saber_skull")
            for chair, client in enumerate(clients):
                await client.connect_to_table(table)
                await client.receive_frame()
                await client.send_request("join", name=client.name)
                await client.send_request("sit", chair=chair)
            assert (await ada.send_request("start"))["kind"] == "done"
            choices = ada.legal_choices()
            for client in clients:
                await client.socket.close()
        await move_database(source, target)
        async with running_server(target) as address:
            again = [GuestClient(address, client.name) for client in clients]
            for client, before in zip(again, clients, strict=True):
                client.http.cookies.update(before.http.cookies)
                await client.connect_to_table(table)
                await client.receive_frame()
                assert client.http.cookies == before.http.cookies
            assert again[0].legal_choices() == choices
            await asyncio.gather(*(client.play_to_end() for client in again))
            for client in (*clients, *again):
                await client.disconnect()

    asyncio.run(evening())


def test_the_command_says_what_it_has_done(make_house: MakeDatabase, tmp_path: Path) -> None:
    source, target = make_house("postgresql"), str(tmp_path / "new.db")
    counts = {name: len(rows) for name, rows in read_house(source).items()}
    done = run_command("move-database", source, target, "--json")
    told = json.loads(done.stdout)
    assert (told["source"], told["target"], told["rows"]) == (source, target, counts)
    assert (told["logs"], told["records"]) == (counts["heads"], counts["games"])
    assert {file.name for file in tmp_path.iterdir()} == {"new.db", "new.db.lock"}
    if os.name == "posix":
        assert Path(target).stat().st_mode & 0o777 == 0o600
    again = run_command("move-database", source, target, check=False)
    assert again.returncode == 2 and f"{target} has data in it" in again.stderr


def run_command(*words: str, check: bool = True) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "skulduggery", *words],
        capture_output=True,
        text=True,
        check=check,
        env={**os.environ, "SKULDUGGERY_LANG": "en"},
    )


def test_progress_is_told_step_by_step(make_house: MakeDatabase, tmp_path: Path) -> None:
    steps: list[tuple[CopyStep, int]] = []
    done: dict[CopyStep, int] = {}

    def report(step: CopyStep, total: int) -> Advance:
        steps.append((step, total))

        def advance(count: int) -> None:
            done[step] = done.get(step, 0) + count

        return advance

    target = str(tmp_path / "new.db")
    copied = asyncio.run(move_database(make_house("sqlite"), target, report))
    rows = sum(copied.rows.values())
    games = copied.logs + copied.records
    assert steps == [("copied", rows), ("compared", rows), ("replayed", games)]
    assert done == dict(steps)


def test_names_with_nul_arrive_without_it(
    make_house: MakeDatabase, make_database: MakeDatabase
) -> None:
    """PostgreSQL takes none; a file of an early version may have some."""
    source, target = make_house("sqlite"), make_database("postgresql")
    execute_sql(Path(source), "UPDATE guests SET name = 'A' || char(0) || 'da' WHERE id = '0'")
    house = read_house(source)
    house["guests"] = [tuple(_without_nul(value) for value in row) for row in house["guests"]]
    move(source, target)
    assert read_house(target) == house


def _without_nul(value: object) -> object:
    return value.replace("\0", "\ufffd") if isinstance(value, str) else value


# What is refused.


@pytest.mark.parametrize("kind", KINDS_OF_DATABASES)
def test_a_database_with_data_is_not_overwritten(
    kind: str, make_house: MakeDatabase, make_database: MakeDatabase
) -> None:
    source, target = make_house("sqlite"), make_database(kind)

    async def open_once() -> None:
        store = await LogStore.open(target)
        await store.ensure_key("cookies")
        await store.close()

    asyncio.run(open_once())
    house = read_house(target)
    assert refusal(source, target) == "target-not-empty"
    assert read_house(target) == house
    assert refusal(source, source) == "same-database"


@pytest.mark.parametrize("kind", KINDS_OF_DATABASES)
def test_an_opened_database_that_nobody_used_is_empty(
    kind: str, make_house: MakeDatabase, make_database: MakeDatabase
) -> None:
    source, target = make_house("sqlite"), make_database(kind)

    async def open_once() -> None:
        await (await LogStore.open(target)).close()

    asyncio.run(open_once())
    assert read_house(target) == EMPTY_HOUSE
    move(source, target)
    assert read_house(target) == read_house(source)


@pytest.mark.skipif(os.name == "nt", reason="no such signals")
@pytest.mark.parametrize(
    ("kind", "mistake"),
    [("sqlite", "database-served"), ("postgresql", "database-served-by")],
)
def test_what_is_served_does_not_move(
    kind: str,
    mistake: str,
    make_house: MakeDatabase,
    make_database: MakeDatabase,
    tmp_path: Path,
) -> None:
    served, other = make_database(kind), make_house("sqlite")
    with run_server_process(tmp_path / "server", SKULDUGGERY_DATABASE=served) as server:
        transport = httpx.HTTPTransport(retries=100)
        with httpx.Client(transport=transport, timeout=DEADLINE_S) as client:
            assert client.get(f"http://{server.address}/health").status_code == 200
        assert refusal(served, str(tmp_path / "new.db")) == mistake
        assert refusal(other, served) == mistake
    assert not (tmp_path / "new.db").exists()


def write_nothing(file: Path) -> None:
    file.touch()


@pytest.mark.parametrize(
    ("make", "as_source", "as_target"),
    [
        (write_nothing, "nothing-to-copy", None),
        (write_foreign_database, "database-of-others", "database-of-others"),
        (write_future_version, "database-from-the-future", "database-from-the-future"),
        (write_newer_rules, "database-other-rules", "database-other-rules"),
    ],
)
def test_files_that_are_not_ours_are_not_touched(
    make: Callable[[Path], None],
    as_source: str,
    as_target: str | None,
    tmp_path: Path,
    make_house: MakeDatabase,
) -> None:
    file, house = tmp_path / "a.db", make_house("sqlite")
    make(file)
    before = file.read_bytes()
    assert refusal(str(file), str(tmp_path / "new.db")) == as_source
    if as_target is not None:
        assert refusal(house, str(file)) == as_target
    assert file.read_bytes() == before
    assert not (tmp_path / "new.db").exists()


def test_postgresql_databases_that_are_not_ours_are_not_touched(
    postgresql: PostgresServer, make_house: MakeDatabase, tmp_path: Path
) -> None:
    house, new = make_house("sqlite"), str(tmp_path / "new.db")
    for name, options, sql, as_source, as_target in (
        ("empty", "", "SELECT 1", "nothing-to-copy", None),
        ("latin", "ENCODING 'LATIN1' TEMPLATE template0", "SELECT 1", None, "database-encoding"),
        ("cakes", "", "CREATE TABLE recipes (c text)", *["database-of-others"] * 2),
        (
            "future",
            "",
            "CREATE TABLE alembic_version (version_num text);"
            "INSERT INTO alembic_version VALUES ('9999')",
            *["database-from-the-future"] * 2,
        ),
    ):
        database = f"move_{name}"
        postgresql.run_sql(f"CREATE DATABASE {database} {options}")
        postgresql.run_sql(sql, database)
        address = postgresql.address_of(database)
        tables = postgresql.run_sql("SELECT count(*) FROM pg_class", database)
        if as_source is not None:
            assert refusal(address, new) == as_source
        if as_target is not None:
            assert refusal(house, address) == as_target
        assert postgresql.run_sql("SELECT count(*) FROM pg_class", database) == tables
    gone = postgresql.address_of("move_nowhere")
    assert refusal(house, gone) == refusal(gone, new) == "database-missing"


# What goes wrong on the way.


def test_a_copy_that_differs_is_no_copy(
    postgresql: PostgresServer, make_house: MakeDatabase, make_database: MakeDatabase
) -> None:
    """A database that changes what it is given; nothing of it is left there."""
    source, target = make_house("sqlite"), make_database("postgresql")
    name = target.rpartition("/")[2]
    house = read_house(source)
    for change, table in (
        ("NEW.facts := convert_to('[]', 'UTF8'); RETURN NEW", "journal"),
        ("RETURN NULL", "ratings"),
    ):
        postgresql.run_sql(
            f"CREATE OR REPLACE FUNCTION change() RETURNS trigger LANGUAGE plpgsql AS "
            f"$$ BEGIN {change}; END $$;"
            f"CREATE TRIGGER change BEFORE INSERT ON {table} "
            "FOR EACH ROW EXECUTE FUNCTION change()",
            name,
        )
        with pytest.raises(CopyDiffers) as differs:
            move(source, target)
        assert differs.value.details == {"table": table}
        assert read_house(target) == EMPTY_HOUSE
        postgresql.run_sql(f"DROP TRIGGER change ON {table}", name)
    postgresql.run_sql("ALTER TABLE games ADD CHECK (game <> 'skull')", name)
    assert refusal(source, target) == "copy-failed"
    postgresql.run_sql("ALTER TABLE games DROP CONSTRAINT games_game_check", name)
    assert read_house(source) == house and read_house(target) == EMPTY_HOUSE
    move(source, target)
    assert read_house(target) == house


def test_logs_are_followed_and_replayed_on_both_sides(make_house: MakeDatabase) -> None:
    source, target = make_house("sqlite"), make_house("sqlite")

    async def check() -> int:
        engines = [connect_database(address).engine for address in (source, target)]
        try:
            async with engines[0].connect() as one, engines[1].connect() as other:
                counts = await count_rows(one)
                return (await replay_everything(one, other, counts, NO_REPORT)).unreadable
        finally:
            for engine in engines:
                await engine.dispose()

    assert asyncio.run(check()) == 0
    facts = "UPDATE journal SET facts = CAST('[]' AS BLOB) WHERE number = 0 AND head = 1"
    execute_sql(Path(target), facts)
    with pytest.raises(CopyDiffers):
        asyncio.run(check())
    execute_sql(Path(source), facts)  # the same in both: it was so before
    assert asyncio.run(check()) == 1
    execute_sql(
        Path(source), "UPDATE games SET record = CAST('{}' AS BLOB) WHERE game = 'skull_king'"
    )
    execute_sql(
        Path(target), "UPDATE games SET record = CAST('{}' AS BLOB) WHERE game = 'skull_king'"
    )
    assert asyncio.run(check()) == 2
    execute_sql(Path(target), "UPDATE heads SET last = last - 1 WHERE id = 2")
    with pytest.raises(CopyDiffers):
        asyncio.run(check())


async def until_true(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(DEADLINE_S):
        while not condition():
            await asyncio.sleep(0.05)


@pytest.mark.skipif(os.name == "nt", reason="no such signals")
@pytest.mark.parametrize("way", [signal.SIGINT, signal.SIGKILL])
@pytest.mark.parametrize("kind", KINDS_OF_DATABASES)
def test_a_move_that_is_interrupted_is_made_again(
    kind: str,
    way: int,
    postgresql: PostgresServer,
    make_house: MakeDatabase,
    make_database: MakeDatabase,
    tmp_path: Path,
) -> None:
    """In the middle: somebody holds a table of PostgreSQL that it has to read, or to write."""
    source, target = make_house(OTHER_KIND[kind]), make_database(kind)
    held = target if kind == "postgresql" else source
    name = held.rpartition("/")[2]
    house = read_house(source)

    def locks(which: str) -> int:
        of_database = "(SELECT oid FROM pg_database WHERE datname = current_database())"
        sql = f"SELECT count(*) FROM pg_locks WHERE database = {of_database} AND {which}"
        return int(postgresql.run_sql(sql, name))

    async def interrupt() -> None:
        engine = connect_database(held).engine
        async with engine.begin() as connection:
            await connection.exec_driver_sql("LOCK TABLE ratings IN ACCESS EXCLUSIVE MODE")
            command = [sys.executable, "-m", "skulduggery", "move-database", source, target]
            process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
            await until_true(lambda: process.poll() is not None or locks("NOT granted") > 0)
            assert process.poll() is None, process.stderr
            with pytest.raises(CannotUpgrade) as refused:
                await open_database(held)
            assert refused.value.sentence == "database-being-copied"
            process.send_signal(way)
            _, said = await asyncio.to_thread(process.communicate, timeout=DEADLINE_S)
            assert process.returncode in (130, -signal.SIGKILL)
            assert "Traceback" not in said
        await engine.dispose()
        await until_true(lambda: locks("locktype = 'advisory'") == 0)

    asyncio.run(interrupt())
    assert read_house(source) == house
    if kind == "postgresql":
        assert read_house(target) == EMPTY_HOUSE
    else:
        assert not Path(target).exists()
    move(source, target)
    assert read_house(target) == house
    assert not list(tmp_path.glob("*.partial*"))
