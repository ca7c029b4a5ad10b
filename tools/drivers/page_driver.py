"""Drives the pages in a browser: finds what they show, and clicks what they offer.

Elements are found by role and text alone, as a screen reader finds them. Legal choices are taken
from the frames the page was sent, so that a choice without a button is noticed.
"""

import json
import os
import re
from collections.abc import Callable
from functools import cached_property
from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Playwright,
    Response,
    ViewportSize,
    WebSocket,
    expect,
)
from tools.web import Chromium, find_chromium

from skulduggery.core.sentences import kebab_case
from skulduggery.games import game_named
from skulduggery.words import translate

PAGE_TIMEOUT_S = 30.0  # after which a page that shows nothing new has failed
POLL_INTERVAL_MS = 10  # between two looks at the frames received
DESKTOP_SIZE = ViewportSize(width=1280, height=800)
PHONE_SIZE = ViewportSize(width=360, height=740)
# In containers, as root, without a screen, and with nothing to do out there.
CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
]
# The browser only writes what its policy forbids into its own log, and not always there.
LOG_CSP_VIOLATIONS_JS = """
addEventListener('securitypolicyviolation', (event) =>
  console.error('Content Security Policy:', event.violatedDirective, event.blockedURI))
"""
# What a page shows takes time to be looked at, except in a tab that nobody looks at.
HIDDEN_TAB_JS = "Object.defineProperty(document, 'hidden', { get: () => true })"

# Whoever has been here before is told nothing about pressing buttons.
KNOWN_BROWSER_JS = """localStorage.getItem('skulduggery.first-steps') ?? localStorage.setItem(
  'skulduggery.first-steps', '{"played": true, "marks": ["press", "middle", "rules"]}')"""

PressButton = Callable[[Locator], None]  # how a button is pressed

expect.set_options(timeout=PAGE_TIMEOUT_S * 1000)


def launch_browser(playwright: Playwright, which: Chromium | None = None) -> Browser:
    program, env = which or find_chromium()
    return playwright.chromium.launch(
        executable_path=program, args=CHROMIUM_FLAGS, env={**os.environ, **env}
    )


