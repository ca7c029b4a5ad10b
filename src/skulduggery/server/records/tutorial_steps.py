"""A lesson for a page that knows no rules: what the learner sees, is told, and may choose."""

from functools import cache

import msgspec

from skulduggery.server.records.replay import RecordReplay, RecordStep
from skulduggery.study.lessons import LEARNER_PLAYER, Lesson, LessonTask, load_lesson
from skulduggery.words import translate


class LessonStep(RecordStep, frozen=True, kw_only=True):
    """A position as the learner sees it, what is told there, and what is then asked of them."""

    texts: list[str]
    task: LessonTask | None


class LessonScript(msgspec.Struct, frozen=True, kw_only=True):
    """A whole lesson. The learner is player 0."""

    game: str
    players: list[str]
    steps: list[LessonStep]


@cache  # there are only so many games and languages
def lesson_script(game: str, language: str) -> LessonScript:
    """The lesson of a game in a language, or UnknownGame."""
    found = load_lesson(game)
    bare = msgspec.structs.replace(found.record, notes=[])  # which are ids of messages
    return LessonScript(
        game=game,
        players=[player.name for player in bare.players],
        steps=[
            _lesson_step(step, found, language)
            for step in RecordReplay(bare, str(LEARNER_PLAYER), language).steps_from(0)
        ],
    )


def _lesson_step(step: RecordStep, found: Lesson, language: str) -> LessonStep:
    task = found.tasks.get(step.number)
    return LessonStep(
        **msgspec.structs.asdict(step),
        texts=[translate(message, language) for message in found.told.get(step.number, [])],
        task=None if task is None else _translate_task(task, language),
    )


def _translate_task(task: LessonTask, language: str) -> LessonTask:
    return msgspec.structs.replace(
        task,
        ask=translate(task.ask, language),
        otherwise={choice: translate(text, language) for choice, text in task.otherwise.items()},
    )
