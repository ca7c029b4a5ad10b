"""The first minute of somebody new: from the first page to the board, told three things, once."""

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import MakePageDriver
from tests.browser.layout_defects import SIZES, check_layout, resize_and_settle
from tests.browser.page_driver import PHONE_SIZE, PageDriver
from tests.browser.test_accessibility import accessibility_findings
from tests.browser.test_several_browsers import open_friends_table
from tests.browser.test_table import open_table

from skulduggery.core.sentences import kebab_case
from skulduggery.games import GAMES_BY_NAME

NOTE_STATUSES_JS = """
window.headings = []
new MutationObserver(() => {
  for (const one of document.querySelectorAll('h2')) headings.push(one.textContent)
}).observe(document, { childList: true, subtree: true })
"""

# Reads marks as they come: bots that play without a pause may end the game before anybody could.
READ_MARKS_JS = """
window.readMarks = []
new MutationObserver(() => {
  const mark = document.querySelector('.coach')
  const text = mark?.querySelector('p').textContent
  if (!mark || readMarks.at(-1) === text) return
  readMarks.push(text)
  mark.querySelector('.go').click()
}).observe(document, { childList: true, subtree: true, characterData: true })
"""

# Seats and controls that something lies over.
COVERED_BY_JS = """(mark) => {
  const box = mark.getBoundingClientRect()
  return [...document.querySelectorAll('[data-seat], main button')].filter((other) => {
    const { left, right, top, bottom } = other.getBoundingClientRect()
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top
  }).map((other) => other.textContent.trim())
}"""


def coach_text(visitor: PageDriver, game: str, mark: str) -> str:
    message = "web-coach-rules" if mark == "rules" else f"web-{kebab_case(game)}-coach-{mark}"
    return visitor.translate(message)


def coach_mark(visitor: PageDriver, game: str, mark: str) -> Locator:
    return visitor.page.get_by_text(coach_text(visitor, game, mark))


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_the_first_game_is_easy_and_explains_itself_once(game: str, visit: MakePageDriver) -> None:
    ada = visit(newcomer=True, size=PHONE_SIZE)
    ada.page.add_init_script(NOTE_STATUSES_JS)
    ada.play_to_choice(game)
    assert {chair["level"] for chair in ada.table["chairs"] if chair["kind"] == "bot"} == {"casual"}
    assert ada.translate("web-chairs") not in ada.page.evaluate("headings")  # no waiting room
    understood = ada.find_button("web-coach-ok")
    expect(coach_mark(ada, game, "press")).to_be_visible()
    assert accessibility_findings(ada) == []
    understood.click()
    expect(coach_mark(ada, game, "press")).to_have_count(0)
    ada.page.evaluate(READ_MARKS_JS)
    ada.make_choice(*ada.legal_choices()[0])
    ada.wait_until(lambda: ada.page.evaluate("readMarks.length") == 2, "two more marks")
    assert ada.page.evaluate("readMarks") == [
        coach_text(ada, game, mark) for mark in ("middle", "rules")
    ]
    expect(understood).to_have_count(0)
    ada.page.reload()
    ada.wait_until(lambda: ada.is_over or ada.legal_choices(), "a choice")
    expect(ada.page.get_by_role("heading", name=ada.translate("web-table-title"))).to_be_attached()
    expect(understood).to_have_count(0)


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_a_coach_mark_covers_no_seat_and_nothing_to_press(game: str, visit: MakePageDriver) -> None:
    ada = visit(newcomer=True, language="de")
    ada.play_to_choice(game)
    expect(ada.choice_button(ada.legal_choices()[0][1])).to_be_enabled()  # it has come to its place
    mark = coach_mark(ada, game, "press").locator("..")
    found: dict[str, list[str]] = {}
    for name, size in SIZES.items():
        resize_and_settle(ada.page, size)
        expect(mark).to_be_visible()
        if covered := mark.evaluate(COVERED_BY_JS):
            found[name] = covered
    assert not found
    check_layout(ada)


def test_the_focus_is_on_the_board(visit: MakePageDriver) -> None:
    ada = visit()
    ada.play_to_choice("skull")
    expect(ada.choice_button(ada.legal_choices()[0][1])).to_be_visible()
    expect(ada.page.get_by_role("main")).to_be_focused()


def test_rules_and_sound_are_at_hand(visit: MakePageDriver) -> None:
    ada = visit()
    ada.start_bot_game("skull")
    sound = ada.page.get_by_role("button", name=ada.translate("web-sound"), exact=True)
    expect(sound).to_have_attribute("aria-pressed", "false")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "true")
    ada.find_button("web-short-rules").click()
    sheet = ada.page.get_by_role("dialog", name=ada.translate("web-short-rules"))
    expect(sheet.get_by_role("heading", name=ada.translate("web-learn-rules-goal"))).to_be_visible()


