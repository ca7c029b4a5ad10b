"""Whole games in a browser, played by somebody who takes whatever is offered."""

from random import Random

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import MakePageDriver
from tests.browser.page_driver import PHONE_SIZE, PageDriver
from tests.browser.scan_frames import scan_visitors
from tests.server.server_process import ServerProcess

from skulduggery.bots.registry import usual_level
from skulduggery.games import GAMES_BY_NAME
from skulduggery.words import SUPPORTED_LANGUAGES

LANGUAGE_BY_GAME = dict(
    zip(GAMES_BY_NAME, SUPPORTED_LANGUAGES[1:], strict=False)
)  # each in another language


DOUBLE_TAP_MS = (
    350  # in which a browser takes two taps for one, the second of which decides nothing
)


def tap_calmly(button: Locator) -> None:
    button.page.wait_for_timeout(DOUBLE_TAP_MS)
    button.tap()


def fits_window(visitor: PageDriver) -> bool:
    """A table is as large as the window, however long its log: nothing has to be scrolled to."""
    page = "document.documentElement"
    size = visitor.page.evaluate(f"[{page}.scrollWidth, {page}.scrollHeight]")
    return bool(size == [*(visitor.page.viewport_size or {}).values()])


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_a_whole_game_and_no_frame_tells_a_secret(
    game: str, visit: MakePageDriver, server: ServerProcess
) -> None:
    ada = visit(language=LANGUAGE_BY_GAME[game])
    ada.start_bot_game(game)
    ada.play_randomly(Random(game))
    assert fits_window(ada)
    scanner = scan_visitors(server, ada)
    assert scanner.table.status == "over"
    assert scanner.frame_count == len(ada.frames)
    if game != "saber_skull":  # where nothing is hidden
        assert scanner.redacted_events >= 6  # two rounds at least
        assert scanner.indistinguishable_frames > 0


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_a_whole_game_on_a_phone(game: str, visit: MakePageDriver) -> None:
    ada = visit(size=PHONE_SIZE)
    ada.start_bot_game(game)
    ada.play_randomly(Random(game), press=tap_calmly)
    assert ada.is_over
    assert fits_window(ada)


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_bots_tell_how_they_play(game: str, visit: MakePageDriver) -> None:
    ada = visit(size=PHONE_SIZE, language=LANGUAGE_BY_GAME[game])
    ada.play_to_choice(game)
    level = ada.translate(f"level-{usual_level(game)}")
    expect(ada.page.get_by_text(level, exact=True).first).to_be_visible()
    told = ada.translate("web-person-bot-level", level=level)
    signs = ada.page.get_by_role("img", name=told, exact=True)
    seats = ada.page.get_by_role("listitem").filter(has_text=told)
    assert signs.count() + seats.count() >= len(ada.table["players"]) - 1
    assert fits_window(ada)


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_a_whole_game_without_a_mouse(game: str, visit: MakePageDriver) -> None:
    ada = visit()
    ada.start_bot_game(game)
    ada.play_randomly(Random(game), press=ada.press_by_keyboard)
    assert ada.is_over


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_a_page_that_is_loaded_anew_goes_on(game: str, visit: MakePageDriver) -> None:
    ada = visit()
    ada.start_bot_game(game)
    ada.play_randomly(Random(game), most=2)
    seat, table = ada.table["you"], ada.table["table"]
    for _ in range(2):
        ada.table.clear()
        ada.page.reload()
        ada.wait_until(lambda: "you" in ada.table, "the table")
        assert (ada.table["you"], ada.table["table"]) == (seat, table)
        ada.play_randomly(Random(game), most=2)
