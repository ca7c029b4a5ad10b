"""What is revealed stands for its time, whoever is next. The page's clock is in the test's hand."""

import json
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby, pairwise
from random import Random
from typing import NamedTuple

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import MakePageDriver
from tests.browser.layout_defects import SIZES
from tests.browser.page_driver import PageDriver, choice_boldness
from tests.browser.test_several_browsers import join_table, open_friends_table, wait_for_seat

from skulduggery.games import GAMES_BY_NAME

STEP_MS = 100
MAX_STEPS = 600  # a minute of the page's time before somebody may decide
DECISIONS = {"skull": 10, "skull_king": 6, "saber_skull": 8}
# At least so long, by the art direction; what says little is in nobody's way and has no minimum.
MIN_SHOWN_MS = {
    "DiscFlipped": 800,
    "AttemptSucceeded": 1200,
    "AttemptFailed": 1200,
    "DiscLost": 1200,
    "TribeOut": 1200,
    "BidRaised": 600,
    "ChallengeOpened": 600,
    "BidsOpened": 1200,
    "DieRolled": 800,
    "TrickWon": 1200,
    "RoundScored": 1200,
    "RolledOff": 800,
    "TokensTaken": 1200,
    "MatchWon": 1200,
}
WATCH_BOARD_JS = """
window.shownEvents = []
new MutationObserver(() => {
  const name = document.querySelector('[data-event]')?.dataset.event ?? null
  const last = shownEvents.at(-1)
  if (last?.name !== name) shownEvents.push({ name, at: performance.now() })
}).observe(document, { subtree: true, childList: true, attributeFilter: ['data-event'] })
"""

COVERED_CONTROLS_JS = """(skip) => {
  const box = skip.getBoundingClientRect()
  return [...document.querySelectorAll('button')].filter((other) => {
    const { left, right, top, bottom } = other.getBoundingClientRect()
    const isOver = left < box.right && right > box.left && top < box.bottom && bottom > box.top
    return other !== skip && isOver
  }).map((other) => other.textContent)
}"""


class ShownRun(NamedTuple):
    """Events of a kind that were shown one after the other."""

    name: str
    ms: float


def shown_runs(page: PageDriver) -> Iterator[ShownRun]:
    seen = page.page.evaluate("shownEvents")
    for now, then in pairwise(seen):
        if now["name"]:
            yield ShownRun(now["name"], then["at"] - now["at"])


def told_events(page: PageDriver) -> list[str]:
    """The names of all events the page was sent since it was there, in order."""
    frames = [json.loads(frame) for frame in page.frames]
    live = [frame for frame in frames if frame["kind"] in ("news", "moved")]
    return [event["event"] for frame in live for told in frame["told"] for event in told["events"]]


def check_reveals(page: PageDriver) -> set[str]:
    """Every run of reveals took at least the time of its events; the kinds that were seen."""
    runs = [run for run in shown_runs(page) if run.name in MIN_SHOWN_MS]
    told = [name for name in told_events(page) if name in MIN_SHOWN_MS]
    sent = [(name, len(list(group))) for name, group in groupby(told)]
    shown = [(name, list(group)) for name, group in groupby(runs, key=lambda run: run.name)]
    assert len(sent) >= len(shown), (sent, shown)
    # The last may go on, and bots go on as well: more may have been sent meanwhile.
    for (name, count), (shown_name, some) in zip(sent, shown[:-1], strict=False):
        assert name == shown_name
        assert sum(run.ms for run in some) >= count * MIN_SHOWN_MS[name], (name, count, some)
    return {name for name, _ in shown}


def take_clock(page: PageDriver) -> None:
    """From now on time passes on this page only where a test lets it."""
    page.page.clock.install(time=0)
    page.page.clock.pause_at(1000)
    page.page.add_init_script(WATCH_BOARD_JS)


def pass_time(page: PageDriver, ms: int = STEP_MS) -> None:
    page.page.clock.run_for(ms)


def choose_when_offered(page: PageDriver, choices: Sequence[tuple[int, str]], rng: Random) -> None:
    """Decides as soon as the page offers it: boldly, so that something is revealed."""
    seat, text = max(choices, key=choice_boldness) if rng.random() < 0.6 else rng.choice(choices)
    nth = page.table["decided"][seat]
    for _ in range(MAX_STEPS):
        if page.is_over or page.table["decided"][seat] != nth:
            return
        button = page.choice_button(text)
        more = page.find_button("web-skull-more-bids")
        if not button.is_visible() and more.is_visible():
            more.click()
        if button.is_visible():
            button.click()
            page.wait_until(
                lambda: page.is_over or page.table["decided"][seat] != nth, f"the answer to {text}"
            )
            return
        pass_time(page)
    raise AssertionError(f"{text} was never offered")


