"""Whole games over real sockets: everybody gets what is theirs, and nothing else."""

import asyncio
import json

import pytest
from tests.server.conftest import ON_A_FILE
from tests.server.live_server import GuestClient, running_server
from websockets.exceptions import ConnectionClosed

from skulduggery.games import GAMES_BY_NAME
from skulduggery.games.record_files import load_record
from skulduggery.table.provable_random import verify_draws


async def start_game_with_bots(
    address: str, game: str, **options: object
) -> tuple[str, list[GuestClient]]:
    """Ada and Ben at a table with as many bots as it takes; the game is on."""
    ada, ben = GuestClient(address, "Ada"), GuestClient(address, "Ben")
    table = await ada.open_table(game, **options)
    for chair, client in enumerate((ada, ben)):
        await client.connect_to_table(table)
        assert (await client.receive_frame())["kind"] == "fresh"
        await client.send_request("join", name=client.name)
        answer = await client.send_request("sit", chair=chair, salt=f"salt of {client.name}")
        assert answer["kind"] == "done", answer
    least = GAMES_BY_NAME[game].player_range(GAMES_BY_NAME[game].read_options(dict(options))).start
    for chair in range(2, least):
        await ada.send_request("seatbot", chair=chair)
    assert (await ada.send_request("start"))["kind"] == "done"
    return table, [ada, ben]


@pytest.mark.parametrize("game", list(GAMES_BY_NAME))
def test_a_whole_game(game: str, database: str) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            table, clients = await start_game_with_bots(address, game)
            early = await clients[0].http.get(f"/api/tables/{table}/record")
            assert early.status_code == 400
            await asyncio.gather(*(client.play_to_end() for client in clients))
            answer = await clients[0].http.get(f"/api/tables/{table}/record")
            loaded = load_record(answer.content, 1)
            assert loaded.match.is_over()
            assert verify_draws(loaded.record, loaded.game).draws > 0
            for client in clients:
                assert client.table["winners" if "winners" in client.table else "status"]
                numbers = [t["number"] for f in client.frames for t in f.get("told", [])]
                assert numbers == sorted(set(numbers)), "a happening was told twice or out of order"
                assert client.table["secret"] == loaded.record.tags["fair.secret"]
                before = json.dumps([f for f in client.frames if "over" not in json.dumps(f)])
                assert loaded.record.tags["fair.secret"] not in before
                await client.disconnect()

    asyncio.run(evening())


def test_nobody_sees_what_is_not_theirs(database: str) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            table, clients = await start_game_with_bots(address, "skull")
            watcher = GuestClient(address, "Wim")
            await watcher.connect_to_table(table)
            await watcher.receive_frame()
            plays = [asyncio.create_task(client.play_to_end()) for client in clients]
            while watcher.table["status"] != "over":
                await watcher.receive_frame()
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
                await client.disconnect()

    asyncio.run(evening())


def test_a_restart_and_a_reconnect_lose_nothing(database: str) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            table, (ada, ben) = await start_game_with_bots(address, "skull", first=0)
            await ada.send_request("move", seat=0, nth=0, text="flower")
            known = ada.table["next"]
            cookies = [dict(client.http.cookies) for client in (ada, ben)]
            await ada.disconnect()
            await ben.disconnect()
        async with running_server(database) as address:
            again = GuestClient(address, "Ada")
            again.http.cookies.update(cookies[0])
            await again.connect_to_table(table, last=known - 1)
            frame = await again.receive_frame()
            assert frame["kind"] in ("news", "moved")
            assert all(told["number"] >= known for told in frame["told"])
            assert again.table["you"] == 0
            assert again.table["own"]["hidden"]["tribes"]["0"]["stack"] == ["flower"]
            # Sent twice is as good as once; another answer for the same decision is refused.
            twice = await again.send_request("move", seat=0, nth=0, text="flower")
            assert twice["kind"] == "done"
            other = await again.send_request("move", seat=0, nth=0, text="skull")
            assert other["mistake"] == "refused-decided"
            await again.connect_to_table(table, last=-1)
            assert (await again.receive_frame())["kind"] in ("news", "moved", "fresh")
            await again.disconnect()

    asyncio.run(evening())


