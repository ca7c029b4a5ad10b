"""The browser that comes from npm, where this machine has none of its own."""

import pytest
from playwright.sync_api import Playwright
from tests.browser.page_driver import launch_browser
from tools import web


def test_the_browser_from_npm_has_a_font(playwright: Playwright) -> None:
    """Without one no text has a size, and the browser dies when it looks for another font."""
    found = web.npm_chromium()
    if not web.does_start(found):
        pytest.skip("npm has one for Linux only")
    with launch_browser(playwright, found) as browser:
        page = browser.new_page()
        page.set_content("<p>Skull</p>")
        box = page.locator("p").bounding_box()
    assert box is not None
    assert box["height"] > 10