def play_with_clock(page: PageDriver, decisions: int, others: Sequence[PageDriver] = ()) -> None:
    rng = Random(1)
    while decisions and not page.is_over:
        page.wait_until(
            lambda: page.is_over or any(one.legal_choices() for one in (page, *others)), "a choice"
        )
        for other in others:
            while (choices := other.legal_choices()) and not other.is_over:
                other.make_choice(*max(choices, key=choice_boldness))
        if choices := page.legal_choices():
            choose_when_offered(page, choices, rng)
            decisions -= 1


def see_to_end(page: PageDriver) -> None:
    """Until the board is at rest."""
    for _ in range(MAX_STEPS):
        pass_time(page)
        if not page.page.evaluate("document.querySelector('[data-event]')"):
            return


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_reveals_among_bots_are_never_shortened(game: str, visit: MakePageDriver) -> None:
    ada = visit(watching=True)
    take_clock(ada)
    ada.start_bot_game(game)
    play_with_clock(ada, DECISIONS[game])
    see_to_end(ada)
    assert check_reveals(ada)


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_reveals_among_people_are_never_shortened(game: str, visit: MakePageDriver) -> None:
    ada, ben, cleo = visit(watching=True), visit(), visit()
    take_clock(ada)
    address = open_friends_table(ada, game)
    for one, name in ((ben, "Ben"), (cleo, "Cleo")):
        join_table(one, address, name, "web-sit-down")
        wait_for_seat(one)
    ada.find_button("web-start", count=3).click()
    for one in (ada, ben, cleo):
        one.wait_for_status("playing")
    play_with_clock(ada, DECISIONS[game] // 2, [ben, cleo])
    see_to_end(ada)
    assert check_reveals(ada)


def test_a_choice_ahead_cuts_nothing_short(visit: MakePageDriver) -> None:
    """Chosen while the past is being shown, which goes on as if nothing had been pressed."""
    ada = visit(watching=True)
    take_clock(ada)
    ada.start_bot_game("skull")
    ahead = 0
    rng = Random(3)
    while ahead < 3:
        ada.wait_until(lambda: ada.is_over or ada.legal_choices(), "a choice")
        if ada.is_over:
            see_to_end(ada)
            check_reveals(ada)
            ada.start_bot_game("skull")
            continue
        choose_when_offered(ada, ada.legal_choices(), rng)
        ahead += bool(ada.page.evaluate("document.querySelector('[data-event]')"))
    see_to_end(ada)
    assert check_reveals(ada)


def press_escape(page: PageDriver) -> None:
    page.page.keyboard.press("Escape")


def press_skip(page: PageDriver) -> None:
    page.find_button("web-skip").click()


def tap_table(page: PageDriver) -> None:
    page.page.locator("[data-event]").click(position={"x": 3, "y": 3})


def shows_skip_button(page: PageDriver) -> bool:
    """Once the page has taken in what the server has sent: asked often, its clock stands still."""
    button = page.find_button("web-skip")
    return any(button.is_visible() for _ in range(100))


def expect_skip_covers_no_control(page: PageDriver) -> None:
    skip = page.find_button("web-skip")
    for size in SIZES.values():
        page.page.set_viewport_size(size)
        expect(skip).to_be_in_viewport(ratio=0.99)
        assert not skip.evaluate(COVERED_CONTROLS_JS), size


@pytest.mark.parametrize("skip", [press_escape, press_skip, tap_table])
def test_what_is_shown_can_be_skipped(
    skip: Callable[[PageDriver], None], visit: MakePageDriver
) -> None:
    """While the page's clock stands still, so that nothing ends by itself."""
    ada = visit(watching=True)
    take_clock(ada)
    ada.start_bot_game("skull_king")
    rng = Random(5)
    for _ in range(20):
        # The server waits for us, so nothing more comes.
        ada.wait_until(lambda: ada.is_over or ada.legal_choices(), "a choice")
        if shows_skip_button(ada):
            break
        if ada.is_over:
            see_to_end(ada)
            ada.start_bot_game("skull_king")
            continue
        choose_when_offered(ada, ada.legal_choices(), rng)
    else:
        raise AssertionError("there was never enough to skip")
    expect_skip_covers_no_control(ada)
    skip(ada)
    ada.wait_until(
        lambda: not ada.page.evaluate("document.querySelector('[data-event]')"), "the end of it"
    )
    assert not ada.find_button("web-skip").is_visible()
