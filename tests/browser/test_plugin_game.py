"""A game that the pages were not built with: its words and a plain board reach them at run time."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from liars_dice import GAME_PACKAGE
from playwright.sync_api import Browser, expect
from tests.browser.conftest import NO_LIMITS
from tests.browser.page_driver import PHONE_SIZE, PageDriver
from tests.liars_dice.install_wheel import install_wheel
from tests.server.server_process import ServerProcess, run_server_process

from skulduggery import games
from skulduggery.words import add_word_folder, translate


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("liars_dice")
    with run_server_process(
        folder / "tables.db", "serve", **install_wheel(folder), **NO_LIMITS
    ) as opened:
        yield opened


@pytest.fixture(autouse=True)
def register_liars_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The visitor has to know what buttons are called."""
    monkeypatch.setitem(games._loaded_packages, GAME_PACKAGE.name, GAME_PACKAGE)
    add_word_folder(Path(str(GAME_PACKAGE.package_file("words"))))


@pytest.mark.parametrize("language", ["en", "de"])
def test_it_is_offered_and_played_to_its_end(
    browser: Browser, server: ServerProcess, language: str
) -> None:
    """Always a challenge where there is a bid: the quickest way to the end."""
    ada = PageDriver(browser, server.address, size=PHONE_SIZE, language=language)
    ada.page.goto("/")
    name = translate("game-liars-dice", language)
    card = ada.page.get_by_role("region", name=name, exact=True)
    card.get_by_role("button", name=ada.translate("web-play-bots")).click()
    ada.wait_for_status("playing")
    while not ada.is_over:
        ada.wait_until(lambda: ada.is_over or ada.legal_choices(), "a choice")
        if ada.legal_choices():
            seat, text = ada.legal_choices()[0]
            assert text in ("challenge", "bid 1x1")
            ada.make_choice(seat, text)
    expect(ada.page.get_by_role("table").first).to_be_visible()
    ada.close()
