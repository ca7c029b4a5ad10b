"""Takes the pictures of the README: each game in the middle of it, as a browser shows it.

`python -m tools.pictures` plays against bots until there is something to see, and writes
docs/pictures/<game>.webp; with names of games, only those. It shows the package that is installed;
with `PYTHONPATH=src` the sources, and web/dist.
"""

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright
from tests.browser.visitor import Visitor, launched
from tests.server.process import house

from skulduggery.games import GAMES

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "pictures"
LARGEST = 200_000  # bytes
TRIES = 20
# Chromium writes PNG only, but its canvas knows a smaller format.
AS_WEBP = """async (png) => {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = Object.assign(document.createElement('canvas'), {
    width: image.width, height: image.height
  })
  canvas.getContext('2d').drawImage(image, 0, 0)
  return canvas.toDataURL('image/webp', 0.9).split(',')[1]
}"""

View = dict[str, Any]


def skull(view: View) -> bool:
    """Somebody has bid, and many discs lie there."""
    discs: int = sum(tribe["height"] for tribe in view["tribes"])
    return bool(view["high"]) and discs >= 6


def skull_king(view: View) -> bool:
    """A trick with some dice in it, and a page of the pad."""
    return view["round"] >= 4 and len(view["trick"]) >= 2


def saber_skull(view: View) -> bool:
    """Tokens on most islands, and the question whether to go on."""
    used = sum(bool(island["tokens"]) for island in view["islands"])
    return used >= 4 and view["phase"] != "choose token"


WORTH_SEEING: dict[str, Callable[[View], bool]] = {
    "skull": skull,
    "skull_king": skull_king,
    "saber_skull": saber_skull,
}


def main(games: list[str]) -> int:
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        house(Path(folder, "pictures.db"), "serve") as server,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        for game in games or GAMES:
            file = FOLDER / f"{game}.webp"
            file.write_bytes(picture(browser, server.address, game))
            print(f"{file.name}: {file.stat().st_size} bytes")
        browser.close()
    return 0


def picture(browser: Browser, address: str, game: str) -> bytes:
    for seed in range(TRIES):
        ada = Visitor(browser, address)
        ada.page.request.post("/api/guest")
        ada.page.request.put("/api/guest", data={"name": "Ada"})
        ada.play_bots(game)
        found = play_until_worth_seeing(ada, Random(seed))
        png = ada.page.screenshot() if found else b""
        ada.leave()
        if found:
            return smaller(browser, png)
    raise AssertionError(f"{TRIES} games of {game}, and nothing to see")


def play_until_worth_seeing(ada: Visitor, rng: Random) -> bool:
    while not ada.is_over:
        ada.wait_until(lambda: ada.is_over or ada.choices(), "a choice")
        if choices := ada.choices():
            if WORTH_SEEING[ada.table["game"]](ada.table["view"]):
                expect(ada.offer(choices[0][1])).to_be_visible()
                ada.page.mouse.move(0, 0)
                ada.page.wait_for_timeout(500)  # what fades has faded
                return True
            ada.choose(*rng.choice(choices))
    return False


def smaller(browser: Browser, png: bytes) -> bytes:
    page = browser.new_page()
    webp = base64.b64decode(page.evaluate(AS_WEBP, base64.b64encode(png).decode()))
    page.close()
    assert len(webp) < LARGEST, f"{len(webp)} bytes are too many for a README"
    return webp


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
