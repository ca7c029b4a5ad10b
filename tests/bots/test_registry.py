"""Bots by name: the levels people are offered, and those that measure others."""

from collections.abc import Callable

import pytest
from tests.patch_packages import replace_levels

from skulduggery.bots.bot import Bot, EventHistory
from skulduggery.bots.random import RandomBot
from skulduggery.bots.registry import (
    LEVEL_NAMES,
    UnknownBot,
    bot_named,
    level_about,
    level_name,
    levels_of,
    stand_in_level,
    usual_level,
    wants_history,
)
from skulduggery.core.rng import Rng
from skulduggery.core.view import View
from skulduggery.games import GAMES_BY_NAME
from skulduggery.games.package import LazyPart, Level
from skulduggery.words import SUPPORTED_LANGUAGES

EVERY_LEVEL = [(game, level) for game in GAMES_BY_NAME for level in levels_of(game)]


def test_every_game_has_levels_in_their_one_order() -> None:
    for game in GAMES_BY_NAME:
        assert [name for name in LEVEL_NAMES if name in levels_of(game)] == list(levels_of(game))
        assert levels_of(game)[0] == "random"
        assert usual_level(game) in levels_of(game)
        assert stand_in_level(game) in levels_of(game)


@pytest.mark.parametrize(("game", "level"), EVERY_LEVEL)
def test_every_level_decides_something_legal(game: str, level: str) -> None:
    played = GAMES_BY_NAME[game]
    options = played.read_options({"first": 0})
    state = played.new_state(options, 3)
    while state.actor < 0:
        state.advance(state.draw_action(Rng(1)))
    view = played.view_for(state, options, state.player_of(state.actor))
    text = bot_named(game, level, Rng(1)).decide(view, state.actor)
    assert text in view.choices[state.actor]


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
def test_every_level_is_told_in_words(language: str) -> None:
    told = [(level_name(level, language), level_about(level, language)) for level in LEVEL_NAMES]
    assert len(set(told)) == len(LEVEL_NAMES) and all(name and about for name, about in told)
    assert level_name("rule", language) == "rule"
    assert level_about("rule", language)


def test_reference_bots_go_by_name_too() -> None:
    for name in ("rule", "ismcts-2"):
        assert not isinstance(bot_named("skull", name, Rng(1)), RandomBot)
        assert wants_history("skull", name)


@pytest.mark.parametrize("name", ["", "Random", "ismcts-0", "ismcts-", "ismcts-2x", "k" * 500])
def test_an_unknown_name_is_answered_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        bot_named("skull_king", name, Rng(1))
    there_are = str(caught.value.details["bots"]).split(", ")
    assert [*levels_of("skull_king"), "rule", "ismcts-2000"] == there_are


class Thinker:
    """Takes what those that search are made from."""

    def __init__(self, rng: Rng, seconds: float | None, clock: Callable[[], float]) -> None:
        self.seconds, self.clock = seconds, clock

    def decide(self, view: View, seat: int, history: EventHistory = ()) -> str:
        return view.choices[seat][0]


def test_time_to_think_and_a_clock_are_for_those_that_search(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("skulduggery.bots.random.Thinker", Thinker, raising=False)
    thinker = Level(LazyPart("skulduggery.bots.random:Thinker"))
    replace_levels(monkeypatch, "skull", {"sharp": thinker})
    made: Bot = bot_named("skull", "sharp", Rng(1), 0.5, lambda: 7.0)
    assert isinstance(made, Thinker)
    assert (made.seconds, made.clock()) == (0.5, 7.0)
    assert wants_history("skull", "sharp") and usual_level("skull") == "sharp"
    assert isinstance(bot_named("skull", "random", Rng(1), 0.5), RandomBot)
    assert not wants_history("skull", "random")
