"""Being together at a table: talk where people look, and the end of a game."""

from itertools import product
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, ViewportSize, expect
from tests.browser.conftest import MakePageDriver
from tests.browser.layout_defects import check_layout_shift, record_layout_shifts
from tests.browser.page_driver import DESKTOP_SIZE, PageDriver
from tests.browser.test_accessibility import accessibility_findings
from tests.browser.test_several_browsers import join_table, open_friends_table, open_options
from tests.browser.test_table import open_tab, open_table
from tests.study.playout_advisor import PlayoutAdvisor

from skulduggery.games import GAMES_BY_NAME
from skulduggery.games.record_files import load_record
from skulduggery.server.records.reviews import RecordReview
from skulduggery.study.reviews.reviewer import GameReviewer
from skulduggery.study.reviews.sentences import review_sentences

SMALL_PHONE_SIZE = ViewportSize(width=360, height=640)
LONG_SENTENCE = "I have not believed a single word of yours since the first disc of this evening."
# The boxes of all names on a board: texts within seats.
NAME_BOXES_JS = """board => [...board.querySelectorAll('[data-seat] [title]')].map(name => {
  const { x, y, width, height } = name.getBoundingClientRect()
  return { x, y, width, height }
})"""


def start_table_of_two(ada: PageDriver, ben: PageDriver, game: str) -> None:
    join_table(ben, open_friends_table(ada, game), "Ben", "web-sit-down")
    ada.find_button("web-fill-with-bots").click()
    ada.wait_until(
        lambda: all(chair["kind"] != "open" for chair in ada.table["chairs"]), "a full table"
    )
    ada.find_button("web-start", count=len(ada.table["chairs"])).click()
    for one in (ada, ben):
        one.wait_for_status("playing")


