"""Programs from outside: known by a token, marked as programs, gone when they are revoked."""

import asyncio
import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.lounge import Client, served
from tests.server.test_guests import Time, closed
from websockets.asyncio.client import connect

from skulduggery.server.log_store import Store
from skulduggery.server.people.api_tokens import (
    MOST,
    BadToken,
    NoProgram,
    Programs,
    TooManyPrograms,
)
from skulduggery.table.commands import Refused

ODD = ["", "skd_", "skd_é", "\x80\xff", "skd_" + "a" * 5000, "a b c", "'; --", "skd_%00"]


class Robot(Client):
    """A program with a token, and no cookie."""

    def __init__(self, address: str, token: str) -> None:
        super().__init__(address, "Robot")
        self.headers = {"Authorization": f"Bearer {token}".strip()}
        self.http.headers.update(self.headers)

    async def come(self, table: str, last: int | None = None, **headers: str) -> None:
        url = f"ws://{self.address}/api/tables/{table}/play"
        self.socket = await connect(url, additional_headers={**self.headers, **headers})
        self.sockets.append(self.socket)


async def made(client: Client, name: str = "Robot") -> tuple[str, str]:
    """A program of this client: its id and its token."""
    answer = await client.http.post("/api/guest/programs", json={"name": name})
    assert answer.status_code == 201, answer.text
    assert answer.headers["cache-control"] == "no-store"
    new = answer.json()
    return new["program"]["program"], new["token"]


def refused(answer: httpx.Response) -> tuple[int, Any]:
    return answer.status_code, answer.json()["mistake"]


def test_a_token_is_shown_once_and_only_its_digest_is_kept(tmp_path: Path) -> None:
    async def evening() -> None:
        file = tmp_path / "a.db"
        async with served(file) as address:
            ada, eve = Client(address, "Ada"), Client(address, "Eve")
            program, token = await made(ada, " Deep\nThought ")
            assert token.startswith("skd_") and len(token) > 40
            answer = await ada.http.get("/api/guest/programs")
            [listed] = answer.json()["programs"]
            assert (listed["program"], listed["name"]) == (program, "Deep Thought")
            assert len(listed["tokens"]) == 1
            assert token not in answer.text and token.removeprefix("skd_") not in answer.text
            assert (await eve.http.get("/api/guest/programs")).json() == {"programs": []}
            for body, mistake in (
                ({"name": " "}, "refused-name"),
                ({"name": 1}, "bad-request"),
                ({}, "bad-request"),
            ):
                answer = await ada.http.post("/api/guest/programs", json=body)
                assert refused(answer) == (400, mistake)
            await ada.http.aclose()
            await eve.http.aclose()
        with closing(sqlite3.connect(file)) as connection:
            [row] = connection.execute("SELECT digest FROM tokens").fetchall()
            assert row == (hashlib.sha256(token.encode()).digest(),)
        stored = b"".join(found.read_bytes() for found in tmp_path.iterdir())
        assert token.removeprefix("skd_").encode() not in stored

    asyncio.run(evening())


def test_a_program_is_somebody_without_a_cookie_and_is_marked(tmp_path: Path) -> None:
    async def evening() -> None:
        async with served(tmp_path / "a.db") as address:
            ada = Client(address, "Ada")
            program, token = await made(ada)
            robot = Robot(address, token)
            robot.http.cookies.set("skulduggery", ada.http.cookies.get("skulduggery") or "")
            answer = await robot.http.get("/api/guest")
            assert "set-cookie" not in answer.headers
            me = answer.json()
            assert (me["guest"], me["name"], me["program"]) == (program, "Robot", True)
            table = await ada.open_table("skull")
            await robot.come(table)
            await robot.ask("join", name="Honest person", program=False)
            [seen] = [g for g in robot.table["guests"] if g["guest"] == program]
            assert seen["program"] and seen["name"] == "Honest person"
            me = (await robot.http.get("/api/guest")).json()
            assert me["name"] == "Robot"  # as the owner calls it
            assert me["tables"][0]["table"] == table
            await robot.go()
            await ada.http.aclose()

    asyncio.run(evening())


def test_a_program_may_not_do_what_only_people_may(tmp_path: Path) -> None:
    async def evening() -> None:
        async with served(tmp_path / "a.db") as address:
            ada = Client(address, "Ada")
            program, token = await made(ada)
            code = (await ada.http.post("/api/guest/link")).json()["code"]
            robot = Robot(address, token)
            for answer in (
                await robot.http.post("/api/guest/programs", json={"name": "Child"}),
                await robot.http.get("/api/guest/programs"),
                await robot.http.delete(f"/api/guest/programs/{program}"),
                await robot.http.post("/api/guest/link"),
                await robot.http.post("/api/guest/link/use", json={"code": code}),
                await robot.http.put("/api/guest", json={"name": "Ada"}),
                await robot.http.delete("/api/guest"),
                await robot.http.post("/api/tables", json={"name": "Robot", "game": "skull"}),
            ):
                assert refused(answer) == (403, "not-for-programs")
                assert "set-cookie" not in answer.headers
            assert len((await ada.http.get("/api/guest/programs")).json()["programs"]) == 1
            await robot.http.aclose()
            await ada.http.aclose()

    asyncio.run(evening())


