"""The example bot, as it ships, plays a whole game and survives the worst in the middle of it."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from tests.server.lounge import PATIENCE, Client, served
from tests.server.test_kill import kill, start_server
from websockets.exceptions import ConnectionClosed

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


class Wire:
    """A way to the server that can be cut, and laid to another server."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.ends: set[asyncio.StreamWriter] = set()
        self.calls = 0

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.calls += 1
        host, port = self.address.split(":")
        try:
            onward, far = await asyncio.open_connection(host, int(port))
        except OSError:
            writer.close()
            return
        self.ends |= {writer, far}
        await asyncio.gather(self.carry(reader, far), self.carry(onward, writer))

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                writer.write(data)
        writer.close()
        self.ends.discard(writer)

    def cut(self) -> None:
        for end in tuple(self.ends):
            end.transport.abort()


async def play_on(client: Client, table: str) -> None:
    """Play to the end, and come back if the server goes."""
    while client.table["status"] != "over":
        try:
            await client.play()
        except (ConnectionClosed, ConnectionError):
            await asyncio.sleep(0.1)
            with suppress(ConnectionError):
                await client.come(table, last=client.table["next"] - 1)
                await client.ask("join", name=client.name)


async def until(client: Client, chairs: int) -> None:
    while sum(chair["kind"] == "person" for chair in client.table["chairs"]) < chairs:
        await client.hear()


async def token_of(owner: Client) -> str:
    answer = await owner.http.post("/api/guest/programs", json={"name": "Robot"})
    return str(answer.json()["token"])


@pytest.mark.parametrize(("disaster", "known_by"), [("dropped", "token"), ("killed", "cookie")])
def test_the_example_bot_plays_a_game(disaster: str, known_by: str, tmp_path: Path) -> None:
    async def evening() -> None:
        file = tmp_path / "skulduggery.db"
        server, address = start_server(file)
        wire = Wire(address)
        door = await asyncio.start_server(wire.answer, "127.0.0.1", 0)
        port = door.sockets[0].getsockname()[1]
        ada = Client(address, "Ada")
        bot: asyncio.subprocess.Process | None = None
        try:
            table = await ada.open_table("skull_king")
            await ada.come(table)
            await ada.ask("sit", chair=0)
            link = f"http://127.0.0.1:{port}/api/tables/{table}"
            token = ["--token", await token_of(ada)] if known_by == "token" else []
            bot = await asyncio.create_subprocess_exec(
                sys.executable, str(BOT), link, "Robot", *token, env=dict(os.environ)
            )
            await asyncio.wait_for(until(ada, 2), PATIENCE)
            free = [n for n, chair in enumerate(ada.table["chairs"]) if chair["kind"] == "open"]
            await ada.ask("seatbot", chair=free[0])
            assert (await ada.ask("start"))["kind"] == "done"
            begun, calls = ada.table["next"], wire.calls
            playing = asyncio.create_task(play_on(ada, table))
            while ada.table["next"] < begun + 30:
                await asyncio.sleep(0.01)
                assert not playing.done()
            if disaster == "dropped":
                wire.cut()
            else:
                kill(server)
                server, address = start_server(file)
                wire.address = ada.address = address
            await asyncio.wait_for(playing, PATIENCE * 2)
            assert await asyncio.wait_for(bot.wait(), PATIENCE) == 0
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
            await ada.go()
            wire.cut()
            door.close()
            kill(server)

    asyncio.run(evening())


def test_a_bot_that_is_revoked_gives_up(tmp_path: Path) -> None:
    async def evening() -> None:
        async with served(tmp_path / "skulduggery.db") as address:
            ada = Client(address, "Ada")
            table = await ada.open_table("skull")
            await ada.come(table)
            await ada.ask("sit", chair=0)
            link = f"http://{address}/api/tables/{table}"
            env = {**os.environ, "SKULDUGGERY_TOKEN": await token_of(ada)}
            bot = await asyncio.create_subprocess_exec(
                sys.executable, str(BOT), link, env=env, stderr=asyncio.subprocess.PIPE
            )
            await asyncio.wait_for(until(ada, 2), PATIENCE)
            [program] = (await ada.http.get("/api/guest/programs")).json()["programs"]
            await ada.http.delete(f"/api/guest/programs/{program['program']}")
            _, said = await asyncio.wait_for(bot.communicate(), PATIENCE)
            assert bot.returncode == 1
            assert b"4401" in said and b"Traceback" not in said
            await ada.go()

    asyncio.run(evening())


# Wrong addresses.


async def complaint(link: str, *words: str, code: int) -> str:
    """What the bot says to an address that leads nowhere: one line, and nothing of its insides."""
    bot = await asyncio.create_subprocess_exec(
        *(sys.executable, str(BOT), link, *words), stderr=asyncio.subprocess.PIPE
    )
    _, said = await asyncio.wait_for(bot.communicate(), PATIENCE)
    assert bot.returncode == code, said.decode()
    [line] = said.decode().splitlines()
    return line


@asynccontextmanager
async def answering(answer: bytes) -> AsyncIterator[str]:
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
    assert "http://127.0.0.1:8642/api/tables/TABLE" in asyncio.run(complaint(link, code=2))


def test_nobody_is_there() -> None:
    async def evening() -> None:
        async with answering(b"") as link:
            pass  # gone again, and nobody else has the port
        assert "Nobody answers" in await complaint(link, code=2)

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
        async with answering(answer) as link:
            assert "There is no Skulduggery" in await complaint(link, code=2)

    asyncio.run(evening())


@pytest.mark.parametrize("answer", [b"", b"HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{"])
def test_an_answer_that_breaks_off_is_said(answer: bytes) -> None:
    async def evening() -> None:
        async with answering(answer) as link:
            assert "broke" in await complaint(link, code=1)

    asyncio.run(evening())


def test_no_such_table_and_no_such_token(tmp_path: Path) -> None:
    async def evening() -> None:
        async with served(tmp_path / "skulduggery.db") as address:
            link = f"http://{address}/api/tables/none"
            assert "table" in await complaint(link, code=2)
            assert "token" in await complaint(link, "--token", "skd_wrong", code=2)

    asyncio.run(evening())


def test_a_server_that_stays_away_is_given_up(tmp_path: Path) -> None:
    async def evening() -> None:
        server, address = start_server(tmp_path / "skulduggery.db")
        ada = Client(address, "Ada")
        try:
            table = await ada.open_table("skull")
            await ada.come(table)
            await ada.ask("sit", chair=0)
            link = f"http://{address}/api/tables/{table}"
            bot = asyncio.create_task(complaint(link, "--retry", "0", code=1))
            await asyncio.wait_for(until(ada, 2), PATIENCE)
            kill(server)
            assert "is lost" in await bot
        finally:
            await ada.go()
            kill(server)

    asyncio.run(evening())
