"""Boards keep still: what a view changes moves by itself, and nothing else makes room for it."""

from random import Random

import pytest
from playwright.sync_api import ViewportSize
from tests.browser.conftest import Visit
from tests.browser.visitor import DESKTOP, PHONE

from skulduggery.games import GAMES

# As browsers measure it; below 0.1 for a whole visit counts as good. Hands are centred, and words
# in the middle of a table are as long as they are.
MOST = 0.03
DECISIONS = 8
WATCH = """
window.shifts = []
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) shifts.push(entry.value)
}).observe({ type: 'layout-shift' })
"""


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desk"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_while_a_game_goes_on(game: str, size: ViewportSize, visit: Visit) -> None:
    ada = visit(size=size)
    ada.play_bots(game)
    ada.play_on(Random(game), most=1)  # the board is there
    ada.page.evaluate(WATCH)
    ada.play_on(Random(game), most=DECISIONS)
    shifts = ada.page.evaluate("shifts")
    assert sum(shifts) < MOST, shifts
