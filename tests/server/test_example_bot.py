"""The example bot, as it ships, plays a whole game and survives the worst in the middle of it."""

import asyncio
import os
import runpy
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from tests.server.live_server import FRAME_TIMEOUT_S, GuestClient, running_server
from tests.server.test_crash_recovery import kill_server, start_server
from websockets.exceptions import ConnectionClosed

BOT_FILE = Path(__file__).parents[2] / "examples" / "bot.py"


class CuttableProxy:
    """A way to the server that can be cut, and laid to another server."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.ends: set[asyncio.StreamWriter] = set()
        self.calls = 0

    async def handle_connection(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self.calls += 1
        host, port = self.address.split(":")
        try:
            onward, far = await asyncio.open_connection(host, int(port))
        except OSError:
            writer.close()
            return
        self.ends |= {writer, far}
        await asyncio.gather(self.forward_bytes(reader, far), self.forward_bytes(onward, writer))

    async def forward_bytes(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                writer.write(data)
        writer.close()
        self.ends.discard(writer)

    def cut_connections(self) -> None:
        for end in tuple(self.ends):
            end.transport.abort()


async def play_with_reconnects(client: GuestClient, table: str) -> None:
    """Play to the end, and come back if the server goes."""
    while client.table["status"] != "over":
        try:
            await client.play_to_end()
        except (ConnectionClosed, ConnectionError):
            await asyncio.sleep(0.1)
            with suppress(ConnectionError):
                await client.connect_to_table(table, last=client.table["next"] - 1)
                await client.send_request("join", name=client.name)


async def wait_for_people(client: GuestClient, chairs: int) -> None:
    while sum(chair["kind"] == "person" for chair in client.table["chairs"]) < chairs:
        await client.receive_frame()


async def make_token(owner: GuestClient) -> str:
    answer = await owner.http.post("/api/guest/programs", json={"name": "Robot"})
    return str(answer.json()["token"])


@pytest.mark.parametrize(("disaster", "known_by"), [("dropped", "token"), ("killed", "cookie")])
def test_the_example_bot_plays_a_game(disaster: str, known_by: str, tmp_path: Path) -> None:
    async def evening() -> None:
        file = tmp_path / "skulduggery.db"
        server, address = start_server(str(file))
        wire = CuttableProxy(address)
        door = await asyncio.start_server(wire.handle_connection, "127.0.0.1", 0)
        port = door.sockets[0].getsockname()[1]
        ada = GuestClient(address, "Ada")
        bot: asyncio.subprocess.Process | None = None
        try:
            table = await ada.open_table("skull_king")
            await ada.connect_to_table(table)
            await ada.send_request("sit", chair=0)
            link = f"http://127.0.0.1:{port}/api/tables/{table}"
            token = ["--token", await make_token(ada)] if known_by == "token" else []
            bot = await asyncio.create_subprocess_exec(
                sys.executable, str(BOT_FILE), link, "Robot", *token, env=dict(os.environ)
            )
            await asyncio.wait_for(wait_for_people(ada, 2), FRAME_TIMEOUT_S)
            free = [n for n, chair in enumerate(ada.table["chairs"]) if chair["kind"] == "open"]
            await ada.send_request("seatbot", chair=free[0])
            assert (await ada.send_request("start"))["kind"] == "done"
            begun, calls = ada.table["next"], wire.calls
            playing = asyncio.create_task(play_with_reconnects(ada, table))
            while ada.table["next"] < begun + 30:
                await asyncio.sleep(0.01)
                assert not playing.done()
            if disaster == "dropped":
                wire.cut_connections()
            else:
                kill_server(server)
                server, address = start_server(str(file))
                wire.address = ada.address = address
            await asyncio.wait_for(playing, FRAME_TIMEOUT_S * 2)
            assert await asyncio.wait_for(bot.wait(), FRAME_TIMEOUT_S) == 0
            assert wire.calls > calls
            assert ada.table["status"] == "over"
            assert not ada.table["abandoned"]
            [robot] = [
                guest for guest in ada.table["guests"] if guest["guest"] != ada.table["host"]
            ]
            assert robot["name"] == "Robot"
            assert robot["program"]
            told = [event for f in ada.frames for t in f.get("told", []) for event in t["events"]]
            assert not any(event["event"] == "StoodIn" for event in told)
        finally:
            if bot is not None and bot.returncode is None:
                bot.kill()
                await bot.wait()
            await ada.disconnect()
            wire.cut_connections()
            door.close()
            kill_server(server)

    asyncio.run(evening())


def test_a_bot_that_is_revoked_gives_up(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path / "skulduggery.db") as address:
            ada = GuestClient(address, "Ada")
            table = await ada.open_table("skull")
            await ada.connect_to_table(table)
            await ada.send_request("sit", chair=0)
            link = f"http://{address}/api/tables/{table}"
            env = {**os.environ, "SKULDUGGERY_TOKEN": await make_token(ada)}
            bot = await asyncio.create_subprocess_exec(
                sys.executable, str(BOT_FILE), link, env=env, stderr=asyncio.subprocess.PIPE
            )
            await asyncio.wait_for(wait_for_people(ada, 2), FRAME_TIMEOUT_S)
            [program] = (await ada.http.get("/api/guest/programs")).json()["programs"]
            await ada.http.delete(f"/api/guest/programs/{program['program']}")
            _, said = await asyncio.wait_for(bot.communicate(), FRAME_TIMEOUT_S)
            assert bot.returncode == 1
            assert b"4401" in said and b"Traceback" not in said
            await ada.disconnect()

    asyncio.run(evening())


# Wrong addresses.


async def run_failing_bot(link: str, *words: str, code: int) -> str:
    """What the bot says to an address that leads nowhere: one line, and nothing of its insides."""
    bot = await asyncio.create_subprocess_exec(
        *(sys.executable, str(BOT_FILE), link, *words), stderr=asyncio.subprocess.PIPE
    )
    _, said = await asyncio.wait_for(bot.communicate(), FRAME_TIMEOUT_S)
    assert bot.returncode == code, said.decode()
    [line] = said.decode().splitlines()
    return line


@asynccontextmanager
async def fixed_answer_server(answer: bytes) -> AsyncIterator[str]:
    """Somebody who says the same to everybody, and hangs up."""

    async def say(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answer)
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(say, "127.0.0.1", 0) as door:
        yield f"http://127.0.0.1:{door.sockets[0].getsockname()[1]}/api/tables/T"


@pytest.mark.parametrize(
    "link",
    [
        "nonsense",
        "http://127.0.0.1:8642/",
        "127.0.0.1:8642/api/tables/T",
        "http://127.0.0.1:port/api/tables/T",
        "ftp://127.0.0.1/api/tables/T",
    ],
)
def test_what_is_no_address_is_said(link: str) -> None:
    assert "http://127.0.0.1:8642/api/tables/TABLE" in asyncio.run(run_failing_bot(link, code=2))


def test_nobody_is_there() -> None:
    async def evening() -> None:
        async with fixed_answer_server(b"") as link:
            pass  # gone again, and nobody else has the port
        assert "Nobody answers" in await run_failing_bot(link, code=2)

    asyncio.run(evening())


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 404 Not Found\r\nContent-Length: 2\r\n\r\nno",
        b"HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n<!DOCTYPE",
        b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]",
        b"HTTP/1.1 302 Found\r\nLocation: /elsewhere\r\nContent-Length: 0\r\n\r\n",
    ],
)
def test_another_page_is_no_skulduggery(answer: bytes) -> None:
    async def evening() -> None:
        async with fixed_answer_server(answer) as link:
            assert "There is no Skulduggery" in await run_failing_bot(link, code=2)

    asyncio.run(evening())


@pytest.mark.parametrize("answer", [b"", b"HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{"])
def test_an_answer_that_breaks_off_is_said(answer: bytes) -> None:
    async def evening() -> None:
        async with fixed_answer_server(answer) as link:
            assert "broke" in await run_failing_bot(link, code=1)

    asyncio.run(evening())


def test_no_such_table_and_no_such_token(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path / "skulduggery.db") as address:
            link = f"http://{address}/api/tables/none"
            assert "table" in await run_failing_bot(link, code=2)
            assert "token" in await run_failing_bot(link, "--token", "skd_wrong", code=2)

    asyncio.run(evening())


def test_a_server_that_stays_away_is_given_up(tmp_path: Path) -> None:
    async def evening() -> None:
        server, address = start_server(str(tmp_path / "skulduggery.db"))
        ada = GuestClient(address, "Ada")
        try:
            table = await ada.open_table("skull")
            await ada.connect_to_table(table)
            await ada.send_request("sit", chair=0)
            link = f"http://{address}/api/tables/{table}"
            bot = asyncio.create_task(run_failing_bot(link, "--retry", "0", code=1))
            await asyncio.wait_for(wait_for_people(ada, 2), FRAME_TIMEOUT_S)
            kill_server(server)
            assert "is lost" in await bot
        finally:
            await ada.disconnect()
            kill_server(server)

    asyncio.run(evening())


def test_it_agrees_to_what_the_host_changes() -> None:
    next_request = runpy.run_path(str(BOT_FILE))["next_request"]
    chair = {"kind": "person", "guest": "bot", "agreed": True}
    table = {"status": "open", "terms": 3, "chairs": [chair], "own": None}
    assert next_request(table, "bot") is None
    chair["agreed"] = False
    assert next_request(table, "bot") == {"do": "agree", "terms": 3}
