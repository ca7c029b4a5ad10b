"""Boards keep still: what a view changes moves by itself, and nothing else makes room for it."""

from random import Random

import pytest
from playwright.sync_api import ViewportSize
from tests.browser.conftest import MakePageDriver
from tests.browser.layout_defects import check_layout_shift, record_layout_shifts
from tests.browser.page_driver import DESKTOP_SIZE, PHONE_SIZE

from skulduggery.games import GAMES_BY_NAME

DECISION_COUNT = 8


@pytest.mark.parametrize("size", [PHONE_SIZE, DESKTOP_SIZE], ids=["phone", "desk"])
@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_nothing_jumps_while_a_game_goes_on(
    game: str, size: ViewportSize, visit: MakePageDriver
) -> None:
    ada = visit(size=size)
    ada.start_bot_game(game)
    ada.play_randomly(Random(game), most=1)  # the board is there
    record_layout_shifts(ada.page)
    ada.play_randomly(Random(game), most=DECISION_COUNT)
    check_layout_shift(ada.page)
