"""Interactive lessons: one record for each game, whose notes are the texts shown to the learner.

    tag lesson: learn-…       shown before the first ply
    ! lesson: learn-…         shown after the ply above
    ! ask: learn-…            the question before the ply above, a decision of the learner
    ! otherwise: learn-…      shown when they choose any other legal move,
    ! "otherwise pass": …     or this one

All of these are ids of messages; several in a row are pages. The learner is player 0. The opponents
play as recorded, so there is one way through a lesson.
"""

from collections.abc import Iterator
from functools import cache

import msgspec

from skulduggery.core.errors import Mistake
from skulduggery.core.record import Record, match_from_record, replay_ply
from skulduggery.core.view_builder import choices_by_seat
from skulduggery.games import game_named, package_named
from skulduggery.games.record_files import load_record

LEARNER_PLAYER = 0
LESSON_NOTE, ASK_NOTE, OTHERWISE_NOTE = "lesson", "ask", "otherwise"


class _NoLesson(Mistake):
    """The game has no lesson."""

    def __init__(self) -> None:
        super().__init__("no-lesson")


class LessonTask(msgspec.Struct, frozen=True):
    """A decision of the learner; texts are ids of messages."""

    ask: str
    seat: int
    choices: list[str]  # all that is legal
    expected: str  # the recorded move
    otherwise: dict[str, str]  # the text shown for every other choice


class Lesson(msgspec.Struct, frozen=True):
    """Texts and tasks, by the number of plies played before."""

    record: Record
    told: dict[int, list[str]]
    tasks: dict[int, LessonTask]

    def message_ids(self) -> set[str]:
        """The ids of all messages of the lesson."""
        tasks = self.tasks.values()
        told = (text for texts in self.told.values() for text in texts)
        return {*told, *(text for task in tasks for text in (task.ask, *task.otherwise.values()))}


@cache
def load_lesson(game: str) -> Lesson:
    """The lesson of a game, or UnknownGame, or NoLesson."""
    file = package_named(game).package_file("lesson.txt")
    if not file.is_file():
        raise _NoLesson
    record = load_record(file.read_bytes(), 1).record
    told = {note.at + 1: note.text.split() for note in record.notes if note.key == LESSON_NOTE}
    return Lesson(
        record, {0: record.tags[LESSON_NOTE].split(), **told}, dict(_lesson_tasks(record))
    )


def _lesson_tasks(record: Record) -> Iterator[tuple[int, LessonTask]]:
    game = game_named(record.game)
    match = match_from_record(record, game)
    notes = {(note.at, note.key): note.text for note in record.notes}
    for number, ply in enumerate(record.plies):
        ask = notes.get((number, ASK_NOTE))
        if ask is not None:
            [(seat, choices)] = choices_by_seat(match.state, LEARNER_PLAYER).items()
            expected = ply.partition(" ")[2]
            usual = notes.get((number, OTHERWISE_NOTE), "")
            otherwise = {
                choice: notes.get((number, f"{OTHERWISE_NOTE} {choice}"), usual)
                for choice in choices
                if choice != expected
            }
            yield number, LessonTask(ask, seat, choices, expected, otherwise)
        replay_ply(match, game, ply)
