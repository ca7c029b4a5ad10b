"""Behind a proxy: its word counts, nobody else's does, and the path it serves us under works."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.server.live_server import GuestClient, running_server
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from skulduggery.server.hosting.limits import ConnectionLimiter
from skulduggery.server.hosting.proxy import (
    BadBasePath,
    BadProxies,
    clean_base_path,
    parse_networks,
)
from skulduggery.server.hosting.settings import Limits, ServerSettings
from skulduggery.server.web.cross_site import is_same_host

LOCAL_PROXY_SETTINGS = ServerSettings(trusted_proxies="127.0.0.1, ::1")
OTHER_PROXY_SETTINGS = ServerSettings(trusted_proxies="192.0.2.1")
FORWARDED_HEADERS = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.7"}
HOSTING_PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"
PUBLIC_URL = "https://games.example"


def run_visit(
    database: Path | str, settings: ServerSettings, visit: Callable[[GuestClient], Awaitable[None]]
) -> None:
    async def evening() -> None:
        async with running_server(database, settings) as address:
            ada = GuestClient(address, "Ada")
            try:
                await visit(ada)
            finally:
                await ada.http.aclose()

    asyncio.run(evening())


async def can_connect(ada: GuestClient, table: str, **headers: str) -> bool:
    await ada.connect_to_table(table, None, **headers)
    try:
        await ada.receive_frame()
    except ConnectionClosed as closed:
        assert closed.rcvd is not None and closed.rcvd.code == 4403
        return False
    await ada.socket.close()
    return True


@pytest.mark.parametrize(
    ("settings", "secure"), [(LOCAL_PROXY_SETTINGS, True), (OTHER_PROXY_SETTINGS, False)]
)
def test_cookies_are_secure_behind_a_proxy_that_is_believed(
    settings: ServerSettings, secure: bool, tmp_path: Path
) -> None:
    async def visit(ada: GuestClient) -> None:
        answer = await ada.http.post("/api/guest", headers=FORWARDED_HEADERS)
        assert ("secure" in answer.headers["set-cookie"].lower()) == secure

    run_visit(tmp_path / "a.db", settings, visit)


@pytest.mark.parametrize(
    ("settings", "headers", "welcome"),
    [
        (LOCAL_PROXY_SETTINGS, {"X-Forwarded-Host": "games.example"}, True),
        (LOCAL_PROXY_SETTINGS, {"X-Forwarded-Host": "games.example, inner.example"}, True),
        (LOCAL_PROXY_SETTINGS, {}, False),
        (LOCAL_PROXY_SETTINGS, {"X-Forwarded-Host": "evil.example"}, False),
        (OTHER_PROXY_SETTINGS, {"X-Forwarded-Host": "games.example"}, False),
    ],
)
def test_the_public_origin_may_play(
    settings: ServerSettings, headers: dict[str, str], welcome: bool, tmp_path: Path
) -> None:
    async def visit(ada: GuestClient) -> None:
        table = await ada.open_table("skull")
        assert await can_connect(ada, table, Origin=PUBLIC_URL, **headers) == welcome

    run_visit(tmp_path / "a.db", settings, visit)


# What nginx makes of its variables for a browser that asks https://games.example:8443/.
NGINX_VARIABLES = {
    "$host": "games.example",
    "$http_host": "games.example:8443",
    "$remote_addr": "198.51.100.7",
    "$scheme": "https",
}


def nginx_headers() -> dict[str, str]:
    """What the recipe for nginx adds to a request, but for what makes it a socket."""
    recipe = HOSTING_PAGE.read_text("utf-8").partition("```nginx")[2].partition("```")[0]
    found = dict(re.findall(r"proxy_set_header (\S+) (\S+);", recipe))
    assert found.pop("Upgrade") == "$http_upgrade"
    assert found.pop("Connection") == "$connection_upgrade"
    return {name: NGINX_VARIABLES[value] for name, value in found.items()}


@pytest.mark.parametrize(
    ("host", "welcome"),
    [(None, True), ("games.example", False), ("games.example:8443", True)],
    ids=["as documented", "without the port", "with the port"],
)
def test_behind_nginx_on_another_port(
    host: str | None, welcome: bool, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    headers = nginx_headers() | ({} if host is None else {"Host": host})
    origin = Origin("https://games.example:8443")

    async def visit(ada: GuestClient) -> None:
        table = await ada.open_table("skull")
        where, _, port = ada.address.partition(":")
        named = headers.pop("Host")
        url = f"ws://{named}/api/tables/{table}/play"
        async with connect(
            url, host=where, port=int(port), origin=origin, additional_headers=headers
        ) as socket:
            if welcome:
                assert '"fresh"' in str(await socket.recv())
                return
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403

    with caplog.at_level(logging.WARNING):
        run_visit(tmp_path / "a.db", LOCAL_PROXY_SETTINGS, visit)
    compared = [(line.origin, line.host) for line in caplog.records if is_refusal_log(line)]  # type: ignore[attr-defined]
    assert compared == ([] if welcome else [(origin, "games.example")])


def is_refusal_log(line: logging.LogRecord) -> bool:
    return line.getMessage() == "foreign page refused"


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        ("https://games.example", "games.example", True),
        ("https://games.example", "games.example:443", True),
        ("https://games.example:443", "games.example", True),
        ("http://games.example", "games.example:80", True),
        ("http://games.example", "games.example:443", False),
        ("https://games.example", "games.example:8443", False),
        ("https://games.example:8443", "games.example", False),
        ("http://[::1]:8642", "[::1]:8642", True),
        ("null", "", False),
        ("https://", "", False),
        ("https://games.example.evil.example", "games.example", False),
    ],
)
def test_whose_page_it_is(origin: str, host: str, same: bool) -> None:
    assert is_same_host(origin, host) == same


def test_a_proxy_may_pass_the_host_through(tmp_path: Path) -> None:
    async def visit(ada: GuestClient) -> None:
        table = await ada.open_table("skull")
        host, _, port = ada.address.partition(":")
        url = f"ws://games.example/api/tables/{table}/play"
        async with connect(url, host=host, port=int(port), origin=Origin(PUBLIC_URL)) as socket:
            assert '"fresh"' in str(await socket.recv())

    run_visit(tmp_path / "a.db", LOCAL_PROXY_SETTINGS, visit)


@pytest.mark.parametrize(
    ("proxies", "who"),
    [("127.0.0.1", "198.51.100.7"), ("192.0.2.1", "127.0.0.1"), ("", "127.0.0.1")],
)
def test_the_client_is_the_forwarded_one_only_from_a_proxy_that_is_believed(
    proxies: str, who: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []
    entered = ConnectionLimiter.admit_socket

    def noting(crowd: ConnectionLimiter, address: str, guest: str) -> object:
        seen.append(address)
        return entered(crowd, address, guest)

    monkeypatch.setattr(ConnectionLimiter, "admit_socket", noting)

    async def visit(ada: GuestClient) -> None:
        table = await ada.open_table("skull")
        assert await can_connect(ada, table, **FORWARDED_HEADERS)

    run_visit(tmp_path / "a.db", ServerSettings(trusted_proxies=proxies), visit)
    assert seen == [who]


def test_limits_count_the_forwarded_client(tmp_path: Path) -> None:
    async def visit(ada: GuestClient) -> None:
        for client, status in (("198.51.100.7", 201), ("198.51.100.8", 201), ("198.51.100.7", 429)):
            answer = await ada.http.post("/api/guest", headers={"X-Forwarded-For": client})
            assert answer.status_code == status

    run_visit(
        tmp_path / "a.db",
        ServerSettings(trusted_proxies="127.0.0.1", limits=Limits(requests_per_minute=1)),
        visit,
    )


@pytest.mark.parametrize("path", ["/skull", ""])
def test_under_a_path_that_the_proxy_takes_off_or_leaves(path: str, tmp_path: Path) -> None:
    async def visit(ada: GuestClient) -> None:
        answer = await ada.http.post(f"{path}/api/guest")
        assert answer.status_code == 201
        assert "path=/skull;" in f"{answer.headers['set-cookie'].lower()};"
        assert "<title>Skulduggery" in (await ada.http.get(f"{path}/")).text
        assert (await ada.http.get(f"{path}/nowhere")).status_code == 404
        schema = (await ada.http.get(f"{path}/schema/openapi.json")).json()
        assert schema["servers"] == [{"url": "/skull"}]
        body = {"name": "Ada", "game": "skull"}
        table = (await ada.http.post(f"{path}/api/tables", json=body)).json()["table"]
        ada.address += path
        assert await can_connect(ada, table)

    run_visit(tmp_path / "a.db", ServerSettings(base_path="/skull"), visit)


@pytest.mark.parametrize(
    ("written", "meant"),
    [("", ""), ("/", ""), ("skull", "/skull"), ("/skull/", "/skull"), ("/a/b.c", "/a/b.c")],
)
def test_a_path_can_be_written_in_many_ways(written: str, meant: str) -> None:
    assert clean_base_path(written) == meant


@pytest.mark.parametrize(
    "wrong", ["a b?#", "a b", "a?b", "a#b", "a%20b", "a//b", "..", "a/../b", "a/.", '"', "é", "a\n"]
)
def test_a_path_that_cannot_be_is_refused(wrong: str) -> None:
    with pytest.raises(BadBasePath):
        clean_base_path(wrong)


@pytest.mark.parametrize("wrong", ["nonsense", "127.0.0.1;::1", "10.0.0.0/99", "10.0.0.1/8", ","])
def test_proxies_that_cannot_be_are_refused(wrong: str) -> None:
    with pytest.raises(BadProxies):
        parse_networks(wrong)


def test_proxies_can_be_networks_or_everybody() -> None:
    assert parse_networks("*") is None
    assert [str(n) for n in parse_networks("10.0.0.0/8,::1") or []] == ["10.0.0.0/8", "::1/128"]
