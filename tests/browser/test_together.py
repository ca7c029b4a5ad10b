"""Several people, each with a browser of their own, at one table."""

from random import Random
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.scan import scanned
from tests.browser.visitor import PHONE, Visitor
from tests.server.process import House

from skulduggery.games import GAMES


def invited(host: Visitor, game: str) -> str:
    """A new table for friends; its address as everybody can open it."""
    host.page.goto("/")
    host.card(game).get_by_role("button", name=host.say("web-play-friends")).click()
    wait_for_chair(host)
    return urlsplit(host.page.url).path


def wait_for_chair(visitor: Visitor) -> None:
    def sits() -> bool:
        guests = [chair["guest"] for chair in visitor.table.get("chairs", [])]
        return any(guests) and visitor.guest in guests

    visitor.wait_until(sits, "a chair")


def come(visitor: Visitor, address: str, name: str, button: str) -> None:
    visitor.page.goto(address)
    visitor.page.get_by_label(visitor.say("web-your-name")).fill(name)
    visitor.button(button).click()
    visitor.wait_until(
        lambda: name in [guest["name"] for guest in visitor.table["guests"]], f"{name} at the table"
    )


def play_on(rng: Random, players: list[Visitor]) -> None:
    """Whoever may decide does, until everybody has seen the end."""
    while not all(one.is_over for one in players):
        players[0].wait_until(
            lambda: all(one.is_over for one in players) or any(one.choices() for one in players),
            "a choice",
        )
        for one in players:
            if (choices := one.choices()) and not one.is_over:
                one.choose(*rng.choice(choices))


@pytest.mark.parametrize("game", GAMES)
def test_friends_by_a_link_somebody_watches_and_nobody_is_told_too_much(
    game: str, visit: Visit, server: House
) -> None:
    ada, ben, cleo = visit(), visit(language="de", size=PHONE), visit(language="fr")
    zoe, mallory = visit(language="it"), visit()
    address = invited(ada, game)
    come(ben, address, "Ben", "web-sit-down")
    come(cleo, address, "Cleo", "web-sit-down")
    come(zoe, address, "Zoe", "web-watch")
    mallory.page.goto(address)  # and says nothing
    for one in (ben, cleo):
        wait_for_chair(one)
    ada.button("web-start", count=3).click()
    everybody = [ada, ben, cleo, zoe, mallory]
    for one in everybody:
        one.wait_for("playing")
    play_on(Random(game), [ada, ben, cleo])
    for one in (zoe, mallory):
        one.wait_for("over")
        assert one.choices() == []
    scanner = scanned(server, *everybody)
    assert scanner.table.status == "over"
    if game != "saber_skull":  # where nothing is hidden
        assert scanner.hidden >= 20  # two rounds at least
        assert scanner.otherwise > 0
    for one in everybody:
        expect(one.page.get_by_role("region", name=one.say("web-result"))).to_be_visible()


def test_after_a_game_it_can_be_watched_again_and_played_again(visit: Visit) -> None:
    ada = visit()
    ada.play_bots("saber_skull")
    ada.play_on(Random(1))
    record, match = ada.table["record"], ada.table["match"]
    ada.button("web-rematch").click()
    ada.wait_until(lambda: ada.table["match"] > match, "a rematch")
    ada.wait_for("playing")
    ada.play_on(Random(2))
    ada.link("web-replay").click()
    expect(ada.page.get_by_role("group", name=ada.say("web-pages-replay-board"))).to_be_visible()
    assert ada.table["record"] != record
    assert ada.page.url.endswith(f"/r/{ada.table['record']}")
