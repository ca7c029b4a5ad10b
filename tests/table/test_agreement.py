"""What is played, and how, is agreed on by everybody who sits: a change asks them again."""

from typing import Any

import msgspec
import pytest
from tests.table.table_driver import SOME_VARIANTS, TableDriver, make_seated_table

from skulduggery.core.options import Options
from skulduggery.table import facts
from skulduggery.table.requests import (
    Agree,
    AgreeRematch,
    AnyRequest,
    ChooseOptions,
    ChooseSettings,
    Join,
    PassHost,
    ProposeRematch,
    Rematch,
    SeatBot,
    Sit,
    Stand,
    Start,
)
from skulduggery.table.settings import Clock, TableSettings
from skulduggery.table.table import table_from_log
from skulduggery.table.view import TableView
from skulduggery.table.view_builder import table_view

SETTING_CHANGES: list[dict[str, Any]] = [
    {"rated": True},
    {"clock": Clock("decision", 30)},
    {"hints": True},
    {"odds": False},
    {"grace": 300},
    {"talk": "off"},
    {"keep_talk": True},
    {"bot_talk": True},
    {"listed": True},
]


def seated_table(**settings: Any) -> TableDriver:
    evening = TableDriver().choose_settings(**settings) if settings else TableDriver()
    return evening.seat_guests("Ada", "Ben", "Cleo", "bot")


def agreed_names(evening: TableDriver) -> list[str]:
    return [chair.name for chair in evening.table.chairs if evening.table.has_agreed(chair)]


def view_for(evening: TableDriver, guest: str) -> TableView:
    return table_view(evening.table, guest, evening.now)


def agree(evening: TableDriver, guest: str) -> list[facts.AnyFact]:
    return evening.send_request(guest, Agree(evening.table.terms_number))


def test_whoever_sits_down_agrees_to_what_they_see() -> None:
    evening = seated_table(rated=True)
    assert agreed_names(evening) == ["Ada", "Ben", "Cleo", evening.table.chairs[3].name]
    evening.send_request("Ada", Start())


@pytest.mark.parametrize("change", SETTING_CHANGES, ids=str)
def test_no_game_starts_for_those_who_have_not_agreed_to_a_change(change: dict[str, Any]) -> None:
    evening = seated_table().choose_settings(**change)
    refusal = evening.expect_refusal("Ada", Start(), "refused-not-agreed")
    assert refusal.details["names"] == "Ben, Cleo"
    assert agreed_names(evening) == ["Ada", evening.table.chairs[3].name]
    assert agree(evening, "Ben") == [facts.Agreed(at=evening.now, guest="Ben")]
    assert agree(evening, "Ben") == []
    evening.expect_refusal("Ada", Start(), "refused-not-agreed")
    agree(evening, "Cleo")
    evening.send_request("Ada", Start())
    assert evening.is_playing()


@pytest.mark.parametrize(
    "request_", [ChooseOptions("skull", {"last_chance": True}), ChooseOptions("skull_king")]
)
def test_other_options_and_another_game_ask_again(request_: ChooseOptions) -> None:
    evening = seated_table()
    evening.send_request("Ada", request_)
    evening.expect_refusal("Ada", Start(), "refused-not-agreed")
    evening.agree_all().send_request("Ada", Start())


@pytest.mark.parametrize(("game", "options", "players"), SOME_VARIANTS)
def test_every_game_for_every_number_of_players(game: str, options: Options, players: int) -> None:
    evening = make_seated_table(game, options, players).choose_settings(rated=True)
    people = [chair.guest for chair in evening.table.chairs if chair.kind == "person"]
    if len(people) > 1:
        evening.expect_refusal("Ada", Start(), "refused-not-agreed")
    for guest in people:
        agree(evening, guest)
    evening.send_request("Ada", Start())
    assert evening.is_playing()


def test_what_is_changed_back_was_agreed_to_before() -> None:
    evening = seated_table().choose_settings(rated=True).choose_settings(rated=False)
    evening.send_request("Ada", Start())


def test_a_view_says_who_has_agreed_and_to_what() -> None:
    evening = seated_table()
    before = view_for(evening, "Ben")
    assert before.agreed_to is None
    assert [chair.agreed for chair in before.chairs[:5]] == [True] * 4 + [False]
    evening.choose_settings(rated=True)
    ben = view_for(evening, "Ben")
    assert ben.terms == before.terms + 1
    assert ben.agreed_to is not None
    assert (ben.agreed_to.settings, ben.agreed_to.game) == (before.settings, "skull")
    assert ben.agreed_to.options == before.options
    assert [chair.agreed for chair in ben.chairs[:4]] == [True, False, False, True]
    assert view_for(evening, "Ada").agreed_to is None
    agree(evening, "Ben")
    assert view_for(evening, "Ben").agreed_to is None


