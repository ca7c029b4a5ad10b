"""Players over HTTP: what they are worth, and who is first."""

import asyncio

from sqlalchemy.dialects.sqlite import insert
from tests.server.archive_fixtures import play_archive_game, seat_archive_table
from tests.server.test_records_http import archive_tables, server_with_archive
from tests.table.table_driver import TableDriver

from skulduggery.bots.registry import usual_level
from skulduggery.server.database import DB_GUESTS
from skulduggery.server.records.archive import Archive
from skulduggery.server.records.leaderboard import MIN_RATED_GAMES
from skulduggery.table import requests

USUAL_LEVEL = usual_level("skull")  # of the bots that sit at the tables of tests


def play_with_program(table: str, seed: int) -> TableDriver:
    evening = seat_archive_table(table, guests=("Ada",), seed=seed, rated=True)
    evening.send_request("Hal", requests.Join("Hal", program=True))
    evening.send_request("Hal", requests.Sit(1))
    return evening.seat_guests("Cleo").start_game().play_randomly()


def play_resigned_game(table: str) -> TableDriver:
    evening = seat_archive_table(table, listed=True).start_game()
    evening.send_request("Ada", requests.Resign())
    return evening.play_randomly()


async def insert_guest(archive: Archive, guest: str, **columns: object) -> None:
    async with archive.engine.begin() as connection:
        row = {"id": guest, "name": "", "made_at": 0.0, **columns}
        await connection.execute(insert(DB_GUESTS).values(row))


def test_only_those_who_play_are_ranked(database: str) -> None:
    async def work() -> None:
        async with server_with_archive(database) as (archive, http):
            board = "/api/leaderboard?game=skull"
            guests = ("Ada", "Ben", "bot", "bot")
            for n in range(MIN_RATED_GAMES):
                assert (await http.get(board)).json() == []
                await archive_tables(
                    archive, play_archive_game(f"t{n}", guests=guests, seed=n, rated=True)
                )
            await archive_tables(
                archive, play_archive_game("t9", guests=("Cleo", "Dario", "Emma"), rated=True)
            )

            lines = (await http.get(board)).json()
            assert {line["who"] for line in lines} == {"Ada", "Ben", f"bot:{USUAL_LEVEL}"}
            ratings = [line["rating"] for line in lines]
            assert ratings == sorted(ratings, reverse=True)
            assert [line["place"] for line in lines] == [1, 2, 3]
            assert all(line["games"] == MIN_RATED_GAMES for line in lines)
            assert (await http.get("/api/leaderboard?game=skull_king")).json() == []

            people = (await http.get(f"{board}&kind=people")).json()
            assert {line["who"] for line in people} == {"Ada", "Ben"}
            bots = (await http.get(f"{board}&kind=bots")).json()
            assert [(line["name"], line["kind"], line["tag"]) for line in bots] == [
                (USUAL_LEVEL, "bot", None)
            ]
            assert (await http.get(f"{board}&start=1&count=1")).json() == lines[1:2]

            first = lines[0]["who"]
            portrait = (await http.get(f"/api/players/{first}")).json()
            assert portrait["ratings"][0]["place"] == 1
            assert portrait["ratings"][0]["rating"] == lines[0]["rating"]
            emma = (await http.get("/api/players/Emma")).json()
            assert emma["ratings"][0]["place"] is None
            assert emma["ratings"][0]["games"] == 1

            await insert_guest(archive, first, banned_at=1.0)
            left = (await http.get(board)).json()
            assert first not in {line["who"] for line in left}
            assert [line["place"] for line in left] == [1, 2]

    asyncio.run(work())


def test_programs_are_marked_and_go_with_their_owner(database: str) -> None:
    async def work() -> None:
        async with server_with_archive(database) as (archive, http):
            for n in range(MIN_RATED_GAMES):
                await archive_tables(archive, play_with_program(f"t{n}", n))
            board = "/api/leaderboard?game=skull&kind=bots"
            (line,) = (await http.get(board)).json()
            assert (line["who"], line["kind"]) == ("Hal", "program")
            await insert_guest(archive, "Hal", name="HAL 9000", owner="Dave")
            (line,) = (await http.get(board)).json()
            assert line["name"] == "HAL 9000" and len(line["tag"]) == 4
            await insert_guest(archive, "Dave", banned_at=1.0)
            assert (await http.get(board)).json() == []

    asyncio.run(work())


def test_a_player(database: str) -> None:
    async def work() -> None:
        async with server_with_archive(database) as (archive, http):
            lost = play_archive_game("t1", guests=("Ada", "Ben", "bot", "bot"), listed=True)
            other = play_archive_game("t2", game="skull_king", listed=True)
            left = play_resigned_game("t3")
            await archive_tables(archive, lost, other, left)
            counts = {c["game"]: c for c in (await http.get("/api/players/Ada")).json()["counts"]}
            assert counts["skull_king"]["games"] == 1
            won = int(lost.table.game_record().result.winners == [0])
            assert counts["skull"] == {
                "game": "skull",
                "games": 2,
                "won": won,
                "resigned": 1,
                "abandoned": 0,
            }
            bot = (await http.get(f"/api/players/bot:{USUAL_LEVEL}")).json()
            assert (bot["name"], bot["kind"], bot["tag"]) == (USUAL_LEVEL, "bot", None)
            assert bot["counts"][0]["games"] == 1, "two of them sat at one table"
            assert len((await http.get(f"/api/players/bot:{USUAL_LEVEL}/games")).json()) == 1

    asyncio.run(work())
