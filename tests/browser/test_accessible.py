"""What axe finds on a page that not everybody could use: nothing."""

from functools import cache
from typing import Any, Literal

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.browser.conftest import Visit
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.server.test_pages import addresses
from tools.web import MODULES, installed

from skulduggery.games import GAMES

LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SIZES = [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")]
THEMES: dict[Literal["dark", "light"], str] = {"dark": "night", "light": "paper"}
PAGES = [address for address in addresses() if "one" not in address.split("/")]


@cache
def axe() -> str:
    assert not installed(), "npm could not install axe"
    return (MODULES / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def found(visitor: Visitor) -> list[str]:
    """Each finding with the theme, the rule and where."""
    visitor.page.evaluate(axe())  # which the page's own policy does not forbid
    findings = []
    for scheme, theme in THEMES.items():
        visitor.page.emulate_media(color_scheme=scheme)
        expect(visitor.page.locator("html")).to_have_attribute("data-theme", theme)
        answer: dict[str, Any] = visitor.page.evaluate(
            "levels => axe.run({ runOnly: levels, resultTypes: ['violations'] })", LEVELS
        )
        for rule in answer["violations"]:
            for node in rule["nodes"]:
                findings.append(f"{theme}, {rule['id']}: {node['html']} {node['failureSummary']}")
    return findings


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("path", PAGES)
def test_everybody_can_use_a_page(path: str, size: ViewportSize, visit: Visit) -> None:
    ada = visit(size=size)
    ada.page.goto(path)
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    assert found(ada) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_everybody_can_use_a_table(game: str, size: ViewportSize, visit: Visit) -> None:
    ada = visit(size=size)
    ada.reach_a_choice(game)
    expect(ada.offer(ada.choices()[0][1])).to_be_visible()
    assert found(ada) == []
