"""What the door of Skull says about its puzzles."""

from skulduggery.games.skull.study import puzzle_words as words
from skulduggery.games.skull.study import puzzles
from skulduggery.study.puzzles.maker import PuzzleMaker

PUZZLE_MAKER = PuzzleMaker(
    candidates=puzzles.find_candidates,
    worths_again=puzzles.recompute_values,
    kinds=words.KIND_MESSAGES,
    themes=words.THEME_MESSAGES,
    ideas=words.IDEA_MESSAGES,
    reasons=words.puzzle_reasons,
    explained=puzzles.add_explanation_facts,
    conditions=words.puzzle_conditions,
    winning_line=words.winning_line,
)
