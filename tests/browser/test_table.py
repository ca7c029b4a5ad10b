"""Around a game: inviting, agreeing, talking, going."""

import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect
from tests.browser.conftest import MakePageDriver
from tests.browser.page_driver import PHONE_SIZE, PageDriver
from tests.browser.test_accessibility import SIZE_PARAMS, accessibility_findings
from tests.browser.test_several_browsers import join_table, open_friends_table, open_options

from skulduggery.games import GAMES_BY_NAME
from skulduggery.words import SUPPORTED_LANGUAGES

TAB_MESSAGES = ("web-log", "web-talk", "web-people", "web-rules")
NO_CLIPBOARD_JS = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"


def open_tab(visitor: PageDriver, name: str) -> None:
    visitor.page.get_by_role("tab", name=visitor.translate(name)).click()


def tab_panel(visitor: PageDriver) -> Locator:
    return visitor.page.get_by_role("tabpanel")


def find_dialog(visitor: PageDriver, title: str) -> Locator:
    return visitor.page.get_by_role("dialog", name=visitor.translate(title))


def open_table(visitor: PageDriver, game: str = "skull", bots: int = 0, **options: object) -> str:
    """A table with these options; with bots, a game that is on."""
    settings = {"hints": True} if bots else {}
    data = {"name": "Ada", "game": game, "options": options, "settings": settings, "bots": bots}
    assert visitor.guest_id
    table = visitor.page.request.post("/api/tables", data=data).json()["table"]
    if bots:
        visitor.page.request.post(f"/api/tables/{table}/start", data={})
    visitor.page.goto(f"/t/{table}{'' if bots else '?sit=1'}")
    visitor.wait_for_status("playing" if bots else "open")
    return f"/t/{table}"


# Inviting.


def test_a_link_to_send_also_where_browsers_keep_the_clipboard(visit: MakePageDriver) -> None:
    ada = visit()
    ada.page.add_init_script(NO_CLIPBOARD_JS)
    address = open_friends_table(ada, "skull")
    ada.find_button("web-invite").click()
    link = ada.page.request.get(f"/api/invitation?page={address}").json()["link"]
    inside = find_dialog(ada, "web-invite-title")
    expect(inside.get_by_text(link, exact=True)).to_be_visible()
    expect(inside.get_by_role("img", name=ada.translate("web-here-qr", link=link))).to_be_visible()
    inside.get_by_role("button", name=ada.translate("web-invite-copy")).click()
    expect(inside.get_by_role("button", name=ada.translate("web-pages-copied"))).to_be_visible()
    assert accessibility_findings(ada) == []
    inside.get_by_role("button", name=ada.translate("web-close")).click()
    open_tab(ada, "web-talk")
    field = ada.page.get_by_label(ada.translate("web-say"))
    field.press("ControlOrMeta+v")
    expect(field).to_have_value(link)


