"""Puzzles of Skull King: bids, and dice in the last tricks, played out in many worlds."""

from collections.abc import Iterator
from typing import cast

import msgspec

from skulduggery.core.events import Event
from skulduggery.core.packed_counts import size
from skulduggery.core.rng import Rng
from skulduggery.core.view import View
from skulduggery.games.skull_king.bots.prepare_search import search_of
from skulduggery.games.skull_king.rules.state import SkullKingState
from skulduggery.games.skull_king.rules.view import SkullKingView
from skulduggery.study.puzzles.baseline import story_of
from skulduggery.study.puzzles.candidates import Moment, moments
from skulduggery.study.puzzles.maker import PuzzleMaker
from skulduggery.study.puzzles.puzzle import SOLVER, Puzzle, scene
from skulduggery.words import say

PLAYERS = 3
BOTS = ("casual", "casual", "rule")
GAMES = 2000
LATE = 4  # rounds at most until the end: before that, little hangs on one decision
FEW = 4  # dice in hand at most
GLANCE, LOOK = 120, 3000  # worlds: to see whether it is worth a look, and to be sure
PROMISING = 0.05  # of the win, after a glance
HOPE = 0.15  # of the win: below that nobody cares which way it is lost
SEED = 1  # of the worlds: the same are drawn again when a puzzle is checked


def candidates(seed: int) -> Iterator[Puzzle]:
    """Late bids and dice of many games."""
    for number in range(GAMES):
        for moment in moments("skull_king", {}, BOTS, seed, number):
            view = cast(SkullKingView, moment.view)
            if is_late(view) and is_promising(moment):
                yield puzzle_at(moment)


def is_late(view: SkullKingView) -> bool:
    if view.rounds - view.round >= LATE:
        return False
    own = view.screens[SOLVER].own
    return view.phase == "announce" or (own is not None and len(own) <= FEW)


def is_promising(moment: Moment) -> bool:
    worths = sorted(worths_at(moment.view, moment.story, GLANCE)[0].values())
    return worths[-1] >= HOPE and worths[-1] - worths[-2] >= PROMISING


def puzzle_at(moment: Moment) -> Puzzle:
    worths, error = worths_at(moment.view, moment.story, LOOK)
    best = max(worths, key=worths.__getitem__)
    state = cast(SkullKingState, moment.state)
    return Puzzle(
        number=0,
        game="skull_king",
        players=PLAYERS,
        plies=moment.plies,
        theme=theme_of(state, cast(SkullKingView, moment.view)),
        worths={text: round(worth, 4) for text, worth in worths.items()},
        error=round(error, 4),
        tempting=best,
        sense=0.0,
        facts=facts_at(state),
    )


def worths_at(view: View, story: list[Event], worlds: int) -> tuple[dict[str, float], float]:
    """What each choice is worth, all of them in the same worlds; and the largest error."""
    search = search_of(cast(SkullKingView, view), SOLVER, story, Rng(SEED))
    everything = list(range(len(search.choices)))
    for _ in range(worlds):
        search.try_all(everything)
    texts = view.choices[SOLVER]
    errors = [search.error(k) for k in everything]
    return {texts[k]: search.mean(k) for k in everything}, max(errors)


def theme_of(state: SkullKingState, view: SkullKingView) -> str:
    if view.phase == "announce":
        return "bid-low"  # or high: what plain sense bids is not known yet
    screen = state.screens[SOLVER]
    if screen.bid == screen.tricks:
        return "needs-none"
    return "needs-tricks" if screen.bid > screen.tricks else "spoiled"


def facts_at(state: SkullKingState) -> dict[str, float | str]:
    screen = state.screens[SOLVER]
    return {
        "own": float(size(screen.dice)),
        "theirs": float(state.round),
        "needed": float(screen.bid - screen.tricks),
    }


def worths_again(puzzle: Puzzle) -> dict[str, float]:
    return worths_at(scene(puzzle).view, story_of(puzzle), LOOK)[0]


def explained(puzzle: Puzzle) -> Puzzle:
    """A bid is higher or lower than the tempting one."""
    if not puzzle.best.startswith("bid"):
        return puzzle
    best, tempting = (int(text.split()[1]) for text in (puzzle.best, puzzle.tempting))
    return msgspec.structs.replace(puzzle, theme="bid-high" if best > tempting else "bid-low")


# In words.


def reasons(puzzle: Puzzle, language: str) -> Iterator[str]:
    points = round(100 * 2 * puzzle.error, 1)
    yield say("puzzles-reason-worlds", language, worlds=LOOK, error=points)


PUZZLE_MAKER = PuzzleMaker(
    candidates=candidates,
    worths_again=worths_again,
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
    reasons=reasons,
    explained=explained,
    is_estimate=True,
)
