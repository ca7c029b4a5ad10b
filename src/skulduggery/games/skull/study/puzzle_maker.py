"""What the door of Skull says about its puzzles."""

from skulduggery.games.skull.study import puzzle_words as words
from skulduggery.games.skull.study import puzzles
from skulduggery.study.puzzles.maker import PuzzleMaker

PUZZLE_MAKER = PuzzleMaker(
    candidates=puzzles.candidates,
    worths_again=puzzles.worths_again,
    kinds=words.KINDS,
    themes=words.THEMES,
    ideas=words.IDEAS,
    reasons=words.reasons,
    explained=puzzles.explained,
    conditions=words.conditions,
    winning_line=words.winning_line,
)
