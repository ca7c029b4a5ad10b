"""A server on PostgreSQL, as operators start it: addresses, clear sentences, and a whole game."""

import asyncio
import json
import os
import subprocess
import sys
from itertools import count
from pathlib import Path

import httpx
import pytest
from tests.server.live_server import GuestClient
from tests.server.server_process import run_server_process
from tests.server.test_run import startup_error
from tools.drivers.postgresql import PostgresServer

from skulduggery.server.hosting.database_address import shown_address

PASSWORD = "a:b@c/d?e#f"  # as passwords are that people do not choose themselves
ENCODED_PASSWORD = "a%3Ab%40c%2Fd%3Fe%23f"
_numbers = count()


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("/home/ada/a@b.db", "/home/ada/a@b.db"),
        ("postgresql://ada:secret@db:5432/games", "postgresql://ada@db:5432/games"),
        ("postgres://db/games?sslmode=require&password=secret", "postgres://db/games"),
        ("postgresql://ada:secret@db1,db2:5433/games", "postgresql://ada@db1,db2:5433/games"),
        ("postgresql://ada:secret@[::1]:5432/games", "postgresql://ada@[::1]:5432/games"),
        ("postgresql://ada:sec@ret@db/games", "postgresql://…"),
        ("postgresql://ada:sec/ret@db/games", "postgresql://…"),
        ("postgresql://ada:1?secret@db/games", "postgresql://…"),
        ("postgresql://ada:1#secret@db/games", "postgresql://…"),
        ("mysql://ada:secret@db/games", "mysql://…"),
    ],
)
def test_no_address_is_shown_with_its_password(address: str, shown: str) -> None:
    assert shown_address(address) == shown


def new_database(server: PostgresServer, options: str = "") -> str:
    name = f"address_{next(_numbers)}"
    server.run_sql(f"CREATE DATABASE {name} {options}")
    return name


@pytest.mark.parametrize(
    ("address", "complaint"),
    [
        ("mysql://ada:secret@db/games", "mysql://… is no address of a database"),
        ("postgresql://ada:sec/ret@db/games", "postgresql://… is no address of a database"),
        ("postgresql://db/games?sslmode=maybe", "postgresql://db/games is no address"),
        ("postgresql://ada:secret@127.0.0.1:1/games", "ada@127.0.0.1:1/games: Connection refused"),
        ("postgresql://nowhere.invalid/games", "cannot be reached at postgresql://nowhere.invalid"),
    ],
)
def test_an_address_that_leads_nowhere_is_one_sentence(address: str, complaint: str) -> None:
    for command in ("serve", "admin token"):
        said = startup_error(*command.split(), "--database", address)
        assert complaint in said
        assert "secret" not in said


def test_whom_postgresql_does_not_let_in_is_told_so(postgresql: PostgresServer) -> None:
    postgresql.add_user("ada", PASSWORD)
    name = new_database(postgresql, "OWNER ada")
    place = f"127.0.0.1:{postgresql.port}"
    wrong = startup_error("serve", "--database", f"postgresql://ada:wrong@{place}/{name}")
    assert f"does not let you in at postgresql://ada@{place}/{name}" in wrong
    right = f"postgresql://ada:{ENCODED_PASSWORD}@{place}"
    assert f"no database postgresql://ada@{place}/other:" in startup_error(
        "serve", "--database", f"{right}/other"
    )


def test_a_database_of_others_or_of_later_is_not_touched(postgresql: PostgresServer) -> None:
    name = new_database(postgresql)
    postgresql.run_sql("CREATE TABLE recipes (cake text)", name)
    assert "another program" in startup_error("serve", "--database", postgresql.address_of(name))
    postgresql.run_sql(
        "DROP TABLE recipes; CREATE TABLE alembic_version (version_num text);"
        "INSERT INTO alembic_version VALUES ('9999')",
        name,
    )
    said = startup_error("serve", "--database", postgresql.address_of(name))
    assert "made by a newer Skulduggery (it says 9999)" in said
    tables = postgresql.run_sql("SELECT tablename FROM pg_tables WHERE schemaname = 'public'", name)
    assert tables.split() == ["alembic_version"]


def test_a_database_without_all_letters_is_refused(postgresql: PostgresServer) -> None:
    name = new_database(postgresql, "ENCODING 'LATIN1' TEMPLATE template0")
    said = startup_error("serve", "--database", postgresql.address_of(name))
    assert f"{name} is encoded in LATIN1" in said


def run_admin(*words: str, **env: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "skulduggery", "admin", *words],
        stdout=subprocess.PIPE,
        check=True,
        text=True,
        env={**os.environ, "SKULDUGGERY_LANG": "en", **env},
    )
    return done.stdout


async def play_against_bots(address: str) -> str:
    """A whole game; the table."""
    ada = GuestClient(address, "Ada")
    table = await ada.open_table("saber_skull", first=0)
    await ada.connect_to_table(table)
    await ada.receive_frame()
    await ada.send_request("join", name="Ada")
    await ada.send_request("sit", chair=0)
    await ada.send_request("seatbot", chair=1)
    await ada.send_request("start")
    await ada.play_to_end()
    await ada.disconnect()
    return table


@pytest.mark.skipif(os.name == "nt", reason="no such signals")
def test_a_game_is_played_on_postgresql_and_administered(
    postgresql: PostgresServer, tmp_path: Path
) -> None:
    postgresql.add_user("operator", PASSWORD)
    name = new_database(postgresql, "OWNER operator")
    place = f"127.0.0.1:{postgresql.port}/{name}"
    variable = {"SKULDUGGERY_DATABASE": f"postgresql://operator:{ENCODED_PASSWORD}@{place}"}

    with run_server_process(tmp_path / "a.db", "serve", **variable) as opened:
        table = asyncio.run(play_against_bots(opened.address))
        admin = ("--url", f"http://{opened.address}")
        load = json.loads(run_admin("load", "--json", *admin, **variable))
        assert load["database"] > 1_000_000
        [row] = json.loads(run_admin("tables", "--json", *admin, **variable))
        assert (row["id"], row["status"]) == (table, "over")
        assert httpx.get(f"http://{opened.address}/health").status_code == 200
        assert opened.stop(2) == 0
    everything = opened.output + opened.log.read_text()
    assert f"Database: postgresql://operator@{place}\n" in everything
    assert "Traceback" not in everything
    assert PASSWORD not in everything and ENCODED_PASSWORD not in everything
    assert not list(tmp_path.glob("*.db*"))
