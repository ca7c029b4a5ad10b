"""What becomes of one connection is no trouble for the others."""

import asyncio
import logging

import pytest
from tests.server.live_server import GuestClient, running_server
from tests.server.test_tables import open_tables
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from skulduggery.server.connection import MAX_WAITING_FRAMES, TableConnection
from skulduggery.server.live_table import RECONNECT_CLOSE_CODE
from skulduggery.server.tables import Tables
from skulduggery.table import requests

FLOOD_FRAMES = 500  # frames


class FakeWire:
    """A socket in our hands: what was sent over it, and whether it is read."""

    def __init__(self, *, is_slow: bool = False) -> None:
        self.is_slow = is_slow
        self.sent: list[bytes] = []
        self.is_read = True

    def can_send(self) -> bool:
        return not self.is_slow

    def send_text(self, payload: bytes) -> None:
        self.sent.append(payload)

    def let_read(self, wanted: bool) -> None:
        self.is_read = wanted


async def listen_at_new_table(
    tables: Tables, *wires: FakeWire
) -> tuple[str, list[TableConnection]]:
    """Ada's new table, and a connection of another guest on each wire."""
    table = await tables.writer.create_table("ada", "Ada", requests.ChooseOptions("skull"))
    live = await tables.registry.live_table(table)
    connections = [
        TableConnection(tables, wire, table, f"guest {n}", "en") for n, wire in enumerate(wires)
    ]
    live.listeners.update(connections)
    return table, connections


def test_who_does_not_read_is_let_go_and_keeps_nothing_from_the_others(database: str) -> None:
    """Nobody waits for a slow reader, and what is held for it does not grow for ever."""

    async def evening() -> None:
        tables = await open_tables(database)
        quick, slow = FakeWire(), FakeWire(is_slow=True)
        table, (reader, sleeper) = await listen_at_new_table(tables, quick, slow)
        for _ in range(MAX_WAITING_FRAMES + 1):
            await tables.writer.handle_request(table, "ada", requests.React("laugh"))
        assert sleeper.ended.done() and sleeper.close_code == RECONNECT_CLOSE_CODE
        assert len(sleeper.waiting) == MAX_WAITING_FRAMES + 1 and slow.sent == []
        assert not reader.ended.done() and len(quick.sent) == MAX_WAITING_FRAMES + 1
        await tables.close()

    asyncio.run(evening())


def test_who_reads_on_in_time_has_missed_nothing(database: str) -> None:
    async def evening() -> None:
        tables = await open_tables(database)
        wire = FakeWire(is_slow=True)
        table, (connection,) = await listen_at_new_table(tables, wire)
        for text in ("one", "two"):
            await tables.writer.handle_request(table, "ada", requests.Say(text))
        wire.is_slow = False
        connection.resume_sending()
        await tables.writer.handle_request(table, "ada", requests.Say("three"))
        order = [frame.index(b'"text":"') for frame in wire.sent]
        texts = [frame[at + 8 :].split(b'"')[0] for frame, at in zip(wire.sent, order, strict=True)]
        assert texts == [b"one", b"two", b"three"]
        await tables.close()

    asyncio.run(evening())


def test_a_flood_does_not_keep_others_out(database: str) -> None:
    """However much has come in at once: after each frame it is the others' turn."""

    async def evening() -> None:
        tables = await open_tables(database)
        wire = FakeWire()
        _, (connection,) = await listen_at_new_table(tables, wire)
        for _ in range(FLOOD_FRAMES):
            connection.receive_text("nonsense")
        assert len(wire.sent) == 1 and not wire.is_read
        turns = 0
        while len(wire.sent) < FLOOD_FRAMES:
            turns += 1
            await asyncio.sleep(0)
        assert turns >= FLOOD_FRAMES - 1
        assert wire.is_read
        await tables.close()

    asyncio.run(evening())


def test_whoever_is_sent_away_gets_the_answer_first(database: str) -> None:
    async def evening() -> None:
        tables = await open_tables(database)
        wire = FakeWire()
        _, (connection,) = await listen_at_new_table(tables, wire)
        connection.receive_text('{"id": 1, "request": {"do": "join", "name": "Ben"}}')
        connection.request_close()
        assert not connection.ended.done()
        await connection.ended
        assert b'"done":1' in wire.sent[-1]
        await tables.close()

    asyncio.run(evening())


def test_nonsense_before_what_breaks_the_protocol(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The server closes the socket while there is still something to be answered."""

    async def evening() -> None:
        async with running_server(database) as address:
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
