"""What a bot on the server is asked, and where it thinks."""

import asyncio
import os
import signal

import pytest
from tests.game_packages import change_levels
from tests.table.evening import SOME_VARIANTS, Evening, gathered

from skulduggery.bots.registry import levels_of, stand_in_level
from skulduggery.core.events import Owned
from skulduggery.core.options import Options
from skulduggery.games import GAMES
from skulduggery.games.package import RANDOM_LEVEL, Level
from skulduggery.server.bot_workers import Question, Thinkers, decide
from skulduggery.server.hall import question_for
from skulduggery.table import facts, timers


def bots_listen(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """From now on a level of this game wants the story."""
    listening = Level(RANDOM_LEVEL.bot)
    change_levels(monkeypatch, game, dict.fromkeys(levels_of(game), listening))


@pytest.mark.parametrize(("game", "options", "players"), SOME_VARIANTS)
def test_the_story_is_what_the_player_was_told(
    game: str, options: Options, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Event for event what the table told them, however it went; nothing that is another's."""
    bots_listen(monkeypatch, game)
    evening = gathered(game, options, players).start()
    for _, seat in zip(range(30), evening.playing(), strict=False):
        player = seat % players
        question = question_for(evening.table, seat)
        told = [
            event
            for happening in evening.happenings
            for event in evening.table.seen(happening.events, player)
            if not isinstance(event, facts.Fact)
        ]
        assert list(question.story) == told
        assert question.view == evening.table.game.view(evening.state, options, player)
        assert all(
            event.seat % players == player or event.seen_by(()) == event
            for event in question.story
            if isinstance(event, Owned)
        )


def test_whoever_plays_from_the_view_alone_is_told_no_story() -> None:
    evening = Evening("skull_king").seat("Ada", "bot", "bot").start().play_on(20)
    evening.table.chairs[1].level = "random"
    question = question_for(evening.table, 1)
    assert (question.level, question.story) == ("random", ())


@pytest.mark.parametrize("game", list(GAMES))
def test_for_somebody_who_is_away_a_bot_plays_as_people_do(game: str) -> None:
    evening = Evening(game).seat("Ada", "Ben", "Cleo").start().loses("Ben")
    evening.wait(61).tick()
    assert timers.bot_seats(evening.table) in ([], [1])
    assert question_for(evening.table, 1).level == stand_in_level(game)


def test_a_level_that_another_house_knew_is_played_by_one_of_ours() -> None:
    evening = Evening().seat("Ada", "Ben")
    evening.write([facts.BotSeated(at=0, chair=2, level="psychic", name="Flint")])
    evening.start()
    assert question_for(evening.table, 2).level == stand_in_level("skull")


def asked(level: str) -> Question:
    evening = Evening(first=0).seat("Ada", "Ben", "bot").start()
    evening.table.chairs[2].level = level
    return question_for(evening.table, 2)


@pytest.mark.parametrize("level", levels_of("skull"))
def test_every_level_answers(level: str) -> None:
    question = asked(level)
    assert question.level == level
    assert decide(question, 1) == decide(question, 1)
    assert decide(question, 1) in question.view.choices[2]


def test_thoughts_come_back_from_their_own_process() -> None:
    async def evening() -> None:
        thinkers = Thinkers()
        question = asked("casual")
        assert await thinkers.think(question) in question.view.choices[2]
        thinkers.close()

    asyncio.run(evening())


def test_a_worker_that_was_killed_is_replaced() -> None:
    async def evening() -> None:
        thinkers = Thinkers()
        question = asked("casual")
        for _ in range(2):
            os.kill(thinkers.pool.submit(os.getpid).result(), signal.SIGKILL)
            thoughts = [thinkers.think(question) for _ in range(3)]
            for text in await asyncio.gather(*thoughts):
                assert text in question.view.choices[2]
        thinkers.close()

    asyncio.run(evening())
