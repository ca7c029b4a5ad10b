"""A real server, a real browser, and visitors."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser.visitor import Visitor, launched
from tests.server.process import House, house
from tools.web import NoChromium

from skulduggery.server.web.pages import folder

Visit = Callable[..., Visitor]
NO_LIMITS = {
    f"SKULDUGGERY_{limit}": "0" for limit in ("REQUESTS", "NEW_TABLES", "TABLES", "ASKS", "TALK")
}


# Not for the whole session: while Playwright runs, no other test in the process could run a loop.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        try:
            one = launched(playwright)
        except NoChromium as reason:
            pytest.skip(str(reason))
        yield one
        one.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert folder() is not None, "there are no pages: python -m tools.web build"
    with house(tmp_path_factory.mktemp("server") / "skulduggery.db", "serve", **NO_LIMITS) as it:
        yield it


@pytest.fixture
def visit(browser: Browser, server: House) -> Iterator[Visit]:
    """Makes visitors; nothing in their browsers may have been wrong when they leave."""
    visitors: list[Visitor] = []

    def make(**wishes: object) -> Visitor:
        visitors.append(Visitor(browser, server.address, **wishes))  # type: ignore[arg-type]
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.leave()
