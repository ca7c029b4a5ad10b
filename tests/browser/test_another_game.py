"""A game that the pages were not built with: its words and a plain board reach them at run time."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from liars_dice import PACKAGE
from playwright.sync_api import Browser, expect
from tests.browser.conftest import NO_LIMITS
from tests.browser.visitor import PHONE, Visitor
from tests.liars_dice.installed import install
from tests.server.process import House, house

from skulduggery import games
from skulduggery.words import add_words, say


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("liars_dice")
    with house(folder / "tables.db", "serve", **install(folder), **NO_LIMITS) as opened:
        yield opened


@pytest.fixture(autouse=True)
def known_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """The visitor has to know what buttons are called."""
    monkeypatch.setitem(games._packages, PACKAGE.name, PACKAGE)
    add_words(Path(str(PACKAGE.file("words"))))


@pytest.mark.parametrize("language", ["en", "de"])
def test_it_is_offered_and_played_to_its_end(
    browser: Browser, server: House, language: str
) -> None:
    """Always a challenge where there is a bid: the quickest way to the end."""
    ada = Visitor(browser, server.address, size=PHONE, language=language)
    ada.page.goto("/")
    name = say("game-liars-dice", language)
    card = ada.page.get_by_role("region", name=name, exact=True)
    card.get_by_role("button", name=ada.say("web-play-bots")).click()
    ada.wait_for("playing")
    while not ada.is_over:
        ada.wait_until(lambda: ada.is_over or ada.choices(), "a choice")
        if ada.choices():
            seat, text = ada.choices()[0]
            assert text in ("challenge", "bid 1x1")
            ada.choose(seat, text)
    expect(ada.page.get_by_role("table")).to_be_visible()
    ada.leave()
