"""Puzzles of Skull King: bids, and dice in the last tricks, played out in many worlds."""

from collections.abc import Iterator
from typing import cast

import msgspec

from skulduggery.core.events import Event
from skulduggery.core.packed_counts import total_count
from skulduggery.core.rng import Rng
from skulduggery.core.view import View
from skulduggery.games.skull_king.bots.prepare_search import prepare_search
from skulduggery.games.skull_king.rules.state import SkullKingState
from skulduggery.games.skull_king.rules.view import SkullKingView
from skulduggery.study.puzzles.candidates import CandidateDecision, candidate_decisions
from skulduggery.study.puzzles.make_puzzles import solver_history
from skulduggery.study.puzzles.puzzle import SOLVER_PLAYER, Puzzle, PuzzleMaker, set_up_puzzle
from skulduggery.words import translate

_PUZZLE_PLAYERS = 3
_CANDIDATE_BOTS = ("casual", "casual", "rule")
_NUM_CANDIDATE_GAMES = 2000
_NUM_LATE_ROUNDS = 4  # at the end of a game: before that, single decisions matter little
_MAX_PUZZLE_DICE = 4  # in hand
_QUICK_WORLDS, FULL_WORLDS = 120, 3000  # for a first check of a candidate, and for its values
_MIN_QUICK_GAP = 0.05  # between the two best choices, in win shares, at the first check
_MIN_WIN_SHARE = 0.15  # of the best choice: below that it matters little how the game is lost
_WORLDS_SEED = 1  # the same worlds are drawn again when a puzzle is checked


def _find_candidates(seed: int) -> Iterator[Puzzle]:
    """Late bids and dice of many games."""
    for number in range(_NUM_CANDIDATE_GAMES):
        for moment in candidate_decisions("skull_king", {}, _CANDIDATE_BOTS, seed, number):
            view = cast(SkullKingView, moment.view)
            if _is_late(view) and _is_promising(moment):
                yield _puzzle_at(moment)


def _is_late(view: SkullKingView) -> bool:
    if view.rounds - view.round >= _NUM_LATE_ROUNDS:
        return False
    own = view.screens[SOLVER_PLAYER].own
    return view.phase == "announce" or (own is not None and len(own) <= _MAX_PUZZLE_DICE)


def _is_promising(moment: CandidateDecision) -> bool:
    worths = sorted(choice_values(moment.view, moment.story, _QUICK_WORLDS)[0].values())
    return worths[-1] >= _MIN_WIN_SHARE and worths[-1] - worths[-2] >= _MIN_QUICK_GAP


def _puzzle_at(moment: CandidateDecision) -> Puzzle:
    worths, error = choice_values(moment.view, moment.story, FULL_WORLDS)
    best = max(worths, key=worths.__getitem__)
    state = cast(SkullKingState, moment.state)
    return Puzzle(
        number=0,
        game="skull_king",
        players=_PUZZLE_PLAYERS,
        plies=moment.plies,
        theme=_puzzle_theme(state, cast(SkullKingView, moment.view)),
        worths={text: round(worth, 4) for text, worth in worths.items()},
        error=round(error, 4),
        tempting=best,
        sense=0.0,
        facts=_facts_at(state),
    )


def choice_values(view: View, history: list[Event], worlds: int) -> tuple[dict[str, float], float]:
    """What each choice is worth, all of them in the same worlds; and the largest error."""
    search = prepare_search(cast(SkullKingView, view), SOLVER_PLAYER, history, Rng(_WORLDS_SEED))
    everything = list(range(len(search.choices)))
    for _ in range(worlds):
        search.try_all(everything)
    texts = view.choices[SOLVER_PLAYER]
    errors = [search.standard_error(k) for k in everything]
    return {texts[k]: search.mean_share(k) for k in everything}, max(errors)


def _puzzle_theme(state: SkullKingState, view: SkullKingView) -> str:
    if view.phase == "announce":
        return "bid-low"  # or high: what plain sense bids is not known yet
    screen = state.screens[SOLVER_PLAYER]
    if screen.bid == screen.tricks:
        return "needs-none"
    return "needs-tricks" if screen.bid > screen.tricks else "spoiled"


def _facts_at(state: SkullKingState) -> dict[str, float | str]:
    screen = state.screens[SOLVER_PLAYER]
    return {
        "own": float(total_count(screen.dice)),
        "theirs": float(state.round),
        "needed": float(screen.bid - screen.tricks),
    }


def _recompute_values(puzzle: Puzzle) -> dict[str, float]:
    return choice_values(set_up_puzzle(puzzle).view, solver_history(puzzle), FULL_WORLDS)[0]


def _set_bid_theme(puzzle: Puzzle) -> Puzzle:
    """A bid is higher or lower than the tempting one."""
    if not puzzle.best.startswith("bid"):
        return puzzle
    best, tempting = (int(text.split()[1]) for text in (puzzle.best, puzzle.tempting))
    return msgspec.structs.replace(puzzle, theme="bid-high" if best > tempting else "bid-low")


# In words.


def _puzzle_reasons(puzzle: Puzzle, language: str) -> Iterator[str]:
    points = round(100 * 2 * puzzle.error, 1)
    yield translate("puzzles-reason-worlds", language, worlds=FULL_WORLDS, error=points)


PUZZLE_MAKER = PuzzleMaker(
    candidates=_find_candidates,
    worths_again=_recompute_values,
    kinds={
        "announce": "puzzles-kind-bid",
        "choose die": "puzzles-kind-die",
    },
    themes={
        "bid-low": "puzzles-theme-bid-low",
        "bid-high": "puzzles-theme-bid-high",
        "needs-tricks": "puzzles-theme-needs-tricks",
        "needs-none": "puzzles-theme-needs-none",
        "spoiled": "puzzles-theme-spoiled",
    },
    ideas={
        "bid-low": "puzzles-idea-bid-low",
        "bid-high": "puzzles-idea-bid-high",
        "needs-tricks": "puzzles-idea-needs-tricks",
        "needs-none": "puzzles-idea-needs-none",
        "spoiled": "puzzles-idea-spoiled",
    },
    reasons=_puzzle_reasons,
    explained=_set_bid_theme,
    is_estimate=True,
)
