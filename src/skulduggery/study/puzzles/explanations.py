"""Why a play is best, in words: what the idea is, what it wins, and what the other one costs."""

from collections.abc import Iterator
from functools import cache

import msgspec

from skulduggery.study.puzzles.puzzle import Puzzle, label, names_of
from skulduggery.study.puzzles.puzzle_files import puzzle_numbered
from skulduggery.study.puzzles.themes import maker_of
from skulduggery.words import say

ALMOST = 0.0005
LONGEST = 12  # lines of a way to win; what follows is more of the same


class Reason(msgspec.Struct, frozen=True):
    sentences: list[str]
    line: list[str]  # of a win that nothing can stop, what to do whatever happens


def reason(puzzle: Puzzle, language: str) -> Reason:
    return Reason(list(sentences(puzzle, language)), list(way(puzzle.number, language)))


def percent(share: float) -> int | float:
    """A share as a whole number, with a tenth where it would look impossible or certain."""
    rounded = round(100 * share)
    if (rounded == 0 and share > ALMOST) or (rounded == 100 and share < 1 - ALMOST):
        return round(100 * share, 1)
    return rounded


def sentences(puzzle: Puzzle, language: str) -> Iterator[str]:
    maker = maker_of(puzzle)
    best, tempting = puzzle.best, puzzle.tempting
    other = names_of(puzzle.players)[1]
    yield say(maker.ideas[str(puzzle.facts.get("idea", puzzle.theme))], language, name=other)
    yield say(
        "puzzles-reason-worth-likely" if maker.is_estimate else "puzzles-reason-worth",
        language,
        best=label(puzzle, best, language),
        worth=percent(puzzle.worths[best]),
        tempting=label(puzzle, tempting, language),
        other=percent(puzzle.worths[tempting]),
    )
    yield from maker.reasons(puzzle, language)


def conditions(puzzle: Puzzle, language: str) -> Iterator[str]:
    """What is known beyond what the table shows: special rules, and what was lost."""
    return maker_of(puzzle).conditions(puzzle, language)


@cache  # it is looked for among everything that could be
def way(number: int, language: str) -> tuple[str, ...]:
    puzzle = puzzle_numbered(number)
    lines = list(maker_of(puzzle).winning_line(puzzle, language))
    if len(lines) > LONGEST:
        more = say("puzzles-more-lines", language, lines=len(lines) - LONGEST)
        return (*lines[:LONGEST], more)
    return tuple(lines)
