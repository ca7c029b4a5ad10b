"""Players over HTTP: what they are worth, and who is first."""

import asyncio
from pathlib import Path

from sqlalchemy.dialects.sqlite import insert
from tests.server.shelf import gathered, played
from tests.server.test_records_http import house, kept
from tests.table.evening import Evening

from skulduggery.bots.registry import usual_level
from skulduggery.server.database import GUESTS
from skulduggery.server.records.archive import Archive
from skulduggery.server.records.leaderboard import LEAST_GAMES
from skulduggery.table import requests

USUAL = usual_level("skull")  # of the bots that sit at the tables of tests


def with_program(table: str, seed: int) -> Evening:
    evening = gathered(table, guests=("Ada",), seed=seed, rated=True)
    evening.ask("Hal", requests.Join("Hal", program=True))
    evening.ask("Hal", requests.Sit(1))
    return evening.seat("Cleo").start().play_on()


def given_up(table: str) -> Evening:
    evening = gathered(table, listed=True).start()
    evening.ask("Ada", requests.Resign())
    return evening.play_on()


async def known(archive: Archive, guest: str, **columns: object) -> None:
    async with archive.engine.begin() as connection:
        row = {"id": guest, "name": "", "made_at": 0.0, **columns}
        await connection.execute(insert(GUESTS).values(row))


def test_only_those_who_play_are_ranked(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path / "a.db") as (archive, http):
            board = "/api/leaderboard?game=skull"
            guests = ("Ada", "Ben", "bot", "bot")
            for n in range(LEAST_GAMES):
                assert (await http.get(board)).json() == []
                await kept(archive, played(f"t{n}", guests=guests, seed=n, rated=True))
            await kept(archive, played("t9", guests=("Cleo", "Dario", "Emma"), rated=True))

            lines = (await http.get(board)).json()
            assert {line["who"] for line in lines} == {"Ada", "Ben", f"bot:{USUAL}"}
            ratings = [line["rating"] for line in lines]
            assert ratings == sorted(ratings, reverse=True)
            assert [line["place"] for line in lines] == [1, 2, 3]
            assert all(line["games"] == LEAST_GAMES for line in lines)
            assert (await http.get("/api/leaderboard?game=skull_king")).json() == []

            people = (await http.get(f"{board}&kind=people")).json()
            assert {line["who"] for line in people} == {"Ada", "Ben"}
            bots = (await http.get(f"{board}&kind=bots")).json()
            assert [(line["name"], line["kind"], line["tag"]) for line in bots] == [
                (USUAL, "bot", None)
            ]
            assert (await http.get(f"{board}&start=1&count=1")).json() == lines[1:2]

            first = lines[0]["who"]
            portrait = (await http.get(f"/api/players/{first}")).json()
            assert portrait["ratings"][0]["place"] == 1
            assert portrait["ratings"][0]["rating"] == lines[0]["rating"]
            emma = (await http.get("/api/players/Emma")).json()
            assert emma["ratings"][0]["place"] is None
            assert emma["ratings"][0]["games"] == 1

            await known(archive, first, banned_at=1.0)
            left = (await http.get(board)).json()
            assert first not in {line["who"] for line in left}
            assert [line["place"] for line in left] == [1, 2]

    asyncio.run(work())


def test_programs_are_marked_and_go_with_their_owner(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path / "a.db") as (archive, http):
            for n in range(LEAST_GAMES):
                await kept(archive, with_program(f"t{n}", n))
            board = "/api/leaderboard?game=skull&kind=bots"
            (line,) = (await http.get(board)).json()
            assert (line["who"], line["kind"]) == ("Hal", "program")
            await known(archive, "Hal", name="HAL 9000", owner="Dave")
            (line,) = (await http.get(board)).json()
            assert line["name"] == "HAL 9000" and len(line["tag"]) == 4
            await known(archive, "Dave", banned_at=1.0)
            assert (await http.get(board)).json() == []

    asyncio.run(work())


def test_a_player(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path / "a.db") as (archive, http):
            lost = played("t1", guests=("Ada", "Ben", "bot", "bot"), listed=True)
            other = played("t2", game="skull_king", listed=True)
            left = given_up("t3")
            await kept(archive, lost, other, left)
            counts = {c["game"]: c for c in (await http.get("/api/players/Ada")).json()["counts"]}
            assert counts["skull_king"]["games"] == 1
            won = int(lost.table.record().result.winners == [0])
            assert counts["skull"] == {
                "game": "skull",
                "games": 2,
                "won": won,
                "resigned": 1,
                "abandoned": 0,
            }
            bot = (await http.get(f"/api/players/bot:{USUAL}")).json()
            assert (bot["name"], bot["kind"], bot["tag"]) == (USUAL, "bot", None)
            assert bot["counts"][0]["games"] == 1, "two of them sat at one table"
            assert len((await http.get(f"/api/players/bot:{USUAL}/games")).json()) == 1

    asyncio.run(work())
