"""What browsers get before they are told anything: one document at every address of a page."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.server.live_server import GuestClient, running_server

from skulduggery.server.asgi_wrappers import PAGE_PART_HEADERS, SECURITY_HEADERS
from skulduggery.server.hosting.settings import ServerSettings
from skulduggery.server.web import pages

WEB_FOLDER = Path(__file__).parents[2] / "web"
SCRIPT_TEXT = "export const words = 'not believed'\n" * 50
BUILT_FILES = {
    "index.html": (
        '<title>Skulduggery</title><meta name="base" content="./" />'
        '<script type="module" src="./assets/index-a1b2c3.js"></script>'
    ),
    "manifest.webmanifest": '{"name": "Skulduggery", "start_url": "./"}',
    "icon.svg": '<svg xmlns="http://www.w3.org/2000/svg" />',
    "sw.js": 'const OFFLINE = "./offline.html"',
    "offline.html": "<p>Nobody is there.</p>",
    "assets/index-a1b2c3.js": SCRIPT_TEXT,
    "assets/index-d4e5f6.css": "main { color: red }",
}
CONTENT_TYPES = {
    "/manifest.webmanifest": "application/manifest+json",
    "/icon.svg": "image/svg+xml",
    "/sw.js": "text/javascript",
    "/offline.html": "text/html",
    "/assets/index-a1b2c3.js": "text/javascript",
    "/assets/index-d4e5f6.css": "text/css",
}


def page_addresses() -> list[str]:
    """An address of each page the browser knows, from its own list."""
    patterns = re.findall(r"\[/\^(.*)\$/,", (WEB_FOLDER / "src" / "paths.ts").read_text("utf-8"))
    return [re.sub(r"\(\?<\w+>.*?\)", "one", pattern).replace("\\/", "/") for pattern in patterns]


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages as a build leaves them, only smaller."""
    folder = tmp_path / "pages"
    for name, text in BUILT_FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    monkeypatch.setattr(pages, "pages_folder", lambda: folder)


def run_visit(
    database: Path | str, visit: Callable[[GuestClient], Awaitable[None]], base_path: str = ""
) -> None:
    async def evening() -> None:
        async with running_server(database, ServerSettings(base_path=base_path)) as address:
            ada = GuestClient(address, "Ada")
            try:
                await visit(ada)
            finally:
                await ada.http.aclose()

    asyncio.run(evening())


def test_every_page_of_the_browser_is_the_document(built: None, tmp_path: Path) -> None:
    async def visit(ada: GuestClient) -> None:
        assert len(page_addresses()) > 10
        for address in page_addresses():
            answer = await ada.http.get(address)
            assert (answer.status_code, address) == (200, address)
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["cache-control"] == "no-cache"  # an upgrade is seen at once
            assert 'src="/assets/index-a1b2c3.js"' in answer.text
            assert {name: answer.headers[name] for name in SECURITY_HEADERS} == SECURITY_HEADERS

    run_visit(tmp_path / "a.db", visit)


def test_nothing_else_is(built: None, tmp_path: Path) -> None:
    async def visit(ada: GuestClient) -> None:
        for address in ("/nowhere", "/t", "/t/one/two", "/learn/one/two", "/index.html", "/api"):
            answer = await ada.http.get(address)
            assert (answer.status_code, address) == (404, address)
            assert {name: answer.headers[name] for name in SECURITY_HEADERS} == SECURITY_HEADERS

    run_visit(tmp_path / "a.db", visit)


def test_a_path_of_the_proxy_is_put_in(built: None, tmp_path: Path) -> None:
    async def visit(ada: GuestClient) -> None:
        for path in ("/skull", ""):  # left on by the proxy, or taken off
            document = (await ada.http.get(f"{path}/lobby")).text
            assert 'content="/skull/"' in document
            assert 'src="/skull/assets/index-a1b2c3.js"' in document
            worker = (await ada.http.get(f"{path}/sw.js")).text
            assert worker == 'const OFFLINE = "/skull/offline.html"'
            manifest = (await ada.http.get(f"{path}/manifest.webmanifest")).text
            assert json.loads(manifest)["start_url"] == "/skull/"
            assert (await ada.http.get(f"{path}/assets/index-a1b2c3.js")).text == SCRIPT_TEXT

    run_visit(tmp_path / "a.db", visit, base_path="/skull")


