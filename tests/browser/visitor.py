"""Somebody in front of a browser: sees what the page shows, and clicks what it offers.

The page is known by its roles and words alone, as a reader of screens knows it. What may be done
is taken from the frames the page was sent, so that a choice without a button is found out.
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
from tools.web import Chromium, chromium

from skulduggery.core.sentences import dashed
from skulduggery.games import game_named
from skulduggery.words import say

PATIENCE = 30.0  # seconds before a page that shows nothing new has failed a test
PULSE = 10  # milliseconds between two looks at what has come
DESKTOP = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=360, height=740)
# In containers, as root, without a screen, and with nothing to do out there.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
]
# The browser only writes what its policy forbids into its own log, and not always there.
TELL_VIOLATIONS = """
addEventListener('securitypolicyviolation', (event) =>
  console.error('Content Security Policy:', event.violatedDirective, event.blockedURI))
"""
# What a page shows takes time to be looked at, except in a tab that nobody looks at.
LOOK_AWAY = "Object.defineProperty(document, 'hidden', { get: () => true })"

Press = Callable[[Locator], None]  # how somebody presses a button

expect.set_options(timeout=PATIENCE * 1000)


def launched(playwright: Playwright, which: Chromium | None = None) -> Browser:
    program, env = which or chromium()
    return playwright.chromium.launch(
        executable_path=program, args=FLAGS, env={**os.environ, **env}
    )


class Visitor:
    """One guest with a browser profile of their own, and everything the server ever sent them."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        language: str = "en",
        size: ViewportSize = DESKTOP,
        below: str = "",
        watching: bool = False,
    ) -> None:
        self.below = below  # where a proxy serves the pages
        self.language = language
        self.frames: list[str] = []
        self.loaded: list[Response] = []
        self.complaints: list[str] = []  # of the browser; a test fails where there are any
        self.table: dict[str, Any] = {}
        self.context = browser.new_context(
            base_url=f"http://{address}",
            locale=language,
            viewport=size,
            has_touch=size == PHONE,
            is_mobile=size == PHONE,
            color_scheme="dark",
            reduced_motion="no-preference" if watching else "reduce",
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.add_init_script(TELL_VIOLATIONS)
        if not watching:
            self.context.add_init_script(LOOK_AWAY)
        self.page = self.context.new_page()
        self.page.on("console", self.hear_console)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("response", self.keep)
        self.page.on("websocket", self.listen)

    # What the browser tells.

    def hear_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def keep(self, response: Response) -> None:
        self.loaded.append(response)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    def hear(self, frame: str | bytes) -> None:
        assert isinstance(frame, str)
        self.frames.append(frame)
        self.table |= json.loads(frame).get("table", {})

    def wait_until(self, true: Callable[[], object], what: str) -> None:
        """For what comes over the line; what is on the page, `expect` waits for."""
        end = monotonic() + PATIENCE
        while not true():
            assert monotonic() < end, f"{what} did not come; the last was {self.frames[-1:]}"
            self.page.wait_for_timeout(PULSE)

    def wait_for(self, status: str) -> None:
        """Bots may be so quick that a game is over before it was seen to begin."""
        meant = ("playing", "over") if status == "playing" else (status,)
        self.wait_until(lambda: self.table.get("status") in meant, f"a game that is {status}")

    @cached_property
    def guest(self) -> str:
        """Who the server thinks this is."""
        return str(self.page.request.get("/api/guest").json()["guest"])

    # What is said.

    def say(self, message: str, **details: object) -> str:
        return say(message, self.language, **details)

    def button(self, message: str, **details: object) -> Locator:
        return self.page.get_by_role("button", name=whole(self.say(message, **details)))

    def link(self, message: str, **details: object) -> Locator:
        return self.page.get_by_role("link", name=whole(self.say(message, **details)))

    # From the first page to a game.

    def card(self, game: str) -> Locator:
        """What the first page shows of a game."""
        return self.page.get_by_role("region", name=self.say(f"web-{dashed(game)}"), exact=True)

    def play_bots(self, game: str) -> None:
        """From the first page, with one click, into a game."""
        self.page.goto(f"{self.below}/")
        self.table.clear()  # another one may have been left for this
        self.frames.clear()
        self.card(game).get_by_role("button", name=self.say("web-play-bots")).click()
        self.wait_for("playing")

    def reach_a_choice(self, game: str, least: int = 1) -> None:
        """From the first page to where there are so many choices. At Säbel & Schädel bots may have
        won before there is any: then in another game."""
        self.play_bots(game)
        while len(self.choices()) < least:
            self.wait_until(lambda: self.is_over or self.choices(), "a choice")
            if self.is_over:
                self.play_bots(game)
            elif len(self.choices()) < least:
                self.choose(*self.choices()[0])

    # Playing.

    @property
    def is_over(self) -> bool:
        return self.table.get("status") == "over"

    def choices(self) -> list[tuple[int, str]]:
        """What this guest may decide now, with the seat it is for."""
        own = self.table.get("own") or {}
        found = own.get("choices", {})
        return [(int(seat), text) for seat, texts in found.items() for text in texts]

    def label(self, text: str) -> str:
        names = [self.table["chairs"][chair]["name"] for chair in self.table["players"]]
        seats = len(self.table["decided"])
        return game_named(self.table["game"]).label(text, names, self.language, seats)

    def offer(self, text: str) -> Locator:
        """The button of a choice. Two dice of a kind are one choice: either will do."""
        return self.page.get_by_role("button", name=whole(self.label(text)), disabled=False).first

    def choose(self, seat: int, text: str, press: Press = Locator.click) -> None:
        nth = self.table["decided"][seat]
        if text.startswith("bid "):
            self.look_for(self.offer(text), press)
        press(self.offer(text))
        self.wait_until(
            lambda: self.is_over or self.table["decided"][seat] != nth, f"the answer to {text}"
        )

    def look_for(self, bid: Locator, press: Press) -> None:
        """In Skull, where there is room for few bids, the higher ones are in a sheet."""
        more = self.button("web-skull-more-bids")
        expect(bid.or_(more).first).to_be_visible()
        if not bid.is_visible():
            press(more)

    def play_on(self, rng: Random, most: int | None = None, press: Press = Locator.click) -> None:
        """Anything that is offered, until the game is over or `most` decisions are made."""
        while not self.is_over and most != 0:
            self.wait_until(lambda: self.is_over or self.choices(), "a choice")
            if choices := self.choices():
                self.choose(*rng.choice(choices), press)
                most = None if most is None else most - 1

    def press_with_keys(self, wanted: Locator) -> None:
        """As somebody without a mouse: on with Tab until it has the focus, then Enter."""
        expect(wanted).to_be_enabled()
        for _ in range(200):
            if wanted.evaluate("element => element === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never reaches {wanted}")

    def choose_boldly(self) -> None:
        """What brings a game of Skull to its end soonest."""
        self.choose(*max(self.choices(), key=boldness))

    def forgive(self, words: str) -> None:
        """What was meant to be refused is an error to the browser."""
        self.wait_until(lambda: any(words in one for one in self.complaints), words)
        self.complaints = [one for one in self.complaints if words not in one]

    def leave(self) -> None:
        self.context.close()
        assert not self.complaints, self.complaints


def boldness(choice: tuple[int, str]) -> tuple[int, str]:
    """As much as can be bid, and otherwise flowers."""
    _, text = choice
    word, _, rest = text.partition(" ")
    return (int(rest), text) if word == "bid" else (int(word == "flower"), text)


def whole(words: str) -> re.Pattern[str]:
    """These words in a name, and not the beginning of others: “Bid 1” is not “Bid 10”."""
    return re.compile(rf"(?<!\w){re.escape(words)}(?!\w)", re.IGNORECASE)
