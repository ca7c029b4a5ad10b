"""Around a game: inviting, agreeing, talking, going."""

import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect
from tests.browser.conftest import Visit
from tests.browser.test_accessible import SIZES, found
from tests.browser.test_together import come, invited
from tests.browser.visitor import PHONE, Visitor

from skulduggery.games import GAMES

TABS = ("web-log", "web-talk", "web-people", "web-rules")
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"


def tab(visitor: Visitor, name: str) -> None:
    visitor.page.get_by_role("tab", name=visitor.say(name)).click()


def panel(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("tabpanel")


def dialog(visitor: Visitor, title: str) -> Locator:
    return visitor.page.get_by_role("dialog", name=visitor.say(title))


def opened(visitor: Visitor, game: str = "skull", bots: int = 0, **options: object) -> str:
    """A table with these options; with bots, a game that is on."""
    data = {"name": "Ada", "game": game, "options": options}
    assert visitor.guest
    table = visitor.page.request.post("/api/tables", data=data).json()["table"]
    visitor.page.goto(f"/t/{table}?{f'bots={bots}' if bots else 'sit=1'}")
    visitor.wait_for("playing" if bots else "open")
    return f"/t/{table}"


# Inviting.


def test_a_link_to_send_also_where_browsers_keep_the_clipboard(visit: Visit) -> None:
    ada = visit()
    ada.page.add_init_script(NO_CLIPBOARD)
    address = invited(ada, "skull")
    ada.button("web-invite").click()
    link = ada.page.request.get(f"/api/invitation?page={address}").json()["link"]
    inside = dialog(ada, "web-invite-title")
    expect(inside.get_by_text(link, exact=True)).to_be_visible()
    expect(inside.get_by_role("img", name=ada.say("web-here-qr", link=link))).to_be_visible()
    inside.get_by_role("button", name=ada.say("web-invite-copy")).click()
    expect(inside.get_by_role("button", name=ada.say("web-pages-copied"))).to_be_visible()
    assert found(ada) == []
    inside.get_by_role("button", name=ada.say("web-close")).click()
    tab(ada, "web-talk")
    field = ada.page.get_by_label(ada.say("web-say"))
    field.press("ControlOrMeta+v")
    expect(field).to_have_value(link)


def test_a_listed_table_is_found_in_the_lobby(visit: Visit) -> None:
    ada, ben = visit(), visit(watching=True, language="it")  # who looks away sees no news
    ben.page.goto("/lobby")
    expect(ben.page.get_by_text(ben.say("web-lobby-empty"))).to_be_visible()
    invited(ada, "skull_king")
    ada.page.get_by_label(ada.say("web-listed")).check()
    row = ben.page.get_by_role("listitem").filter(has_text=ben.say("web-skull-king"))
    expect(row).to_contain_text(ben.say("web-chairs-free", count=5))
    assert found(ben) == []
    row.get_by_role("link", name=ben.say("web-join")).click()
    ben.page.get_by_label(ben.say("web-your-name")).fill("Ben")
    ben.button("web-sit-down").click()
    chairs = ada.page.get_by_role("region", name=ada.say("web-chairs"))
    expect(chairs.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()


# Agreeing.


def test_options_are_explained_to_all(visit: Visit) -> None:
    ada, ben = visit(), visit(language="de")
    come(ben, invited(ada, "skull"), "Ben", "web-sit-down")
    theirs = ben.page.get_by_role("region", name=ben.say("web-what-is-played"))
    expect(theirs).to_contain_text(ben.say("option-skull-two-tribes-false-about"))
    mine = ada.page.get_by_role("region", name=ada.say("web-what-is-played"))
    expect(mine).to_contain_text(ada.say("option-skull-two-tribes-false-about"))
    mine.get_by_label(ada.say("option-skull-two-tribes")).select_option("true")
    expect(mine).to_contain_text(ada.say("option-skull-two-tribes-true-about"))
    expect(theirs).to_contain_text(ben.say("option-skull-two-tribes-true-about"))
    mine.get_by_label(ada.say("web-the-game")).select_option("saber_skull")
    expect(theirs.get_by_role("heading", level=3)).to_have_text(ben.say("web-saber-skull"))
    expect(theirs.get_by_role("combobox")).to_have_count(0)  # only the host chooses


def test_another_name_at_an_open_table(visit: Visit) -> None:
    ada, ben = visit(), visit()
    come(ben, invited(ada, "skull"), "Ben", "web-sit-down")
    ben.button("web-rename").click()
    field = ben.page.get_by_label(ben.say("web-your-name"))
    expect(field).to_have_value("Ben")
    field.fill("Benedetta")
    field.press("Enter")
    chairs = ada.page.get_by_role("region", name=ada.say("web-chairs"))
    expect(chairs.get_by_role("listitem").filter(has_text="Benedetta")).to_be_visible()
    expect(panel(ada)).to_contain_text(ada.say("table-renamed", before="Ben", name="Benedetta"))
    # The guest's own name is kept after everybody has been told.
    ben.wait_until(
        lambda: ben.page.request.get("/api/guest").json()["name"] == "Benedetta", "the name"
    )


# Talking.


def test_everybody_reads_a_phrase_in_their_own_language(visit: Visit) -> None:
    ada, zoe = visit(language="de"), visit(language="it")
    come(zoe, invited(ada, "skull"), "Zoe", "web-sit-down")
    for one in (ada, zoe):
        tab(one, "web-talk")
        expect(panel(one)).to_contain_text(one.say("web-nothing-said"))

    ada.button("phrase-trust-me").click()
    name = ada.say("web-guest-name")
    for one in (ada, zoe):
        said = one.say("table-phrase-said", name=name, phrase=one.say("phrase-trust-me"))
        expect(panel(one)).to_contain_text(said)
    zoe.button("reaction-laugh").click()
    for one in (ada, zoe):
        expect(panel(one)).to_contain_text(one.say("table-reacted", name="Zoe", reaction="laugh"))
    field = zoe.page.get_by_label(zoe.say("web-say"))
    field.fill("Davvero?")
    field.press("Enter")
    expect(panel(ada)).to_contain_text(ada.say("table-talked", name="Zoe", text="Davvero?"))
    expect(field).to_have_value("")


def test_whoever_is_muted_or_blocked_is_not_heard(visit: Visit) -> None:
    ada, zoe = visit(), visit(language="fr")
    come(zoe, invited(ada, "skull"), "Zoe", "web-sit-down")
    guest = ada.say("web-guest-name")
    tab(zoe, "web-people")
    zoe.button("web-block").click()
    expect(zoe.button("web-unblock")).to_be_visible()
    tab(ada, "web-talk")
    ada.button("phrase-ouch").click()  # which Zoe does not hear
    ouch = ada.say("table-phrase-said", name=guest, phrase=ada.say("phrase-ouch"))
    expect(panel(ada)).to_contain_text(ouch)  # and not only on its button
    zoe.button("web-unblock").click()
    expect(zoe.button("web-block")).to_be_visible()
    ada.button("phrase-good-luck").click()
    tab(zoe, "web-talk")
    luck = zoe.say("table-phrase-said", name=guest, phrase=zoe.say("phrase-good-luck"))
    expect(panel(zoe).get_by_role("listitem")).to_have_text([luck])

    tab(ada, "web-people")
    ada.button("web-mute").click()
    expect(panel(zoe)).to_contain_text(zoe.say("web-talk-muted"))
    expect(zoe.button("phrase-ouch")).to_have_count(0)
    ada.button("web-unmute").click()
    zoe.button("phrase-ouch").click()
    tab(ada, "web-talk")
    ouch = ada.say("table-phrase-said", name="Zoe", phrase=ada.say("phrase-ouch"))
    expect(panel(ada)).to_contain_text(ouch)


def test_another_language_tells_the_log_anew(visit: Visit) -> None:
    ada = visit()
    opened(ada, "skull", bots=2)
    ada.wait_until(ada.choices, "a choice")
    ada.choose_boldly()
    for language in ("en", "fr"):
        if language != ada.language:
            ada.button("web-menu").click()
            ada.page.get_by_label(ada.say("web-language")).select_option(language)
            ada.language = language
            dialog(ada, "web-menu").get_by_role("button", name=ada.say("web-close")).click()
        told = panel(ada).get_by_role("listitem")
        expect(told.first).to_have_text(ada.say("table-created", name="Ada", game="Skull"))
        expect(told.filter(has_text=ada.say("table-seated", name="Ada", chair=1))).to_be_visible()


# Playing.


@pytest.mark.parametrize("game", GAMES)
def test_a_title_calls_and_a_move_is_confirmed(game: str, visit: Visit) -> None:
    ada = visit()
    opened(ada, game, bots=2, first=0)  # else bots might win before she decides
    ada.wait_until(ada.choices, "a choice")
    name = ada.say("web-skull" if game == "skull" else f"web-{game.replace('_', '-')}")
    expect(ada.page).to_have_title(ada.say("web-your-turn-title", game=name))
    ada.button("web-menu").click()
    ada.page.get_by_label(ada.say("web-confirm-moves")).check()
    dialog(ada, "web-menu").get_by_role("button", name=ada.say("web-close")).click()
    seat, text = ada.choices()[0]
    nth = ada.table["decided"][seat]
    asked = ada.page.get_by_role("group", name=ada.say("web-confirm"))
    ada.offer(text).click()
    expect(asked).to_be_visible()
    asked.get_by_role("button", name=ada.say("web-not-yet")).click()
    expect(asked).to_have_count(0)
    assert ada.table["decided"][seat] == nth
    ada.offer(text).click()
    asked.get_by_role("button", name=ada.label(text)).click()
    ada.wait_until(lambda: ada.table["decided"][seat] == nth + 1, "the move")


def test_twelve_seats_on_a_phone(visit: Visit) -> None:
    ada = visit(size=PHONE)
    opened(ada, "skull", bots=5, two_tribes=True, boxes=2, first=0)
    seats = ada.page.get_by_role("list", name=ada.say("web-skull-table")).get_by_role("listitem")
    expect(seats).to_have_count(12)
    for _ in range(2):  # her first discs
        ada.wait_until(ada.choices, "a choice")
        all_within(seats)
        ada.choose_boldly()
    ada.wait_until(lambda: (0, "bid 12") in ada.choices(), "her turn")
    ada.button("web-skull-more-bids").tap()
    within(ada.offer("bid 12"), PHONE)
    all_within(seats)
    ada.choose_boldly()
    assert ada.table["view"]["high"] == 12


def all_within(seats: Locator) -> None:
    assert seats.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    for seat in seats.all():
        expect(seat).to_be_in_viewport()
        within(seat, PHONE)


def within(thing: Locator, size: ViewportSize) -> None:
    box = thing.bounding_box()
    assert box is not None
    assert box["x"] >= 0 and box["x"] + box["width"] <= size["width"], box
    assert box["y"] >= 0 and box["y"] + box["height"] <= size["height"], box


# Going.


def test_resigning_says_what_it_means(visit: Visit) -> None:
    ada = visit(language="de")
    opened(ada, "skull", bots=2)
    ada.button("web-menu").click()
    inside = dialog(ada, "web-menu")
    resign = inside.get_by_role("button", name=ada.say("web-resign"))
    resign.click()
    expect(inside).to_contain_text(ada.say("table-before-resigning", rated="no"))
    inside.get_by_role("button", name=ada.say("web-stay")).click()
    resign.click()
    resign.click()
    expect(inside).to_have_count(0)
    result = ada.page.get_by_role("region", name=ada.say("web-result"))
    expect(result).to_contain_text(ada.say("web-abandoned"))
    assert ada.table["abandoned"]


def test_leaving_an_open_table_costs_only_the_chair(visit: Visit) -> None:
    ada, ben = visit(), visit()
    come(ben, invited(ada, "skull"), "Ben", "web-sit-down")
    ben.button("web-menu").click()
    inside = dialog(ben, "web-menu")
    leave = inside.get_by_role("button", name=ben.say("web-leave"))
    leave.click()
    words = ben.say("table-before-leaving", playing="no", rated="no", slow="no", grace="")
    expect(inside).to_contain_text(words)
    leave.click()
    expect(ben.page).to_have_url(re.compile(r"/$"))
    expect(panel(ada)).to_contain_text(ada.say("table-departed", name="Ben", playing="no"))


# Everybody.


@pytest.mark.parametrize("size", SIZES)
def test_everybody_can_use_what_lies_around_a_board(size: ViewportSize, visit: Visit) -> None:
    ada = visit(size=size)
    opened(ada, "skull", bots=2)
    ada.wait_until(ada.choices, "a choice")
    if size == PHONE:
        ada.page.get_by_role("button", name=ada.say("web-log-and-talk")).click()
    for name in TABS:
        tab(ada, name)
        assert found(ada) == [], name
    if size == PHONE:
        ada.page.keyboard.press("Escape")
    ada.button("web-menu").click()
    expect(dialog(ada, "web-menu")).to_be_visible()
    assert found(ada) == []
    ada.page.keyboard.press("Escape")
    while not ada.is_over:
        ada.wait_until(lambda: ada.is_over or ada.choices(), "a choice")
        if not ada.is_over:
            ada.choose_boldly()
    expect(ada.page.get_by_role("region", name=ada.say("web-result"))).to_be_visible()
    assert found(ada) == []
    ada.page.goto("/p/me")
    history = ada.page.get_by_role("region", name=ada.say("web-pages-history"))
    expect(history.get_by_role("link", name=ada.say("web-skull"))).to_be_visible()
    assert found(ada) == []


@pytest.mark.parametrize("size", SIZES)
def test_everybody_can_use_an_open_table(size: ViewportSize, visit: Visit) -> None:
    ada, ben = visit(size=size), visit(size=size)
    address = opened(ada)
    ben.page.goto(address)
    expect(ben.button("web-sit-down")).to_be_visible()
    expect(ada.button("web-fill-with-bots")).to_be_visible()
    assert found(ada) == []
    assert found(ben) == []
