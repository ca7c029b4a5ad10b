"""Hints and odds at a table: who may ask, when, and what the others hear of it."""

import msgspec
import pytest
from tests.game_packages import change_package
from tests.study.counsellor import seat_counsellor
from tests.table.evening import Evening

from skulduggery.games import GAMES
from skulduggery.table import facts, requests
from skulduggery.table.sentences import sentence
from skulduggery.table.settings import BadSettings, Settings
from skulduggery.table.table import from_log


@pytest.fixture(autouse=True)
def counsellor(monkeypatch: pytest.MonkeyPatch) -> None:
    seat_counsellor(monkeypatch, *GAMES)


def evening(game: str = "skull", hints: bool = True) -> Evening:
    return Evening(game, first=0).settle(hints=hints).seat("Ada", "Ben", "bot").start()


def hint(seat: int = 0, nth: int = 0, match: int = 0) -> requests.AskHint:
    return requests.AskHint(match, seat, nth)


def test_tables_know_no_hints_unless_the_host_says_so() -> None:
    old = msgspec.json.decode(b'{"listed": true, "rated": true}', type=Settings)
    assert not old.hints
    evening(hints=False).refused("Ada", hint(), "refused-hints")


def test_rated_games_have_none() -> None:
    with pytest.raises(BadSettings) as caught:
        Settings(rated=True, hints=True)
    assert caught.value.sentence == "bad-hints"


def test_the_others_hear_of_it_once_for_each_decision() -> None:
    night = evening()
    [fact] = night.ask("Ada", hint())
    assert isinstance(fact, facts.HintAsked) and fact.seat == 0
    assert sentence(fact, night.table, "en") == "Ada asks for a hint."
    assert night.ask("Ada", hint()) == []
    assert [type(one) for one in night.ask("Ben", hint(1))] == [facts.HintAsked]
    night.play("Ada flower", "Ben flower").bots()
    assert night.ask("Ada", hint(nth=1)) != []
    assert from_log(night.log).hinted == night.table.hinted == {0: 1, 1: 0}


def test_a_hint_is_for_a_decision_that_is_ones_own_and_due() -> None:
    night = evening()
    night.join("Zoe")
    night.refused("Zoe", hint(), "refused-not-playing")
    night.refused("Ada", hint(1), "refused-not-your-seat")
    night.refused("Ada", hint(7), "refused-not-your-seat")
    night.refused("Ada", hint(match=1), "refused-other-match")
    night.refused("Ada", hint(nth=1), "refused-too-early")
    night.play("Ada flower", "Ben flower").bots()
    night.refused("Ada", hint(), "refused-decided")
    night.refused("Ben", hint(1, 1), "refused-not-asked")
    night.ask("Ada", requests.Resign())
    night.refused("Ada", hint(nth=1), "refused-resigned")


def test_before_and_after_a_game_there_is_nothing_to_ask() -> None:
    night = Evening("skull").settle(hints=True).seat("Ada", "Ben", "bot")
    night.refused("Ada", hint(), "refused-not-playing")
    night.start().play_on()
    night.refused("Ada", hint(nth=len(night.table.decisions[0])), "refused-not-playing")


def test_a_game_whose_master_is_silent_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    change_package(monkeypatch, "skull", advisor=None)
    evening().refused("Ada", hint(), "no-hints")


@pytest.mark.parametrize(("hints", "told"), [(True, True), (False, False)])
def test_the_agreement_says_it(hints: bool, told: bool) -> None:
    night = Evening("skull")
    fact = facts.SettingsChosen(at=0, settings=Settings(hints=hints, grace=90))
    assert ("Hints may be asked for." in sentence(fact, night.table, "en")) == told


def test_odds_that_take_thought_are_for_bids_of_skull_king() -> None:
    ask = requests.AskOdds(0, 0, 0)
    evening().refused("Ada", ask, "refused-nothing-to-reckon")
    night = evening("skull_king", hints=False)
    assert night.ask("Ada", ask) == []
    night.play("Ada bid 0").refused("Ada", requests.AskOdds(0, 0, 1), "refused-not-asked")
    silent = Evening("skull_king").settle(odds=False).seat("Ada", "Ben", "bot").start()
    silent.refused("Ada", ask, "refused-odds")
