"""Puzzles for a page that knows no rules, and what each guest has tried of them."""

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from skulduggery.server.database import DB_PUZZLE_TRIES
from skulduggery.server.records.replay import RecordReplay, RecordStep
from skulduggery.server.storage.statements import insert
from skulduggery.study.puzzles.check_answer import Verdict, judge_answer
from skulduggery.study.puzzles.explanations import kind_name, puzzle_conditions
from skulduggery.study.puzzles.puzzle import (
    SOLVER_PLAYER,
    Puzzle,
    choice_label,
    puzzle_player_names,
    set_up_puzzle,
)
from skulduggery.study.puzzles.puzzle_files import all_puzzles, day_number, puzzle_of_day

_MAX_STORY_SENTENCES = 6  # sentences of what led to a position


class FirstTry(msgspec.Struct, frozen=True):
    """The first thing a guest tried at a puzzle."""

    text: str
    right: bool
    at: float


class PuzzleLine(msgspec.Struct, frozen=True):
    """A puzzle in a list, with nothing of its answer."""

    number: int
    place: int  # among the puzzles of its game, from 1
    game: str
    kind: str  # of decision, in words
    tried: bool
    right: bool


class PuzzleList(msgspec.Struct, frozen=True):
    """All puzzles, and how far somebody has come. Only first tries count."""

    today: int
    streak: int  # days in a row, until today or yesterday, on which a puzzle was solved
    solved: int
    puzzles: list[PuzzleLine]


class PuzzleChoice(msgspec.Struct, frozen=True):
    text: str
    label: str


class PuzzleSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle to be solved, as player 0 sees the table. The answer comes after a try."""

    number: int
    place: int  # among the puzzles of its game, from 1
    game: str
    kind: str
    daily: bool  # it is today's
    next: int  # puzzle that was not tried yet; after the last of them just the next one
    players: list[str]
    conditions: list[str]  # what is known beyond what the table shows
    story: list[str]  # what happened last
    step: RecordStep
    seat: int
    choices: list[PuzzleChoice]
    verdict: Verdict | None  # on what was tried first, if anything was


class PuzzleProgress:
    """Keeps the first try of each guest at each puzzle."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def tries_of(self, guest: str) -> dict[int, FirstTry]:
        query = select(DB_PUZZLE_TRIES).where(DB_PUZZLE_TRIES.c.guest == guest)
        async with self._engine.connect() as connection:
            rows = await connection.execute(query)
            return {row.number: FirstTry(row.text, row.right, row.tried_at) for row in rows}

    async def keep_first_try(self, guest: str, number: int, first: FirstTry) -> None:
        """Later tries change nothing: by then the answer is known."""
        row = insert(DB_PUZZLE_TRIES).values(
            guest=guest, number=number, text=first.text, right=first.right, tried_at=first.at
        )
        async with self._engine.begin() as connection:
            await connection.execute(row.on_conflict_do_nothing())


def list_puzzles(tries: Mapping[int, FirstTry], language: str, now: float) -> PuzzleList:
    places = _puzzle_places()
    lines = [
        PuzzleLine(
            number=puzzle.number,
            place=places[puzzle.number],
            game=puzzle.game,
            kind=kind_name(puzzle, language),
            tried=puzzle.number in tries,
            right=puzzle.number in tries and tries[puzzle.number].right,
        )
        for puzzle in all_puzzles()
    ]
    return PuzzleList(
        today=puzzle_of_day(day_number(now)).number,
        streak=solved_streak(tries.values(), day_number(now)),
        solved=sum(line.right for line in lines),
        puzzles=lines,
    )


def solved_streak(tries: Iterable[FirstTry], today: int) -> int:
    """Days in a row with a puzzle solved; today may still become one of them."""
    days = {day_number(first.at) for first in tries if first.right}
    day = today if today in days else today - 1
    length = 0
    while day - length in days:
        length += 1
    return length


def puzzle_sheet(
    puzzle: Puzzle, tries: Mapping[int, FirstTry], language: str, now: float
) -> PuzzleSheet:
    there = set_up_puzzle(puzzle)
    steps = list(RecordReplay(puzzle.game_record(), str(SOLVER_PLAYER), language).steps_from(0))
    said = [sentence for step in steps for sentence in step.sentences]
    first = tries.get(puzzle.number)
    return PuzzleSheet(
        number=puzzle.number,
        place=_puzzle_places()[puzzle.number],
        game=puzzle.game,
        kind=kind_name(puzzle, language),
        daily=puzzle_of_day(day_number(now)).number == puzzle.number,
        next=_next_puzzle(puzzle, tries),
        players=puzzle_player_names(puzzle.players),
        conditions=list(puzzle_conditions(puzzle, language)),
        story=said[-_MAX_STORY_SENTENCES:],
        step=steps[-1],
        seat=there.seat,
        choices=[
            PuzzleChoice(text, choice_label(puzzle, text, language)) for text in there.choices
        ],
        verdict=None if first is None else judge_answer(puzzle, first.text, language),
    )


def _puzzle_places() -> dict[int, int]:
    """Of each puzzle its place among those of its game, as people count."""
    seen = Counter[str]()
    places = {}
    for puzzle in all_puzzles():
        seen[puzzle.game] += 1
        places[puzzle.number] = seen[puzzle.game]
    return places


def _next_puzzle(puzzle: Puzzle, tries: Mapping[int, FirstTry]) -> int:
    puzzles = all_puzzles()
    place = puzzles.index(puzzle)
    onwards = [other.number for other in (*puzzles[place + 1 :], *puzzles[:place])]
    new = (number for number in onwards if number not in tries)
    return next(new, onwards[0] if onwards else puzzle.number)
