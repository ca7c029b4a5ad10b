"""A game against bots: a table that is opened with them seated, and started before it is shown."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import ON_A_FILE
from tests.server.live_server import GuestClient, running_server

from skulduggery.games import GAMES_BY_NAME


def run_visit(database: Path | str, visit: Callable[[GuestClient], Awaitable[None]]) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            ada = GuestClient(address, "Ada")
            try:
                await visit(ada)
            finally:
                await ada.http.aclose()

    asyncio.run(evening())


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_it_begins_without_anybody_having_seen_a_waiting_room(game: str, database: str) -> None:
    async def visit(ada: GuestClient) -> None:
        body = {"name": "Ada", "game": game, "bots": 2, "level": "casual"}
        opened = await ada.http.post("/api/tables", json=body | {"settings": {"hints": True}})
        table = opened.json()["table"]
        seen = (await ada.http.get(f"/api/tables/{table}")).json()
        assert [chair["kind"] for chair in seen["chairs"][:4]] == ["person", "bot", "bot", "open"]
        assert {chair["level"] for chair in seen["chairs"][1:3]} == {"casual"}
        assert seen["settings"]["hints"] and seen["commitment"]
        started = await ada.http.post(f"/api/tables/{table}/start", json={"salt": "pepper"})
        assert started.status_code == 204
        begun = (await ada.http.get(f"/api/tables/{table}")).json()
        assert begun["status"] in ("playing", "over") and begun["players"] == [0, 1, 2]
        assert begun["commitment"] == seen["commitment"]  # it stood before the salt was given
        await ada.connect_to_table(table, last=0)
        told = [
            words for fact in (await ada.receive_frame())["told"] for words in fact["sentences"]
        ]
        assert told.count("Ada takes seat 1.") == 1

    run_visit(database, visit)


@ON_A_FILE
@pytest.mark.parametrize(
    ("wish", "mistake"),
    [
        ({"level": "invincible"}, "refused-level"),
        ({"bots": 8}, "refused-no-chair"),
        ({"settings": {"grace": 1}}, "bad-grace"),
        ({"bots": 12}, "bad-request"),
        ({"bots": -1}, "bad-request"),
    ],
)
def test_what_cannot_be_opens_no_table(wish: dict[str, Any], mistake: str, database: str) -> None:
    async def visit(ada: GuestClient) -> None:
        body = {"name": "Ada", "game": "skull", "bots": 3, **wish}
        answer = await ada.http.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["mistake"]) == (400, mistake)
        assert (await ada.http.get("/api/guest")).json()["tables"] == []

    run_visit(database, visit)


def test_only_the_host_starts_it(database: str) -> None:
    async def visit(ada: GuestClient) -> None:
        body = {"name": "Ada", "game": "skull", "bots": 2}
        table = (await ada.http.post("/api/tables", json=body)).json()["table"]
        eve = GuestClient(ada.address, "Eve")
        answer = await eve.http.post(f"/api/tables/{table}/start", json={})
        assert (answer.status_code, answer.json()["mistake"]) == (400, "refused-not-here")
        nothing = await ada.http.post("/api/tables/nothing/start", json={})
        assert nothing.json()["mistake"] == "no-table"
        await eve.http.aclose()

    run_visit(database, visit)
