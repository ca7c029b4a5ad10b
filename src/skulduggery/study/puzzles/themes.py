"""What puzzles are about: the kind of decision, which spoils nothing, and the idea behind it."""

from functools import cache

from skulduggery.games import package_named
from skulduggery.study.puzzles.maker import PuzzleMaker
from skulduggery.study.puzzles.puzzle import Puzzle, set_up_puzzle
from skulduggery.study.puzzles.puzzle_files import puzzle_numbered
from skulduggery.words import translate


def maker_of(puzzle: Puzzle) -> PuzzleMaker:
    """Only games that have a maker have puzzles."""
    maker = package_named(puzzle.game).puzzles
    assert maker is not None
    return maker.load()


def kind_name(puzzle: Puzzle, language: str) -> str:
    return translate(maker_of(puzzle).kinds[_puzzle_phase(puzzle.number)], language)


@cache  # a puzzle has to be set up for it, and lists show all of them
def _puzzle_phase(number: int) -> str:
    return set_up_puzzle(puzzle_numbered(number)).view.phase


def theme_name(puzzle: Puzzle, language: str) -> str:
    return translate(maker_of(puzzle).themes[puzzle.theme], language)
