"""The table on a large screen: who may come, what goes on, and nobody's hand."""

from urllib.parse import urlsplit

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.lines import ONLOOKER, Lines
from tests.browser.scan import scanned_lines
from tests.browser.test_accessible import found
from tests.browser.test_together import come, invited
from tests.browser.visitor import PHONE, Visitor
from tests.server.process import House


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
    hands = Lines(ada.page)
    page.goto(f"{address}/tv")
    link = ada.page.request.get(f"/api/invitation?page={address}").json()["link"]
    picture = page.get_by_role("img", name=ada.say("web-here-qr", link=link))
    expect(picture).to_be_visible()
    expect(page.get_by_text(urlsplit(link).netloc + address)).to_be_visible()
    free = page.get_by_role("listitem").filter(has_text=ada.say("web-here-tv-free"))
    expect(free).to_have_count(5)

    come(ben, address, "Ben", "web-sit-down")
    expect(page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    expect(free).to_have_count(4)
    for _ in range(4):
        ada.button("web-add-bot").first.click()
        ada.wait_until(lambda: True, "")
    expect(free).to_have_count(0)
    expect(picture).to_have_count(0)  # nobody else could sit down
