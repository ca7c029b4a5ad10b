"""What axe finds on a page that not everybody could use: nothing."""

from functools import cache
from typing import Any, Literal

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.browser.conftest import MakePageDriver
from tests.browser.page_driver import DESKTOP_SIZE, PHONE_SIZE, PageDriver
from tests.server.test_pages import page_addresses
from tools.web import MODULES, install_packages

from skulduggery.games import GAMES_BY_NAME

WCAG_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SIZE_PARAMS = [pytest.param(DESKTOP_SIZE, id="desktop"), pytest.param(PHONE_SIZE, id="phone")]
THEME_BY_SCHEME: dict[Literal["dark", "light"], str] = {"dark": "night", "light": "paper"}
PAGE_ADDRESSES = [address for address in page_addresses() if "one" not in address.split("/")]


@cache
def axe_source() -> str:
    assert not install_packages(), "npm could not install axe"
    return (MODULES / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def accessibility_findings(visitor: PageDriver) -> list[str]:
    """Each finding with the theme, the rule and where."""
    visitor.page.evaluate(axe_source())  # which the page's own policy does not forbid
    findings = []
    for scheme, theme in THEME_BY_SCHEME.items():
        visitor.page.emulate_media(color_scheme=scheme)
        expect(visitor.page.locator("html")).to_have_attribute("data-theme", theme)
        answer: dict[str, Any] = visitor.page.evaluate(
            "levels => axe.run({ runOnly: levels, resultTypes: ['violations'] })", WCAG_TAGS
        )
        for rule in answer["violations"]:
            for node in rule["nodes"]:
                findings.append(f"{theme}, {rule['id']}: {node['html']} {node['failureSummary']}")
    return findings


@pytest.mark.parametrize("size", SIZE_PARAMS)
@pytest.mark.parametrize("path", PAGE_ADDRESSES)
def test_everybody_can_use_a_page(path: str, size: ViewportSize, visit: MakePageDriver) -> None:
    ada = visit(size=size)
    ada.page.goto(path)
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    assert accessibility_findings(ada) == []


@pytest.mark.parametrize("size", SIZE_PARAMS)
@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_everybody_can_use_a_table(game: str, size: ViewportSize, visit: MakePageDriver) -> None:
    ada = visit(size=size)
    ada.play_to_choice(game)
    expect(ada.choice_button(ada.legal_choices()[0][1])).to_be_visible()
    assert accessibility_findings(ada) == []
