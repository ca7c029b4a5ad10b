"""A database that an earlier version wrote: its tables go on, its games are found and replayed.

`earlier/protocol-1.sql` was written by the version before games moved into packages of their own:
a finished game of each game, and a table of Skull at which all first discs are down.
"""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from tests.server.live_server import GuestClient, running_server

DATABASE_DUMP = Path(__file__).parent / "earlier" / "protocol-1.sql"
RUNNING_TABLE_ID = "Eu-aweyvmEfu"
FINISHED_GAMES = {"skull", "skull_king", "saber_skull"}


@pytest.fixture
def database(tmp_path: Path) -> Path:
    file = tmp_path / "skulduggery.db"
    with sqlite3.connect(file) as connection:
        connection.executescript(DATABASE_DUMP.read_text(encoding="utf-8"))
    connection.close()
    return file


def record_ids(database: Path) -> dict[str, str]:
    """By game."""
    connection = sqlite3.connect(database)
    found = dict(connection.execute("SELECT game, id FROM games").fetchall())
    connection.close()
    return found


def test_finished_games_are_found_replayed_and_proved(database: Path) -> None:
    records = record_ids(database)
    assert set(records) == FINISHED_GAMES

    async def look() -> None:
        async with running_server(database) as address:
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


def test_a_game_in_progress_goes_on(database: Path) -> None:
    async def look() -> None:
        async with running_server(database) as address:
            ada = GuestClient(address, "Ada")
            await ada.connect_to_table(RUNNING_TABLE_ID)
            fresh = await ada.receive_frame()
            assert fresh["table"]["status"] == "playing"
            assert fresh["table"]["decided"] == [1, 1, 1]
            assert fresh["table"]["view"]["phase"] == "add"
            assert [tribe["height"] for tribe in fresh["table"]["view"]["tribes"]] == [1, 1, 1]
            await ada.disconnect()

    asyncio.run(look())
