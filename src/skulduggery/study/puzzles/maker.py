"""What a game brings to have puzzles: how they are found, worked out again, and explained."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from skulduggery.study.puzzles.puzzle import Puzzle


def unchanged_puzzle(puzzle: Puzzle) -> Puzzle:
    """Found with all that its reason needs."""
    return puzzle


def no_sentences(puzzle: Puzzle, language: str) -> Iterator[str]:
    """What the table shows is all there is."""
    yield from ()


class PuzzleMaker(NamedTuple):
    candidates: Callable[[int], Iterator[Puzzle]]  # decisions worth a look, from a seed
    worths_again: Callable[[Puzzle], dict[str, float]]  # by choice, as the solver finds them now
    kinds: Mapping[str, str]  # of decisions, by phase of the view: ids of messages
    themes: Mapping[str, str]  # what a puzzle is about: ids of messages
    ideas: Mapping[str, str]  # the same as a sentence, told with the answer
    reasons: Callable[[Puzzle, str], Iterator[str]]  # sentences in a language, after the figures
    explained: Callable[[Puzzle], Puzzle] = unchanged_puzzle  # with the facts that its reasons need
    conditions: Callable[[Puzzle, str], Iterator[str]] = no_sentences  # known beyond the table
    winning_line: Callable[[Puzzle, str], Iterator[str]] = no_sentences  # that nothing can stop
    is_estimate: bool = False  # worths come from sampling, and are told so
