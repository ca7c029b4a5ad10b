"""Boards keep still: what a view changes moves by itself, and nothing else makes room for it."""

from random import Random

import pytest
from playwright.sync_api import ViewportSize
from tests.browser.conftest import MakePageDriver
from tests.browser.page_driver import DESKTOP_SIZE, PHONE_SIZE

from skulduggery.games import GAMES_BY_NAME

# As browsers measure it; below 0.1 for a whole visit counts as good. Hands are centred, and words
# in the middle of a table are as long as they are.
MAX_LAYOUT_SHIFT = 0.03
DECISION_COUNT = 8
RECORD_SHIFTS_JS = """
window.shifts = []
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) shifts.push(entry.value)
}).observe({ type: 'layout-shift' })
"""


@pytest.mark.parametrize("size", [PHONE_SIZE, DESKTOP_SIZE], ids=["phone", "desk"])
@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_nothing_jumps_while_a_game_goes_on(
    game: str, size: ViewportSize, visit: MakePageDriver
) -> None:
    ada = visit(size=size)
    ada.start_bot_game(game)
    ada.play_randomly(Random(game), most=1)  # the board is there
    ada.page.evaluate(RECORD_SHIFTS_JS)
    ada.play_randomly(Random(game), most=DECISION_COUNT)
    shifts = ada.page.evaluate("shifts")
    assert sum(shifts) < MAX_LAYOUT_SHIFT, shifts
