"""The pages in a real browser: what they weigh, and how smoothly they show what is revealed."""

import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Error, Playwright, sync_playwright

from skulduggery.bench.measurement import MachineInfo
from skulduggery.bench.page_weight import MAX_WEIGHT_BYTES, PageWeight, measure_weight
from skulduggery.bench.reveal_frames import REVEAL_EVENTS, RevealFrames, measure_reveal
from skulduggery.bench.server_process import running_server
from skulduggery.core.errors import BadOptions

CPU_SLOWDOWNS = (1, 4)
WEIGHED_LANGUAGE = "fr"  # whose words are the longest
CHROMIUM_NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM_VARIABLE = "SKULDUGGERY_CHROMIUM"
CHROMIUM_FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


class WebReport(MachineInfo, frozen=True, kw_only=True):
    browser: str  # its version
    seconds: float
    max_weight: int = MAX_WEIGHT_BYTES
    weights: list[PageWeight]
    reveals: list[RevealFrames]


def measure_pages(seconds: float, progress: Callable[[float], None]) -> WebReport:
    """Measure everything; `progress` is called with the share that is done."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder, "bench.db")) as address,
        sync_playwright() as playwright,
    ):
        browser = launch_chromium(playwright)
        try:
            return measure_in_browser(browser, address, seconds, progress)
        finally:
            browser.close()


def measure_in_browser(
    browser: Browser, address: str, seconds: float, progress: Callable[[float], None]
) -> WebReport:
    steps = len(REVEAL_EVENTS) * (1 + len(CPU_SLOWDOWNS))
    weights: list[PageWeight] = []
    reveals: list[RevealFrames] = []

    def report_progress() -> None:
        progress((len(weights) + len(reveals)) / steps)

    for game in REVEAL_EVENTS:
        weights.append(measure_weight(browser, address, game, WEIGHED_LANGUAGE))
        report_progress()
        for slowdown in CPU_SLOWDOWNS:
            reveals.append(measure_reveal(browser, address, game, slowdown, seconds))
            report_progress()
    return WebReport(browser=browser.version, seconds=seconds, weights=weights, reveals=reveals)


def launch_chromium(playwright: Playwright) -> Browser:
    """The one that is named, one of this machine, or Playwright's own."""
    found = os.environ.get(CHROMIUM_VARIABLE) or next(
        filter(None, map(shutil.which, CHROMIUM_NAMES)), None
    )
    try:
        return playwright.chromium.launch(executable_path=found, args=CHROMIUM_FLAGS)
    except Error as reason:
        raise BadOptions("no-bench-browser", reason=reason.message.splitlines()[0]) from None
