"""What the host changes, those who sit have to agree to; a game that will not count says so."""

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import MakePageDriver
from tests.browser.page_driver import PHONE_SIZE, PageDriver
from tests.browser.test_accessibility import accessibility_findings
from tests.browser.test_several_browsers import (
    join_table,
    open_friends_table,
    open_options,
    wait_for_seat,
)

from skulduggery.words import SUPPORTED_LANGUAGES


def changed_term(visitor: PageDriver, label: str) -> str:
    """As the list of changes tells that a switch is on now."""
    name, off, on = (visitor.translate(one) for one in (label, "web-switch-off", "web-switch-on"))
    return visitor.translate("web-changed-term", name=name, before=off, now=on)


def agreement_of(visitor: PageDriver) -> Locator:
    return visitor.page.get_by_role("region", name=visitor.translate("web-agree-title"))


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
def test_a_change_is_shown_and_waits_for_everybody(language: str, visit: MakePageDriver) -> None:
    ada, ben = visit(language=language), visit(language=language, size=PHONE_SIZE)
    join_table(ben, open_friends_table(ada, "saber_skull"), "Ben", "web-sit-down")
    wait_for_seat(ben)
    start = ada.find_button("web-start", count=2)
    expect(start).to_be_enabled()
    expect(agreement_of(ben)).to_have_count(0)

    open_options(ada)
    ada.page.get_by_label(ada.translate("web-rated"), exact=True).check()
    expect(agreement_of(ben)).to_contain_text(changed_term(ben, "web-rated"))
    # All browsers of this test come from one machine.
    expect(ben.page.get_by_text(ben.translate("web-does-not-count"))).to_be_visible()
    expect(start).to_be_disabled()
    waiting = ada.translate("web-waiting-for-agreement", names="Ben")
    expect(ada.page.get_by_text(waiting)).to_be_visible()
    expect(ada.page.get_by_text(ada.translate("web-not-agreed"), exact=True)).to_be_visible()
    assert accessibility_findings(ben) == []

    ben.find_button("web-agree").click()
    expect(agreement_of(ben)).to_have_count(0)
    expect(start).to_be_enabled()
    start.click()
    for one in (ada, ben):
        one.wait_for_status("playing")


def test_what_is_changed_back_asks_nobody(visit: MakePageDriver) -> None:
    ada, ben = visit(), visit()
    join_table(ben, open_friends_table(ada, "skull"), "Ben", "web-sit-down")
    wait_for_seat(ben)
    open_options(ada)
    hints = ada.page.get_by_label(ada.translate("web-hints-allowed"), exact=True)
    hints.check()
    expect(agreement_of(ben)).to_contain_text(changed_term(ben, "web-hints-allowed"))
    hints.uncheck()
    expect(agreement_of(ben)).to_have_count(0)
