"""The table on a large screen: who may come, what goes on, and nobody's hand."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.lines import ONLOOKER, Lines
from tests.browser.scan import scanned_lines
from tests.browser.test_accessible import found
from tests.browser.test_table import opened
from tests.browser.test_together import come, invited
from tests.browser.visitor import PHONE, Visitor
from tests.server.process import House

from skulduggery.core.sentences import dashed
from skulduggery.games import GAMES


def screen(owner: Visitor) -> tuple[Page, Lines]:
    """Another window of a player's own browser, which is where a TV would tell a hand."""
    page = owner.context.new_page()
    page.on("console", owner.hear_console)
    return page, Lines(page)


def play_boldly(players: list[Visitor]) -> None:
    while not all(one.is_over for one in players):
        players[0].wait_until(
            lambda: all(one.is_over for one in players) or any(one.choices() for one in players),
            "a choice",
        )
        for one in players:
            if one.choices() and not one.is_over:
                one.choose_boldly()


def test_a_table_on_a_tv(visit: Visit, server: House) -> None:
    ada, ben = visit(), visit(size=PHONE, language="fr")
    address = invited(ada, "skull")
    page, lines = screen(ada)
    page.goto(f"{address}/tv")
    ada.page.bring_to_front()  # in the background, nothing can be clicked quickly
    link = ada.page.request.get(f"/api/invitation?page={address}").json()["link"]
    picture = page.get_by_role("img", name=ada.say("web-here-qr", link=link))
    expect(picture).to_be_visible()
    expect(page.get_by_text(urlsplit(link).netloc + address)).to_be_visible()
    free = page.get_by_role("listitem").filter(has_text=ada.say("web-here-tv-free"))
    expect(free).to_have_count(5)
    two_tribes = ada.page.get_by_label(ada.say("option-skull-two-tribes"))
    two_tribes.select_option("true")  # which two can play
    expect(free).to_have_count(2)

    come(ben, address, "Ben", "web-sit-down")
    expect(page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    expect(free).to_have_count(1)
    ada.button("web-take-chair-away", chair=3).click()
    expect(free).to_have_count(0)
    expect(picture).to_have_count(0)  # nobody else could sit down

    ada.button("web-start", count=2).click()
    for one in (ada, ben):
        one.wait_for("playing")
    seats = page.get_by_role("list", name=ada.say("web-skull-table")).get_by_role("listitem")
    expect(seats).to_have_count(4)
    play_boldly([ada, ben])
    tv = lines.table(ONLOOKER)
    ada.wait_until(lambda: tv["next"] == ada.table["next"], "the end on the TV")
    (winner,) = tv["view"]["winners"]
    name = tv["chairs"][tv["players"][winner]]["name"]
    won = page.get_by_role("heading", name=ada.say("web-here-won", names=name, count=1))
    expect(won).to_be_visible()
    scanner = scanned_lines(server, ada, lines)
    assert scanner.table.status == "over"
    assert scanner.hidden >= 8  # two rounds at least
    assert scanner.otherwise > 0

    ada.button("web-rematch").click()
    expect(seats).to_have_count(0)
    expect(page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    for one in (ada, ben):
        one.wait_for("open")
    ada.button("web-start", count=2).click()
    expect(seats).to_have_count(4)
    ada.wait_until(ada.choices, "a hand")
    ada.wait_until(lambda: tv["next"] == ada.table["next"], "the second game on the TV")
    assert set(lines.frames) == {ONLOOKER}
    assert all('"hidden"' not in frame for frame in lines.frames[ONLOOKER])


@pytest.mark.parametrize("game", GAMES)
def test_everybody_can_watch_it(game: str, visit: Visit) -> None:
    ada = visit()
    ada.page.goto(f"{opened(ada, game)}/tv")
    expect(ada.page.get_by_role("img")).to_be_visible()  # the way in
    assert found(ada) == []
    ada.page.goto(f"{opened(ada, game, bots=2)}/tv")
    ada.wait_until(lambda: ada.table["view"] and not ada.table["own"], "a board for all")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.say(f"web-{dashed(game)}"))
    expect(ada.page.get_by_text("Rook").first).to_be_visible()
    assert found(ada) == []
