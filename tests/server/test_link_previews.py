"""What a chat shows of a link: the game with its picture, and nobody's name but the host's."""

import asyncio
import re
import struct
from collections.abc import Awaitable, Callable
from html import unescape
from pathlib import Path

import pytest
from tests.server.live_server import UNLIMITED_SETTINGS, GuestClient, running_server

from skulduggery.core.sentences import game_about, game_name
from skulduggery.games import GAMES_BY_NAME
from skulduggery.server.web import pages
from skulduggery.server.web.link_previews import PICTURE_SIZE, SITE_PICTURE
from skulduggery.words import SUPPORTED_LANGUAGES, translate

PICTURES_FOLDER = Path(__file__).parents[2] / "web" / "public"
PICTURE_NAMES = [SITE_PICTURE, *GAMES_BY_NAME]
MAX_PICTURE_BYTES = 120_000
TAG_PATTERN = re.compile(r'<meta property="([a-z:_]+)" content="([^"]*)" />')


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "pages"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<head><title>Skulduggery</title></head>")
    for name in PICTURE_NAMES:
        picture = f"share-{name}.png"
        (folder / picture).write_bytes((PICTURES_FOLDER / picture).read_bytes())
    monkeypatch.setattr(pages, "pages_folder", lambda: folder)


def run_visit(database: Path | str, visit: Callable[[GuestClient], Awaitable[None]]) -> None:
    async def evening() -> None:
        async with running_server(database, UNLIMITED_SETTINGS) as address:
            ada = GuestClient(address, "Ada")
            try:
                await visit(ada)
            finally:
                await ada.disconnect()

    asyncio.run(evening())


async def tags_of(client: GuestClient, path: str, language: str = "en") -> dict[str, str]:
    page = await client.http.get(path, headers={"accept-language": language})
    assert page.status_code == 200
    return {name: unescape(text) for name, text in TAG_PATTERN.findall(page.text)}


@pytest.mark.parametrize("name", PICTURE_NAMES)
def test_every_game_has_a_picture_of_the_size_chats_want(name: str) -> None:
    content = (PICTURES_FOLDER / f"share-{name}.png").read_bytes()
    assert content.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", content[16:24]) == PICTURE_SIZE
    assert len(content) <= MAX_PICTURE_BYTES


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
def test_the_first_page_says_what_it_is(language: str, tmp_path: Path) -> None:
    async def visit(ada: GuestClient) -> None:
        tags = await tags_of(ada, "/", language)
        assert tags["og:title"] == "Skulduggery"
        assert tags["og:description"] == translate("web-title", language)
        assert tags["og:image"] == f"http://{ada.address}/share-site.png"
        picture = await ada.http.get(tags["og:image"])
        assert picture.headers["content-type"] == "image/png"
        assert picture.content == (PICTURES_FOLDER / "share-site.png").read_bytes()

    run_visit(tmp_path / "a.db", visit)


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_an_invitation_names_the_host_and_the_game(game: str, tmp_path: Path) -> None:
    async def visit(ada: GuestClient) -> None:
        table = await ada.open_table(game)
        for path in (f"/t/{table}", f"/t/{table}/tv"):
            tags = await tags_of(ada, path)
            assert tags["og:title"] == f"Ada invites you to {game_name(game, 'en')}"
            assert tags["og:description"] == game_about(game, "en")
            assert tags["og:image"].endswith(f"/share-{game}.png")

    run_visit(tmp_path / "a.db", visit)


def test_nobody_else_is_named(tmp_path: Path) -> None:
    async def visit(ada: GuestClient) -> None:
        table = await ada.open_table("saber_skull")
        ben = GuestClient(ada.address, "Benedikt")
        for client in (ada, ben):
            await client.connect_to_table(table)
            await client.receive_frame()
            await client.send_request("join", name=client.name)
        await ada.send_request("sit", chair=0)
        await ben.send_request("sit", chair=1)
        assert "Benedikt" not in str(await tags_of(ada, f"/t/{table}"))
        await ada.send_request("start")
        running = await tags_of(ada, f"/t/{table}")
        assert not {"Ada", "Benedikt"} & set(re.findall(r"\w+", str(running)))
        for client in (ada, ben):
            await client.send_request("resign")
        over = (await ada.http.get(f"/api/tables/{table}")).json()
        replay = await tags_of(ada, f"/r/{over['record']}")
        assert replay["og:title"] == "Säbel & Schädel: watch the game again"
        assert not {"Ada", "Benedikt"} & set(re.findall(r"\w+", str(replay)))
        await ben.disconnect()

    run_visit(tmp_path / "a.db", visit)


def test_a_name_is_no_markup(tmp_path: Path) -> None:
    async def visit(ada: GuestClient) -> None:
        ada.name = '"><script>x</script>'
        table = await ada.open_table("skull")
        page = await ada.http.get(f"/t/{table}")
        assert "<script>" not in page.text
        assert (await tags_of(ada, f"/t/{table}"))["og:title"].startswith('"><script>')

    run_visit(tmp_path / "a.db", visit)


def test_what_is_not_there_is_told_by_the_page(tmp_path: Path) -> None:
    async def visit(ada: GuestClient) -> None:
        for path in ("/t/nothing", "/r/nothing"):
            assert (await tags_of(ada, path))["og:title"] == "Skulduggery"

    run_visit(tmp_path / "a.db", visit)
