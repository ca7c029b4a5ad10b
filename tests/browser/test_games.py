"""Whole games in a browser, played by somebody who takes whatever is offered."""

from random import Random

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.scan import scanned
from tests.browser.visitor import PHONE, Visitor
from tests.server.process import House

from skulduggery.bots.registry import usual_level
from skulduggery.games import GAMES
from skulduggery.words import LANGUAGES

SPOKEN = dict(zip(GAMES, LANGUAGES[1:], strict=False))  # each in another language


def fits(visitor: Visitor) -> bool:
    """A table is as large as the window, however long its log: nothing has to be scrolled to."""
    page = "document.documentElement"
    size = visitor.page.evaluate(f"[{page}.scrollWidth, {page}.scrollHeight]")
    return bool(size == [*(visitor.page.viewport_size or {}).values()])


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_and_no_frame_tells_a_secret(game: str, visit: Visit, server: House) -> None:
    ada = visit(language=SPOKEN[game])
    ada.play_bots(game)
    ada.play_on(Random(game))
    assert fits(ada)
    scanner = scanned(server, ada)
    assert scanner.table.status == "over"
    assert scanner.frames == len(ada.frames)
    if game != "saber_skull":  # where nothing is hidden
        assert scanner.hidden >= 6  # two rounds at least
        assert scanner.otherwise > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_on_a_phone(game: str, visit: Visit) -> None:
    ada = visit(size=PHONE)
    ada.play_bots(game)
    ada.play_on(Random(game), press=lambda button: button.tap())
    assert ada.is_over
    assert fits(ada)


@pytest.mark.parametrize("game", GAMES)
def test_bots_tell_how_they_play(game: str, visit: Visit) -> None:
    ada = visit(size=PHONE, language=SPOKEN[game])
    ada.reach_a_choice(game)
    level = ada.say(f"level-{usual_level(game)}")
    expect(ada.page.get_by_text(level, exact=True).first).to_be_visible()
    told = ada.say("web-person-bot-level", level=level)
    signs = ada.page.get_by_role("img", name=told, exact=True)
    seats = ada.page.get_by_role("listitem").filter(has_text=told)
    assert signs.count() + seats.count() >= len(ada.table["players"]) - 1
    assert fits(ada)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_without_a_mouse(game: str, visit: Visit) -> None:
    ada = visit()
    ada.play_bots(game)
    ada.play_on(Random(game), press=ada.press_with_keys)
    assert ada.is_over


@pytest.mark.parametrize("game", GAMES)
def test_a_page_that_is_loaded_anew_goes_on(game: str, visit: Visit) -> None:
    ada = visit()
    ada.play_bots(game)
    ada.play_on(Random(game), most=2)
    seat, table = ada.table["you"], ada.table["table"]
    for _ in range(2):
        ada.table.clear()
        ada.page.reload()
        ada.wait_until(lambda: "you" in ada.table, "the table")
        assert (ada.table["you"], ada.table["table"]) == (seat, table)
        ada.play_on(Random(game), most=2)
