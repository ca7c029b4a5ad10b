"""Hints and odds at a table: who may ask, when, and what the others hear of it."""

import msgspec
import pytest
from tests.patch_packages import replace_parts
from tests.study.fake_advisor import install_fake_advisor
from tests.table.table_driver import TableDriver

from skulduggery.games import GAMES_BY_NAME
from skulduggery.table import facts, requests
from skulduggery.table.sentences import fact_sentence
from skulduggery.table.settings import BadSettings, TableSettings
from skulduggery.table.table import table_from_log


@pytest.fixture(autouse=True)
def fake_advisor(monkeypatch: pytest.MonkeyPatch) -> None:
    install_fake_advisor(monkeypatch, *GAMES_BY_NAME)


def table_with_hints(game: str = "skull", hints: bool = True) -> TableDriver:
    return (
        TableDriver(game, first=0)
        .choose_settings(hints=hints)
        .seat_guests("Ada", "Ben", "bot")
        .start_game()
    )


def hint_request(seat: int = 0, nth: int = 0, match: int = 0) -> requests.AskHint:
    return requests.AskHint(match, seat, nth)


def test_tables_know_no_hints_unless_the_host_says_so() -> None:
    old = msgspec.json.decode(b'{"listed": true, "rated": true}', type=TableSettings)
    assert not old.hints
    table_with_hints(hints=False).expect_refusal("Ada", hint_request(), "refused-hints")


def test_rated_games_have_none() -> None:
    with pytest.raises(BadSettings) as caught:
        TableSettings(rated=True, hints=True)
    assert caught.value.sentence == "bad-hints"


def test_the_others_hear_of_it_once_for_each_decision() -> None:
    night = table_with_hints()
    [fact] = night.send_request("Ada", hint_request())
    assert isinstance(fact, facts.HintAsked) and fact.seat == 0
    assert fact_sentence(fact, night.table, "en") == "Ada asks for a hint."
    assert night.send_request("Ada", hint_request()) == []
    assert [type(one) for one in night.send_request("Ben", hint_request(1))] == [facts.HintAsked]
    night.play_moves("Ada flower", "Ben flower").play_bots()
    assert night.send_request("Ada", hint_request(nth=1)) != []
    assert (
        table_from_log(night.log).hinted_decisions == night.table.hinted_decisions == {0: 1, 1: 0}
    )


def test_a_hint_is_for_a_decision_that_is_ones_own_and_due() -> None:
    night = table_with_hints()
    night.join("Zoe")
    night.expect_refusal("Zoe", hint_request(), "refused-not-playing")
    night.expect_refusal("Ada", hint_request(1), "refused-not-your-seat")
    night.expect_refusal("Ada", hint_request(7), "refused-not-your-seat")
    night.expect_refusal("Ada", hint_request(match=1), "refused-other-match")
    night.expect_refusal("Ada", hint_request(nth=1), "refused-too-early")
    night.play_moves("Ada flower", "Ben flower").play_bots()
    night.expect_refusal("Ada", hint_request(), "refused-decided")
    night.expect_refusal("Ben", hint_request(1, 1), "refused-not-asked")
    night.send_request("Ada", requests.Resign())
    night.expect_refusal("Ada", hint_request(nth=1), "refused-resigned")


def test_before_and_after_a_game_there_is_nothing_to_ask() -> None:
    night = TableDriver("skull").choose_settings(hints=True).seat_guests("Ada", "Ben", "bot")
    night.expect_refusal("Ada", hint_request(), "refused-not-playing")
    night.start_game().play_randomly()
    night.expect_refusal(
        "Ada", hint_request(nth=len(night.table.decisions[0])), "refused-not-playing"
    )


def test_a_game_whose_master_is_silent_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    replace_parts(monkeypatch, "skull", advisor=None)
    table_with_hints().expect_refusal("Ada", hint_request(), "no-hints")


@pytest.mark.parametrize(("hints", "told"), [(True, True), (False, False)])
def test_the_agreement_says_it(hints: bool, told: bool) -> None:
    night = TableDriver("skull")
    fact = facts.SettingsChosen(at=0, settings=TableSettings(hints=hints, grace=90))
    assert ("Hints are allowed." in fact_sentence(fact, night.table, "en")) == told


def test_odds_that_take_thought_are_for_bids_of_skull_king() -> None:
    ask = requests.AskOdds(0, 0, 0)
    table_with_hints().expect_refusal("Ada", ask, "refused-nothing-to-reckon")
    night = table_with_hints("skull_king", hints=False)
    assert night.send_request("Ada", ask) == []
    night.play_moves("Ada bid 0").expect_refusal(
        "Ada", requests.AskOdds(0, 0, 1), "refused-not-asked"
    )
    silent = (
        TableDriver("skull_king")
        .choose_settings(odds=False)
        .seat_guests("Ada", "Ben", "bot")
        .start_game()
    )
    silent.expect_refusal("Ada", ask, "refused-odds")


def test_nobody_is_told_where_nobody_else_is_there() -> None:
    night = TableDriver("skull", first=0).choose_settings(hints=True)
    night.seat_guests("Ada", "bot", "bot").start_game()
    [fact] = night.send_request("Ada", hint_request())
    assert fact_sentence(fact, night.table, "en") == ""
    night.send_request("Wim", requests.Join("Wim"))
    assert fact_sentence(fact, night.table, "en") == "Ada asks for a hint."
