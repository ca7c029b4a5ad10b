"""The first page: what it is for is one click away, in the language of whoever comes."""

import gzip
import re
from random import Random

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit

from skulduggery.games import GAMES
from skulduggery.words import LANGUAGES

BUDGET = 90_000  # bytes of script and style, compressed, from the first page into a game
MESSAGE_ID = re.compile(r"\b(web|action|rules|event|tribe)(-[a-z]+)+\b")


@pytest.mark.parametrize("game", GAMES)
def test_one_click_begins_a_game_against_bots(game: str, visit: Visit) -> None:
    ada = visit(watching=True)
    ada.reach_a_choice(game)
    assert ada.table["game"] == game
    for _, text in ada.choices():
        expect(ada.offer(text)).to_be_visible()
    ada.play_on(Random(game), most=2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_language_of_the_browser(language: str, visit: Visit) -> None:
    visitor = visit(language=language)
    visitor.page.goto("/")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(visitor.say("web-title"))
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)
    assert not MESSAGE_ID.search(visitor.page.locator("body").inner_text())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_speaks_it_as_well(game: str, language: str, visit: Visit) -> None:
    visitor = visit(language=language)
    visitor.reach_a_choice(game)
    expect(visitor.offer(visitor.choices()[0][1])).to_be_visible()
    assert not MESSAGE_ID.search(visitor.page.locator("body").inner_text())


@pytest.mark.parametrize("game", GAMES)
def test_little_has_to_be_loaded(game: str, visit: Visit) -> None:
    ada = visit()
    ada.reach_a_choice(game)
    expect(ada.offer(ada.choices()[0][1])).to_be_visible()
    needed = {
        response.url
        for response in ada.loaded
        if response.request.resource_type in ("script", "stylesheet")
    }
    # Asked for again: if it took a second game to reach a choice, the browser has let go of them.
    sizes = {url: len(gzip.compress(ada.page.request.get(url).body())) for url in needed}
    assert 10_000 < sum(sizes.values()) <= BUDGET, sizes