def boxes_overlap(one: Any, other: Any) -> bool:
    return bool(
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


def bubble_with(visitor: PageDriver, text: str) -> Locator:
    return visitor.page.locator(".bubble").filter(has_text=text)


@pytest.mark.parametrize(
    ("game", "size"), [*product(GAMES_BY_NAME, [SMALL_PHONE_SIZE, DESKTOP_SIZE])], ids=str
)
def test_a_phrase_stands_at_the_seat_and_covers_no_name_and_no_control(
    game: str, size: ViewportSize, visit: MakePageDriver
) -> None:
    ada, ben = visit(size=size), visit(language="de")
    start_table_of_two(ada, ben, game)
    seat = ada.page.locator("[data-seat='1']")
    expect(seat).to_be_visible()
    open_tab(ben, "web-talk")
    ben.find_button("phrase-trust-me").click()
    bubble = bubble_with(ada, ada.translate("phrase-trust-me"))
    expect(bubble).to_be_visible()
    box, seat_box = bubble.bounding_box(), seat.bounding_box()
    assert box is not None and seat_box is not None
    reach = {key: seat_box[key] - 80 for key in ("x", "y")} | {
        key: seat_box[key] + 160 for key in ("width", "height")
    }
    assert boxes_overlap(box, reach), "not at the seat"
    board = ada.page.locator(".board").first
    names = board.evaluate(NAME_BOXES_JS)
    assert names
    assert not [name for name in names if boxes_overlap(name, box)]
    for button in board.get_by_role("button").all():
        button_box = button.bounding_box()
        assert button_box is None or not boxes_overlap(button_box, box), button


def test_beside_an_open_log_no_bubble_covers_a_name(visit: MakePageDriver) -> None:
    """Where there is no room for it, the log alone has the words."""
    ada, ben = visit(size=SMALL_PHONE_SIZE), visit()
    start_table_of_two(ada, ben, "skull")
    expect(ada.page.locator("[data-seat='1']")).to_be_attached()
    ada.page.get_by_role("button", name=ada.translate("web-log-and-talk")).first.click()
    open_tab(ada, "web-talk")
    open_tab(ben, "web-talk")
    field = ben.page.get_by_label(ben.translate("web-say"))
    field.fill(LONG_SENTENCE)
    field.press("Enter")
    bubble = bubble_with(ada, LONG_SENTENCE)
    expect(bubble).to_have_count(1)
    box = bubble.bounding_box()
    assert box is not None
    names = ada.page.locator(".board").first.evaluate(NAME_BOXES_JS)
    assert names
    assert not bubble.is_visible() or not any(boxes_overlap(name, box) for name in names)


def test_a_reaction_is_one_touch_away_and_the_row_closes_by_itself(visit: MakePageDriver) -> None:
    ada, ben = visit(size=SMALL_PHONE_SIZE), visit()
    ada.page.clock.install()
    start_table_of_two(ada, ben, "skull")
    row = ada.page.get_by_role("group", name=ada.translate("web-quick-reactions"))
    ada.find_button("web-quick-reactions").click()
    expect(row).to_be_visible()
    assert accessibility_findings(ada) == []
    row.get_by_role("button", name=ada.translate("reaction-applause")).click()
    expect(row).to_have_count(0)
    expect(ben.page.locator(".bubble.reaction")).to_have_count(1)
    ada.find_button("web-quick-reactions").click()
    expect(
        row.get_by_role("button").filter(has_text=ada.translate("phrase-trust-me"))
    ).to_have_count(
        1  # which fits while first discs are laid
    )
    ada.page.clock.run_for(10_000)
    expect(row).to_have_count(0)


def test_whoever_watches_speaks_at_the_edge(visit: MakePageDriver) -> None:
    ada, zoe = visit(), visit(language="it")
    address = open_table(ada, "skull", bots=2)
    zoe.page.goto(address)
    zoe.page.get_by_label(zoe.translate("web-your-name")).fill("Zoe")
    zoe.find_button("web-join-talk").click()
    open_tab(zoe, "web-talk")
    zoe.find_button("phrase-good-luck").click()
    said = ada.translate("table-phrase-said", name="Zoe", phrase=ada.translate("phrase-good-luck"))
    bubble = bubble_with(ada, said)
    expect(bubble).to_be_visible()
    box = bubble.bounding_box()
    assert box is not None and box["x"] < 200


def play_to_end(visitor: PageDriver) -> Locator:
    """The result of a game that is played as quickly as it can be."""
    while not visitor.is_over:
        visitor.wait_until(lambda: visitor.is_over or visitor.legal_choices(), "a choice")
        if not visitor.is_over:
            visitor.choose_boldest()
    result = visitor.page.get_by_role("region", name=visitor.translate("web-result"))
    expect(result).to_be_visible()
    return result


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_a_result_tells_all_and_can_be_left_on_a_small_phone(
    game: str, visit: MakePageDriver
) -> None:
    ada = visit(size=SMALL_PHONE_SIZE)
    open_table(ada, game, bots=2)
    record_layout_shifts(ada.page)
    result = play_to_end(ada)
    for chair in ada.table["players"]:
        expect(
            result.get_by_role("listitem").filter(has_text=ada.table["chairs"][chair]["name"])
        ).to_be_visible()
    expect(result.get_by_role("table")).to_be_visible()  # what lay where
    check_layout_shift(ada.page)
    actions = [
        ada.find_button("web-rematch"),
        ada.find_link("web-review"),
        result.get_by_role("link", name=ada.translate("web-home")),
    ]
    for one in actions:
        expect(one).to_be_in_viewport(ratio=0.99)
        one.click(trial=True)
    assert accessibility_findings(ada) == []
    ada.page.get_by_role("button", name=ada.translate("web-log-and-talk")).click()
    log = ada.page.get_by_role("tabpanel").get_by_role("listitem")
    expect(log.last).to_be_in_viewport()
    for one in actions:
        expect(one).to_be_in_viewport(ratio=0.99)
        one.click(trial=True)
    expect(result.get_by_role("paragraph").first).to_be_in_viewport(ratio=0.99)
    result.get_by_role("button", name=ada.translate("web-result-fold")).click()
    expect(result.get_by_role("table")).to_have_count(0)


def review_quickly(visitor: PageDriver) -> RecordReview:
    """A review without a master, which the page is given instead of one."""
    record = visitor.page.request.get(f"/api/records/{visitor.table['record']}/file?form=json")
    loaded = load_record(record.body(), 1)
    reviewer = GameReviewer(loaded, PlayoutAdvisor(loaded.game))
    reviewer.review_all()
    review = reviewer.build_review()
    names = [player.name for player in loaded.record.players]
    words = review_sentences(review, names, visitor.language)
    made = RecordReview(status="done", plies=review.plies, review=review, words=words)
    body = msgspec.json.encode(made)
    visitor.page.route(
        "**/review?*", lambda route: route.fulfill(body=body, content_type="application/json")
    )
    return made


def test_ones_own_game_is_reviewed_with_everything_revealed(visit: MakePageDriver) -> None:
    ada = visit(size=SMALL_PHONE_SIZE)
    open_table(ada, "skull", bots=2, first=0)
    play_to_end(ada)
    made = review_quickly(ada)
    assert made.review is not None and made.words is not None
    ada.find_link("web-review").click()
    eyes = ada.page.get_by_role("combobox", name=ada.translate("web-pages-replay-eyes"))
    expect(eyes).to_have_value("all")
    graph = ada.page.get_by_role("slider", name=ada.translate("review-chances"))
    expect(graph).to_be_in_viewport(ratio=0.99)
    board = ada.page.get_by_role("group", name=ada.translate("web-pages-replay-board"))
    expect(board).to_be_in_viewport(ratio=0.99)
    for seat in ada.page.locator("[data-seat]").all():
        expect(seat).to_be_in_viewport()
    costly = max(made.review.decisions, key=lambda one: one.cost)
    assert costly.cost > 0
    expect(graph).not_to_have_attribute("aria-valuenow", "0")  # but where it turned first
    graph.press("Home")
    for _ in range(costly.ply):
        graph.press("ArrowRight")
    verdict = made.words.decisions[costly.ply]
    expect(ada.page.get_by_text(verdict).first).to_be_in_viewport()
    expect(graph).to_be_in_viewport(ratio=0.99)
    assert accessibility_findings(ada) == []


def test_the_host_decides_whether_bots_talk(visit: MakePageDriver) -> None:
    ada = visit()
    open_friends_table(ada, "skull")
    open_options(ada)
    talk = ada.page.get_by_label(ada.translate("web-bot-talk"))
    talk.check()
    ada.wait_until(lambda: ada.table["settings"]["bot_talk"], "bots that talk")
    ada.page.get_by_label(ada.translate("web-rated")).check()
    ada.wait_until(lambda: not ada.table["settings"]["bot_talk"], "bots that are silent")
    expect(talk).to_be_disabled()
