"""A rematch of friends: somebody who played proposes it, the others say yes, and it begins."""

import pytest
from tests.table.table_driver import SOME_VARIANTS, TableDriver, make_seated_table

from skulduggery.core.options import Options
from skulduggery.games import GAMES_BY_NAME
from skulduggery.table import facts, timers
from skulduggery.table.provable_random import commitment_of, verify_draws
from skulduggery.table.requests import (
    AgreeRematch,
    Join,
    Leave,
    ProposeRematch,
    Rematch,
    Remove,
    Resign,
)
from skulduggery.table.settings import Clock
from skulduggery.table.table import table_from_log
from skulduggery.table.view_builder import table_view


def finished_game(*guests: str) -> TableDriver:
    driver = TableDriver().seat_guests(*(guests or ("Ada", "Ben", "Cleo"))).start_game()
    return driver.play_randomly()


def agree(driver: TableDriver, *guests: str) -> None:
    for guest in guests:
        driver.send_request(guest, AgreeRematch(f"{guest}'s new salt"))


def fact_names(entries: list[facts.AnyFact]) -> list[str]:
    return [type(fact).__name__ for fact in entries]


def test_anyone_who_played_proposes_it_and_everybody_stays_at_the_result() -> None:
    driver = finished_game().join("Zoe")
    driver.send_request("Ben", ProposeRematch())
    table = driver.table
    assert (table.status, table.match_number) == ("over", 0)
    seen = table_view(table, "Cleo", driver.now)
    assert seen.rematch is not None and seen.record is not None
    assert seen.rematch.guest == "Ben"
    assert (seen.rematch.agreed, sorted(seen.rematch.awaited)) == ([], ["Ada", "Ben", "Cleo"])
    driver.expect_refusal("Zoe", AgreeRematch(), "refused-did-not-play")
    driver.expect_refusal("Zoe", ProposeRematch(), "refused-did-not-play")


def test_it_begins_once_everybody_has_agreed() -> None:
    driver = finished_game("Ada", "Ben", "bot")
    driver.send_request("Ben", ProposeRematch())
    agree(driver, "Ben")
    assert driver.run_timers() == [] and timers.next_due_at(driver.table) is None
    agree(driver, "Ada")
    assert timers.next_due_at(driver.table) == 0.0
    assert fact_names(driver.run_timers())[:2] == ["RematchCalled", "Started"]
    table = driver.table
    assert (table.status, table.match_number, table.rematch) == ("playing", 1, None)
    assert list(table.player_names) == ["Flint", "Ada", "Ben"]
    assert table.salts == ["", "Ada's new salt", "Ben's new salt"]
    assert timers.next_due_at(table) is None
    verify_draws(driver.play_randomly().table.game_record(), GAMES_BY_NAME["skull"])


def test_alone_against_bots_it_begins_with_the_own_yes() -> None:
    driver = finished_game("Ada", "bot", "bot")
    driver.send_request("Ada", ProposeRematch())
    agree(driver, "Ada")
    driver.run_timers()
    assert driver.is_playing()


def test_the_commitment_comes_before_the_salts() -> None:
    driver = finished_game()
    driver.expect_refusal("Ada", AgreeRematch("pepper"), "refused-no-rematch")
    driver.send_request("Ada", ProposeRematch())
    assert driver.table.rematch is not None
    assert driver.table.rematch.commitment == commitment_of(driver.secrets[1])
    agree(driver, "Ada", "Ben", "Cleo")
    driver.run_timers()
    assert driver.table.commitment == commitment_of(driver.secrets[1])
    assert driver.table.secret == driver.secrets[1]


def test_twice_is_as_good_as_once() -> None:
    driver = finished_game()
    driver.send_request("Ada", ProposeRematch())
    assert driver.send_request("Ben", ProposeRematch()) == []
    agree(driver, "Ada")
    assert driver.send_request("Ada", AgreeRematch("another")) == []
    agree(driver, "Ben", "Cleo")
    driver.run_timers()
    assert "another" not in driver.table.salts
    driver.expect_refusal("Ada", ProposeRematch(), "refused-not-over")
    driver.expect_refusal("Ada", AgreeRematch(), "refused-not-over")


@pytest.mark.parametrize("going", ["leaves", "is removed", "loses the connection"])
def test_nobody_waits_for_those_who_go(going: str) -> None:
    driver = finished_game("Ada", "Ben", "Cleo", "Dario")
    driver.send_request("Ben", ProposeRematch())
    agree(driver, "Ada", "Ben", "Cleo")
    assert driver.run_timers() == []
    match going:
        case "leaves":
            driver.send_request("Dario", Leave())
        case "is removed":
            driver.send_request("Ada", Remove("Dario"))
        case _:
            driver.disconnect("Dario")
    driver.run_timers()
    assert driver.is_playing()
    stays = {"Dario"} if going == "loses the connection" else set()
    assert set(driver.table.player_names) == {"Ada", "Ben", "Cleo"} | stays


