"""Several people, each with a browser of their own, at one table."""

from random import Random
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import MakePageDriver
from tests.browser.page_driver import PHONE_SIZE, PageDriver
from tests.browser.scan_frames import scan_visitors
from tests.server.server_process import ServerProcess

from skulduggery.games import GAMES_BY_NAME


def open_friends_table(host: PageDriver, game: str) -> str:
    """A new table for friends; its address as everybody can open it."""
    host.page.goto("/")
    host.game_card(game).get_by_role("button", name=host.translate("web-play-friends")).click()
    host.find_button("web-open-table").click()
    wait_for_seat(host)
    return urlsplit(host.page.url).path


def wait_for_seat(visitor: PageDriver) -> None:
    def sits() -> bool:
        guests = [chair["guest"] for chair in visitor.table.get("chairs", [])]
        return any(guests) and visitor.guest_id in guests

    visitor.wait_until(sits, "a chair")


def open_options(host: PageDriver) -> None:
    """What is played and how is behind one touch."""
    host.page.get_by_text(host.translate("web-table-options")).click()


def join_table(visitor: PageDriver, address: str, name: str, button: str) -> None:
    visitor.page.goto(address)
    visitor.page.get_by_label(visitor.translate("web-your-name")).fill(name)
    visitor.find_button(button).click()
    visitor.wait_until(
        lambda: name in [guest["name"] for guest in visitor.table["guests"]], f"{name} at the table"
    )


def play_all_randomly(rng: Random, players: list[PageDriver]) -> None:
    """Whoever may decide does, until everybody has seen the end."""
    while not all(one.is_over for one in players):
        players[0].wait_until(
            lambda: (
                all(one.is_over for one in players) or any(one.legal_choices() for one in players)
            ),
            "a choice",
        )
        for one in players:
            if (choices := one.legal_choices()) and not one.is_over:
                one.make_choice(*rng.choice(choices))


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_friends_by_a_link_somebody_watches_and_nobody_is_told_too_much(
    game: str, visit: MakePageDriver, server: ServerProcess
) -> None:
    ada, ben, cleo = visit(), visit(language="de", size=PHONE_SIZE), visit(language="fr")
    zoe, mallory = visit(language="it"), visit()
    address = open_friends_table(ada, game)
    join_table(ben, address, "Ben", "web-sit-down")
    join_table(cleo, address, "Cleo", "web-sit-down")
    join_table(zoe, address, "Zoe", "web-watch")
    mallory.page.goto(address)  # and says nothing
    for one in (ben, cleo):
        wait_for_seat(one)
    ada.find_button("web-start", count=3).click()
    everybody = [ada, ben, cleo, zoe, mallory]
    for one in everybody:
        one.wait_for_status("playing")
    play_all_randomly(Random(game), [ada, ben, cleo])
    for one in (zoe, mallory):
        one.wait_for_status("over")
        assert one.legal_choices() == []
    scanner = scan_visitors(server, *everybody)
    assert scanner.table.status == "over"
    if game != "saber_skull":  # where nothing is hidden
        assert scanner.redacted_events >= 20  # two rounds at least
        assert scanner.indistinguishable_frames > 0
    for one in everybody:
        expect(one.page.get_by_role("region", name=one.translate("web-result"))).to_be_visible()


def test_after_a_game_it_can_be_watched_again_and_played_again(visit: MakePageDriver) -> None:
    ada = visit()
    ada.start_bot_game("saber_skull")
    ada.play_randomly(Random(1))
    record, match = ada.table["record"], ada.table["match"]
    ada.find_button("web-rematch").click()
    ada.wait_until(lambda: ada.table["match"] > match, "a rematch")
    ada.wait_for_status("playing")
    ada.play_randomly(Random(2))
    ada.find_link("web-review").click()
    expect(
        ada.page.get_by_role("group", name=ada.translate("web-pages-replay-board"))
    ).to_be_visible()
    assert ada.table["record"] != record
    assert f"/r/{ada.table['record']}" in ada.page.url


def test_friends_stay_at_the_result_until_all_of_them_want_to_play_again(
    visit: MakePageDriver,
) -> None:
    ada, ben = visit(), visit(language="de", size=PHONE_SIZE)
    address = open_friends_table(ada, "saber_skull")
    join_table(ben, address, "Ben", "web-sit-down")
    wait_for_seat(ben)
    ada.find_button("web-start", count=2).click()
    for one in (ada, ben):
        one.wait_for_status("playing")
    play_all_randomly(Random(3), [ada, ben])
    ben.find_button("web-rematch").click()
    waiting = ben.translate("web-rematch-waiting", names=ada.translate("web-guest-name"))
    wanted = ada.translate("web-rematch-wanted", name="Ben")
    for one, said in ((ada, wanted), (ben, waiting)):
        result = one.page.get_by_role("region", name=one.translate("web-result"))
        expect(result).to_contain_text(said)
        assert one.table["status"] == "over"
    ada.find_button("web-rematch-yes").click()
    for one in (ada, ben):
        one.wait_until(lambda one=one: one.table["match"] == 1, "the next match")  # type: ignore[misc]
        assert one.table["status"] != "open"  # nobody has seen a waiting room
