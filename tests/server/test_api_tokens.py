"""Programs from outside: known by a token, marked as programs, gone when they are revoked."""

import asyncio
import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update
from tests.server.live_server import GuestClient, running_server
from tests.server.test_guests import ManualClock, close_reason
from websockets.asyncio.client import connect

from skulduggery.server.database import DB_GUESTS
from skulduggery.server.log_store import LogStore
from skulduggery.server.people.api_tokens import (
    MAX_GUEST_PROGRAMS,
    BadToken,
    NoProgram,
    Programs,
    TooManyPrograms,
)
from skulduggery.table.requests import Refused

ODD_TOKENS = ["", "skd_", "skd_é", "\x80\xff", "skd_" + "a" * 5000, "a b c", "'; --", "skd_%00"]


class TokenClient(GuestClient):
    """A program with a token, and no cookie."""

    def __init__(self, address: str, token: str) -> None:
        super().__init__(address, "Robot")
        self.headers = {"Authorization": f"Bearer {token}".strip()}
        self.http.headers.update(self.headers)

    async def connect_to_table(self, table: str, last: int | None = None, **headers: str) -> None:
        url = f"ws://{self.address}/api/tables/{table}/play"
        self.socket = await connect(url, additional_headers={**self.headers, **headers})
        self.sockets.append(self.socket)


async def make_program(client: GuestClient, name: str = "Robot") -> tuple[str, str]:
    """A program of this client: its id and its token."""
    answer = await client.http.post("/api/guest/programs", json={"name": name})
    assert answer.status_code == 201, answer.text
    assert answer.headers["cache-control"] == "no-store"
    new = answer.json()
    return new["program"]["program"], new["token"]


def error_of(answer: httpx.Response) -> tuple[int, Any]:
    return answer.status_code, answer.json()["mistake"]


def test_a_token_is_shown_once_and_only_its_digest_is_kept(tmp_path: Path) -> None:
    async def evening() -> None:
        file = tmp_path / "a.db"
        async with running_server(file) as address:
            ada, eve = GuestClient(address, "Ada"), GuestClient(address, "Eve")
            program, token = await make_program(ada, " Deep\nThought ")
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
                assert error_of(answer) == (400, mistake)
            await ada.http.aclose()
            await eve.http.aclose()
        with closing(sqlite3.connect(file)) as connection:
            [row] = connection.execute("SELECT digest FROM tokens").fetchall()
            assert row == (hashlib.sha256(token.encode()).digest(),)
        stored = b"".join(found.read_bytes() for found in tmp_path.iterdir())
        assert token.removeprefix("skd_").encode() not in stored

    asyncio.run(evening())


def test_a_program_is_somebody_without_a_cookie_and_is_marked(database: str) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            ada = GuestClient(address, "Ada")
            program, token = await make_program(ada)
            robot = TokenClient(address, token)
            robot.http.cookies.set("skulduggery", ada.http.cookies.get("skulduggery") or "")
            answer = await robot.http.get("/api/guest")
            assert "set-cookie" not in answer.headers
            me = answer.json()
            assert (me["guest"], me["name"], me["program"]) == (program, "Robot", True)
            table = await ada.open_table("skull")
            await robot.connect_to_table(table)
            await robot.send_request("join", name="Honest person", program=False)
            [seen] = [g for g in robot.table["guests"] if g["guest"] == program]
            assert seen["program"] and seen["name"] == "Honest person"
            me = (await robot.http.get("/api/guest")).json()
            assert me["name"] == "Robot"  # as the owner calls it
            assert me["tables"][0]["table"] == table
            await robot.disconnect()
            await ada.http.aclose()

    asyncio.run(evening())


def test_a_program_may_not_do_what_only_people_may(database: str) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            ada = GuestClient(address, "Ada")
            program, token = await make_program(ada)
            code = (await ada.http.post("/api/guest/link")).json()["code"]
            robot = TokenClient(address, token)
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
                assert error_of(answer) == (403, "not-for-programs")
                assert "set-cookie" not in answer.headers
            assert len((await ada.http.get("/api/guest/programs")).json()["programs"]) == 1
            await robot.http.aclose()
            await ada.http.aclose()

    asyncio.run(evening())


