"""How smoothly a browser shows what is revealed: frames it drops, frames that take long, layouts.

A recorded game is replayed on the boards of live play, from just before its first reveal.
"""

from itertools import pairwise

import msgspec
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, ViewportSize

from skulduggery.core.record import Record, RecordedPlayer, make_record
from skulduggery.core.rng import Rng
from skulduggery.games import game_named
from skulduggery.games.record_files import write_record_text
from skulduggery.games.replay import replay_steps
from skulduggery.sim.bot_game import make_bots, play_game

# Of each game, what its players wait for.
REVEAL_EVENTS = {"skull": "DiscFlipped", "skull_king": "BidsOpened", "saber_skull": "DieRolled"}
PLAYER_NAMES = ("Ada", "Ben", "Cleo", "Dora")
BOT_NAME = "casual"
RECORD_SEED = 1
FRAME_MS = 1000 / 60
LONG_FRAME_MS = 50.0
WINDOW_SIZE = ViewportSize(width=390, height=844)
RECORD_FRAMES_JS = """
window.frameTimes = []
const record = (at) => {
  frameTimes.push(at)
  requestAnimationFrame(record)
}
requestAnimationFrame(record)
"""


class RevealFrames(msgspec.Struct, frozen=True):
    game: str
    cpu_slowdown: int
    frames: int
    dropped: int  # that should have been drawn in between
    long: int  # that took longer than 50 ms
    longest_ms: float
    layouts: int  # that were computed meanwhile: a motion that asks for one asks in every frame


def measure_reveal(
    browser: Browser, address: str, game: str, cpu_slowdown: int, seconds: float
) -> RevealFrames:
    with browser.new_context(
        base_url=f"http://{address}", viewport=WINDOW_SIZE, reduced_motion="no-preference"
    ) as context:
        page = open_before_reveal(context, game)
        session = context.new_cdp_session(page)
        session.send("Performance.enable")
        session.send("Emulation.setCPUThrottlingRate", {"rate": cpu_slowdown})
        page.evaluate(RECORD_FRAMES_JS)
        layouts_before = count_layouts(session)
        page.keyboard.press(" ")  # plays
        page.wait_for_timeout(seconds * 1000)
        layouts = count_layouts(session) - layouts_before
        times: list[float] = page.evaluate("frameTimes")
    return count_frames(game, cpu_slowdown, times, layouts)


def count_layouts(session: CDPSession) -> int:
    """So many the page has computed since it was opened."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(int(one["value"]) for one in metrics if one["name"] == "LayoutCount")


def count_frames(game: str, cpu_slowdown: int, times: list[float], layouts: int) -> RevealFrames:
    spans = [then - now for now, then in pairwise(times)]
    return RevealFrames(
        game=game,
        cpu_slowdown=cpu_slowdown,
        frames=len(times),
        dropped=sum(max(0, round(span / FRAME_MS) - 1) for span in spans),
        long=sum(span > LONG_FRAME_MS for span in spans),
        longest_ms=round(max(spans, default=0.0), 1),
        layouts=layouts,
    )


def open_before_reveal(context: BrowserContext, game: str) -> Page:
    """The replay of a game, standing at the step before its first reveal."""
    record = simulated_record(game)
    assert context.request.post("/api/guest").ok
    answer = context.request.post(
        "/api/records",
        data=write_record_text(record).encode(),
        headers={"content-type": "text/plain"},
    )
    page = context.new_page()
    page.goto(f"/r/{answer.json()['id']}?step={first_reveal(record) - 1}")
    page.get_by_role("slider").wait_for()
    page.wait_for_load_state("networkidle")
    return page


def simulated_record(game_name: str) -> Record:
    """A game of bots, always the same."""
    game = game_named(game_name)
    options = game.read_options({})
    bots = make_bots(game_name, [BOT_NAME] * len(PLAYER_NAMES), RECORD_SEED, 0)
    match = play_game(game, options, bots, Rng(RECORD_SEED))
    return make_record(game, options, [RecordedPlayer(name) for name in PLAYER_NAMES], match)


def first_reveal(record: Record) -> int:
    """The step of a replay that shows the first reveal."""
    event = REVEAL_EVENTS[record.game]
    steps = replay_steps(record, game_named(record.game), "table", "en")
    return next(step.ply for step in steps if any(shown["event"] == event for shown in step.events))
