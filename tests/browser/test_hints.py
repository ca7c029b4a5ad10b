"""Hints and odds, as somebody in front of a browser meets them."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect
from tests.browser.conftest import Visit
from tests.browser.scan import scanned
from tests.browser.test_accessible import SIZES, found
from tests.browser.visitor import PHONE, Visitor
from tests.server.process import House

from skulduggery.games import GAMES
from skulduggery.study.hint import has_adviser

SHOWN = 6  # choices in the panel
EXPLAINED = [game for game in GAMES if has_adviser(game)]


def ask(visitor: Visitor) -> Locator:
    """The button, and not the log that says it was used."""
    return visitor.page.get_by_role("button", name=visitor.say("web-hint"), exact=True)


def panel(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=visitor.say("web-hint"), exact=True)


def last(visitor: Visitor, kind: str) -> dict[str, Any]:
    """The last frame of a kind."""
    frames = [json.loads(frame) for frame in visitor.frames if f'"kind":"{kind}"' in frame]
    assert frames, f"no {kind} has come"
    return dict(frames[-1])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", EXPLAINED)
def test_a_master_can_be_asked(game: str, size: ViewportSize, visit: Visit, server: House) -> None:
    ada = visit(size=size)
    ada.reach_a_choice(game, least=2)  # something to think about
    ask(ada).click()
    expect(panel(ada)).to_be_visible()
    told = last(ada, "advised")
    expect(panel(ada)).to_contain_text(told["sentence"])
    expect(panel(ada).get_by_role("listitem")).to_have_count(
        min(SHOWN, len(told["hint"]["choices"]))
    )
    assert found(ada) == []
    ada.page.keyboard.press("Escape")
    expect(panel(ada)).to_be_hidden()
    # Whoever has read it decides at once: nothing that is offered lies under it.
    press = Locator.click if size == PHONE else ada.press_with_keys
    press(ask(ada))
    expect(panel(ada)).to_be_visible()
    ada.choose(*ada.choices()[0])
    expect(panel(ada)).to_be_hidden()
    assert scanned(server, ada).frames


def test_the_odds_of_skull(visit: Visit, server: House) -> None:
    ada = visit(size=PHONE)
    ada.reach_a_choice("skull", least=2)
    ada.choose(*ada.choices()[0])
    ada.wait_until(ada.choices, "a choice")
    odds = ada.table["own"]["odds"]
    counted = ada.say("chance-skull-count", down=odds["down"], skulls=odds["skulls"])
    expect(ada.page.get_by_text(counted)).to_be_hidden()
    ada.button("chance-title").click()
    expect(ada.page.get_by_text(counted)).to_be_visible()
    assert found(ada) == []
    assert scanned(server, ada).frames


def test_the_odds_of_skull_king(visit: Visit, server: House) -> None:
    ada = visit(size=PHONE)
    ada.reach_a_choice("skull_king")
    ada.button("chance-title").click()
    ada.wait_until(lambda: any('"reckoned"' in frame for frame in ada.frames), "the odds of bids")
    one = last(ada, "reckoned")["odds"][1]
    made = ada.say("chance-percent", chance=round(100 * one["made"]))
    expect(ada.offer("bid 1")).to_contain_text(made)
    assert found(ada) == []
    ada.choose(*ada.choices()[0])
    ada.wait_until(ada.choices, "a choice")
    [(die, chance), *_] = ada.table["own"]["odds"]["dice"].items()
    told = ada.say("chance-skull-king-die", chance=round(100 * chance))
    expect(ada.offer(f"roll {die}")).to_have_accessible_name(f"{ada.label(f'roll {die}')}, {told}")
    assert found(ada) == []
    assert scanned(server, ada).frames


def test_rated_tables_have_no_hints(visit: Visit) -> None:
    ada = visit()
    ada.page.goto("/")
    ada.card("skull").get_by_role("button", name=ada.say("web-play-friends")).click()
    ada.wait_for("open")
    hints = ada.page.get_by_label(ada.say("web-hints-allowed"))
    rated = ada.page.get_by_label(ada.say("web-rated"), exact=True)
    hints.check()
    ada.wait_until(lambda: ada.table["settings"]["hints"], "hints")
    rated.check()
    ada.wait_until(lambda: ada.table["settings"]["rated"], "a rated table")
    expect(hints).not_to_be_checked()
    expect(hints).to_be_disabled()
