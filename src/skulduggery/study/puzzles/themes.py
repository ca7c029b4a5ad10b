"""What puzzles are about: the kind of decision, which spoils nothing, and the idea behind it."""

from functools import cache

from skulduggery.games import package_named
from skulduggery.study.puzzles.maker import PuzzleMaker
from skulduggery.study.puzzles.puzzle import Puzzle, scene
from skulduggery.study.puzzles.puzzle_files import puzzle_numbered
from skulduggery.words import say


def maker_of(puzzle: Puzzle) -> PuzzleMaker:
    """Only games that have a maker have puzzles."""
    maker = package_named(puzzle.game).puzzles
    assert maker is not None
    return maker.load()


def kind_name(puzzle: Puzzle, language: str) -> str:
    return say(maker_of(puzzle).kinds[_phase(puzzle.number)], language)


@cache  # a puzzle has to be set up for it, and lists show all of them
def _phase(number: int) -> str:
    return scene(puzzle_numbered(number)).view.phase


def theme_name(puzzle: Puzzle, language: str) -> str:
    return say(maker_of(puzzle).themes[puzzle.theme], language)
