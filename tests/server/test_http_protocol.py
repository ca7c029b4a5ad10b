"""Connections that are kept waiting are cut, those of one address counted, and rubbish survived."""

import asyncio
import json
import logging
import socket as sockets
from contextlib import suppress
from pathlib import Path

import pytest
from tests.server.live_server import FRAME_TIMEOUT_S, GuestClient, running_server
from tests.server.manual_time import run_with_manual_time, skip_seconds
from uvicorn.protocols.http.h11_impl import H11Protocol

from skulduggery.server.hosting.http_protocol import HttpConnections
from skulduggery.server.hosting.limits import LimitExceeded
from skulduggery.server.hosting.settings import Limits, ServerSettings

PATIENCE_S = 30
PATIENT_SETTINGS = ServerSettings(
    limits=Limits(requests_per_minute=0, seconds_per_request=PATIENCE_S)
)
BODY_HEAD = (
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Content-Length: 100\r\n\r\n"
)
WHOLE_REQUEST = b"GET /nowhere HTTP/1.1\r\nHost: x\r\n\r\n"
HALF_REQUESTS = [
    b"",
    b"GET /hea",
    b"GET /health HTTP/1.1\r\nHost: x\r\n",
    BODY_HEAD,
    BODY_HEAD + b'{"name":',
    WHOLE_REQUEST + BODY_HEAD + b'{"name":',  # one request came with another
]

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def open_line(address: str, data: bytes) -> Line:
    host, port = address.split(":")
    line = sockets.socket()
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)  # soon full
    line.connect((host, int(port)))
    reader, writer = await asyncio.open_connection(sock=line)
    writer.write(data)
    await writer.drain()
    return reader, writer


async def settle(address: str) -> None:
    """All that was sent before this has been read: the server answers somebody who came later."""
    reader, writer = await open_line(address, WHOLE_REQUEST)
    await asyncio.wait_for(reader.readuntil(b"}"), FRAME_TIMEOUT_S)
    writer.close()


async def read_to_end(reader: asyncio.StreamReader) -> bytes:
    """Until the server hangs up."""
    parts: list[bytes] = []
    with suppress(ConnectionError):
        while part := await asyncio.wait_for(reader.read(65_536), FRAME_TIMEOUT_S):
            parts.append(part)
    return b"".join(parts)


def test_half_a_request_is_not_waited_for_for_ever(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path / "a.db", PATIENT_SETTINGS) as address:
            lines = [await open_line(address, data) for data in HALF_REQUESTS]
            await asyncio.wait_for(lines[-1][0].readuntil(b"404 Not Found"), FRAME_TIMEOUT_S)
            await settle(address)
            skip_seconds(PATIENCE_S - 5)
            for _, writer in lines[1:]:  # however little comes at a time, the end does not move
                writer.write(b" ")
            await settle(address)
            assert not any(reader.at_eof() for reader, _ in lines)
            skip_seconds(6)
            for reader, writer in lines:
                assert b"HTTP/1.1" not in await read_to_end(reader)
                writer.close()

    run_with_manual_time(evening())


def test_a_whole_request_has_all_the_time(tmp_path: Path) -> None:
    """The time is that of the client, not that of the server."""

    async def evening() -> None:
        async with running_server(tmp_path / "a.db", PATIENT_SETTINGS) as address:
            reader, writer = await open_line(address, BODY_HEAD)
            await settle(address)
            skip_seconds(PATIENCE_S - 1)
            writer.write(b'{"name": "Ada", "game": "skull"}'.ljust(100))
            await asyncio.wait_for(reader.readuntil(b"201 Created"), FRAME_TIMEOUT_S)
            writer.close()
            ada = GuestClient(address, "Ada")
            table = await ada.open_table("skull")
            await ada.connect_to_table(table)
            await ada.receive_frame()
            skip_seconds(PATIENCE_S + 1)  # a socket is no request
            assert (await ada.send_request("say", text="still here"))["kind"] == "done"
            await ada.disconnect()

    run_with_manual_time(evening())