@pytest.mark.parametrize("token", ODD)
def test_tokens_that_are_none(token: str, tmp_path: Path) -> None:
    async def evening() -> None:
        async with served(tmp_path / "a.db") as address:
            ada = Client(address, "Ada")
            table = await ada.open_table("skull")
            await made(ada)
            sent = {b"Authorization": f"Bearer {token}".strip().encode("latin-1")}
            answer = await ada.http.get("/api/guest", headers=sent)
            assert refused(answer) == (401, "bad-token")
            assert answer.headers["www-authenticate"] == "Bearer"
            assert "set-cookie" not in answer.headers
            if token.isascii() and token.isprintable():
                robot = Robot(address, token)
                await robot.come(table)
                assert await closed(robot) == (4401, "bad-token")
                await robot.go()
            await ada.http.aclose()

    asyncio.run(evening())


def test_other_ways_to_sign_in_are_none_of_ours(tmp_path: Path) -> None:
    """A proxy in front may ask for a password."""

    async def evening() -> None:
        async with served(tmp_path / "a.db") as address:
            ada = Client(address, "Ada")
            me = (await ada.http.get("/api/guest")).json()["guest"]
            for sent in ("Basic YWRhOmFkYQ==", "", "Bearers skd_x"):
                headers = {"Authorization": sent}
                assert (await ada.http.get("/api/guest", headers=headers)).json()["guest"] == me
            await ada.http.aclose()

    asyncio.run(evening())


def test_revoked_in_the_middle_of_a_game(tmp_path: Path) -> None:
    async def evening() -> None:
        async with served(tmp_path / "a.db") as address:
            ada, eve = Client(address, "Ada"), Client(address, "Eve")
            program, token = await made(ada)
            robot = Robot(address, token)
            table = await ada.open_table("skull", first=0)
            await ada.come(table)
            await ada.ask("sit", chair=0)
            await robot.come(table)
            await robot.ask("join", name="Robot")
            await robot.ask("sit", chair=1)
            await ada.ask("seatbot", chair=2)
            assert (await ada.ask("start"))["kind"] == "done"
            assert (await robot.ask("move", seat=1, nth=0, text="flower"))["kind"] == "done"
            path = f"/api/guest/programs/{program}"
            assert refused(await eve.http.delete(path)) == (404, "no-program")
            assert (await ada.http.delete(path)).status_code == 204
            assert (await closed(robot))[0] == 4401
            assert refused(await robot.http.get(f"/api/tables/{table}")) == (401, "bad-token")
            await robot.come(table)
            assert await closed(robot) == (4401, "bad-token")
            assert refused(await ada.http.delete(path)) == (404, "no-program")
            assert (await ada.http.get("/api/guest/programs")).json() == {"programs": []}
            while not any(g["away"] for g in ada.table["guests"] if g["guest"] == program):
                await ada.hear()
            await robot.go()
            await ada.go()
            await eve.http.aclose()

    asyncio.run(evening())


def test_a_program_is_refused_with_its_owner(tmp_path: Path) -> None:
    async def evening() -> None:
        file = tmp_path / "a.db"
        async with served(file) as address:
            eve = Client(address, "Eve")
            table = await eve.open_table("skull")
            me = (await eve.http.get("/api/guest")).json()["guest"]
            _, token = await made(eve)
            await eve.http.aclose()
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute("UPDATE guests SET banned_at = 1 WHERE id = ?", (me,))
        async with served(file) as address:
            robot = Robot(address, token)
            assert refused(await robot.http.get("/api/guest")) == (403, "banned")
            await robot.come(table)
            assert await closed(robot) == (4403, "banned")
            await robot.go()

    asyncio.run(evening())


def test_ten_programs_and_no_more_also_when_asked_for_at_once(tmp_path: Path) -> None:
    async def evening() -> None:
        store = await Store.open(str(tmp_path / "a.db"))
        programs = Programs(store.engine, Time())
        with pytest.raises(Refused):
            await programs.make("ada", "\t")
        asked = [programs.make("ada", f"Robot {number}") for number in range(MOST + 5)]
        results = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(result, TooManyPrograms) for result in results) == 5
        mine = await programs.of("ada")
        assert len(mine) == MOST
        for wrong in ("ben", "nobody", ""):
            with pytest.raises(NoProgram):
                await programs.revoke(wrong, mine[0].program)
        await programs.revoke("ada", mine[0].program)
        _, token = await programs.make("ada", "One more")
        program, owner = await programs.known_by(token)
        assert owner == "ada"
        programs.check(program)
        with pytest.raises(BadToken):
            programs.check(mine[0].program)
        assert [found.program for found in await programs.of("ada")] != [
            found.program for found in mine
        ]
        await store.close()

    asyncio.run(evening())
