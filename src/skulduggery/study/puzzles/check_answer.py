"""Checks an answer to a puzzle."""

import msgspec

from skulduggery.core.errors import MalformedAction
from skulduggery.core.game import normalize_action_text
from skulduggery.study.puzzles.explanations import explain_puzzle, theme_name
from skulduggery.study.puzzles.puzzle import Puzzle, choice_label


class ChoiceValue(msgspec.Struct, frozen=True):
    """One choice, and its win share against perfect play."""

    text: str
    label: str
    worth: float


class Verdict(msgspec.Struct, frozen=True):
    number: int
    tried: str
    right: bool
    best: str
    theme: str  # its name
    reason: list[str]
    line: list[str]  # a forced win, where there is one
    worths: list[ChoiceValue]  # the best first


def _read_choice(puzzle: Puzzle, text: str) -> str:
    """The choice that a text names; case and spacing do not matter."""
    spelled = normalize_action_text(text)
    for choice in puzzle.worths:
        if normalize_action_text(choice) == spelled:
            return choice
    raise MalformedAction(text, list(puzzle.worths))


def judge_answer(puzzle: Puzzle, text: str, language: str) -> Verdict:
    choice = _read_choice(puzzle, text)
    found = explain_puzzle(puzzle, language)
    ranked = sorted(puzzle.worths, key=lambda other: -puzzle.worths[other])
    return Verdict(
        number=puzzle.number,
        tried=choice,
        right=choice == puzzle.best,
        best=puzzle.best,
        theme=theme_name(puzzle, language),
        reason=found.sentences,
        line=found.line,
        worths=[
            ChoiceValue(text, choice_label(puzzle, text, language), puzzle.worths[text])
            for text in ranked
        ],
    )