class PageDriver:
    """One guest with a browser profile of their own, and everything the server ever sent them."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        language: str = "en",
        size: ViewportSize = DESKTOP_SIZE,
        below: str = "",
        watching: bool = False,
        newcomer: bool = False,
    ) -> None:
        self.base_path = below  # where a proxy serves the pages
        self.language = language
        self.frames: list[str] = []
        self.responses: list[Response] = []
        self.complaints: list[str] = []  # of the browser; a test fails where there are any
        self.table: dict[str, Any] = {}
        self.context = browser.new_context(
            base_url=f"http://{address}",
            locale=language,
            viewport=size,
            has_touch=size == PHONE_SIZE,
            is_mobile=size == PHONE_SIZE,
            color_scheme="dark",
            reduced_motion="no-preference" if watching else "reduce",
        )
        self.context.set_default_timeout(PAGE_TIMEOUT_S * 1000)
        self.context.add_init_script(LOG_CSP_VIOLATIONS_JS)
        if not watching:
            self.context.add_init_script(HIDDEN_TAB_JS)
        if not newcomer:
            self.context.add_init_script(KNOWN_BROWSER_JS)
        self.page = self.context.new_page()
        self.page.on("console", self.record_console)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("response", self.record_response)
        self.page.on("websocket", self.listen_to_socket)

    # Events of the browser.

    def record_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def record_response(self, response: Response) -> None:
        self.responses.append(response)

    def listen_to_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.record_frame)

    def record_frame(self, frame: str | bytes) -> None:
        assert isinstance(frame, str)
        self.frames.append(frame)
        self.table |= json.loads(frame).get("table", {})

    def wait_until(self, true: Callable[[], object], what: str) -> None:
        """For what comes over the line; what is on the page, `expect` waits for."""
        end = monotonic() + PAGE_TIMEOUT_S
        while not true():
            assert monotonic() < end, f"{what} did not come; the last was {self.frames[-1:]}"
            self.page.wait_for_timeout(POLL_INTERVAL_MS)

    def wait_for_status(self, status: str) -> None:
        """Bots may be so quick that a game is over before it was seen to begin."""
        meant = ("playing", "over") if status == "playing" else (status,)
        self.wait_until(lambda: self.table.get("status") in meant, f"a game that is {status}")

    @cached_property
    def guest_id(self) -> str:
        """Who the server thinks this is."""
        return str(self.page.request.get("/api/guest").json()["guest"])

    # Translated texts.

    def translate(self, message: str, **details: object) -> str:
        return translate(message, self.language, **details)

    def find_button(self, message: str, **details: object) -> Locator:
        return self.page.get_by_role("button", name=whole_words(self.translate(message, **details)))

    def find_link(self, message: str, **details: object) -> Locator:
        return self.page.get_by_role("link", name=whole_words(self.translate(message, **details)))

    # From the first page to a game.

    def game_card(self, game: str) -> Locator:
        """What the first page shows of a game."""
        return self.page.get_by_role(
            "region", name=self.translate(f"web-{kebab_case(game)}"), exact=True
        )

    def start_bot_game(self, game: str) -> None:
        """From the first page, with one click, into a game."""
        self.page.goto(f"{self.base_path}/")
        self.table.clear()  # another one may have been left for this
        self.frames.clear()
        self.game_card(game).get_by_role("button", name=self.translate("web-play-bots")).click()
        self.wait_for_status("playing")

    def play_to_choice(self, game: str, least: int = 1) -> None:
        """From the first page to where there are so many choices. At Säbel & Schädel bots may have
        won before there is any: then in another game."""
        self.start_bot_game(game)
        while len(self.legal_choices()) < least:
            self.wait_until(lambda: self.is_over or self.legal_choices(), "a choice")
            if self.is_over:
                self.start_bot_game(game)
            elif len(self.legal_choices()) < least:
                self.make_choice(*self.legal_choices()[0])

    # Playing.

    @property
    def is_over(self) -> bool:
        return self.table.get("status") == "over"

    def legal_choices(self) -> list[tuple[int, str]]:
        """What this guest may decide now, with the seat it is for."""
        own = self.table.get("own") or {}
        found = own.get("choices", {})
        return [(int(seat), text) for seat, texts in found.items() for text in texts]

    def choice_label(self, text: str) -> str:
        names = [self.table["chairs"][chair]["name"] for chair in self.table["players"]]
        seats = len(self.table["decided"])
        return game_named(self.table["game"]).action_label(text, names, self.language, seats)

    def choice_button(self, text: str) -> Locator:
        """The button of a choice. Two dice of a kind are one choice: either will do."""
        return self.page.get_by_role(
            "button", name=whole_words(self.choice_label(text)), disabled=False
        ).first

    def make_choice(self, seat: int, text: str, press: PressButton = Locator.click) -> None:
        nth = self.table["decided"][seat]
        if text.startswith("bid "):
            self.open_bid_sheet(self.choice_button(text), press)
        press(self.choice_button(text))
        self.wait_until(
            lambda: self.is_over or self.table["decided"][seat] != nth, f"the answer to {text}"
        )

    def open_bid_sheet(self, bid: Locator, press: PressButton) -> None:
        """In Skull, where there is room for few bids, the higher ones are in a sheet."""
        more = self.find_button("web-skull-more-bids")
        expect(bid.or_(more).first).to_be_visible()
        if not bid.is_visible():
            press(more)

    def play_randomly(
        self, rng: Random, most: int | None = None, press: PressButton = Locator.click
    ) -> None:
        """Anything that is offered, until the game is over or `most` decisions are made."""
        while not self.is_over and most != 0:
            self.wait_until(lambda: self.is_over or self.legal_choices(), "a choice")
            if choices := self.legal_choices():
                self.make_choice(*rng.choice(choices), press)
                most = None if most is None else most - 1

    def press_by_keyboard(self, wanted: Locator) -> None:
        """Without a mouse: Tab until it has the focus, then Enter."""
        expect(wanted).to_be_enabled()
        for _ in range(200):
            if wanted.evaluate("element => element === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never reaches {wanted}")

    def choose_boldest(self) -> None:
        """What brings a game of Skull to its end soonest."""
        self.make_choice(*max(self.legal_choices(), key=choice_boldness))

    def expect_complaint(self, words: str) -> None:
        """What was meant to be refused is an error to the browser."""
        self.wait_until(lambda: any(words in one for one in self.complaints), words)
        self.complaints = [one for one in self.complaints if words not in one]

    def close(self) -> None:
        self.context.close()
        assert not self.complaints, self.complaints


def choice_boldness(choice: tuple[int, str]) -> tuple[int, str]:
    """As much as can be bid, and otherwise flowers."""
    _, text = choice
    word, _, rest = text.partition(" ")
    return (int(rest), text) if word == "bid" else (int(word == "flower"), text)


def whole_words(words: str) -> re.Pattern[str]:
    """These words in a name, and not the beginning of others: “Bid 1” is not “Bid 10”."""
    spaced = r"\s+".join(map(re.escape, words.split()))  # a name has no hard spaces
    return re.compile(rf"(?<!\w){spaced}(?!\w)", re.IGNORECASE)
