"""What a browser has to load before a game can be played: every byte of every response.

From an empty cache, over the first page and a game against bots, until its board is there. With
the headers of the responses, and with what the service worker keeps for times without network.
"""

from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import Browser, Page, Request

from skulduggery.core.sentences import kebab_case
from skulduggery.words import translate

MAX_WEIGHT_BYTES = 100_000
BOARD_SELECTOR = "main [data-event] > *, main .board > *"


class ResponseWeight(msgspec.Struct, frozen=True):
    path: str
    size: int  # in bytes, as they were transferred


class PageWeight(msgspec.Struct, frozen=True):
    game: str
    language: str
    size: int
    responses: list[ResponseWeight]  # the heaviest first

    @property
    def is_light(self) -> bool:
        return self.size <= MAX_WEIGHT_BYTES


def measure_weight(browser: Browser, address: str, game: str, language: str) -> PageWeight:
    with browser.new_context(base_url=f"http://{address}", locale=language) as context:
        requests: list[Request] = []

        def keep(request: Request) -> None:
            requests.append(request)

        context.on("requestfinished", keep)
        page = context.new_page()
        open_bot_game(page, game, language)
        page.locator(BOARD_SELECTOR).first.wait_for()
        page.evaluate("navigator.serviceWorker?.ready")
        page.wait_for_load_state("networkidle")
        weights = [weigh_response(request) for request in requests]
    found = sorted(weights, key=lambda one: -one.size)
    return PageWeight(game, language, sum(one.size for one in found), found)


def open_bot_game(page: Page, game: str, language: str) -> None:
    """From the first page, with one click."""
    page.goto("/")
    card = page.get_by_role(
        "region", name=translate(f"web-{kebab_case(game)}", language), exact=True
    )
    card.get_by_role("button", name=translate("web-play-bots", language)).click()


def weigh_response(request: Request) -> ResponseWeight:
    sizes = request.sizes()
    # What comes from a cache has headers that were not transferred, and less than no body.
    size = max(0, sizes["responseHeadersSize"] + sizes["responseBodySize"])
    return ResponseWeight(urlsplit(request.url).path, size)