@pytest.mark.parametrize("token", ODD_TOKENS)
def test_tokens_that_are_none(token: str, database: str) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            ada = GuestClient(address, "Ada")
            table = await ada.open_table("skull")
            await make_program(ada)
            sent = {b"Authorization": f"Bearer {token}".strip().encode("latin-1")}
            answer = await ada.http.get("/api/guest", headers=sent)
            assert error_of(answer) == (401, "bad-token")
            assert answer.headers["www-authenticate"] == "Bearer"
            assert "set-cookie" not in answer.headers
            if token.isascii() and token.isprintable():
                robot = TokenClient(address, token)
                await robot.connect_to_table(table)
                assert await close_reason(robot) == (4401, "bad-token")
                await robot.disconnect()
            await ada.http.aclose()

    asyncio.run(evening())


def test_other_ways_to_sign_in_are_none_of_ours(database: str) -> None:
    """A proxy in front may ask for a password."""

    async def evening() -> None:
        async with running_server(database) as address:
            ada = GuestClient(address, "Ada")
            me = (await ada.http.get("/api/guest")).json()["guest"]
            for sent in ("Basic YWRhOmFkYQ==", "", "Bearers skd_x"):
                headers = {"Authorization": sent}
                assert (await ada.http.get("/api/guest", headers=headers)).json()["guest"] == me
            await ada.http.aclose()

    asyncio.run(evening())


def test_revoked_in_the_middle_of_a_game(database: str) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            ada, eve = GuestClient(address, "Ada"), GuestClient(address, "Eve")
            program, token = await make_program(ada)
            robot = TokenClient(address, token)
            table = await ada.open_table("skull", first=0)
            await ada.connect_to_table(table)
            await ada.send_request("sit", chair=0)
            await robot.connect_to_table(table)
            await robot.send_request("join", name="Robot")
            await robot.send_request("sit", chair=1)
            await ada.send_request("seatbot", chair=2)
            assert (await ada.send_request("start"))["kind"] == "done"
            assert (await robot.send_request("move", seat=1, nth=0, text="flower"))[
                "kind"
            ] == "done"
            path = f"/api/guest/programs/{program}"
            assert error_of(await eve.http.delete(path)) == (404, "no-program")
            assert (await ada.http.delete(path)).status_code == 204
            assert (await close_reason(robot))[0] == 4401
            assert error_of(await robot.http.get(f"/api/tables/{table}")) == (401, "bad-token")
            await robot.connect_to_table(table)
            assert await close_reason(robot) == (4401, "bad-token")
            assert error_of(await ada.http.delete(path)) == (404, "no-program")
            assert (await ada.http.get("/api/guest/programs")).json() == {"programs": []}
            while not any(g["away"] for g in ada.table["guests"] if g["guest"] == program):
                await ada.receive_frame()
            await robot.disconnect()
            await ada.disconnect()
            await eve.http.aclose()

    asyncio.run(evening())


def test_a_program_is_refused_with_its_owner(database: str) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            eve = GuestClient(address, "Eve")
            table = await eve.open_table("skull")
            me = (await eve.http.get("/api/guest")).json()["guest"]
            _, token = await make_program(eve)
            await eve.http.aclose()
        store = await LogStore.open(database)
        async with store.engine.begin() as connection:
            banned = update(DB_GUESTS).where(DB_GUESTS.c.id == me)
            await connection.execute(banned.values(banned_at=1))
        await store.close()
        async with running_server(database) as address:
            robot = TokenClient(address, token)
            assert error_of(await robot.http.get("/api/guest")) == (403, "banned")
            await robot.connect_to_table(table)
            assert await close_reason(robot) == (4403, "banned")
            await robot.disconnect()

    asyncio.run(evening())


def test_ten_programs_and_no_more_also_when_asked_for_at_once(database: str) -> None:
    async def evening() -> None:
        store = await LogStore.open(database)
        programs = Programs(store.engine, ManualClock())
        with pytest.raises(Refused):
            await programs.make_program("ada", "\t")
        asked = [
            programs.make_program("ada", f"Robot {number}")
            for number in range(MAX_GUEST_PROGRAMS + 5)
        ]
        results = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(result, TooManyPrograms) for result in results) == 5
        mine = await programs.programs_of("ada")
        assert len(mine) == MAX_GUEST_PROGRAMS
        for wrong in ("ben", "nobody", ""):
            with pytest.raises(NoProgram):
                await programs.revoke(wrong, mine[0].program)
        await programs.revoke("ada", mine[0].program)
        _, token = await programs.make_program("ada", "One more")
        program, owner = await programs.program_of_token(token)
        assert owner == "ada"
        programs.check_not_revoked(program)
        with pytest.raises(BadToken):
            programs.check_not_revoked(mine[0].program)
        assert [found.program for found in await programs.programs_of("ada")] != [
            found.program for found in mine
        ]
        await store.close()

    asyncio.run(evening())
