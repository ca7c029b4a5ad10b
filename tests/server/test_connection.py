"""What becomes of one connection is no trouble for the others."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from tests.server.live_server import GuestClient, running_server
from tests.server.test_tables import open_tables
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from skulduggery.server.asgi_wrappers import RAW_SOCKET_KEY
from skulduggery.server.connection import TableConnection
from skulduggery.server.live_table import RECONNECT_CLOSE_CODE
from skulduggery.table import requests

FLOOD_FRAMES = 500  # frames


class FakeSocket:
    """A socket in our hands: what was sent over it, and how it was closed."""

    def __init__(self, frames: int = 0) -> None:
        self.frames = frames  # of nonsense, all there at once
        self.sent: list[str] = []
        self.closed_with: int | None = None
        self.scope = {RAW_SOCKET_KEY: (self.receive, self.send)}

    async def send(self, message: dict[str, Any]) -> None:
        self.sent.append(message["text"])

    async def receive(self) -> dict[str, Any]:
        if self.frames == 0:
            return {"type": "websocket.disconnect", "code": 1005}
        self.frames -= 1
        return {"type": "websocket.receive", "text": "nonsense"}

    async def close(self, code: int) -> None:
        self.closed_with = code


class IdleSocket(FakeSocket):
    async def receive(self) -> dict[str, Any]:
        await asyncio.Event().wait()
        raise AssertionError


class ClosingSocket(IdleSocket):
    """What a server does with a message after its own close, for instance of a client that did not
    answer pings."""

    async def send(self, message: dict[str, Any]) -> None:
        await super().send(message)
        if len(self.sent) > 1:
            raise RuntimeError("Unexpected ASGI message 'websocket.send'")


def test_a_socket_that_is_closed_beneath_us_does_not_keep_news_from_the_others(
    tmp_path: Path,
) -> None:
    async def evening() -> None:
        tables = await open_tables(tmp_path / "a.db")
        table = await tables.writer.create_table("ada", "Ada", requests.ChooseOptions("skull"))
        wires: list[Any] = [
            IdleSocket(),
            ClosingSocket(),
            IdleSocket(),
            ClosingSocket(),
            IdleSocket(),
        ]
        connections = [
            TableConnection(tables, wire, table, f"guest {n}", "en") for n, wire in enumerate(wires)
        ]
        running = [asyncio.create_task(connection.run(None)) for connection in connections]
        live = await tables.registry.live_table(table)
        while len(live.listeners) < len(wires):
            await asyncio.sleep(0)
        await tables.writer.handle_request(table, "ada", requests.Say("ahoy"))
        assert all("ahoy" in wire.sent[-1] for wire in wires)
        await asyncio.gather(running[1], running[3])
        assert [wire.closed_with for wire in wires] == [
            None,
            RECONNECT_CLOSE_CODE,
            None,
            RECONNECT_CLOSE_CODE,
            None,
        ]
        assert len(live.listeners) == 3
        for connection in connections:
            connection.request_close()
        await asyncio.gather(*running)
        await tables.close()

    asyncio.run(evening())


def test_a_flood_does_not_keep_others_out(tmp_path: Path) -> None:
    """However much has come in at once: after each frame it is the others' turn."""

    async def evening() -> None:
        tables = await open_tables(tmp_path / "a.db")
        table = await tables.writer.create_table("ada", "Ada", requests.ChooseOptions("skull"))
        wire: Any = FakeSocket(FLOOD_FRAMES)
        flood = asyncio.create_task(TableConnection(tables, wire, table, "eve", "en").run(None))
        turns = 0
        while not flood.done():
            turns += 1
            await asyncio.sleep(0)
        assert len(wire.sent) == FLOOD_FRAMES + 1
        assert turns >= FLOOD_FRAMES
        await tables.close()

    asyncio.run(evening())


def test_nonsense_before_what_breaks_the_protocol(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The server closes the socket while there is still something to be answered."""

    async def evening() -> None:
        async with running_server(tmp_path / "a.db") as address:
            ada, eve = GuestClient(address, "Ada"), GuestClient(address, "Eve")
            table = await ada.open_table("skull")
            for client in (ada, eve):
                await client.connect_to_table(table)
                await client.receive_frame()
            nonsense = Frame(Opcode.TEXT, b"nonsense").serialize(mask=True)
            no_text = Frame(Opcode.TEXT, b"\xff").serialize(mask=True)
            eve.socket.transport.write(nonsense * 10 + no_text)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await eve.receive_frame()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1007
            assert (await ada.send_request("say", text="still here"))["kind"] == "done"
            for client in (ada, eve):
                await client.disconnect()

    asyncio.run(evening())
    ours = [r for r in caplog.records if r.name.startswith("skulduggery")]
    assert [r.getMessage() for r in ours if r.levelno >= logging.WARNING] == []
