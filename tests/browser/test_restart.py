"""The server goes away, and comes back or does not; or it was never at the root."""

import json
import os
import signal
from contextlib import suppress
from pathlib import Path
from random import Random, choice
from socket import socket
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, WebSocket, expect
from tests.browser.conftest import NO_LIMITS
from tests.browser.page_driver import PageDriver
from tests.server.server_process import ServerProcess, run_server_process

from skulduggery.games import GAMES_BY_NAME
from skulduggery.words import SUPPORTED_LANGUAGES, translate

KEEP_SETTINGS_JS = "localStorage.setItem('skulduggery.settings', %s)"
DARK_GROUND = "rgb(22, 17, 14)"
LIGHT_GROUND = "rgb(244, 234, 215)"

# Below those that systems choose themselves, for connections too: nobody takes it meanwhile.
FIXED_PORTS = range(20_000, 32_000)


@pytest.fixture
def port() -> str:
    """One that is free, also when the server has gone and comes back."""
    while True:
        found = choice(FIXED_PORTS)
        with socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", found))
            return str(found)


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_a_page_finds_its_game_again(
    game: str, browser: Browser, port: str, tmp_path: Path
) -> None:
    file = tmp_path / "skulduggery.db"
    same = {**NO_LIMITS, "SKULDUGGERY_PORT": port}
    first = ServerProcess(file, "serve", **same)
    ada = PageDriver(browser, first.address)
    try:
        ada.play_to_choice(game)
        ada.play_randomly(Random(game), most=1)  # after more of them lucky bots may have won
        seat, number = ada.table["you"], ada.table["next"]
    finally:
        first.stop(signal.SIGKILL)
    with run_server_process(file, "serve", **same):
        ada.play_randomly(Random(game), most=1)
        assert ada.table["you"] == seat
        assert ada.table["next"] > number
        ada.context.close()
    assert [words for words in ada.complaints if "WebSocket connection" not in words] == []


def test_a_server_that_hangs_is_left_for_one_that_answers(browser: Browser, tmp_path: Path) -> None:
    """It does not hang up, as a node that was stopped; with what it has not answered."""
    with run_server_process(tmp_path / "skulduggery.db", "serve", **NO_LIMITS) as server:
        ada = PageDriver(browser, server.address)
        sockets: list[WebSocket] = []

        def count_socket(socket: WebSocket) -> None:
            sockets.append(socket)

        ada.page.on("websocket", count_socket)
        ada.page.clock.install()
        ada.play_to_choice("saber_skull")
        number, opened = ada.table["next"], len(sockets)
        _, text = ada.legal_choices()[0]
        expect(ada.choice_button(text)).to_be_visible()  # all that the page needs is there
        notice = ada.page.get_by_text(ada.translate("web-line-lost"))
        os.killpg(server.process.pid, signal.SIGSTOP)
        try:
            ada.choice_button(text).click()
            ada.page.clock.run_for(12_000)
            assert notice.is_visible()
        finally:
            os.killpg(server.process.pid, signal.SIGCONT)
        ada.wait_until(lambda: ada.table["next"] > number, "the move was made")
        expect(notice).to_have_count(0)
        assert len(sockets) > opened
        ada.context.close()


# The language of a browser, the settings of its user, and how the page without a server looks.
OFFLINE_VISITORS = [
    ("de", {}, "de", DARK_GROUND),
    ("fr", {"theme": "paper"}, "fr", LIGHT_GROUND),
    ("en", {"language": "it", "theme": "night"}, "it", DARK_GROUND),
]


@pytest.mark.parametrize(("browser_language", "settings", "language", "ground"), OFFLINE_VISITORS)
def test_without_a_server_the_page_says_so(
    browser_language: str,
    settings: dict[str, str],
    language: str,
    ground: str,
    browser: Browser,
    tmp_path: Path,
) -> None:
    """In the language and the colours that the visitor has chosen, and in no other."""
    with run_server_process(tmp_path / "skulduggery.db", "serve") as server:
        ada = PageDriver(browser, server.address, language=browser_language)
        ada.page.add_init_script(KEEP_SETTINGS_JS % json.dumps(json.dumps(settings)))
        ada.page.goto("/")
        ada.page.evaluate("async () => { await navigator.serviceWorker.ready }")
    ada.page.reload()
    for one in SUPPORTED_LANGUAGES:
        heading = ada.page.get_by_role("heading", name=translate("offline-title", one))
        expect(heading).to_have_count(1 if one == language else 0)
    expect(ada.page.get_by_role("link", name=translate("offline-retry", language))).to_be_visible()
    expect(ada.page.locator("html")).to_have_attribute("lang", language)
    expect(ada.page.locator("body")).to_have_css("background-color", ground)
    ada.context.close()


def test_behind_a_proxy_under_a_path(browser: Browser, tmp_path: Path) -> None:
    below = {**NO_LIMITS, "SKULDUGGERY_BASE_PATH": "/skulls"}
    with run_server_process(tmp_path / "skulduggery.db", "serve", **below) as server:
        ada = PageDriver(browser, server.address, below="/skulls")
        ada.start_bot_game("saber_skull")
        assert urlsplit(ada.page.url).path == f"/skulls/t/{ada.table['table']}"
        ada.play_randomly(Random(1), most=2)
        # Should bots have won meanwhile, the result leads home as well.
        ada.page.get_by_role("banner").get_by_role("link", name=ada.translate("web-home")).click()
        expect(ada.game_card("skull")).to_be_visible()
        assert urlsplit(ada.page.url).path == "/skulls/"
        ada.close()