def test_whoever_is_away_comes_back_into_the_running_match() -> None:
    driver = finished_game().disconnect("Cleo")
    driver.send_request("Ada", ProposeRematch())
    agree(driver, "Ada", "Ben")
    driver.run_timers()
    driver.send_request("Cleo", Join("Cleo"))
    assert driver.table.player_of("Cleo") is not None


def test_in_a_slow_game_nobody_has_to_be_there_but_everybody_is_asked() -> None:
    driver = TableDriver().seat_guests("Ada", "Ben", "Cleo")
    driver.choose_settings(clock=Clock("decision", 86_400)).start_game().play_randomly()
    driver.disconnect("Cleo")
    driver.send_request("Ada", ProposeRematch())
    agree(driver, "Ada", "Ben")
    assert driver.run_timers() == []
    agree(driver, "Cleo")
    driver.run_timers()
    assert driver.is_playing()


def test_with_nobody_left_who_agreed_nothing_begins() -> None:
    driver = finished_game()
    driver.send_request("Ada", ProposeRematch())
    driver.disconnect("Ada", "Ben", "Cleo")
    assert driver.run_timers() == []


def test_too_few_for_the_game_find_the_seats_open() -> None:
    driver = finished_game()
    driver.send_request("Cleo", Leave())
    driver.send_request("Ben", ProposeRematch())
    agree(driver, "Ada", "Ben")
    assert fact_names(driver.run_timers()) == ["RematchCalled"]
    assert driver.table.status == "open"
    driver.seat_guests("bot").start_game()


def test_a_program_is_not_asked_and_plays_again() -> None:
    driver = TableDriver().seat_guests("Ada", "Ben")
    driver.send_request("robot", Join("Hal", program=True))
    driver.seat_guests("robot").start_game().play_randomly()
    driver.send_request("Ada", ProposeRematch())
    driver.expect_refusal("robot", AgreeRematch(), "refused-did-not-play")
    agree(driver, "Ada", "Ben")
    driver.run_timers()
    assert set(driver.table.player_names) == {"Ada", "Ben", "Hal"}


def test_whoever_resigned_is_asked_as_well() -> None:
    driver = TableDriver().seat_guests("Ada", "Ben", "Cleo").start_game()
    driver.send_request("Ben", Resign())
    driver.play_randomly()
    driver.send_request("Ben", ProposeRematch())
    agree(driver, "Ada", "Ben", "Cleo")
    driver.run_timers()
    assert timers.pending_bot_seats(driver.table) == []


def test_the_host_can_open_the_seats_instead() -> None:
    driver = finished_game()
    driver.send_request("Ben", ProposeRematch())
    agree(driver, "Ben")
    driver.send_request("Ada", Rematch())
    assert (driver.table.status, driver.table.rematch) == ("open", None)
    assert driver.run_timers() == []


def test_its_secret_is_told_to_nobody() -> None:
    driver = finished_game()
    driver.send_request("Ada", ProposeRematch())
    proposed = driver.happenings[-1]
    for guest in ("Ada", "Ben", None):
        [event] = driver.table.visible_events(proposed, guest)
        assert isinstance(event, facts.RematchProposed)
        assert (event.secret, event.commitment) == ("", commitment_of(driver.secrets[1]))


def test_the_log_alone_leads_to_the_same_table() -> None:
    driver = finished_game()
    driver.send_request("Ada", ProposeRematch())
    agree(driver, "Ada", "Ben")
    again = table_from_log(driver.log)
    assert again.rematch == driver.table.rematch
    agree(driver, "Cleo")
    driver.run_timers()
    driver.play_randomly(4)
    assert table_from_log(driver.log).game_record() == driver.table.game_record()


@pytest.mark.parametrize(("game", "options", "players"), SOME_VARIANTS)
def test_rematches_of_every_kind_prove_their_draws(
    game: str, options: Options, players: int
) -> None:
    driver = make_seated_table(game, options, players, seed=9).start_game()
    people = [one for one in driver.table.guests if driver.table.player_of(one) is not None]
    for match in range(3):
        assert driver.table.match_number == match
        verify_draws(driver.play_randomly().table.game_record(), GAMES_BY_NAME[game])
        driver.send_request(people[-1], ProposeRematch())
        agree(driver, *people)
        driver.run_timers()
    assert driver.is_playing()
