"""Takes the pictures of the README: each game in the middle of it, as a browser shows it.

`python -m tools.readme_pictures` plays against bots until the board is worth a picture, and writes
docs/pictures/<game>.webp; with names of games, only those. It shows the installed package; with
`PYTHONPATH=src` the sources, and web/dist.
"""

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright
from tools.drivers.page_driver import PageDriver, launch_browser
from tools.drivers.server_process import run_server_process

from skulduggery.games import GAMES_BY_NAME

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "pictures"
MAX_PICTURE_BYTES = 200_000
MAX_GAMES_TRIED = 20
# Chromium writes PNG only, but its canvas knows a smaller format.
PNG_TO_WEBP_SCRIPT = """async (png) => {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = Object.assign(document.createElement('canvas'), {
    width: image.width, height: image.height
  })
  canvas.getContext('2d').drawImage(image, 0, 0)
  return canvas.toDataURL('image/webp', 0.9).split(',')[1]
}"""

View = dict[str, Any]


def shows_skull_bid(view: View) -> bool:
    """A bid has been made, and many discs are down."""
    discs: int = sum(tribe["height"] for tribe in view["tribes"])
    return bool(view["high"]) and discs >= 6


def shows_skull_king_trick(view: View) -> bool:
    """A trick with some dice in it, and a page of the pad."""
    return view["round"] >= 4 and len(view["trick"]) >= 2


def shows_saber_skull_islands(view: View) -> bool:
    """Tokens on most islands, and the question whether to go on."""
    used = sum(bool(island["tokens"]) for island in view["islands"])
    return used >= 4 and view["phase"] != "choose token"


IS_WORTH_SEEING: dict[str, Callable[[View], bool]] = {
    "skull": shows_skull_bid,
    "skull_king": shows_skull_king_trick,
    "saber_skull": shows_saber_skull_islands,
}


def main(games: list[str]) -> int:
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        run_server_process(Path(folder, "pictures.db"), "serve") as server,
        sync_playwright() as playwright,
    ):
        browser = launch_browser(playwright)
        for game in games or GAMES_BY_NAME:
            file = FOLDER / f"{game}.webp"
            file.write_bytes(take_picture(browser, server.address, game))
            print(f"{file.name}: {file.stat().st_size} bytes")
        browser.close()
    return 0


def take_picture(browser: Browser, address: str, game: str) -> bytes:
    for seed in range(MAX_GAMES_TRIED):
        ada = PageDriver(browser, address)
        ada.page.request.post("/api/guest")
        ada.page.request.put("/api/guest", data={"name": "Ada"})
        ada.start_bot_game(game)
        found = play_until_worth_seeing(ada, Random(seed))
        png = ada.page.screenshot() if found else b""
        ada.close()
        if found:
            return convert_to_webp(browser, png)
    raise AssertionError(f"{MAX_GAMES_TRIED} games of {game}, and nothing to see")


def play_until_worth_seeing(ada: PageDriver, rng: Random) -> bool:
    while not ada.is_over:
        ada.wait_until(lambda: ada.is_over or ada.legal_choices(), "a choice")
        if choices := ada.legal_choices():
            if IS_WORTH_SEEING[ada.table["game"]](ada.table["view"]):
                expect(ada.choice_button(choices[0][1])).to_be_visible()
                ada.page.mouse.move(0, 0)
                ada.page.wait_for_timeout(500)  # what fades has faded
                return True
            ada.make_choice(*rng.choice(choices))
    return False


def convert_to_webp(browser: Browser, png: bytes) -> bytes:
    page = browser.new_page()
    webp = base64.b64decode(page.evaluate(PNG_TO_WEBP_SCRIPT, base64.b64encode(png).decode()))
    page.close()
    assert len(webp) < MAX_PICTURE_BYTES, f"{len(webp)} bytes are too many for a README"
    return webp


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
