"""Whole games over real sockets: everybody gets what is theirs, and nothing else."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.lounge import Client, served
from websockets.exceptions import ConnectionClosed

from skulduggery.games import GAMES
from skulduggery.games.records import load_one
from skulduggery.server.bot_workers import Question
from skulduggery.server.connection import MOST_WAITING, Connection
from skulduggery.server.hall import Hall
from skulduggery.server.headers import STRAIGHT
from skulduggery.server.log_store import Store
from skulduggery.table import requests
from skulduggery.table.provable_random import verify


async def seated(address: str, game: str, **options: object) -> tuple[str, list[Client]]:
    """Ada and Ben at a table with as many bots as it takes; the game is on."""
    ada, ben = Client(address, "Ada"), Client(address, "Ben")
    table = await ada.open_table(game, **options)
    for chair, client in enumerate((ada, ben)):
        await client.come(table)
        assert (await client.hear())["kind"] == "fresh"
        await client.ask("join", name=client.name)
        answer = await client.ask("sit", chair=chair, salt=f"salt of {client.name}")
        assert answer["kind"] == "done", answer
    least = GAMES[game].players(GAMES[game].read_options(dict(options))).start
    for chair in range(2, least):
        await ada.ask("seatbot", chair=chair)
    assert (await ada.ask("start"))["kind"] == "done"
    return table, [ada, ben]


@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_game(game: str, tmp_path: Path) -> None:
    async def evening() -> None:
        async with served(tmp_path / "skulduggery.db") as address:
            table, clients = await seated(address, game)
            early = await clients[0].http.get(f"/api/tables/{table}/record")
            assert early.status_code == 400
            await asyncio.gather(*(client.play() for client in clients))
            answer = await clients[0].http.get(f"/api/tables/{table}/record")
            loaded = load_one(answer.content, 1)
            assert loaded.match.is_over()
            assert verify(loaded.record, loaded.game).draws > 0
            for client in clients:
                assert client.table["winners" if "winners" in client.table else "status"]
                numbers = [t["number"] for f in client.frames for t in f.get("told", [])]
                assert numbers == sorted(set(numbers)), "a happening was told twice or out of order"
                assert client.table["secret"] == loaded.record.tags["fair.secret"]
                before = json.dumps([f for f in client.frames if "over" not in json.dumps(f)])
                assert loaded.record.tags["fair.secret"] not in before
                await client.go()

    asyncio.run(evening())


def test_nobody_sees_what_is_not_theirs(tmp_path: Path) -> None:
    async def evening() -> None:
        async with served(tmp_path / "skulduggery.db") as address:
            table, clients = await seated(address, "skull")
            watcher = Client(address, "Wim")
            await watcher.come(table)
            await watcher.hear()
            plays = [asyncio.create_task(client.play()) for client in clients]
            while watcher.table["status"] != "over":
                await watcher.hear()
            await asyncio.gather(*plays)
            for you, client in [*enumerate(clients), (None, watcher)]:
                for frame in client.frames:
                    part = frame.get("table", {})
                    assert all("own" not in t for t in (part.get("view") or {}).get("tribes", []))
                    own = part.get("own")
                    assert own is None or set(own["hidden"]["tribes"]) == {str(you)}
                    for told in frame.get("told", []):
                        for event in told["events"]:
                            if event["event"] in ("DiscSealed", "DiscLaid", "DiscLost"):
                                hidden = event["disc"] is None
                                assert hidden == (event["seat"] != you)
                await client.go()

    asyncio.run(evening())


def test_a_restart_and_a_reconnect_lose_nothing(tmp_path: Path) -> None:
    async def evening() -> None:
        file = tmp_path / "skulduggery.db"
        async with served(file) as address:
            table, (ada, ben) = await seated(address, "skull", first=0)
            await ada.ask("move", seat=0, nth=0, text="flower")
            known = ada.table["next"]
            cookies = [dict(client.http.cookies) for client in (ada, ben)]
            await ada.go()
            await ben.go()
        async with served(file) as address:
            again = Client(address, "Ada")
            again.http.cookies.update(cookies[0])
            await again.come(table, last=known - 1)
            frame = await again.hear()
            assert frame["kind"] in ("news", "moved")
            assert all(told["number"] >= known for told in frame["told"])
            assert again.table["you"] == 0
            assert again.table["own"]["hidden"]["tribes"]["0"]["stack"] == ["flower"]
            # Sent twice is as good as once; another answer for the same decision is refused.
            twice = await again.ask("move", seat=0, nth=0, text="flower")
            assert twice["kind"] == "done"
            other = await again.ask("move", seat=0, nth=0, text="skull")
            assert other["mistake"] == "refused-decided"
            await again.come(table, last=-1)
            assert (await again.hear())["kind"] in ("news", "moved", "fresh")
            await again.go()

    asyncio.run(evening())


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "hello",
        "[]",
        '{"id": 1}',
        '{"id": 1, "request": {"do": "fly"}}',
        '{"id": 1, "request": {"do": "sit", "chair": "one"}}',
        '{"id": 1, "request": {"do": "sit", "chair": 1, "extra": 2}}',
        '{"id": 1e99, "request": {"do": "leave"}}',
        "{" * 3000,
        "\x00",
    ],
)
def test_a_bad_frame_gets_an_answer_and_the_connection(frame: str, tmp_path: Path) -> None:
    async def evening() -> None:
        async with served(tmp_path / "skulduggery.db") as address:
            ada = Client(address, "Ada")
            table = await ada.open_table("skull")
            await ada.come(table)
            await ada.hear()
            await ada.socket.send(frame)
            answer = await ada.hear()
            assert (answer["kind"], answer["mistake"]) == ("wrong", "bad-frame")
            assert answer["id"] == (1 if '"id": 1,' in frame or '"id": 1}' in frame else None)
            assert (await ada.ask("say", text="still here"))["kind"] == "done"
            await ada.go()

    asyncio.run(evening())


def test_who_may_not_come_in(tmp_path: Path) -> None:
    async def evening() -> None:
        async with served(tmp_path / "skulduggery.db") as address:
            ada = Client(address, "Ada")
            table = await ada.open_table("skull")
            for place, origin in (
                (table, "http://elsewhere.example"),
                ("nope", f"http://{address}"),
            ):
                await ada.come(place, Origin=origin)
                with pytest.raises(ConnectionClosed) as closed:
                    await ada.socket.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code in (4403, 4404)
            await ada.come(table, Origin=f"http://{address}")
            assert (await ada.hear())["kind"] == "fresh"
            await ada.socket.send("x" * 9000)
            with pytest.raises(ConnectionClosed):
                while True:
                    await ada.hear()
            missing = await ada.http.get("/api/tables/nope")
            assert missing.status_code == 404
            assert missing.json()["mistake"] == "no-table"
            await ada.go()

    asyncio.run(evening())


@pytest.mark.parametrize("path", ["/", "/health", "/api/tables/nope", "/nowhere"])
def test_every_answer_is_dressed_safely(path: str, tmp_path: Path) -> None:
    async def evening() -> None:
        async with served(tmp_path / "skulduggery.db") as address:
            ada = Client(address, "Ada")
            answer = await ada.http.get(path)
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
            await ada.http.aclose()

    asyncio.run(evening())


def test_the_cookie_is_not_for_scripts_and_cannot_be_forged(tmp_path: Path) -> None:
    async def evening() -> None:
        async with served(tmp_path / "skulduggery.db") as address:
            ada, eve = Client(address, "Ada"), Client(address, "Eve")
            answer = await ada.http.post("/api/guest")
            cookie = answer.headers["set-cookie"].lower()
            assert "httponly" in cookie and "samesite=lax" in cookie
            assert "secure" not in cookie  # plain http on a local network
            again = await ada.http.post("/api/guest")
            assert again.json() == answer.json()
            known = ada.http.cookies["skulduggery"]
            forged = ("A" if known[0] != "A" else "B") + known[1:]
            eve.http.cookies.set("skulduggery", forged)
            assert (await eve.http.post("/api/guest")).json() != answer.json()
            await ada.http.aclose()
            await eve.http.aclose()

    asyncio.run(evening())


def test_bad_orders_are_refused_in_words(tmp_path: Path) -> None:
    async def evening() -> None:
        async with served(tmp_path / "skulduggery.db") as address:
            ada = Client(address, "Ada")
            for body, mistake in (
                ({"name": "Ada", "game": "chess"}, "unknown-game"),
                ({"name": " ", "game": "skull"}, "refused-name"),
                ({"name": "Ada", "game": "skull", "options": {"boxes": 3}}, "bad-option"),
                ({"name": "Ada", "game": "skull", "preset": "klingon"}, "unknown-preset"),
            ):
                german = {"accept-language": "de-CH, en;q=0.8"}
                answer = await ada.http.post("/api/tables", json=body, headers=german)
                assert answer.status_code == 400
                assert answer.json()["mistake"] == mistake
            assert (await ada.http.post("/api/tables", json={"game": 1})).status_code == 400
            assert (await ada.http.post("/api/tables", content=b"\xff")).status_code == 400
            await ada.http.aclose()

    asyncio.run(evening())


def test_settings_that_cannot_be_are_refused_and_the_connection_stays(tmp_path: Path) -> None:
    async def evening() -> None:
        async with served(tmp_path / "skulduggery.db") as address:
            ada = Client(address, "Ada")
            await ada.come(await ada.open_table("skull"))
            await ada.hear()
            for settings, mistake in (
                ({"grace": 1}, "bad-grace"),
                ({"clock": {"kind": "bank", "seconds": 1}}, "bad-clock"),
                ({"gracious": 60}, "bad-frame"),
            ):
                request = {"do": "choosesettings", "settings": settings}
                await ada.socket.send(json.dumps({"id": 9, "request": request}))
                answer = await ada.hear()
                assert (answer["mistake"], answer["id"]) == (mistake, 9)
            assert (await ada.ask("say", text="still here"))["kind"] == "done"
            await ada.go()

    asyncio.run(evening())


class Clogged:
    """A socket whose reader has gone to sleep: nothing can be sent any more."""

    def __init__(self) -> None:
        self.closed_with: int | None = None
        self.scope = {STRAIGHT: (self.receive, self.send)}

    async def send(self, message: object) -> None:
        await asyncio.Event().wait()

    async def receive(self) -> dict[str, Any]:
        await asyncio.Event().wait()
        raise AssertionError

    async def close(self, code: int) -> None:
        self.closed_with = code


def test_who_does_not_read_is_let_go(tmp_path: Path) -> None:
    """Nobody waits for a slow reader, and what is held for it does not grow for ever."""

    async def evening() -> None:
        hall = Hall(await Store.open(str(tmp_path / "a.db")), no_bots, lambda: 0.0)
        table = await hall.create("ada", "Ada", requests.ChooseOptions("skull"))
        socket: Any = Clogged()
        connection = Connection(hall, socket, table, "sleepy", "en")
        listening = asyncio.create_task(connection.run(None))
        live = await hall.live(table)
        while connection not in live.listeners:
            await asyncio.sleep(0)
        for _ in range(MOST_WAITING + 2):
            await hall.ask(table, "ada", requests.React("laugh"))
        await asyncio.wait_for(listening, 30)
        assert socket.closed_with == 4000
        assert live.listeners == set()
        assert len(connection.waiting) == MOST_WAITING + 1
        await hall.close()

    asyncio.run(evening())


async def no_bots(question: Question) -> str:
    raise AssertionError


def test_whoever_the_host_removes_is_shown_the_door(tmp_path: Path) -> None:
    async def evening() -> None:
        async with served(tmp_path / "skulduggery.db") as address:
            table, (ada, ben) = await seated(address, "skull")
            guest = next(g["guest"] for g in ada.table["guests"] if g["name"] == "Ben")
            assert (await ada.ask("remove", guest=guest))["kind"] == "done"
            for _ in range(2):
                with pytest.raises(ConnectionClosed) as closed:
                    while True:
                        await ben.hear()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4403
                await ben.come(table)
            await ada.go()
            await ben.go()

    asyncio.run(evening())
