"""What a bot on the server is asked, and where it thinks."""

import asyncio
import os
import signal
from multiprocessing import active_children
from pathlib import Path

import pytest
from tests.patch_packages import replace_levels
from tests.table.table_driver import SOME_VARIANTS, TableDriver, make_seated_table

from skulduggery.bots.registry import levels_of, stand_in_level
from skulduggery.core.events import OwnedEvent
from skulduggery.core.options import Options
from skulduggery.games import GAMES_BY_NAME
from skulduggery.games.package import RANDOM_LEVEL, Level
from skulduggery.server.bot_runner import build_question
from skulduggery.server.bot_workers import BotQuestion, BotWorkers, run_bot
from skulduggery.table import facts, timers


def use_history_levels(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """From now on a level of this game wants the story."""
    listening = Level(RANDOM_LEVEL.bot)
    replace_levels(monkeypatch, game, dict.fromkeys(levels_of(game), listening))


@pytest.mark.parametrize(("game", "options", "players"), SOME_VARIANTS)
def test_the_story_is_what_the_player_was_told(
    game: str, options: Options, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Event for event what the table told them, however it went; nothing that is another's."""
    use_history_levels(monkeypatch, game)
    evening = make_seated_table(game, options, players).start_game()
    for _, seat in zip(range(30), evening.random_decisions(), strict=False):
        player = seat % players
        question = build_question(evening.table, seat)
        told = [
            event
            for happening in evening.happenings
            for event in evening.table.events_seen_by(happening.events, player)
            if not isinstance(event, facts.Fact)
        ]
        assert list(question.story) == told
        assert question.view == evening.table.game.view_for(evening.state, options, player)
        assert all(
            event.seat % players == player or event.seen_by(()) == event
            for event in question.story
            if isinstance(event, OwnedEvent)
        )


def test_whoever_plays_from_the_view_alone_is_told_no_story() -> None:
    evening = (
        TableDriver("skull_king").seat_guests("Ada", "bot", "bot").start_game().play_randomly(20)
    )
    evening.table.chairs[1].level = "random"
    question = build_question(evening.table, 1)
    assert (question.level, question.story) == ("random", ())


@pytest.mark.parametrize("game", list(GAMES_BY_NAME))
def test_for_somebody_who_is_away_a_bot_plays_as_people_do(game: str) -> None:
    evening = TableDriver(game).seat_guests("Ada", "Ben", "Cleo").start_game().disconnect("Ben")
    evening.advance_clock(61).run_timers()
    assert timers.pending_bot_seats(evening.table) in ([], [1])
    assert build_question(evening.table, 1).level == stand_in_level(game)


def test_a_level_that_another_house_knew_is_played_by_one_of_ours() -> None:
    evening = TableDriver().seat_guests("Ada", "Ben")
    evening.apply_facts([facts.BotSeated(at=0, chair=2, level="psychic", name="Flint")])
    evening.start_game()
    assert build_question(evening.table, 2).level == stand_in_level("skull")


def question_at_level(level: str) -> BotQuestion:
    evening = TableDriver(first=0).seat_guests("Ada", "Ben", "bot").start_game()
    evening.table.chairs[2].level = level
    return build_question(evening.table, 2)


@pytest.mark.parametrize("level", levels_of("skull"))
def test_every_level_answers(level: str) -> None:
    question = question_at_level(level)
    assert question.level == level
    assert run_bot(question, 1) == run_bot(question, 1)
    assert run_bot(question, 1) in question.view.choices[2]


def test_thoughts_come_back_from_their_own_process() -> None:
    async def evening() -> None:
        thinkers = BotWorkers(1)
        question = question_at_level("casual")
        assert await thinkers.ask_bot(question, "ada") in question.view.choices[2]
        assert [worker.pid for worker in active_children()] != [os.getpid()]
        await thinkers.close()

    asyncio.run(evening())


def test_a_worker_that_was_killed_is_replaced() -> None:
    async def evening() -> None:
        thinkers = BotWorkers(1)
        question = question_at_level("casual")
        for _ in range(2):
            pid = await thinkers.for_bots.run_work("ada", os.getpid)
            os.kill(pid, signal.SIGKILL)
            thoughts = [thinkers.ask_bot(question, "ada") for _ in range(3)]
            for text in await asyncio.gather(*thoughts):
                assert text in question.view.choices[2]
        await thinkers.close()

    asyncio.run(evening())


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="Windows has no named pipes")
def test_advice_for_one_guest_does_not_delay_the_bots_of_another(tmp_path: Path) -> None:
    """All that the advisers can do and more is asked of them; a bot answers nevertheless."""

    async def evening() -> None:
        endless = tmp_path / "endless"  # who reads it waits for somebody to write
        os.mkfifo(endless)
        thinkers = BotWorkers(2)
        asked = [
            asyncio.create_task(thinkers.for_advice.run_work("ada", Path.read_bytes, endless))
            for _ in range(38)
        ]
        question = question_at_level("casual")
        assert await thinkers.ask_bot(question, "ben") in question.view.choices[2]
        assert not any(task.done() for task in asked)
        assert thinkers.for_advice.waiting_count == 37
        hint = asyncio.create_task(thinkers.ask_hint(question, "ben"))
        await asyncio.sleep(0)
        for task in asked[2:]:
            task.cancel()
        for task in asked[:2]:  # one that is worked on, one more before the turn of the other guest
            await asyncio.to_thread(endless.write_bytes, b"done")
            assert await task == b"done"
        assert (await hint).choices
        await thinkers.close()

    asyncio.run(evening())
