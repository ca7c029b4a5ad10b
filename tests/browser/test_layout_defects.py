"""No text is cut, broken inside a word, too small or written over another, and no control is
covered: on every screen, at every size, in the language with the longest words."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import WebSocketRoute, expect
from tests.browser.conftest import MakePageDriver
from tests.browser.layout_defects import (
    SIZES,
    DefectList,
    check_layout,
    resize_and_settle,
)
from tests.browser.page_driver import PageDriver
from tests.browser.test_first_minute import coach_mark
from tests.browser.test_pass_and_play import start_shared_game
from tests.browser.test_replay import upload_record
from tests.browser.test_review import open_review_page
from tests.browser.test_several_browsers import (
    join_table,
    open_friends_table,
    open_options,
    play_all_randomly,
    wait_for_seat,
)
from tests.browser.test_table import open_tab, open_table
from tests.server.test_pages import page_addresses

from skulduggery.games import GAMES_BY_NAME
from skulduggery.games.catalog import describe_game

LONGEST_LANGUAGE = "de"
OTHER_LANGUAGES = ("en", "fr", "it")
PAGE_PATHS = [path for path in page_addresses() if "one" not in path.split("/")]
PATHS = [*PAGE_PATHS, "/puzzles/1", "/offline.html"]
SAMPLE_PATHS = ["/", "/settings", "/here", "/learn"]
LONG_NAME = "Maximiliane-Sophie"
LONG_NAMES = [LONG_NAME, "Maximiliane-Luise", "Maximiliane-Paula"]
# Names of seats that the ranking lies over.
COVERED_NAMES_JS = """() => {
  const ranking = document.querySelector('.ending')?.getBoundingClientRect()
  const names = ranking ? [...document.querySelectorAll('[data-seat] .name')] : []
  return names.filter((name) => {
    const { left, right, top, bottom } = name.getBoundingClientRect()
    const isBeside = left >= ranking.right || right <= ranking.left
    const isApart = isBeside || top >= ranking.bottom || bottom <= ranking.top
    return !isApart && name.checkVisibility({ visibilityProperty: true })
  }).map((name) => name.textContent)
}"""
CUT_CARDS_JS = """() => [...document.querySelectorAll('.card')].filter((card) => {
  const { left, right } = card.getBoundingClientRect()
  const edge = card.closest('.page').getBoundingClientRect()
  return left < edge.left || right > edge.right
}).map((card) => card.textContent)"""


# Buttons of free seats that stand below others.
WRAPPED_BUTTONS_JS = """() => [...document.querySelectorAll('li.open')].flatMap((chair) => {
  const tops = [...chair.querySelectorAll('button')].map((one) => one.getBoundingClientRect().top)
  return new Set(tops).size > 1 ? [chair.textContent] : []
})"""
SCROLLED_TEXTS_JS = """() => [...document.querySelectorAll('main *')].filter((one) =>
  getComputedStyle(one).overflowY === 'auto' && one.scrollHeight > one.clientHeight + 1
).map((one) => one.textContent)"""


def most_players(game: str) -> int:
    return max(describe_game(GAMES_BY_NAME[game]).players)


# Tables by game, with how many bots, and what was agreed.
BOARDS: dict[str, tuple[str, int, dict[str, object]]] = {
    "skull of two tribes": ("skull", 1, {"two_tribes": True}),
    "skull of three": ("skull", 2, {}),
    "skull of six": ("skull", 5, {}),
    "skull of twelve": ("skull", 11, {"boxes": 2}),
    "skull king of three": ("skull_king", 2, {}),
    "skull king of most": ("skull_king", most_players("skull_king") - 1, {}),
    "saber skull of two": ("saber_skull", 1, {}),
    "saber skull of most": ("saber_skull", most_players("saber_skull") - 1, {}),
}


DECISIONS_PER_BOARD = 4
ONE_DECISION_BOARDS = ("skull of two tribes",)  # two hands have buttons of the same name


def visit_page(visitor: PageDriver, path: str) -> None:
    visitor.page.goto(path)
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("path", PATHS)
def test_pages(path: str, visit: MakePageDriver) -> None:
    ada = visit(language=LONGEST_LANGUAGE)
    visit_page(ada, path)
    check_layout(ada)


def test_an_address_with_nothing_behind_it(visit: MakePageDriver) -> None:
    ada = visit(language=LONGEST_LANGUAGE)
    visit_page(ada, "/nowhere")
    ada.expect_complaint("404")
    check_layout(ada)


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_pages_in_other_languages(language: str, visit: MakePageDriver) -> None:
    ada = visit(language=language)
    found = DefectList()
    for path in SAMPLE_PATHS:
        visit_page(ada, path)
        found.look_at(ada, path)
    found.expect_none()


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_lessons(game: str, visit: MakePageDriver) -> None:
    ada = visit(language=LONGEST_LANGUAGE)
    visit_page(ada, f"/learn/{game}")
    check_layout(ada)


# Around a game.


def test_a_waiting_room_of_a_host_and_of_guests(visit: MakePageDriver) -> None:
    ada, ben = visit(language=LONGEST_LANGUAGE), visit(language=LONGEST_LANGUAGE)
    address = open_table(ada, "skull")
    ben.page.goto(address)
    expect(ben.find_button("web-sit-down")).to_be_visible()
    found = DefectList()
    found.look_at(ben, "at the door")
    join_table(ben, address, LONG_NAME, "web-sit-down")
    expect(ada.page.get_by_text(LONG_NAME).first).to_be_visible()
    expect(ben.page.get_by_label(ben.translate("web-your-name"))).to_have_count(0)
    found.look_at(ada, "the host")
    found.look_at(ben, "a guest")
    found.expect_none()


@pytest.mark.parametrize("language", [LONGEST_LANGUAGE, *OTHER_LANGUAGES])
def test_a_free_seat_takes_one_line(language: str, visit: MakePageDriver) -> None:
    ada = visit(language=language)
    open_table(ada, "skull")
    resize_and_settle(ada.page, SIZES["360x640"])
    expect(ada.find_button("web-add-bot").first).to_be_visible()
    assert ada.page.evaluate(WRAPPED_BUTTONS_JS) == []


def wait_until_listed(host: PageDriver) -> None:
    host.wait_until(lambda: host.table["settings"]["listed"], "a listed table")


def test_a_lobby_with_tables(visit: MakePageDriver) -> None:
    for game in GAMES_BY_NAME:
        host = visit(language=LONGEST_LANGUAGE)
        open_table(host, game)
        open_options(host)
        host.page.get_by_label(host.translate("web-listed")).check()
        wait_until_listed(host)
    visitor = visit(language=LONGEST_LANGUAGE, watching=True)  # for nobody else it is asked for
    visit_page(visitor, "/lobby")
    expect(visitor.page.get_by_text(visitor.translate("web-saber-skull")).first).to_be_visible()
    check_layout(visitor)


def test_finished_games_and_their_player(visit: MakePageDriver) -> None:
    ada = visit(language=LONGEST_LANGUAGE)
    open_table(ada, "saber_skull", bots=1)
    ada.play_randomly(Random(1))
    found = DefectList()
    for path in (f"/p/{ada.guest_id}", "/games", "/top"):
        visit_page(ada, path)
        found.look_at(ada, path)
    found.expect_none()


def test_home_for_those_who_come_back(visit: MakePageDriver) -> None:
    """With something of each kind that was left off."""
    ada = visit(language=LONGEST_LANGUAGE)
    open_table(ada, "saber_skull", bots=1)
    ada.play_randomly(Random(1))
    visit_page(ada, "/learn/skull")
    ada.find_button("web-learn-next").click()
    open_table(ada, "skull", bots=2)
    visit_page(ada, "/")
    left_off = ada.page.get_by_role("list", name=ada.translate("web-back-title"))
    expect(left_off.get_by_role("listitem")).to_have_count(4)
    check_layout(ada)
    for size in ("820x1180", "1440x900"):
        resize_and_settle(ada.page, SIZES[size])
        assert ada.page.evaluate(CUT_CARDS_JS) == [], size


@pytest.mark.parametrize("language", [LONGEST_LANGUAGE, "fr"])
@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_coach_marks(game: str, language: str, visit: MakePageDriver) -> None:
    ada = visit(language=language, newcomer=True)
    found = DefectList()
    ada.play_to_choice(game)
    for mark in ("press", "middle", "rules"):
        ada.wait_until(lambda: ada.is_over or ada.legal_choices(), "a choice")
        if ada.is_over:  # bots that play without a pause may have won meanwhile
            break
        expect(coach_mark(ada, game, mark)).to_be_visible()
        found.look_at(ada, mark)
        ada.page.set_viewport_size(SIZES["1440x900"])
        if mark == "press":
            ada.make_choice(*ada.legal_choices()[0])
        else:
            ada.find_button("web-coach-ok").click()
    found.expect_none()


@pytest.mark.parametrize("language", [LONGEST_LANGUAGE, *OTHER_LANGUAGES])
def test_a_title_takes_two_lines_at_most(language: str, visit: MakePageDriver) -> None:
    ada = visit(language=language)
    open_table(ada, "saber_skull", bots=1)
    resize_and_settle(ada.page, SIZES["360x640"])
    title = ada.page.get_by_role("banner").locator(".game")
    lines = "name => name.scrollHeight / parseFloat(getComputedStyle(name).lineHeight)"
    assert title.evaluate(lines) < 2.5


SheetOpener = Callable[[PageDriver], None]


def open_log(visitor: PageDriver) -> None:
    visitor.page.set_viewport_size(SIZES["390x844"])
    visitor.page.get_by_role("button", name=visitor.translate("web-log-and-talk")).first.click()


def open_talk(visitor: PageDriver) -> None:
    open_log(visitor)
    open_tab(visitor, "web-talk")


def open_rules(visitor: PageDriver) -> None:
    open_log(visitor)
    open_tab(visitor, "web-rules")
    expect(visitor.page.get_by_role("tabpanel").get_by_role("heading").first).to_be_visible()


def open_menu(visitor: PageDriver) -> None:
    visitor.find_button("web-menu").click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def open_invitation(visitor: PageDriver) -> None:
    visitor.find_button("web-invite").click()
    expect(visitor.page.get_by_role("dialog").get_by_role("img")).to_be_visible()


@pytest.mark.parametrize(
    "open_sheet", [open_log, open_talk, open_rules, open_menu, open_invitation]
)
def test_what_is_opened_over_a_table(open_sheet: SheetOpener, visit: MakePageDriver) -> None:
    ada = visit(language=LONGEST_LANGUAGE)
    open_table(ada, "skull", bots=2)
    expect_choice(ada)
    open_sheet(ada)
    check_layout(ada)


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_a_table_whose_connection_is_lost(game: str, visit: MakePageDriver) -> None:
    ada = visit(language=LONGEST_LANGUAGE)
    open_sockets: list[WebSocketRoute] = []

    def pass_on(socket: WebSocketRoute) -> None:
        if open_sockets:
            socket.close()  # nobody is there any more
            return
        open_sockets.append(socket)
        socket.connect_to_server()

    ada.page.route_web_socket("**/api/**", pass_on)
    open_table(ada, game, bots=2, first=0)  # else bots might win before she decides
    expect_choice(ada)
    open_sockets[0].close()
    expect(ada.page.get_by_text(ada.translate("web-line-lost"))).to_be_visible()
    check_layout(ada)


# Boards.


def expect_choice(visitor: PageDriver) -> None:
    visitor.wait_until(lambda: visitor.is_over or visitor.legal_choices(), "a choice")
    if not visitor.is_over:
        expect(visitor.choice_button(visitor.legal_choices()[0][1])).to_be_visible()


@pytest.mark.parametrize("board", BOARDS)
def test_boards(board: str, visit: MakePageDriver) -> None:
    """At the first decision, and at a few that follow."""
    game, bots, options = BOARDS[board]
    ada = visit(language=LONGEST_LANGUAGE)
    open_table(ada, game, bots, **options)
    rng, found = Random(board), DefectList()
    decisions = 1 if board in ONE_DECISION_BOARDS else DECISIONS_PER_BOARD
    for decision in range(decisions):
        expect_choice(ada)
        found.look_at(ada, f"decision {decision}")
        if ada.is_over or decision == decisions - 1:
            break
        ada.page.set_viewport_size(SIZES["1440x900"])
        ada.make_choice(*rng.choice(ada.legal_choices()))
    found.expect_none()


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_boards_in_other_languages(language: str, visit: MakePageDriver) -> None:
    ada, found = visit(language=language), DefectList()
    for game in GAMES_BY_NAME:
        ada.play_to_choice(game)
        expect_choice(ada)
        found.look_at(ada, game)
        ada.page.set_viewport_size(SIZES["1440x900"])
    found.expect_none()


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_results(game: str, visit: MakePageDriver) -> None:
    ada = visit(language=LONGEST_LANGUAGE)
    open_table(ada, game, bots=2)
    ada.play_randomly(Random(game))
    expect(ada.find_button("web-rematch")).to_be_visible()
    check_layout(ada)


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_a_rematch_that_somebody_wants(game: str, visit: MakePageDriver) -> None:
    ada, ben = visit(language=LONGEST_LANGUAGE), visit(language=LONGEST_LANGUAGE)
    join_table(ben, open_friends_table(ada, game), LONG_NAME, "web-sit-down")
    wait_for_seat(ben)
    ada.find_button("web-fill-with-bots").click()
    ada.wait_until(
        lambda: all(chair["kind"] != "open" for chair in ada.table["chairs"]), "a full table"
    )
    ada.find_button("web-start", count=len(ada.table["chairs"])).click()
    for one in (ada, ben):
        one.wait_for_status("playing")
    play_all_randomly(Random(game), [ada, ben])
    ben.find_button("web-rematch").click()
    expect(ada.find_button("web-rematch-yes")).to_be_visible()
    found = DefectList()
    found.look_at(ada, "asked")
    found.look_at(ben, "waiting")
    found.expect_none()


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_televisions(game: str, visit: MakePageDriver) -> None:
    ada = visit(language=LONGEST_LANGUAGE)
    address = open_table(ada, game)
    ada.page.goto(f"{address}/tv")
    expect(ada.page.get_by_role("listitem").first).to_be_visible()
    found = DefectList()
    found.look_at(ada, "waiting")
    for name, size in SIZES.items():
        resize_and_settle(ada.page, size)
        assert ada.page.evaluate(SCROLLED_TEXTS_JS) == [], f"nobody scrolls on a TV, {name}"
    address = open_table(ada, game, bots=2)
    ada.page.goto(f"{address}/tv")
    expect(ada.page.get_by_role("listitem").first).to_be_attached()
    ada.page.wait_for_load_state("networkidle")
    found.look_at(ada, "playing")
    found.expect_none()


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_a_television_after_a_game(game: str, visit: MakePageDriver) -> None:
    ada = visit(language=LONGEST_LANGUAGE)
    address = open_table(ada, game, bots=3)
    ada.play_randomly(Random(game))
    ada.page.goto(f"{address}/tv")
    expect(ada.page.locator("footer").get_by_role("heading")).to_be_visible()
    check_layout(ada)
    for name, size in SIZES.items():
        resize_and_settle(ada.page, size)
        assert ada.page.evaluate(COVERED_NAMES_JS) == [], name


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_one_device_for_all(game: str, visit: MakePageDriver) -> None:
    ada = visit(language=LONGEST_LANGUAGE)
    start_shared_game(ada, game, LONG_NAMES)
    found = DefectList()
    curtain = ada.page.get_by_role("dialog")
    if game != "saber_skull":  # where nothing is hidden
        expect(curtain).to_be_visible()
        found.look_at(ada, "the curtain")
        curtain.get_by_role("button").first.click()
    expect(curtain).to_have_count(0)
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    found.look_at(ada, "the board")
    found.expect_none()


# Looking back.


def test_a_replay(visit: MakePageDriver) -> None:
    ada = visit(language=LONGEST_LANGUAGE)
    visit_page(ada, f"{upload_record(ada)}?step=12")
    check_layout(ada)


def test_a_review(visit: MakePageDriver) -> None:
    ada = visit(language=LONGEST_LANGUAGE)
    review = open_review_page(ada)
    review.request_review()
    check_layout(ada)
