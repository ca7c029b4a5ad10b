"""A real server, a real browser, and visitors."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright
from tests.browser.page_driver import PageDriver, launch_browser
from tests.server.server_process import ServerProcess, run_server_process
from tools.web import NoChromium

from skulduggery.server.web.pages import pages_folder

MakePageDriver = Callable[..., PageDriver]
NO_LIMITS = {
    f"SKULDUGGERY_{limit}": "0" for limit in ("REQUESTS", "NEW_TABLES", "TABLES", "ASKS", "TALK")
}
# These look at nothing that other guests did, such as the lobby and the lists of games and players.
MODULES_WITH_SHARED_SERVER = {
    "test_first_page", "test_games", "test_hints", "test_layout_shift", "test_lessons",
    "test_pass_and_play", "test_puzzles", "test_replay", "test_review", "test_settings",
    "test_several_browsers", "test_skull_board", "test_smoothness", "test_suspense",
    "test_together", "test_tv",
}  # fmt: skip


def browser_scope(fixture_name: str, config: pytest.Config) -> Literal["session", "module"]:
    """While Playwright runs, no other test in the process could run a loop."""
    has_others = any("tests/browser" not in Path(argument).as_posix() for argument in config.args)
    return "module" if has_others else "session"


@pytest.fixture(scope=browser_scope)
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope=browser_scope)
def browser(playwright: Playwright) -> Iterator[Browser]:
    try:
        one = launch_browser(playwright)
    except NoChromium as reason:
        pytest.skip(str(reason))
    yield one
    one.close()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with run_unlimited_server(tmp_path_factory) as it:
        yield it


@pytest.fixture(scope="module")
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    if Path(request.path).stem in MODULES_WITH_SHARED_SERVER:
        yield request.getfixturevalue("shared_server")
    else:
        with run_unlimited_server(tmp_path_factory) as it:
            yield it


def run_unlimited_server(
    tmp_path_factory: pytest.TempPathFactory,
) -> AbstractContextManager[ServerProcess]:
    assert pages_folder() is not None, "there are no pages: python -m tools.web build"
    file = tmp_path_factory.mktemp("server") / "skulduggery.db"
    return run_server_process(file, "serve", **NO_LIMITS)


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