def test_files_say_what_they_are(built: None, tmp_path: Path) -> None:
    async def visit(ada: GuestClient) -> None:
        for address, kind in CONTENT_TYPES.items():
            answer = await ada.http.get(address)
            assert (answer.status_code, address) == (200, address)
            assert answer.headers["content-type"].partition(";")[0] == kind
            assert answer.headers["x-content-type-options"] == "nosniff"

    run_visit(tmp_path / "a.db", visit)


def test_assets_are_fetched_once_and_small(built: None, tmp_path: Path) -> None:
    async def visit(ada: GuestClient) -> None:
        address = "/assets/index-a1b2c3.js"
        answer = await ada.http.get(address)
        assert answer.text == SCRIPT_TEXT
        assert answer.headers["content-encoding"] == "gzip"
        assert "immutable" in answer.headers["cache-control"]
        assert "max-age=31536000" in answer.headers["cache-control"]
        # What protects documents and workers would only be weight; these protect a file.
        assert SECURITY_HEADERS.keys() >= PAGE_PART_HEADERS
        assert {name for name in SECURITY_HEADERS if name in answer.headers} == PAGE_PART_HEADERS
        plain = await ada.http.get(address, headers={"Accept-Encoding": "identity"})
        assert plain.text == SCRIPT_TEXT
        assert "content-encoding" not in plain.headers

    run_visit(tmp_path / "a.db", visit)


def test_what_the_build_has_compressed_is_sent_as_it_is(built: None, tmp_path: Path) -> None:
    compressed = b"as Brotli would have it"
    script = tmp_path / "pages" / "assets" / "index-a1b2c3.js"
    script.with_name(f"{script.name}.br").write_bytes(compressed)

    async def visit(ada: GuestClient) -> None:
        address = f"/assets/{script.name}"
        headers = {"Accept-Encoding": "gzip, deflate, br;q=0.9"}
        async with ada.http.stream("GET", address, headers=headers) as answer:
            assert b"".join([part async for part in answer.aiter_raw()]) == compressed
            assert answer.headers["content-encoding"] == "br"
            assert answer.headers["content-type"].partition(";")[0] == "text/javascript"
            assert answer.headers["vary"] == "accept-encoding"
        assert (await ada.http.get(f"{address}.br")).status_code == 404

    run_visit(tmp_path / "a.db", visit)


def test_a_typeface_says_what_it_is_and_is_not_compressed_twice(
    built: None, tmp_path: Path
) -> None:
    (tmp_path / "pages" / "assets" / "display-a1b2c3.woff2").write_bytes(b"wOF2" * 500)

    async def visit(ada: GuestClient) -> None:
        answer = await ada.http.get("/assets/display-a1b2c3.woff2")
        assert answer.headers["content-type"] == "font/woff2"
        assert "content-encoding" not in answer.headers

    run_visit(tmp_path / "a.db", visit)


@pytest.mark.parametrize(
    "address",
    ["/assets/index-000000.js", "/assets/", "/assets/../index.html", "/assets/%2e%2e/a.db"],
)
def test_what_is_no_asset_is_not_there(address: str, built: None, tmp_path: Path) -> None:
    async def visit(ada: GuestClient) -> None:
        answer = await ada.http.get(address)
        assert answer.status_code == 404
        assert "immutable" not in answer.headers.get("cache-control", "")

    run_visit(tmp_path / "pages" / "a.db", visit)


def test_without_a_build_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "pages_folder", lambda: None)

    async def visit(ada: GuestClient) -> None:
        for address in page_addresses():
            answer = await ada.http.get(address)
            assert (answer.status_code, address) == (200, address)
            assert "not built" in answer.text
        assert (await ada.http.get("/assets/index-a1b2c3.js")).status_code == 404
        assert (await ada.http.post("/api/guest")).status_code == 201

    run_visit(tmp_path / "a.db", visit)


@pytest.mark.usefixtures("built")
def test_who_reads_is_told_on_a_page_that_there_is_nothing(tmp_path: Path) -> None:
    async def visit(ada: GuestClient) -> None:
        reading = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
        answer = await ada.http.get("/nowhere", headers=reading)
        assert answer.status_code == 404
        assert answer.headers["content-type"].startswith("text/html")
        assert 'content="/"' in answer.text
        program = await ada.http.get("/nowhere")
        assert (program.status_code, program.json()["mistake"]) == (404, "nothing-here")
        table = await ada.http.get("/api/tables/nothing", headers=reading)
        assert (table.status_code, table.json()["mistake"]) == (404, "no-table")

    run_visit(tmp_path / "skulduggery.db", visit)
