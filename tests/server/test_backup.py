"""A copy made while people play, and a server on what comes back from it."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from tests.server.archive_fixtures import append_log, seat_archive_table
from tests.server.conftest import KINDS_OF_DATABASES, MakeDatabase
from tests.server.house_fixtures import read_house
from tests.server.live_server import GuestClient, running_server
from tests.server.test_earlier_database import write_earlier_database
from tools.drivers.postgresql import PostgresServer

from skulduggery.core.errors import Mistake
from skulduggery.server.copying.backup import back_up
from skulduggery.server.copying.move import restore
from skulduggery.server.hosting.database_address import is_postgresql
from skulduggery.server.log_store import LogStore

DEADLINE_S = 60.0


def run_command(*words: str) -> Any:
    """What a command prints as JSON."""
    command = [sys.executable, "-m", "skulduggery", *words, "--json"]
    return json.loads(subprocess.run(command, capture_output=True, check=True).stdout)


def test_a_game_goes_on_from_a_backup(
    database: str, make_database: MakeDatabase, tmp_path: Path
) -> None:
    """Made while people play, and restored into a database of the same kind."""

    async def evening() -> None:
        copy = tmp_path / "copy.db"
        async with running_server(database) as address:
            ada, ben = GuestClient(address, "Ada"), GuestClient(address, "Ben")
            table = await ada.open_table("saber_skull")
            for chair, client in enumerate((ada, ben)):
                await client.connect_to_table(table)
                await client.receive_frame()
                await client.send_request("join", name=client.name)
                await client.send_request("sit", chair=chair)
            assert (await ada.send_request("start"))["kind"] == "done"
            choices = ada.legal_choices()
            told = await asyncio.to_thread(run_command, "backup", str(copy), "--database", database)
            assert told == {"file": str(copy), "bytes": copy.stat().st_size}
            await asyncio.gather(ada.play_to_end(), ben.play_to_end())
            await ada.socket.close()
            await ben.socket.close()
        restored = make_database("postgresql" if is_postgresql(database) else "sqlite")
        told = await asyncio.to_thread(run_command, "restore", str(copy), "--database", restored)
        assert (told["source"], told["target"], told["logs"]) == (str(copy), restored, 1)
        async with running_server(restored) as address:
            again = [GuestClient(address, client.name) for client in (ada, ben)]
            for client, before in zip(again, (ada, ben), strict=True):
                client.http.cookies.update(before.http.cookies)
                await client.connect_to_table(table)
                await client.receive_frame()
            assert again[0].table["status"] == "playing"
            assert again[0].legal_choices() == choices
            await asyncio.gather(*(client.play_to_end() for client in again))
            for client in again:
                assert client.table["status"] == "over"
                await client.disconnect()
        await ada.http.aclose()
        await ben.http.aclose()

    asyncio.run(evening())


def test_a_backup_is_one_file_that_only_its_owner_may_read(database: str, tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(database):
            before = {file.name for file in tmp_path.iterdir()}
            await back_up(database, tmp_path / "copy.db")
            assert {file.name for file in tmp_path.iterdir()} - before == {"copy.db"}

    asyncio.run(evening())
    if os.name == "posix":
        assert (tmp_path / "copy.db").stat().st_mode & 0o777 == 0o600


def refusal(work: Coroutine[Any, Any, Any]) -> str:
    with pytest.raises(Mistake) as refused:
        asyncio.run(work)
    assert str(refused.value)
    return refused.value.sentence


def test_what_cannot_be_backed_up(tmp_path: Path, postgresql: PostgresServer) -> None:
    here, broken, copy = (tmp_path / name for name in ("here.db", "broken.db", "copy.db"))
    here.write_text("kept")
    broken.write_bytes(b"no database" * 500)
    postgresql.run_sql("CREATE DATABASE backup_refused")
    empty = postgresql.address_of("backup_refused")
    for database, file, mistake in (
        (str(tmp_path / "nope.db"), copy, "no-database"),
        (str(broken), here, "backup-exists"),
        (empty, here, "backup-exists"),
        (str(broken), copy, "cannot-back-up"),
        (str(broken), tmp_path / "nowhere" / "copy.db", "cannot-back-up"),
        (empty, copy, "nothing-to-copy"),
        (f"{empty}_too", copy, "database-missing"),
        ("mysql://db/games", copy, "database-address"),
    ):
        assert refusal(back_up(database, file)) == mistake
    assert here.read_text() == "kept"
    assert {file.name for file in tmp_path.iterdir()} == {"here.db", "broken.db"}


def test_postgresql_of_another_version_is_backed_up_by_that_version(
    make_database: MakeDatabase, postgresql: PostgresServer, tmp_path: Path
) -> None:
    """Its servers may be running: it cannot be upgraded for that."""
    address = make_database("postgresql")
    for revision, mistake in (
        ("0010", "backup-of-older-version"),
        ("9", "database-from-the-future"),
    ):
        sql = f"UPDATE alembic_version SET version_num = '{revision}'"
        postgresql.run_sql(sql, address.rpartition("/")[2])
        assert refusal(back_up(address, tmp_path / "copy.db")) == mistake
    assert not (tmp_path / "copy.db").exists()


@pytest.mark.parametrize("from_kind", KINDS_OF_DATABASES)
@pytest.mark.parametrize("to_kind", KINDS_OF_DATABASES)
def test_everything_comes_back_from_a_backup(
    from_kind: str,
    to_kind: str,
    make_house: MakeDatabase,
    make_database: MakeDatabase,
    tmp_path: Path,
) -> None:
    source, target, file = make_house(from_kind), make_database(to_kind), tmp_path / "copy.db"
    house = read_house(source)
    asyncio.run(back_up(source, file))
    before = file.read_bytes()
    restored = asyncio.run(restore(file, target))
    assert read_house(target) == read_house(source) == house
    assert sum(restored.rows.values()) == sum(map(len, house.values()))
    assert file.read_bytes() == before
    assert refusal(restore(file, target)) == "target-not-empty"
    assert read_house(target) == house


def test_a_backup_of_an_earlier_version_is_restored_and_stays(
    database: str, tmp_path: Path
) -> None:
    file = tmp_path / "earlier.db"
    write_earlier_database(file)
    before = file.read_bytes()
    restored = asyncio.run(restore(file, database))
    assert (restored.logs, restored.records, restored.unreadable) == (4, 3, 0)
    assert file.read_bytes() == before
    assert len(read_house(database)["journal"]) > 200


def test_what_cannot_be_restored(tmp_path: Path, make_house: MakeDatabase) -> None:
    text, empty, target = (tmp_path / name for name in ("diary.txt", "empty.db", "new.db"))
    text.write_text("Dear diary")
    empty.touch()
    for file, mistake in (
        (tmp_path / "nope.db", "nothing-to-copy"),
        (text, "cannot-open-database"),
        (empty, "nothing-to-copy"),
    ):
        assert refusal(restore(file, str(target))) == mistake
        assert not target.exists()
    house = make_house("sqlite")
    assert refusal(restore(Path(house), house)) == "target-not-empty"


def test_a_backup_of_postgresql_is_of_one_moment(
    make_house: MakeDatabase, tmp_path: Path, postgresql: PostgresServer
) -> None:
    """A game begins, and somebody comes, while it is in the middle."""
    address, file = make_house("postgresql"), tmp_path / "copy.db"
    house = read_house(address)
    held = "SELECT count(*) FROM pg_locks WHERE NOT granted"

    async def evening() -> None:
        store = await LogStore.open(address)
        async with store.engine.begin() as connection:
            await connection.exec_driver_sql("LOCK TABLE ratings IN ACCESS EXCLUSIVE MODE")
            backup = asyncio.create_task(back_up(address, file))
            async with asyncio.timeout(DEADLINE_S):
                while not int(postgresql.run_sql(held, address.rpartition("/")[2])):
                    assert not backup.done()
                    await asyncio.sleep(0.05)
            await append_log(store, seat_archive_table("new"))
        await backup
        await store.close()

    asyncio.run(evening())
    assert read_house(str(file)) == house
    assert len(read_house(address)["journal"]) > len(house["journal"])
