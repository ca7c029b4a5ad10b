"""Draws the pictures that chats show of links, from the covers of the first page.

`python -m tools.share_pictures` writes web/public/share-<game>.png for every game with a cover, and
share-site.png with all of them. It shows the installed package; with `PYTHONPATH=src` the sources,
and web/dist.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, sync_playwright
from tools.drivers.page_driver import PageDriver, launch_browser
from tools.drivers.server_process import run_server_process

from skulduggery.games import GAMES_BY_NAME

FOLDER = Path(__file__).resolve().parents[1] / "web" / "public"
PICTURE_SIZE = ViewportSize(width=1200, height=630)
SITE_PICTURE = "site"
# The covers alone, as large as they can be, on the ground of the site.
SHOW_COVERS_SCRIPT = """(names) => {
  const sheet = document.createElement('div')
  sheet.style.cssText = `position: fixed; inset: 0; z-index: 100; display: grid; gap: 24px;
    grid-auto-flow: column; place-content: center; align-items: center; background: var(--table);
    border: 20px solid var(--ground)`
  for (const name of names) {
    const cover = document.querySelector(`section[aria-label="${name}"] svg`).cloneNode(true)
    const width = names.length > 1 ? 360 : 1060
    cover.style.cssText = `width: ${width}px; max-height: none; height: auto; overflow: visible`
    sheet.append(cover)
  }
  document.body.append(sheet)
}"""


def draw_picture(page: Page, name: str, covers: list[str]) -> None:
    page.goto("/")
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate(SHOW_COVERS_SCRIPT, covers)
    page.screenshot(path=FOLDER / f"share-{name}.png")


def main() -> int:
    with (
        tempfile.TemporaryDirectory() as folder,
        run_server_process(Path(folder, "pictures.db"), "serve") as server,
        sync_playwright() as playwright,
    ):
        browser = launch_browser(playwright)
        driver = PageDriver(browser, server.address, size=PICTURE_SIZE)
        names = {game: driver.translate(f"web-{game.replace('_', '-')}") for game in GAMES_BY_NAME}
        for game, name in names.items():
            draw_picture(driver.page, game, [name])
        draw_picture(driver.page, SITE_PICTURE, list(names.values()))
        driver.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
