"""The first page: what it is for is one click away, in the language of whoever comes."""

import re
from random import Random

import pytest
from playwright.sync_api import Browser, Route, expect
from tests.browser.conftest import MakePageDriver
from tests.browser.layout_defects import SIZES, check_layout_shift, record_layout_shifts
from tests.server.server_process import ServerProcess

from skulduggery.bench.page_weight import MAX_WEIGHT_BYTES, measure_weight
from skulduggery.games import GAMES_BY_NAME
from skulduggery.words import SUPPORTED_LANGUAGES

MAX_FONT_BYTES = 20_000
FOLD_MARGIN_PX = 4  # so that the edge of a button is seen as one
LETTERS = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?()/&+-%'\""
    "ÀÂÄÆÇÈÉÊËÌÎÏÒÔÖŒÙÛÜŸßàâäæçèéêëìîïòôöœùûüÿ«»„“”…"
    "\N{RIGHT SINGLE QUOTATION MARK}\N{EN DASH}\N{MINUS SIGN}\N{MULTIPLICATION SIGN}"
)
# A letter that the font lacks is drawn by the next one, whichever that is: with two of different
# widths it has two widths.
FIND_MISSING_LETTERS_JS = """async (letters) => {
  await document.fonts.load('1em Grenze')
  const pen = document.createElement('canvas').getContext('2d')
  const width = (letter, fallback) => {
    pen.font = `40px Grenze, ${fallback}`
    return pen.measureText(letter).width
  }
  return Array.from(letters).filter((one) => width(one, 'monospace') !== width(one, 'sans-serif'))
}"""
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


@pytest.mark.parametrize("newcomer", [True, False])
@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
def test_a_small_phone_shows_the_whole_first_button(
    language: str, newcomer: bool, visit: MakePageDriver
) -> None:
    visitor = visit(newcomer=newcomer, language=language, size=SIZES["360x640"])
    visitor.page.goto("/")
    expect(visitor.game_card("skull")).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    button = visitor.find_button("web-play-bots").first
    box = button.bounding_box()
    assert box is not None and box["y"] + box["height"] + FOLD_MARGIN_PX <= 640


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_a_table_speaks_it_as_well(game: str, language: str, visit: MakePageDriver) -> None:
    visitor = visit(language=language)
    visitor.play_to_choice(game)
    expect(visitor.choice_button(visitor.legal_choices()[0][1])).to_be_visible()
    assert not MESSAGE_ID_PATTERN.search(visitor.page.locator("body").inner_text())


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_first_page_and_table_are_light(game: str, browser: Browser, server: ServerProcess) -> None:
    """All bytes of all responses, art, words and typeface included."""
    for language in SUPPORTED_LANGUAGES:
        weight = measure_weight(browser, server.address, game, language)
        print(f"\n{game}, {language}: {weight.size} bytes in {len(weight.responses)} responses")
        for response in weight.responses:
            print(f"{response.size:7} {response.path}")
        kinds = {response.path.rpartition(".")[2] for response in weight.responses}
        assert {"js", "css", "ftl", "woff2", "/api/offer"} <= kinds
        assert 50_000 < weight.size <= MAX_WEIGHT_BYTES


def test_the_typeface_is_small_and_has_all_letters(visit: MakePageDriver) -> None:
    visitor = visit()
    visitor.page.goto("/")
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    fonts = [one for one in visitor.responses if one.request.resource_type == "font"]
    assert {font.headers["content-type"] for font in fonts} == {"font/woff2"}
    assert sum({font.url: len(font.body()) for font in fonts}.values()) <= MAX_FONT_BYTES
    missing = visitor.page.evaluate(FIND_MISSING_LETTERS_JS, LETTERS)
    assert missing == []


def test_nothing_moves_when_the_typeface_comes(visit: MakePageDriver) -> None:
    """Nothing is drawn before it is there; a page that waits too long would go on without."""
    visitor = visit()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    visitor.page.clock.install()  # the page waits as long as the test
    visitor.page.clock.pause_at("2030-01-01")
    record_layout_shifts(visitor.page)
    visitor.page.route("**/*.woff2", hold)
    visitor.page.goto("/", wait_until="commit")
    visitor.wait_until(
        lambda: any(one.url.endswith("-main.ftl") for one in visitor.responses), "the words"
    )
    expect(visitor.page.locator("#app > *")).to_have_count(0)
    for route in held:
        route.continue_()
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    assert visitor.page.evaluate("document.fonts.check('1em Grenze')")
    check_layout_shift(visitor.page)
