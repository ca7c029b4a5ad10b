"""Explanations of puzzles: the theme, the values of the choices, and a forced win."""

from collections.abc import Iterator
from functools import cache

import msgspec

from skulduggery.core.percent import readable_percent
from skulduggery.games import package_named
from skulduggery.study.puzzles.puzzle import (
    Puzzle,
    PuzzleMaker,
    choice_label,
    puzzle_player_names,
    set_up_puzzle,
)
from skulduggery.study.puzzles.puzzle_files import puzzle_numbered
from skulduggery.words import translate

_MAX_WINNING_LINES = 12  # the rest is left out


def maker_of(puzzle: Puzzle) -> PuzzleMaker:
    """The puzzle maker of the game; every game with puzzles has one."""
    maker = package_named(puzzle.game).puzzles
    assert maker is not None
    return maker.load()


def kind_name(puzzle: Puzzle, language: str) -> str:
    return translate(maker_of(puzzle).kinds[_puzzle_phase(puzzle.number)], language)


@cache  # slow: it sets up the puzzle, and lists show all of them
def _puzzle_phase(number: int) -> str:
    return set_up_puzzle(puzzle_numbered(number)).view.phase


def theme_name(puzzle: Puzzle, language: str) -> str:
    return translate(maker_of(puzzle).themes[puzzle.theme], language)


class PuzzleExplanation(msgspec.Struct, frozen=True):
    sentences: list[str]
    line: list[str]  # a forced win: what to do whatever happens


def explain_puzzle(puzzle: Puzzle, language: str) -> PuzzleExplanation:
    return PuzzleExplanation(
        list(_reason_sentences(puzzle, language)), list(_winning_lines(puzzle.number, language))
    )


def _reason_sentences(puzzle: Puzzle, language: str) -> Iterator[str]:
    maker = maker_of(puzzle)
    best, tempting = puzzle.best, puzzle.tempting
    other = puzzle_player_names(puzzle.players)[1]
    yield translate(maker.ideas[str(puzzle.facts.get("idea", puzzle.theme))], language, name=other)
    yield translate(
        "puzzles-reason-worth-likely" if maker.is_estimate else "puzzles-reason-worth",
        language,
        best=choice_label(puzzle, best, language),
        worth=readable_percent(puzzle.worths[best]),
        tempting=choice_label(puzzle, tempting, language),
        other=readable_percent(puzzle.worths[tempting]),
    )
    yield from maker.reasons(puzzle, language)


def puzzle_conditions(puzzle: Puzzle, language: str) -> Iterator[str]:
    """What is known beyond the view: special rules, and lost discs."""
    return maker_of(puzzle).conditions(puzzle, language)


@cache  # slow: an exhaustive search
def _winning_lines(number: int, language: str) -> tuple[str, ...]:
    puzzle = puzzle_numbered(number)
    lines = list(maker_of(puzzle).winning_line(puzzle, language))
    if len(lines) > _MAX_WINNING_LINES:
        more = translate("puzzles-more-lines", language, lines=len(lines) - _MAX_WINNING_LINES)
        return (*lines[:_MAX_WINNING_LINES], more)
    return tuple(lines)
