"""Whatever is sent over HTTP gets an answer that is no failure, and everything counts."""

import asyncio
import logging
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import pytest
from sqlalchemy.exc import OperationalError
from tests.server.live_server import FRAME_TIMEOUT_S, GuestClient, running_server
from websockets.asyncio.client import connect

from skulduggery.server.hosting.limits import AddressLimiter, LimitExceeded
from skulduggery.server.hosting.settings import MINUTE_S, Limits, ServerSettings
from skulduggery.server.people.device_links import DeviceLinks
from skulduggery.server.people.guests import Guests
from skulduggery.server.web.request_gate import is_valid_host

FUZZED_REQUESTS = 500
METHODS = ["GET", "GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "get", "X-1"]
FOLDERS = [
    "/", "//", "*", "/assets/", "/api/", "/api/guest", "/api/guest/", "/api/guest/blocks/",
    "/api/guest/link/use", "/api/guest/programs/", "/api/tables", "/api/tables/",
    "/api/tables/x/code", "/api/tables/x/record", "/api/tables/x/play", "/api/codes/",
    "/api/records", "/api/records/", "/api/records/x/steps", "/api/records/x/review",
    "/api/players/", "/api/leaderboard", "/api/games", "/api/puzzles/", "/api/puzzles/1/try",
    "/api/lessons/", "/api/invitation", "/api/admin/", "/api/admin/bans/", "/metrics", "/health",
    "/schema/", "/t/", "/r/", "/p/", "/learn/", "/puzzles/", "http://x/api/guest", "http://[::1",
]  # fmt: skip
SEGMENTS = [
    "", "%", "%0", "%00", "%ff%fe", "%ed%a0%80", "%25%30%30", "%2e%2e%2f", "..", "../../etc/passwd",
    "%0d%0aSet-Cookie:%20a=b", "\\", "a" * 3000, "9" * 5000, "-1", "1_0", "1e9", "%E2%80%AE",
    "{x}", "'--", "%3Cscript%3E", "x/", "x%2fy", "x;y", "x?y#z", "%F0%9F%92%80",
]  # fmt: skip
QUERIES = [
    "", "?", "?&&==&", "?language=%00", "?language=de&language=xx", "?count=%ff", "?count=1e400",
    "?count=" + "9" * 5000, "?start=-1", "?before=%00", "?game=%ff", "?as=99&start=1", "?form=%00",
    "?page=/%0a", "?companion=%ff", "?last=x", "?download=maybe", "?" + "a=1&" * 3000, "?%ff=%ff",
]  # fmt: skip
HEADERS = [
    b"", b"Cookie: skulduggery=\xff\xfe", b"Cookie: =;;skulduggery;\x80=\"\\", b"Cookie: a",
    b'Cookie: skulduggery="\\777"', b"Cookie: skulduggery=" + b"a" * 20_000,
    b"Authorization: Bearer \xff", b"Authorization: Bearer", b"Authorization: \xff",
    b"Accept-Language: \xff, de;q=x", b"Accept: text/html\xff", b"Accept-Encoding: \xff, br;q=\x80",
    b"Range: bytes=9-1", b"If-None-Match: \xff", b"X-Forwarded-For: \xff", b"Origin: \xff",
    b"X-Forwarded-Host: [", b"Sec-Fetch-Site: \xff", b"Upgrade: h2c\r\nConnection: upgrade",
    b"Upgrade: websocket\r\nConnection: upgrade", b"Expect: 100-continue", b"Forwarded: \xff",
    b"Upgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: \xff", b"X: " + b"x" * 20_000, b"\r\n".join([b"X-%d: y"] * 300),
]  # fmt: skip
HOSTS = [
    b"x", b"x", b"x", b"", b"a:x", b"a:99999", b"a:", b"[::1", b"[::1]", b"[x]", b"::1", b"a@b",
    b"a/b", b"\xff", b"a" * 5000, b"a%00", b"a b",
]  # fmt: skip
CONTENT_TYPES = [b"application/json"] * 4 + [
    b"text/plain",
    b"application/json;charset=\xff",
    b"\xff",
]
BODIES = [
    b"", b"{}", b"null", b"\xff", b'{"name": "\xff", "game": "skull"}', b'{"text": "\xff"}',
    b'{"name": "\\ud800", "game": "skull"}', b'{"code": "\\u0000"}', b"[" * 50_000,
    b"[" * 50_000 + b"]" * 50_000, b'{"name":' * 20_000 + b"1" + b"}" * 20_000,
    b'{"options":' * 20_000, b'{"salt": ' + b"9" * 5000 + b"}", b"\x00" * 100, b"1e999",
    b'{"name": "a", "game": "skull", "options": {"first": ' + b"9" * 5000 + b"}}",
    b'{"name": "a", "game": "skull", "settings": {"grace": 1e308}}', b"x" * 1_100_000,
    b'{"name": "a", "game": "skull", "bots": -1}', b"\xef\xbb\xbf{}",
    b"{" + b'"a":1,' * 9000 + b"}",
]  # fmt: skip


def odd_request(random: Random) -> bytes:
    """One that nobody means well with, out of parts that are odd each."""
    path = random.choice(FOLDERS) + random.choice(SEGMENTS) + random.choice(QUERIES)
    body = random.choice(BODIES)
    head = [
        f"{random.choice(METHODS)} {path.replace('#', '%23')} HTTP/1.1".encode(),
        b"Host: " + random.choice(HOSTS),
        b"Content-Type: " + random.choice(CONTENT_TYPES),
        f"Content-Length: {len(body)}".encode(),
        *filter(None, random.sample(HEADERS, 2)),
        b"Connection: close",
    ]
    return b"\r\n".join(head) + b"\r\n\r\n" + body


async def answer_to(address: str, request: bytes) -> bytes:
    """The beginning of the answer."""
    host, port = address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(request)
    found = b""
    with suppress(ConnectionError):  # what was not read of the request may break the line
        found = await asyncio.wait_for(reader.read(200), FRAME_TIMEOUT_S)
    writer.close()
    return found


def assert_no_failures(caplog: pytest.LogCaptureFixture) -> None:
    errors = [r for r in caplog.records if r.levelno >= logging.ERROR or r.exc_info]
    assert [r.getMessage() for r in errors] == []


def test_nothing_odd_is_a_failure(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        settings = ServerSettings(limits=Limits(requests_per_minute=0, new_tables_per_minute=0))
        async with running_server(tmp_path / "a.db", settings) as address:
            random = Random(17)
            for _ in range(FUZZED_REQUESTS):
                request = odd_request(random)
                found = await answer_to(address, request)
                assert found[9:10] in (b"", b"1", b"2", b"3", b"4"), (request[:300], found)

    asyncio.run(evening())
    assert_no_failures(caplog)


def test_what_used_to_fail_is_refused_in_words(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening() -> None:
        async with running_server(tmp_path / "a.db") as address:
            ada = GuestClient(address, "Ada")
            for host in ("a:x", "a:99999", "[::1", "a" * 5000, "a@b"):
                for path in ("/", "/api/invitation", "/assets/x"):
                    answer = await ada.http.get(path, headers={"host": host})
                    assert (answer.status_code, answer.json()["mistake"]) == (400, "bad-request")
                    assert "x-frame-options" in answer.headers
            json_type = {"content-type": "application/json"}
            for body in (b"[" * 99_999, b'{"name":' * 9999, b'{"name": "\xff", "game": "skull"}'):
                answer = await ada.http.post("/api/tables", content=body, headers=json_type)
                assert (answer.status_code, answer.json()["mistake"]) == (400, "bad-request")
            missing = await ada.http.get("/assets/%00")
            assert (missing.status_code, missing.json()["mistake"]) == (404, "nothing-here")
            await ada.http.aclose()

    asyncio.run(evening())
    assert_no_failures(caplog)


def test_everything_counts_before_it_is_looked_at(tmp_path: Path) -> None:
    now = [1000.0]

    async def evening() -> None:
        settings = ServerSettings(limits=Limits(requests_per_minute=3))
        async with running_server(tmp_path / "a.db", settings, lambda: now[0]) as address:
            ada = GuestClient(address, "Ada")
            for path, host in (("/nowhere", "x"), ("/api/invitation", "a:x"), ("/api/guest", "x")):
                answer = await ada.http.get(path, headers={"host": host})
                assert answer.status_code in (200, 400, 404)
            for path, host in (("/nowhere", "x"), ("/", "x"), ("/api/guest", "a:x")):
                answer = await ada.http.get(path, headers={"host": host})
                assert (answer.status_code, answer.json()["mistake"]) == (429, "too-many-requests")
                assert answer.headers["retry-after"] == "20"
            now[0] += 20
            assert (await ada.http.get("/")).status_code == 200
            await ada.http.aclose()

    asyncio.run(evening())


def test_what_is_free_counts_where_it_fails(tmp_path: Path) -> None:
    async def evening() -> None:
        settings = ServerSettings(limits=Limits(requests_per_minute=3))
        async with running_server(tmp_path / "a.db", settings, lambda: 1000.0) as address:
            ada = GuestClient(address, "Ada")
            for _ in range(10):
                assert (await ada.http.get("/health")).status_code == 200
            for path, status in (("/assets/%00", 404), ("/assets/x", 404), ("/metrics", 401)):
                assert (await ada.http.get(path)).status_code == status
            for path in ("/assets/x", "/metrics", "/health"):
                assert (await ada.http.get(path)).status_code == 429
            assert (await ada.http.get("/api/guest")).status_code == 200
            await ada.http.aclose()

    asyncio.run(evening())


def test_a_failure_is_logged_once_and_answered(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also one that happens while a mistake is put into words, behind all handlers."""

    def trip(*_: object) -> str:
        monkeypatch.undo()
        raise RuntimeError("over the carpet")

    async def evening() -> None:
        async with running_server(tmp_path / "a.db") as address:
            ada = GuestClient(address, "Ada")
            monkeypatch.setattr("skulduggery.server.web.identity.language_of", trip)
            answer = await ada.http.get("/nowhere")
            assert (answer.status_code, answer.json()["mistake"]) == (500, "failed")
            await ada.http.aclose()

    asyncio.run(evening())
    assert len([r for r in caplog.records if r.exc_info]) == 1


@pytest.mark.parametrize(
    ("host", "valid"),
    [
        ("games.example", True),
        ("games.example:8443", True),
        ("my_box.local.", True),
        ("127.0.0.1:8642", True),
        ("[::1]:8642", True),
        ("[fe80::1]", True),
        ("xn--sbel-loa.example", True),
        ("a:x", False),
        ("a:65536", False),
        ("a:", False),
        ("[::1", False),
        ("[x]", False),
        ("[1.2.3.4]", False),
        ("::1", False),
        ("user@games.example", False),
        ("a" * 254, False),
        ("a\n", False),
        ("säbel.example", False),
    ],
)
def test_which_hosts_there_can_be(host: str, valid: bool) -> None:
    assert is_valid_host(host) == valid


def test_addresses_are_forgotten_once_they_have_waited() -> None:
    now = [0.0]
    limiter = AddressLimiter(2, MINUTE_S, lambda: now[0])
    for address in ("a", "a", "b"):
        limiter.take_token(address)
    with pytest.raises(LimitExceeded) as refused:
        limiter.take_token("a")
    assert refused.value.after == 30
    now[0] = 2 * MINUTE_S
    limiter.take_token("c")
    assert set(limiter.buckets) == {"c"}


def test_sockets_count_before_they_are_opened(tmp_path: Path) -> None:
    """Each costs as much as any other request, and tables that are not there cost a query."""
    now = [1000.0]

    async def evening() -> None:
        settings = ServerSettings(limits=Limits(requests_per_minute=3))
        async with running_server(tmp_path / "a.db", settings, lambda: now[0]) as address:
            reasons = [await reason_of_close(address) for _ in range(4)]
            assert reasons == ["no-table", "no-table", "no-table", "too-many-requests"]
            ada = GuestClient(address, "Ada")
            assert (await ada.http.get("/api/guest")).status_code == 429
            now[0] += 20
            assert await reason_of_close(address) == "no-table"
            await ada.http.aclose()

    asyncio.run(evening())


async def reason_of_close(address: str) -> str:
    """Why a socket at a table that is not there is closed."""
    async with connect(f"ws://{address}/api/tables/none/play") as socket:
        await asyncio.wait_for(socket.wait_closed(), FRAME_TIMEOUT_S)
    return socket.close_reason or ""


def test_whoever_hangs_up_in_the_handshake_is_no_failure(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    handshake = (
        b"GET /api/tables/none/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    # One that the protocol refuses ends the connection while the application still has it in hand.
    refused_frame = b"\x81\x01x"

    async def evening() -> None:
        async with running_server(tmp_path / "a.db") as address:
            for _ in range(5):
                await answer_to(address, handshake + refused_frame)
                host, port = address.split(":")
                _, writer = await asyncio.open_connection(host, int(port))
                writer.write(handshake)
                await writer.drain()
                writer.transport.abort()
            assert await reason_of_close(address) == "no-table"

    asyncio.run(evening())
    assert_no_failures(caplog)


def full_disk_error() -> OperationalError:
    """As SQLAlchemy hands it on."""
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.execute("PRAGMA max_page_count = 1")
        with pytest.raises(sqlite3.OperationalError) as full:
            connection.execute("CREATE TABLE t (x)")
    return OperationalError("INSERT", {}, full.value)


def test_a_full_disk_is_said_and_fills_no_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise full_disk_error()

    async def evening() -> None:
        async with running_server(tmp_path / "a.db") as address:
            ada = GuestClient(address, "Ada")
            monkeypatch.setattr(DeviceLinks, "make_code", fail)
            monkeypatch.setattr(Guests, "name_of", fail)
            answer = await ada.http.post("/api/guest/link")
            assert (answer.status_code, answer.json()["mistake"]) == (503, "not-saved")
            await ada.open_table("skull")  # her name is not kept
            await ada.http.aclose()

    asyncio.run(evening())
    assert [r.getMessage() for r in caplog.records if r.exc_info] == []
    told = [r.getMessage() for r in caplog.records if r.levelno >= logging.WARNING]
    assert told == ["database not writable", "saving a name failed"]
