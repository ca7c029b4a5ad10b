"""A lesson for a page that knows no rules: what the learner sees, is told, and may choose."""

from functools import cache

import msgspec

from skulduggery.server.records.replay import Replay, Step
from skulduggery.study.lessons import LEARNER, Lesson, Task, lesson
from skulduggery.words import say


class LessonStep(Step, frozen=True, kw_only=True):
    """A position as the learner sees it, what is told there, and what is then asked of them."""

    texts: list[str]
    task: Task | None


class LessonScript(msgspec.Struct, frozen=True, kw_only=True):
    """A whole lesson. The learner is player 0."""

    game: str
    players: list[str]
    steps: list[LessonStep]


@cache  # there are only so many games and languages
def script(game: str, language: str) -> LessonScript:
    """The lesson of a game in a language, or UnknownGame."""
    found = lesson(game)
    bare = msgspec.structs.replace(found.record, notes=[])  # which are ids of messages
    return LessonScript(
        game=game,
        players=[player.name for player in bare.players],
        steps=[
            explained(step, found, language)
            for step in Replay(bare, str(LEARNER), language).steps(0)
        ],
    )


def explained(step: Step, found: Lesson, language: str) -> LessonStep:
    task = found.tasks.get(step.number)
    return LessonStep(
        **msgspec.structs.asdict(step),
        texts=[say(message, language) for message in found.told.get(step.number, [])],
        task=None if task is None else in_words(task, language),
    )


def in_words(task: Task, language: str) -> Task:
    return msgspec.structs.replace(
        task,
        ask=say(task.ask, language),
        otherwise={choice: say(text, language) for choice, text in task.otherwise.items()},
    )
