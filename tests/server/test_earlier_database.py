"""A database that an earlier version wrote: its tables go on, its games are found and replayed.

`earlier/protocol-1.sql` was written by the version before games moved into packages of their own:
a finished game of each game, and a table of Skull at which all first discs are down.
"""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.conftest import KINDS_OF_DATABASES, MakeDatabase
from tests.server.database_queries import query_rows
from tests.server.live_server import GuestClient, running_server

from skulduggery.server.copying.move import move_database

DATABASE_DUMP = Path(__file__).parent / "earlier" / "protocol-1.sql"
RUNNING_TABLE_ID = "Eu-aweyvmEfu"
FINISHED_GAMES = {"skull", "skull_king", "saber_skull"}


def write_earlier_database(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(DATABASE_DUMP.read_text(encoding="utf-8"))


@pytest.fixture(params=KINDS_OF_DATABASES)
def earlier_database(
    request: pytest.FixtureRequest, make_database: MakeDatabase, tmp_path: Path
) -> str:
    """The file as it was; PostgreSQL came later, and gets what has become of it."""
    file = tmp_path / "skulduggery.db"
    write_earlier_database(file)
    if request.param == "sqlite":
        return str(file)
    address = make_database(request.param)
    asyncio.run(move_database(str(file), address))
    return address


def test_finished_games_are_found_replayed_and_proved(earlier_database: str) -> None:
    records: dict[str, str] = dict(query_rows(earlier_database, "SELECT game, id FROM games"))
    assert set(records) == FINISHED_GAMES

    async def look() -> None:
        async with running_server(earlier_database) as address:
            ada = GuestClient(address, "Ada")
            for game, record in records.items():
                about = (await ada.http.get(f"/api/records/{record}")).json()
                assert (about["game"], about["ending"]) == (game, "finished")
                steps = (await ada.http.get(f"/api/records/{record}/steps?as=all")).json()
                assert steps["total"] == about["plies"] + 1
                assert steps["steps"][0]["view"]["game"] == game
                proof = await ada.http.get(f"/api/records/{record}/proof")
                assert proof.status_code == 200, proof.text
            await ada.disconnect()

    asyncio.run(look())


def test_a_game_in_progress_goes_on(earlier_database: str) -> None:
    async def look() -> None:
        async with running_server(earlier_database) as address:
            ada = GuestClient(address, "Ada")
            await ada.connect_to_table(RUNNING_TABLE_ID)
            fresh = await ada.receive_frame()
            assert fresh["table"]["status"] == "playing"
            assert fresh["table"]["decided"] == [1, 1, 1]
            assert fresh["table"]["view"]["phase"] == "add"
            assert [tribe["height"] for tribe in fresh["table"]["view"]["tribes"]] == [1, 1, 1]
            await ada.disconnect()

    asyncio.run(look())
