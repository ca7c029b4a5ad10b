"""What a master would do, in figures and in words."""

import pytest
from tests.patch_packages import replace_parts
from tests.study.fake_advisor import FakeAdvisor, install_fake_advisor

from skulduggery.bots.advisor import ChoiceEstimate, WinEstimate
from skulduggery.bots.bot import EventHistory
from skulduggery.bots.random import RandomBot
from skulduggery.core.rng import Rng
from skulduggery.core.view import View
from skulduggery.games import GAMES_BY_NAME, game_named
from skulduggery.study.hint import (
    AdvisedChoice,
    Hint,
    NoAdvisor,
    has_advisor,
    hint_sentence,
    load_advisor,
    make_hint,
)
from skulduggery.words import SUPPORTED_LANGUAGES

CHOICE_LABELS = {"bid 1": "Bid 1", "bid 2": "Bid 2", "pass": "Pass"}


def hint_from_estimates(*choices: tuple[str, float, float, float]) -> Hint:
    told = [AdvisedChoice(*one) for one in choices]
    return Hint(told, sum(one.often * one.worth for one in told))


def sentence_of_hint(*choices: tuple[str, float, float, float]) -> str:
    return hint_sentence(hint_from_estimates(*choices), CHOICE_LABELS, "en")


class FixedAdvisor(FakeAdvisor):
    def weigh_choices(
        self, view: View, seat: int, history: EventHistory = ()
    ) -> list[ChoiceEstimate]:
        self.histories.append(history)
        return [
            ChoiceEstimate("pass", 0.25, WinEstimate(0.5, 0.02)),
            ChoiceEstimate("bid 1", 0.75, WinEstimate(0.4)),
            ChoiceEstimate("bid 2", 0.0, WinEstimate(0.1)),
        ]


def test_a_hint_has_all_choices_those_that_are_liked_best_first() -> None:
    game = game_named("saber_skull")
    state = game.new_state(game.read_options({}), 2)
    adviser = FixedAdvisor(Rng(1))
    view = game.view_for(state, game.read_options({}), 0)
    told = make_hint(view, 0, ["once upon a time"], adviser)  # type: ignore[list-item]
    assert [one.text for one in told.choices] == ["bid 1", "pass", "bid 2"]
    assert told.best == "bid 1"
    assert told.choices[1] == AdvisedChoice("pass", 0.25, 0.5, 0.02)
    assert told.chance == pytest.approx(0.75 * 0.4 + 0.25 * 0.5)
    assert adviser.histories == [["once upon a time"]]


def test_always_nearly_always_mostly_or_a_mixture() -> None:
    for often in (1.0, 0.996):
        assert sentence_of_hint(("pass", often, 0.4, 0), ("bid 1", 1 - often, 0.2, 0)).startswith(
            "A master would always choose “Pass”."
        )
    for often, told in ((0.99, "99%"), (0.95, "95%")):
        assert sentence_of_hint(("pass", often, 0.4, 0), ("bid 1", 1 - often, 0.2, 0)).startswith(
            f"A master would nearly always choose “Pass” ({told})."
        )
    assert "mostly" in sentence_of_hint(("pass", 0.949, 0.4, 0), ("bid 1", 0.051, 0.2, 0))
    assert sentence_of_hint(("pass", 0.7, 0.4, 0), ("bid 1", 0.3, 0.2, 0)).startswith(
        "A master would mostly choose “Pass” (70%)."
    )
    assert sentence_of_hint(
        ("pass", 0.5, 0.4, 0), ("bid 1", 0.4, 0.2, 0), ("bid 2", 0.1, 0.2, 0)
    ).startswith("A master would mix: “Pass” 50%, “Bid 1” 40% of the time.")


def test_how_far_apart_or_about_the_same() -> None:
    less = "Chance to win: 40% with “Pass”, 25% with “Bid 1”, 15 percentage points less."
    assert less in sentence_of_hint(("pass", 1.0, 0.4, 0), ("bid 1", 0.0, 0.25, 0))
    more = "45% with “Bid 1”, 5 percentage points more, taken by itself."
    assert more in sentence_of_hint(("pass", 0.6, 0.4, 0), ("bid 1", 0.4, 0.45, 0))
    same = "“Pass” and “Bid 1” are about equal: 41% chance to win."
    assert same in sentence_of_hint(("pass", 0.6, 0.45, 0.03), ("bid 1", 0.4, 0.37, 0.03))
    assert same in sentence_of_hint(("pass", 0.6, 0.411, 0), ("bid 1", 0.4, 0.409, 0))


def test_the_chance_to_win_and_a_single_choice() -> None:
    assert sentence_of_hint(("pass", 1.0, 0.4, 0), ("bid 1", 0.0, 0.25, 0)).endswith(
        "Your chance to win: 40%."
    )
    assert sentence_of_hint(("pass", 1.0, 0.4, 0)) == "There is only one choice: “Pass”."


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
def test_all_of_it_in_all_languages(language: str) -> None:
    told = {
        hint_sentence(hint_from_estimates(*choices), CHOICE_LABELS, language)
        for choices in (
            [("pass", 1.0, 0.4, 0)],
            [("pass", 1.0, 0.4, 0), ("bid 1", 0.0, 0.39, 0)],
            [("pass", 0.97, 0.4, 0), ("bid 1", 0.03, 0.39, 0)],
            [("pass", 0.7, 0.4, 0), ("bid 1", 0.3, 0.2, 0)],
            [("pass", 0.5, 0.4, 0), ("bid 1", 0.5, 0.5, 0)],
            [("pass", 0.5, 0.4, 0.1), ("bid 1", 0.5, 0.5, 0.1)],
        )
    }
    assert len(told) == 6
    assert all("Pass" in one and one[-1] == "." and "{" not in one for one in told)


@pytest.mark.parametrize("game", GAMES_BY_NAME)
def test_a_master_that_explains_itself_is_asked(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    install_fake_advisor(monkeypatch, game)
    assert has_advisor(game)
    assert isinstance(load_advisor(game, Rng(1)), FakeAdvisor)


def test_one_that_does_not_is_a_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not hasattr(RandomBot, "weigh")
    for game in ("skull", "skull_king"):
        replace_parts(monkeypatch, game, advisor=None)
    for game in ("skull", "skull_king"):
        assert not has_advisor(game)
        with pytest.raises(NoAdvisor):
            load_advisor(game, Rng(1))