def test_nobody_agrees_to_what_they_have_not_seen() -> None:
    evening = seated_table().choose_settings(rated=True)
    seen = evening.table.terms_number
    evening.choose_settings(rated=True, clock=Clock("decision", 5))
    evening.expect_refusal("Ben", Agree(seen), "refused-terms-changed")
    evening.join("Dario").send_request("Dario", Sit(4, "salt", seen))
    assert "Dario" not in agreed_names(evening)
    agree(evening, "Dario")
    assert "Dario" in agreed_names(evening)


def test_another_salt_is_no_agreement_and_takes_none_back() -> None:
    evening = seated_table()
    evening.send_request("Ben", Sit(1, "another"))
    assert "Ben" in agreed_names(evening)
    evening.choose_settings(rated=True).send_request("Ben", Sit(1, "a third"))
    assert "Ben" not in agreed_names(evening)


def test_only_those_who_sit_agree_and_only_before_a_game() -> None:
    evening = seated_table().join("Zoe")
    evening.expect_refusal("Zoe", Agree(evening.table.terms_number), "refused-not-seated")
    evening.start_game()
    evening.expect_refusal("Ben", Agree(1), "refused-already-started")


def test_whoever_stands_up_is_not_waited_for() -> None:
    evening = seated_table().choose_settings(rated=True)
    agree(evening, "Ben")
    evening.send_request("Cleo", Stand())
    evening.send_request("Ada", Start())


def test_a_program_agrees_as_people_do() -> None:
    evening = TableDriver().seat_guests("Ada", "Ben")
    evening.send_request("Hal", Join("Hal", program=True))
    evening.send_request("Hal", Sit(2))
    evening.choose_settings(clock=Clock("decision", 30))
    agree(evening, "Ben")
    evening.expect_refusal("Ada", Start(), "refused-not-agreed")
    agree(evening, "Hal")
    evening.send_request("Ada", Start())


def test_bots_and_other_people_are_no_change() -> None:
    evening = seated_table()
    evening.send_request("Ada", SeatBot(3, "random"))
    evening.seat_guests("Dario").send_request("Ada", Start())


def test_a_host_who_passes_the_role_on_has_agreed_to_their_own_change() -> None:
    evening = TableDriver().seat_guests("Ada", "Ben", "Cleo").choose_settings(rated=True)
    agree(evening, "Cleo")
    evening.send_request("Ada", PassHost("Ben"))  # who agrees by starting
    evening.send_request("Ben", Start())


@pytest.mark.parametrize("rated", [False, True])
def test_nobody_is_drawn_into_a_rated_rematch(rated: bool) -> None:
    evening = TableDriver().choose_settings(rated=rated).seat_guests("Ada", "Ben", "Cleo")
    evening.start_game().play_randomly().send_request("Ada", Rematch())
    if rated:
        evening.expect_refusal("Ada", Start(), "refused-not-agreed")
        evening.agree_all()
    evening.send_request("Ada", Start())
    assert evening.is_playing()


def test_nobody_is_drawn_into_a_rematch_while_away() -> None:
    evening = TableDriver().seat_guests("Ada", "Ben", "Cleo").start_game().play_randomly()
    evening.disconnect("Ben").send_request("Ada", Rematch())
    assert agreed_names(evening) == ["Cleo", "Ada"]


@pytest.mark.parametrize("rated", [False, True])
def test_a_rated_rematch_is_played_by_those_who_said_yes(rated: bool) -> None:
    evening = TableDriver().choose_settings(rated=rated)
    evening.seat_guests("Ada", "Ben", "Cleo", "Dario").start_game().play_randomly()
    evening.disconnect("Ben").send_request("Ada", ProposeRematch())
    for guest in ("Ada", "Cleo", "Dario"):
        evening.send_request(guest, AgreeRematch())
    evening.run_timers()
    assert evening.is_playing()
    assert ("Ben" in evening.table.player_names) is not rated
    assert evening.table.chair_of("Ben") is None or not rated


def test_the_log_knows_who_has_agreed() -> None:
    evening = seated_table().choose_settings(rated=True)
    agree(evening, "Ben")
    again = table_from_log(evening.log)
    assert [again.has_agreed(chair) for chair in again.chairs[:4]] == [True, True, False, True]


def test_a_log_of_before_says_nothing_of_it() -> None:
    """People sat down, something was changed, and it started."""
    old = msgspec.json.decode(
        b'{"event":"Seated","at":1,"chair":1,"guest":"Ben","salt":""}', type=facts.AnyFact
    )
    evening = TableDriver().seat_guests("Ada").join("Ben")
    evening.apply_facts([old])
    assert agreed_names(evening) == ["Ada", "Ben"]
    started = b'{"event":"Started","at":1,"chairs":[0,1],"salts":["",""],"rules":1}'
    assert msgspec.json.decode(started, type=facts.Started).counts


@pytest.mark.parametrize(
    "request_", [ChooseSettings(TableSettings()), ChooseOptions("skull")], ids=["settings", "game"]
)
def test_what_changes_nothing_asks_nobody(request_: AnyRequest) -> None:
    evening = seated_table()
    assert evening.send_request("Ada", request_) == []
    evening.send_request("Ada", Start())