def test_an_answer_that_nobody_reads_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paused = asyncio.Event()

    def pause_writing(protocol: H11Protocol) -> None:
        paused.set()
        protocol.flow.pause_writing()

    monkeypatch.setattr(H11Protocol, "pause_writing", pause_writing)

    async def evening() -> None:
        async with running_server(tmp_path / "a.db", PATIENT_SETTINGS) as address:
            request = b"GET /schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
            reader, writer = await open_line(address, request * 100)
            transport = writer.transport
            assert isinstance(transport, asyncio.Transport)
            transport.pause_reading()
            await asyncio.wait_for(paused.wait(), FRAME_TIMEOUT_S)
            skip_seconds(PATIENCE_S + 1)
            await settle(address)
            transport.resume_reading()
            assert (await read_to_end(reader)).count(b"200 OK") < 100
            writer.close()

    run_with_manual_time(evening())


def test_connections_of_an_address_are_counted_until_they_end(tmp_path: Path) -> None:
    settings = ServerSettings(limits=Limits(requests_per_minute=0, connections_per_address=3))

    async def evening() -> None:
        async with running_server(tmp_path / "a.db", settings) as address:
            lines = [await open_line(address, b"GET / HTTP/1.1\r\n") for _ in range(3)]
            reader, writer = await open_line(address, b"")
            head, _, body = (await read_to_end(reader)).partition(b"\r\n\r\n")
            assert b"429 Too Many Requests" in head and b"retry-after: " in head
            assert json.loads(body)["mistake"] == "too-many-connections"
            writer.close()
            for _, old in lines:
                old.close()
            ada = GuestClient(address, "Ada")  # one connection for HTTP
            for _ in range(1000):  # until the server has noticed
                answer = await ada.http.post("/api/guest")
                if answer.status_code == 201:
                    break
            table = await ada.open_table("skull")
            for _ in range(4):  # sockets are counted elsewhere
                await ada.connect_to_table(table)
                assert (await ada.receive_frame())["kind"] == "fresh"
            assert (await ada.http.get("/health")).status_code == 200
            await ada.disconnect()

    asyncio.run(evening())


def test_proxies_have_as_many_connections_as_they_need() -> None:
    limits = Limits(connections_per_address=1)
    proxies = HttpConnections(ServerSettings(trusted_proxies="10.0.0.0/8", limits=limits))
    assert [proxies.count_connection("10.1.2.3") for _ in range(3)] == [None] * 3
    counted = proxies.count_connection("2001:db8::1")
    assert counted == "2001:db8::/64"
    with pytest.raises(LimitExceeded):
        proxies.count_connection("2001:db8::2")
    proxies.discount(counted)
    assert proxies.count_connection("2001:db8::2") == counted
    free = HttpConnections(ServerSettings(limits=Limits(connections_per_address=0)))
    assert [free.count_connection("192.0.2.1") for _ in range(3)] == [None] * 3


BROKEN_REQUESTS = [
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc",  # TLS
    b"GET / HTTP/1.1\r\nHost: x\r\nbad header\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"POST /nowhere HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\nzz\r\n",
    BODY_HEAD + b"{",  # and hangs up
    b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 100_000,
]


def test_what_is_no_http_leaves_no_trace(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        async with running_server(tmp_path / "a.db") as address:
            for data in BROKEN_REQUESTS:
                reader, writer = await open_line(address, data)
                writer.write_eof()
                answer = await read_to_end(reader)
                assert answer[9:10] in (b"", b"4"), (data[:80], answer[:80])
                writer.close()
            await settle(address)

    asyncio.run(evening())
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []


@pytest.mark.parametrize(
    "body", [b"Content-Length: 9\r\n\r\nx", b"Transfer-Encoding: chunked\r\n\r\n5"]
)
def test_no_handshake_has_a_body(body: bytes, tmp_path: Path) -> None:
    """The rest of it would be waited for by nobody, and the connection be counted nowhere."""
    handshake = (
        b"GET /api/tables/x/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    )

    async def evening() -> None:
        async with running_server(tmp_path / "a.db", PATIENT_SETTINGS) as address:
            reader, writer = await open_line(address, handshake + body)
            assert await read_to_end(reader) == b""
            writer.close()

    asyncio.run(evening())
