"""The PuzzleMaker of Skull: candidates, and the texts of its puzzles."""

from collections.abc import Iterator

from skulduggery.core.percent import readable_percent
from skulduggery.core.sentences import value_about
from skulduggery.games.skull.rules.position import read_position
from skulduggery.games.skull.solver.public_tree import DISCS_PER_TRIBE, prior_belief
from skulduggery.games.skull.study import puzzles
from skulduggery.games.skull.study.forced_win_lines import PlanExplainer
from skulduggery.games.skull.study.puzzles import OPPONENT_SEAT, winning_plan
from skulduggery.study.puzzles.puzzle import (
    SOLVER_PLAYER,
    Puzzle,
    PuzzleMaker,
    choice_label,
    puzzle_player_names,
)
from skulduggery.words import translate

_KIND_MESSAGES = {  # by phase
    "place": "puzzles-kind-first-disc",
    "add": "puzzles-kind-add",
    "raise": "puzzles-kind-raise",
    "lose": "puzzles-kind-give-up",
}
_THEME_MESSAGES = {
    "certain": "puzzles-theme-certain",
    "first-skull": "puzzles-theme-first-skull",
    "first-flower": "puzzles-theme-first-flower",
    "add-skull": "puzzles-theme-add-skull",
    "add-flower": "puzzles-theme-add-flower",
    "own-flowers": "puzzles-theme-own-flowers",
    "bold": "puzzles-theme-bold",
    "bluff": "puzzles-theme-bluff",
    "own-skull": "puzzles-theme-own-skull",
    "let-them": "puzzles-theme-let-them",
    "give-up-skull": "puzzles-theme-give-up-skull",
    "give-up-flower": "puzzles-theme-give-up-flower",
}
_IDEA_MESSAGES = {
    "first-skull": "puzzles-idea-first-skull",
    "first-flower": "puzzles-idea-first-flower",
    "add-skull": "puzzles-idea-add-skull",
    "add-flower": "puzzles-idea-add-flower",
    "own-flowers": "puzzles-idea-own-flowers",
    "bold": "puzzles-idea-bold",
    "bluff": "puzzles-idea-bluff",
    "own-skull": "puzzles-idea-own-skull",
    "let-them": "puzzles-idea-let-them",
    "give-up-skull": "puzzles-idea-give-up-skull",
    "give-up-flower": "puzzles-idea-give-up-flower",
}


def _puzzle_conditions(puzzle: Puzzle, language: str) -> Iterator[str]:
    """Special rules, and lost discs."""
    for option, value in puzzle.options.items():
        yield value_about(puzzle.game, option, str(value), language)
    discs = read_position(puzzle.position or "").seats[OPPONENT_SEAT].number
    if discs < DISCS_PER_TRIBE:
        name, chance = (
            puzzle_player_names(puzzle.players)[OPPONENT_SEAT],
            readable_percent(prior_belief(discs)),
        )
        yield translate("puzzles-lost-by-chance", language, name=name, chance=chance)


def _puzzle_reasons(puzzle: Puzzle, language: str) -> Iterator[str]:
    name = puzzle_player_names(puzzle.players)[OPPONENT_SEAT]
    chances = {
        key: readable_percent(fact) for key, fact in puzzle.facts.items() if isinstance(fact, float)
    }
    if "mat" in chances:
        yield translate(
            "puzzles-reason-reading",
            language,
            name=name,
            mat=chances["mat"],
            hand=chances["hand"],
            gone=chances["gone"],
        )
    for which, text in (("best", puzzle.best), ("tempting", puzzle.tempting)):
        play = choice_label(puzzle, text, language)
        if f"{which}-their-luck" in chances:
            luck = chances[f"{which}-their-luck"]
            yield translate("puzzles-reason-their-luck", language, name=name, chance=luck)
        elif f"{which}-passes" in chances:
            passes = chances[f"{which}-passes"]
            yield translate("puzzles-reason-passes", language, play=play, name=name, chance=passes)
        luck = chances.get(f"{which}-luck", 0)
        if luck and chances.get(f"{which}-passes") != 0:
            yield translate("puzzles-reason-luck", language, play=play, chance=luck)


def _winning_line(puzzle: Puzzle, language: str) -> Iterator[str]:
    plan = winning_plan(puzzle) if puzzle.theme == "certain" else None
    if plan is not None:
        yield from PlanExplainer(
            SOLVER_PLAYER, puzzle_player_names(puzzle.players), language
        ).plan_lines(plan, [])


PUZZLE_MAKER = PuzzleMaker(
    candidates=puzzles.find_candidates,
    worths_again=puzzles.recompute_values,
    kinds=_KIND_MESSAGES,
    themes=_THEME_MESSAGES,
    ideas=_IDEA_MESSAGES,
    reasons=_puzzle_reasons,
    explained=puzzles.add_explanation_facts,
    conditions=_puzzle_conditions,
    winning_line=_winning_line,
)