def test_a_listed_table_is_found_in_the_lobby(visit: MakePageDriver) -> None:
    ada, ben = visit(), visit(watching=True, language="it")  # who looks away sees no news
    ben.page.goto("/lobby")
    expect(ben.page.get_by_text(ben.translate("web-lobby-empty"))).to_be_visible()
    open_friends_table(ada, "skull_king")
    open_options(ada)
    ada.page.get_by_label(ada.translate("web-listed")).check()
    row = ben.page.get_by_role("listitem").filter(has_text=ben.translate("web-skull-king"))
    expect(row).to_contain_text(ben.translate("web-chairs-free", count=5))
    assert accessibility_findings(ben) == []
    row.get_by_role("link", name=ben.translate("web-join")).click()
    ben.page.get_by_label(ben.translate("web-your-name")).fill("Ben")
    ben.find_button("web-sit-down").click()
    chairs = ada.page.get_by_role("region", name=ada.translate("web-chairs"))
    expect(chairs.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()


# Agreeing.


def test_options_are_explained_to_all(visit: MakePageDriver) -> None:
    ada, ben = visit(), visit(language="de")
    join_table(ben, open_friends_table(ada, "skull"), "Ben", "web-sit-down")
    for one in (ada, ben):
        open_options(one)
    theirs = ben.page.get_by_role("region", name=ben.translate("web-what-is-played"))
    expect(theirs).to_contain_text(ben.translate("option-skull-two-tribes-false-about"))
    mine = ada.page.get_by_role("region", name=ada.translate("web-what-is-played"))
    expect(mine).to_contain_text(ada.translate("option-skull-two-tribes-false-about"))
    mine.get_by_label(ada.translate("option-skull-two-tribes")).select_option("true")
    expect(mine).to_contain_text(ada.translate("option-skull-two-tribes-true-about"))
    expect(theirs).to_contain_text(ben.translate("option-skull-two-tribes-true-about"))
    mine.get_by_label(ada.translate("web-the-game")).select_option("saber_skull")
    expect(theirs.get_by_role("heading", level=3)).to_have_text(ben.translate("web-saber-skull"))
    expect(theirs.get_by_role("combobox")).to_have_count(0)  # only the host chooses


def test_another_name_at_an_open_table(visit: MakePageDriver) -> None:
    ada, ben = visit(), visit()
    join_table(ben, open_friends_table(ada, "skull"), "Ben", "web-sit-down")
    ben.find_button("web-rename").click()
    field = ben.page.get_by_label(ben.translate("web-your-name"))
    expect(field).to_have_value("Ben")
    field.fill("Benedetta")
    field.press("Enter")
    chairs = ada.page.get_by_role("region", name=ada.translate("web-chairs"))
    expect(chairs.get_by_role("listitem").filter(has_text="Benedetta")).to_be_visible()
    expect(tab_panel(ada)).to_contain_text(
        ada.translate("table-renamed", before="Ben", name="Benedetta")
    )
    # The guest's own name is kept after everybody has been told.
    ben.wait_until(
        lambda: ben.page.request.get("/api/guest").json()["name"] == "Benedetta", "the name"
    )


# Talking.


def test_everybody_reads_a_phrase_in_their_own_language(visit: MakePageDriver) -> None:
    ada, zoe = visit(language="de"), visit(language="it")
    join_table(zoe, open_friends_table(ada, "skull"), "Zoe", "web-sit-down")
    for one in (ada, zoe):
        open_tab(one, "web-talk")
        expect(tab_panel(one)).to_contain_text(one.translate("web-nothing-said"))

    ada.find_button("phrase-trust-me").click()
    name = ada.translate("web-guest-name")
    for one in (ada, zoe):
        said = one.translate(
            "table-phrase-said", name=name, phrase=one.translate("phrase-trust-me")
        )
        expect(tab_panel(one)).to_contain_text(said)
    zoe.find_button("reaction-laugh").click()
    for one in (ada, zoe):
        expect(tab_panel(one)).to_contain_text(
            one.translate("table-reacted", name="Zoe", reaction="laugh")
        )
    field = zoe.page.get_by_label(zoe.translate("web-say"))
    field.fill("Davvero?")
    field.press("Enter")
    expect(tab_panel(ada)).to_contain_text(
        ada.translate("table-talked", name="Zoe", text="Davvero?")
    )
    expect(field).to_have_value("")


def test_whoever_is_muted_or_blocked_is_not_heard(visit: MakePageDriver) -> None:
    ada, zoe = visit(), visit(language="fr")
    join_table(zoe, open_friends_table(ada, "skull"), "Zoe", "web-sit-down")
    guest = ada.translate("web-guest-name")
    open_tab(zoe, "web-people")
    zoe.find_button("web-block").click()
    expect(zoe.find_button("web-unblock")).to_be_visible()
    open_tab(ada, "web-talk")
    ada.find_button("phrase-ouch").click()  # which Zoe does not hear
    ouch = ada.translate("table-phrase-said", name=guest, phrase=ada.translate("phrase-ouch"))
    expect(tab_panel(ada)).to_contain_text(ouch)  # and not only on its button
    zoe.find_button("web-unblock").click()
    expect(zoe.find_button("web-block")).to_be_visible()
    ada.find_button("phrase-good-luck").click()
    open_tab(zoe, "web-talk")
    luck = zoe.translate("table-phrase-said", name=guest, phrase=zoe.translate("phrase-good-luck"))
    expect(tab_panel(zoe).get_by_role("listitem")).to_have_text([luck])

    open_tab(ada, "web-people")
    ada.find_button("web-mute").click()
    expect(tab_panel(zoe)).to_contain_text(zoe.translate("web-talk-muted"))
    expect(zoe.find_button("phrase-ouch")).to_have_count(0)
    ada.find_button("web-unmute").click()
    zoe.find_button("phrase-ouch").click()
    open_tab(ada, "web-talk")
    ouch = ada.translate("table-phrase-said", name="Zoe", phrase=ada.translate("phrase-ouch"))
    expect(tab_panel(ada)).to_contain_text(ouch)


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
def test_the_log_addresses_whoever_reads_it(language: str, visit: MakePageDriver) -> None:
    ada = visit(language=language)
    open_table(ada, "skull", bots=2)
    ada.wait_until(ada.legal_choices, "a choice")
    ada.make_choice(ada.legal_choices()[0][0], "flower")
    told = ada.translate("skull-disc-sealed-you", disc="flower")
    expect(tab_panel(ada).get_by_role("listitem").filter(has_text=told)).to_be_visible()


def test_another_language_tells_the_log_anew(visit: MakePageDriver) -> None:
    ada = visit()
    open_table(ada, "skull", bots=2)
    ada.wait_until(ada.legal_choices, "a choice")
    ada.choose_boldest()
    for language in ("en", "fr"):
        if language != ada.language:
            ada.find_button("web-menu").click()
            ada.page.get_by_label(ada.translate("web-language")).select_option(language)
            ada.language = language
            find_dialog(ada, "web-menu").get_by_role(
                "button", name=ada.translate("web-close")
            ).click()
        told = tab_panel(ada).get_by_role("listitem")
        expect(told.first).to_have_text(ada.translate("table-created", name="Ada", game="Skull"))
        expect(
            told.filter(has_text=ada.translate("table-seated", name="Ada", chair=1))
        ).to_be_visible()


# Playing.


def click_as_second_of_two(wanted: Locator) -> None:
    box = wanted.bounding_box()
    assert box is not None
    mouse = wanted.page.mouse
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down(click_count=2)
    mouse.up(click_count=2)


def test_a_double_click_decides_once(visit: MakePageDriver) -> None:
    """What comes up under the finger after the first click is not chosen by the second."""
    ada = visit()
    open_table(ada, "saber_skull", bots=1, first=0)
    while (choices := ada.legal_choices()) != [(0, "roll"), (0, "stop")]:
        if ada.is_over:  # before there was this choice
            ada.table.clear()
            open_table(ada, "saber_skull", bots=1, first=0)
        elif choices:
            ada.make_choice(*choices[0])
        else:
            ada.wait_until(lambda: ada.is_over or ada.legal_choices(), "a choice")
    expect(ada.choice_button("roll")).to_be_enabled()
    decided = ada.table["decided"][0]
    click_as_second_of_two(ada.choice_button("roll"))
    ada.make_choice(0, "stop")
    assert ada.table["decided"][0] == decided + 1


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_a_title_calls_and_a_move_is_confirmed(game: str, visit: MakePageDriver) -> None:
    ada = visit()
    open_table(ada, game, bots=2, first=0)  # else bots might win before she decides
    ada.wait_until(ada.legal_choices, "a choice")
    name = ada.translate("web-skull" if game == "skull" else f"web-{game.replace('_', '-')}")
    expect(ada.page).to_have_title(ada.translate("web-your-turn-title", game=name))
    ada.find_button("web-menu").click()
    ada.page.get_by_label(ada.translate("web-confirm-moves")).check()
    find_dialog(ada, "web-menu").get_by_role("button", name=ada.translate("web-close")).click()
    seat, text = ada.legal_choices()[0]
    nth = ada.table["decided"][seat]
    asked = ada.page.get_by_role("group", name=ada.translate("web-confirm"))
    ada.choice_button(text).click()
    expect(asked).to_be_visible()
    asked.get_by_role("button", name=ada.translate("web-not-yet")).click()
    expect(asked).to_have_count(0)
    assert ada.table["decided"][seat] == nth
    ada.choice_button(text).click()
    asked.get_by_role("button", name=ada.choice_label(text)).click()
    ada.wait_until(lambda: ada.table["decided"][seat] == nth + 1, "the move")


def test_twelve_seats_on_a_phone(visit: MakePageDriver) -> None:
    ada = visit(size=PHONE_SIZE)
    open_table(ada, "skull", bots=5, two_tribes=True, boxes=2, first=0)
    seats = ada.page.get_by_role("list", name=ada.translate("web-skull-table")).get_by_role(
        "listitem"
    )
    expect(seats).to_have_count(12)
    for _ in range(2):  # her first discs
        ada.wait_until(ada.legal_choices, "a choice")
        assert_seats_visible(seats)
        ada.choose_boldest()
    ada.wait_until(lambda: (0, "bid 12") in ada.legal_choices(), "her turn")
    ada.find_button("web-skull-more-bids").tap()
    assert_within(ada.choice_button("bid 12"), PHONE_SIZE)
    assert_seats_visible(seats)
    ada.choose_boldest()
    assert ada.table["view"]["high"] == 12


def assert_seats_visible(seats: Locator) -> None:
    assert seats.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    for seat in seats.all():
        expect(seat).to_be_in_viewport()
        assert_within(seat, PHONE_SIZE)


def assert_within(thing: Locator, size: ViewportSize) -> None:
    box = thing.bounding_box()
    assert box is not None
    assert box["x"] >= 0 and box["x"] + box["width"] <= size["width"], box
    assert box["y"] >= 0 and box["y"] + box["height"] <= size["height"], box


# Going.


def test_resigning_says_what_it_means(visit: MakePageDriver) -> None:
    ada = visit(language="de")
    open_table(ada, "skull", bots=2)
    ada.find_button("web-menu").click()
    inside = find_dialog(ada, "web-menu")
    resign = inside.get_by_role("button", name=ada.translate("web-resign"))
    resign.click()
    expect(inside).to_contain_text(ada.translate("table-before-resigning", rated="no"))
    inside.get_by_role("button", name=ada.translate("web-stay")).click()
    resign.click()
    resign.click()
    expect(inside).to_have_count(0)
    result = ada.page.get_by_role("region", name=ada.translate("web-result"))
    expect(result).to_contain_text(ada.translate("web-abandoned"))
    assert ada.table["abandoned"]


def test_leaving_an_open_table_costs_only_the_chair(visit: MakePageDriver) -> None:
    ada, ben = visit(), visit()
    join_table(ben, open_friends_table(ada, "skull"), "Ben", "web-sit-down")
    ben.find_button("web-menu").click()
    inside = find_dialog(ben, "web-menu")
    leave = inside.get_by_role("button", name=ben.translate("web-leave"))
    leave.click()
    words = ben.translate("table-before-leaving", playing="no", rated="no", slow="no", grace="")
    expect(inside).to_contain_text(words)
    leave.click()
    expect(ben.page).to_have_url(re.compile(r"/$"))
    expect(tab_panel(ada)).to_contain_text(
        ada.translate("table-departed", name="Ben", playing="no")
    )


# Everybody.


@pytest.mark.parametrize("size", SIZE_PARAMS)
def test_everybody_can_use_what_lies_around_a_board(
    size: ViewportSize, visit: MakePageDriver
) -> None:
    ada = visit(size=size)
    open_table(ada, "skull", bots=2)
    ada.wait_until(ada.legal_choices, "a choice")
    if size == PHONE_SIZE:
        ada.page.get_by_role("button", name=ada.translate("web-log-and-talk")).click()
    for name in TAB_MESSAGES:
        open_tab(ada, name)
        assert accessibility_findings(ada) == [], name
    if size == PHONE_SIZE:
        ada.page.keyboard.press("Escape")
    ada.find_button("web-menu").click()
    expect(find_dialog(ada, "web-menu")).to_be_visible()
    assert accessibility_findings(ada) == []
    ada.page.keyboard.press("Escape")
    while not ada.is_over:
        ada.wait_until(lambda: ada.is_over or ada.legal_choices(), "a choice")
        if not ada.is_over:
            ada.choose_boldest()
    expect(ada.page.get_by_role("region", name=ada.translate("web-result"))).to_be_visible()
    assert accessibility_findings(ada) == []
    ada.page.goto("/p/me")
    history = ada.page.get_by_role("region", name=ada.translate("web-pages-history"))
    expect(history.get_by_role("link", name=ada.translate("web-skull"))).to_be_visible()
    assert accessibility_findings(ada) == []


@pytest.mark.parametrize("size", SIZE_PARAMS)
def test_everybody_can_use_an_open_table(size: ViewportSize, visit: MakePageDriver) -> None:
    ada, ben = visit(size=size), visit(size=size)
    address = open_table(ada)
    ben.page.goto(address)
    expect(ben.find_button("web-sit-down")).to_be_visible()
    expect(ada.find_button("web-fill-with-bots")).to_be_visible()
    assert accessibility_findings(ada) == []
    assert accessibility_findings(ben) == []
