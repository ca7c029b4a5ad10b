"""A real server, a real browser, and visitors."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser.page_driver import PageDriver, launch_browser
from tests.server.server_process import ServerProcess, run_server_process
from tools.web import NoChromium

from skulduggery.server.web.pages import pages_folder

MakePageDriver = Callable[..., PageDriver]
NO_LIMITS = {
    f"SKULDUGGERY_{limit}": "0" for limit in ("REQUESTS", "NEW_TABLES", "TABLES", "ASKS", "TALK")
}


# Not for the whole session: while Playwright runs, no other test in the process could run a loop.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        try:
            one = launch_browser(playwright)
        except NoChromium as reason:
            pytest.skip(str(reason))
        yield one
        one.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    assert pages_folder() is not None, "there are no pages: python -m tools.web build"
    with run_server_process(
        tmp_path_factory.mktemp("server") / "skulduggery.db", "serve", **NO_LIMITS
    ) as it:
        yield it


@pytest.fixture
def visit(browser: Browser, server: ServerProcess) -> Iterator[MakePageDriver]:
    """Makes visitors; nothing in their browsers may have been wrong when they leave."""
    visitors: list[PageDriver] = []

    def make(**wishes: object) -> PageDriver:
        visitors.append(PageDriver(browser, server.address, **wishes))  # type: ignore[arg-type]
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.close()