@ON_A_FILE
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
def test_a_bad_frame_gets_an_answer_and_the_connection(frame: str, database: str) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            ada = GuestClient(address, "Ada")
            table = await ada.open_table("skull")
            await ada.connect_to_table(table)
            await ada.receive_frame()
            await ada.socket.send(frame)
            answer = await ada.receive_frame()
            assert (answer["kind"], answer["mistake"]) == ("wrong", "bad-frame")
            assert answer["id"] == (1 if '"id": 1,' in frame or '"id": 1}' in frame else None)
            assert (await ada.send_request("say", text="still here"))["kind"] == "done"
            await ada.disconnect()

    asyncio.run(evening())


def test_who_may_not_come_in(database: str) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            ada = GuestClient(address, "Ada")
            table = await ada.open_table("skull")
            for place, origin in (
                (table, "http://elsewhere.example"),
                ("nope", f"http://{address}"),
            ):
                await ada.connect_to_table(place, Origin=origin)
                with pytest.raises(ConnectionClosed) as closed:
                    await ada.socket.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code in (4403, 4404)
            await ada.connect_to_table(table, Origin=f"http://{address}")
            assert (await ada.receive_frame())["kind"] == "fresh"
            await ada.socket.send("x" * 9000)
            with pytest.raises(ConnectionClosed):
                while True:
                    await ada.receive_frame()
            missing = await ada.http.get("/api/tables/nope")
            assert missing.status_code == 404
            assert missing.json()["mistake"] == "no-table"
            await ada.disconnect()

    asyncio.run(evening())


@ON_A_FILE
@pytest.mark.parametrize("path", ["/", "/health", "/api/tables/nope", "/nowhere"])
def test_every_answer_is_dressed_safely(path: str, database: str) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            ada = GuestClient(address, "Ada")
            answer = await ada.http.get(path)
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
            await ada.http.aclose()

    asyncio.run(evening())


def test_the_cookie_is_not_for_scripts_and_cannot_be_forged(database: str) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            ada, eve = GuestClient(address, "Ada"), GuestClient(address, "Eve")
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


@ON_A_FILE
def test_bad_orders_are_refused_in_words(database: str) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            ada = GuestClient(address, "Ada")
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
            json_type = {"content-type": "application/json"}
            answer = await ada.http.post("/api/tables", content=b"\xff", headers=json_type)
            assert answer.status_code == 400
            await ada.http.aclose()

    asyncio.run(evening())


@ON_A_FILE
def test_settings_that_cannot_be_are_refused_and_the_connection_stays(database: str) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            ada = GuestClient(address, "Ada")
            await ada.connect_to_table(await ada.open_table("skull"))
            await ada.receive_frame()
            for settings, mistake in (
                ({"grace": 1}, "bad-grace"),
                ({"clock": {"kind": "bank", "seconds": 1}}, "bad-clock"),
                ({"gracious": 60}, "bad-frame"),
            ):
                request = {"do": "choosesettings", "settings": settings}
                await ada.socket.send(json.dumps({"id": 9, "request": request}))
                answer = await ada.receive_frame()
                assert (answer["mistake"], answer["id"]) == (mistake, 9)
            assert (await ada.send_request("say", text="still here"))["kind"] == "done"
            await ada.disconnect()

    asyncio.run(evening())


def test_whoever_the_host_removes_is_shown_the_door(database: str) -> None:
    async def evening() -> None:
        async with running_server(database) as address:
            table, (ada, ben) = await start_game_with_bots(address, "skull")
            guest = next(g["guest"] for g in ada.table["guests"] if g["name"] == "Ben")
            assert (await ada.send_request("remove", guest=guest))["kind"] == "done"
            for _ in range(2):
                with pytest.raises(ConnectionClosed) as closed:
                    while True:
                        await ben.receive_frame()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4403
                await ben.connect_to_table(table)
            await ada.disconnect()
            await ben.disconnect()

    asyncio.run(evening())
