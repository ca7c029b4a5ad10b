"""The table on a large screen: who may come, what goes on, and nobody's hand."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect
from tests.browser.companion_frames import SPECTATOR_COMPANION, CompanionFrames
from tests.browser.conftest import MakePageDriver
from tests.browser.page_driver import PHONE_SIZE, PageDriver
from tests.browser.scan_frames import scan_companions
from tests.browser.test_accessibility import accessibility_findings
from tests.browser.test_several_browsers import join_table, open_friends_table, open_options
from tests.browser.test_table import open_table
from tests.server.server_process import ServerProcess

from skulduggery.core.sentences import kebab_case
from skulduggery.games import GAMES_BY_NAME


def open_tv_page(owner: PageDriver) -> tuple[Page, CompanionFrames]:
    """Another window of a player's own browser, which is where a TV would tell a hand."""
    page = owner.context.new_page()
    page.on("console", owner.record_console)
    return page, CompanionFrames(page)


def play_all_boldly(players: list[PageDriver]) -> None:
    while not all(one.is_over for one in players):
        players[0].wait_until(
            lambda: (
                all(one.is_over for one in players) or any(one.legal_choices() for one in players)
            ),
            "a choice",
        )
        for one in players:
            if one.legal_choices() and not one.is_over:
                one.choose_boldest()


def test_a_table_on_a_tv(visit: MakePageDriver, server: ServerProcess) -> None:
    ada, ben = visit(), visit(size=PHONE_SIZE, language="fr")
    address = open_friends_table(ada, "skull")
    page, lines = open_tv_page(ada)
    page.goto(f"{address}/tv")
    ada.page.bring_to_front()  # in the background, nothing can be clicked quickly
    link = ada.page.request.get(f"/api/invitation?page={address}").json()["link"]
    picture = page.get_by_role("img", name=ada.translate("web-here-qr", link=link))
    expect(picture).to_be_visible()
    expect(page.get_by_text(urlsplit(link).netloc + address)).to_be_visible()
    free = page.get_by_role("listitem").filter(has_text=ada.translate("web-here-tv-free"))
    expect(free).to_have_count(5)
    open_options(ada)
    two_tribes = ada.page.get_by_label(ada.translate("option-skull-two-tribes"))
    two_tribes.select_option("true")  # which two can play
    expect(free).to_have_count(2)

    join_table(ben, address, "Ben", "web-sit-down")
    expect(page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    expect(free).to_have_count(1)
    ada.find_button("web-take-chair-away", chair=3).click()
    expect(free).to_have_count(0)
    expect(picture).to_have_count(0)  # nobody else could sit down

    ada.find_button("web-start", count=2).click()
    for one in (ada, ben):
        one.wait_for_status("playing")
    seats = page.get_by_role("list", name=ada.translate("web-skull-table")).get_by_role("listitem")
    expect(seats).to_have_count(4)
    play_all_boldly([ada, ben])
    tv = lines.table_of(SPECTATOR_COMPANION)
    ada.wait_until(lambda: tv["next"] == ada.table["next"], "the end on the TV")
    (winner,) = tv["view"]["winners"]
    name = tv["chairs"][tv["players"][winner]]["name"]
    won = page.get_by_role("heading", name=ada.translate("web-here-won", names=name, count=1))
    expect(won).to_be_visible()
    scanner = scan_companions(server, ada, lines)
    assert scanner.table.status == "over"
    assert scanner.redacted_events >= 8  # two rounds at least
    assert scanner.indistinguishable_frames > 0

    ada.find_button("web-rematch-change").click()
    expect(seats).to_have_count(0)
    expect(page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    for one in (ada, ben):
        one.wait_for_status("open")
    ada.find_button("web-start", count=2).click()
    expect(seats).to_have_count(4)
    ada.wait_until(ada.legal_choices, "a hand")
    ada.wait_until(lambda: tv["next"] == ada.table["next"], "the second game on the TV")
    assert set(lines.frames) == {SPECTATOR_COMPANION}
    assert all('"hidden"' not in frame for frame in lines.frames[SPECTATOR_COMPANION])


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_everybody_can_watch_it(game: str, visit: MakePageDriver) -> None:
    ada = visit()
    ada.page.goto(f"{open_table(ada, game)}/tv")
    expect(ada.page.get_by_role("img")).to_be_visible()  # the way in
    assert accessibility_findings(ada) == []
    ada.page.goto(f"{open_table(ada, game, bots=2)}/tv")
    ada.wait_until(lambda: ada.table["view"] and not ada.table["own"], "a board for all")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(
        ada.translate(f"web-{kebab_case(game)}")
    )
    expect(ada.page.get_by_text("Rook").first).to_be_visible()
    assert accessibility_findings(ada) == []