def test_a_chosen_level_is_remembered(visit: MakePageDriver) -> None:
    ada = visit()
    ada.page.goto("/")
    level = ada.game_card("skull").get_by_role("button", name=ada.translate("web-bot-level"))
    level.click()
    ada.page.get_by_role("radio", name=ada.translate("level-master")).click()
    expect(level).to_contain_text(ada.translate("level-master"))
    ada.start_bot_game("skull")
    assert {chair["level"] for chair in ada.table["chairs"] if chair["kind"] == "bot"} == {"master"}


def test_nothing_is_shown_to_a_newcomer_that_they_left_off(visit: MakePageDriver) -> None:
    ada = visit(newcomer=True)
    ada.page.goto("/")
    expect(ada.game_card("skull")).to_be_visible()
    left_off = ada.page.get_by_role("list", name=ada.translate("web-back-title"))
    expect(left_off).to_have_count(0)
    ada.start_bot_game("skull")
    ada.page.goto("/")
    expect(left_off.get_by_role("link", name=ada.translate("web-back-game"))).to_be_visible()
    expect(left_off.get_by_role("link", name=ada.translate("web-puzzles-today"))).to_be_visible()
    assert accessibility_findings(ada) == []


def test_whoever_is_invited_is_greeted(visit: MakePageDriver) -> None:
    ada, ben = visit(), visit(language="de", size=PHONE_SIZE)
    ben.page.goto(open_table(ada, "skull"))
    game = ben.translate("web-skull")
    greeting = ben.translate("web-invited-by", host="Ada", game=game)
    expect(ben.page.get_by_role("heading", name=greeting)).to_be_visible()
    duration = ben.translate("web-invited-time", players=3, minutes=15)
    expect(ben.page.get_by_text(duration)).to_be_visible()
    assert accessibility_findings(ben) == []


def test_a_code_leads_to_the_table_and_to_the_tv(visit: MakePageDriver) -> None:
    ada, ben = visit(), visit(size=PHONE_SIZE)
    address = open_friends_table(ada, "skull")
    code = ada.page.request.post(f"/api{address.replace('/t/', '/tables/')}/code").json()["code"]
    expect(ada.page.get_by_text(code, exact=True)).to_be_visible()
    ben.page.goto("/")
    field = ben.page.get_by_label(ben.translate("web-code-ask"))
    field.fill(code.lower())
    field.press("Enter")
    expect(ben.page).to_have_url(re.compile(f"{re.escape(address)}$"))
    ben.page.goto("/tv")
    field.fill("ZZZZZ")
    ben.find_button("web-code-go").click()
    expect(ben.page.get_by_role("alert")).to_contain_text("ZZZZZ")
    ben.expect_complaint("404")
    field.fill(f"{code[:2]} {code[2:]}")
    ben.find_button("web-code-go").click()
    expect(ben.page).to_have_url(re.compile(f"{re.escape(address)}/tv$"))
    expect(ben.page.get_by_text(code, exact=True)).to_be_visible()


def test_an_empty_lobby_invites_to_open_a_table(visit: MakePageDriver) -> None:
    ada = visit(watching=True)  # who looks away sees no news
    ada.page.goto("/lobby")
    ada.find_button("web-open-table-title").click()
    name = ada.page.get_by_label(ada.translate("web-your-name"))
    expect(name).to_be_focused()
    name.fill("Ada")
    assert accessibility_findings(ada) == []
    ada.find_button("web-open-table").click()
    ada.wait_for_status("open")
    assert ada.table["settings"]["listed"]
    mine = ada.page.get_by_role("listitem").filter(
        has_text=ada.translate("web-seat-you", name="Ada")
    )
    expect(mine).to_be_visible()


def test_my_games_come_first(visit: MakePageDriver) -> None:
    ada = visit()
    open_table(ada, "saber_skull", bots=1)
    while not ada.is_over:
        ada.wait_until(lambda: ada.is_over or ada.legal_choices(), "a choice")
        if not ada.is_over:
            ada.make_choice(*ada.legal_choices()[0])
    ada.page.goto("/games")
    own = ada.page.get_by_role("link", name=ada.translate("web-saber-skull"))
    expect(own).to_be_visible()
    ada.page.get_by_text(ada.translate("web-pages-listed-games")).click()
    expect(own).to_have_count(0)
