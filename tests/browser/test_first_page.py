"""The first page: what it is for is one click away, in the language of whoever comes."""

import gzip
import re
from random import Random

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import MakePageDriver

from skulduggery.games import GAMES_BY_NAME
from skulduggery.words import SUPPORTED_LANGUAGES

MAX_PAGE_BYTES = 90_000  # bytes of script and style, compressed, from the first page into a game
MESSAGE_ID_PATTERN = re.compile(r"\b(web|action|rules|event|tribe)(-[a-z]+)+\b")


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_one_click_begins_a_game_against_bots(game: str, visit: MakePageDriver) -> None:
    ada = visit(watching=True)
    ada.play_to_choice(game)
    assert ada.table["game"] == game
    for _, text in ada.legal_choices():
        expect(ada.choice_button(text)).to_be_visible()
    ada.play_randomly(Random(game), most=2)


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
def test_it_speaks_the_language_of_the_browser(language: str, visit: MakePageDriver) -> None:
    visitor = visit(language=language)
    visitor.page.goto("/")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(
        visitor.translate("web-title")
    )
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)
    assert not MESSAGE_ID_PATTERN.search(visitor.page.locator("body").inner_text())


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_a_table_speaks_it_as_well(game: str, language: str, visit: MakePageDriver) -> None:
    visitor = visit(language=language)
    visitor.play_to_choice(game)
    expect(visitor.choice_button(visitor.legal_choices()[0][1])).to_be_visible()
    assert not MESSAGE_ID_PATTERN.search(visitor.page.locator("body").inner_text())


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_little_has_to_be_loaded(game: str, visit: MakePageDriver) -> None:
    ada = visit()
    ada.play_to_choice(game)
    expect(ada.choice_button(ada.legal_choices()[0][1])).to_be_visible()
    needed = {
        response.url
        for response in ada.responses
        if response.request.resource_type in ("script", "stylesheet")
    }
    # Asked for again: if it took a second game to reach a choice, the browser has let go of them.
    sizes = {url: len(gzip.compress(ada.page.request.get(url).body())) for url in needed}
    assert 10_000 < sum(sizes.values()) <= MAX_PAGE_BYTES, sizes
