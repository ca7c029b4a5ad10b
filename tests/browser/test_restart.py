"""The server goes away, and comes back or does not; or it was never at the root."""

import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.conftest import NO_LIMITS
from tests.browser.page_driver import PageDriver
from tests.server.server_process import ServerProcess, run_server_process

from skulduggery.games import GAMES_BY_NAME


@pytest.fixture
def port(tmp_path: Path) -> Iterator[str]:
    """One that was free a moment ago."""
    with run_server_process(tmp_path / "nobody.db", "serve") as it:
        found = it.address.partition(":")[2]
    yield found


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


def test_without_a_server_the_page_says_so(browser: Browser, tmp_path: Path) -> None:
    with run_server_process(tmp_path / "skulduggery.db", "serve") as server:
        ada = PageDriver(browser, server.address)
        ada.page.goto("/")
        ada.page.evaluate("async () => { await navigator.serviceWorker.ready }")
    ada.page.reload()
    expect(ada.page.get_by_text("You are offline")).to_be_visible()
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
