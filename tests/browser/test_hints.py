"""Hints and odds, as somebody in front of a browser meets them."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect
from tests.browser.conftest import MakePageDriver
from tests.browser.page_driver import PHONE_SIZE, PageDriver
from tests.browser.scan_frames import scan_visitors
from tests.browser.test_accessibility import SIZE_PARAMS, accessibility_findings
from tests.browser.test_several_browsers import open_friends_table, open_options
from tests.server.server_process import ServerProcess

from skulduggery.games import GAMES_BY_NAME
from skulduggery.study.hint import has_advisor

SHOWN_CHOICES = 6  # choices in the panel
ADVISED_GAMES = [game for game in GAMES_BY_NAME if has_advisor(game)]


def hint_button(visitor: PageDriver) -> Locator:
    """The button, and not the log that says it was used."""
    return visitor.page.get_by_role("button", name=visitor.translate("web-hint"), exact=True)


def hint_panel(visitor: PageDriver) -> Locator:
    return visitor.page.get_by_role("region", name=visitor.translate("web-hint"), exact=True)


def last_frame(visitor: PageDriver, kind: str) -> dict[str, Any]:
    """The last frame of a kind."""
    frames = [json.loads(frame) for frame in visitor.frames if f'"kind":"{kind}"' in frame]
    assert frames, f"no {kind} has come"
    return dict(frames[-1])


@pytest.mark.parametrize("size", SIZE_PARAMS)
@pytest.mark.parametrize("game", ADVISED_GAMES)
def test_a_master_can_be_asked(
    game: str, size: ViewportSize, visit: MakePageDriver, server: ServerProcess
) -> None:
    ada = visit(size=size)
    ada.play_to_choice(game, least=2)  # something to think about
    hint_button(ada).click()
    expect(hint_panel(ada)).to_be_visible()
    told = last_frame(ada, "advised")
    expect(hint_panel(ada)).to_contain_text(told["sentence"])
    expect(hint_panel(ada).get_by_role("listitem")).to_have_count(
        min(SHOWN_CHOICES, len(told["hint"]["choices"]))
    )
    assert accessibility_findings(ada) == []
    ada.page.keyboard.press("Escape")
    expect(hint_panel(ada)).to_be_hidden()
    # Whoever has read it decides at once: nothing that is offered lies under it.
    press = Locator.click if size == PHONE_SIZE else ada.press_by_keyboard
    press(hint_button(ada))
    expect(hint_panel(ada)).to_be_visible()
    ada.make_choice(*ada.legal_choices()[0])
    expect(hint_panel(ada)).to_be_hidden()
    assert scan_visitors(server, ada).frame_count


def test_the_odds_of_skull(visit: MakePageDriver, server: ServerProcess) -> None:
    ada = visit(size=PHONE_SIZE)
    ada.play_to_choice("skull", least=2)
    ada.make_choice(*ada.legal_choices()[0])
    ada.wait_until(ada.legal_choices, "a choice")
    odds = ada.table["own"]["odds"]
    counted = ada.translate("chance-skull-count", down=odds["down"], skulls=odds["skulls"])
    expect(ada.page.get_by_text(counted)).to_be_hidden()
    ada.find_button("chance-title").click()
    expect(ada.page.get_by_text(counted)).to_be_visible()
    assert accessibility_findings(ada) == []
    assert scan_visitors(server, ada).frame_count


def test_the_odds_of_skull_king(visit: MakePageDriver, server: ServerProcess) -> None:
    ada = visit(size=PHONE_SIZE)
    ada.play_to_choice("skull_king")
    ada.find_button("chance-title").click()
    ada.wait_until(lambda: any('"reckoned"' in frame for frame in ada.frames), "the odds of bids")
    one = last_frame(ada, "reckoned")["odds"][1]
    made = ada.translate("chance-percent", chance=round(100 * one["made"]))
    expect(ada.choice_button("bid 1")).to_contain_text(made)
    assert accessibility_findings(ada) == []
    ada.make_choice(*ada.legal_choices()[0])
    ada.wait_until(ada.legal_choices, "a choice")
    [(die, chance), *_] = ada.table["own"]["odds"]["dice"].items()
    told = ada.translate("chance-skull-king-die", chance=round(100 * chance))
    expect(ada.choice_button(f"roll {die}")).to_have_accessible_name(
        f"{ada.choice_label(f'roll {die}')}, {told}"
    )
    assert accessibility_findings(ada) == []
    assert scan_visitors(server, ada).frame_count


def test_rated_tables_have_no_hints(visit: MakePageDriver) -> None:
    ada = visit()
    open_friends_table(ada, "skull")
    open_options(ada)
    hints = ada.page.get_by_label(ada.translate("web-hints-allowed"))
    rated = ada.page.get_by_label(ada.translate("web-rated"), exact=True)
    hints.check()
    ada.wait_until(lambda: ada.table["settings"]["hints"], "hints")
    rated.check()
    ada.wait_until(lambda: ada.table["settings"]["rated"], "a rated table")
    expect(hints).not_to_be_checked()
    expect(hints).to_be_disabled()
