"""Makes puzzles: selects decisions with a clear, surprising and varied best move.

The baseline is what the rule bots choose; a puzzle is surprising where it mostly fails.
"""

from collections import Counter
from collections.abc import Callable, Iterable

import msgspec

from skulduggery.bots.player_history import HistoryRecorder
from skulduggery.bots.registry import (
    CASUAL_LEVEL,
    RULE_BOT_NAME,
    bot_named,
    levels_of,
    wants_history,
)
from skulduggery.core.errors import BadOptions
from skulduggery.core.events import Event
from skulduggery.core.record import match_from_record, replay_ply
from skulduggery.core.rng import Rng
from skulduggery.games import game_names, package_named
from skulduggery.study.puzzles.explanations import maker_of
from skulduggery.study.puzzles.puzzle import SOLVER_PLAYER, Puzzle, set_up_puzzle

# The minimum lead of the best choice in win probability, beyond twice the error of the solver.
_MIN_MARGIN_WIN_SHARE = 0.04
MAX_BASELINE_SUCCESS_SHARE = 0.34  # how often the baseline may find the best choice
_CANDIDATES_PER_PUZZLE = 2  # found before the best are picked
_MAX_ALIKE_PUZZLES = 2  # with the same theme and the same similarity key
_MAX_COUNTED_MARGIN_WIN_SHARE = 0.25  # larger leads in win probability make no better puzzle
_MAX_RECHECK_DIFFERENCE_WIN_SHARE = 0.002  # allowed difference when solved again elsewhere


_SAMPLES_PER_BOT = 40


def _baseline_bots(game: str) -> list[str]:
    """The bots whose choices are the baseline: those that play as beginners would."""
    has_rule_bot = package_named(game).rule_bot is not None
    return [CASUAL_LEVEL] * (CASUAL_LEVEL in levels_of(game)) + [RULE_BOT_NAME] * has_rule_bot


def baseline_choices(puzzle: Puzzle, seed: int) -> dict[str, float]:
    """The frequency of each choice in the baseline, without those never taken."""
    there = set_up_puzzle(puzzle)
    taken: Counter[str] = Counter()
    names = _baseline_bots(puzzle.game)
    for stream, name in enumerate(names):
        bot = bot_named(puzzle.game, name, Rng(seed, stream))
        story = solver_history(puzzle) if wants_history(puzzle.game, name) else []
        taken.update(bot.decide(there.view, there.seat, story) for _ in range(_SAMPLES_PER_BOT))
    return {text: times / (_SAMPLES_PER_BOT * len(names)) for text, times in taken.items()}


def solver_history(puzzle: Puzzle) -> list[Event]:
    """The history of the player to decide."""
    there = set_up_puzzle(puzzle)
    record = puzzle.game_record()
    match = match_from_record(record, there.game)
    recorder = HistoryRecorder(there.game, match.state, [SOLVER_PLAYER])
    match.watcher = recorder
    for ply in record.plies:
        replay_ply(match, there.game, ply)
    return recorder.histories[SOLVER_PLAYER]


def make_puzzles(
    game: str, count: int, seed: int, tell: Callable[[int, int], None]
) -> list[Puzzle]:
    """At most `count` puzzles; `tell(tried, found)` is called after each candidate."""
    part = package_named(game).puzzles
    if part is None:
        games = [name for name in game_names() if package_named(name).puzzles]
        raise BadOptions("no-puzzle-maker", game=game, games=", ".join(games))
    maker = part.load()
    found: list[Puzzle] = []
    alike: Counter[tuple[str, str, str]] = Counter()
    for tried, candidate in enumerate(maker.candidates(seed), 1):
        kind = (candidate.theme, *_similarity_key(candidate))
        puzzle = surprising_puzzle(candidate, seed) if alike[kind] < _MAX_ALIKE_PUZZLES else None
        if puzzle is not None:
            found.append(puzzle)
            alike[kind] += 1
        tell(tried, len(found))
        if len(found) >= count * _CANDIDATES_PER_PUZZLE:
            break
    numbered = enumerate(pick_varied(found, count), package_named(game).first_puzzle)
    return [
        maker.explained(msgspec.structs.replace(puzzle, number=number))
        for number, puzzle in numbered
    ]


def is_clear(puzzle: Puzzle) -> bool:
    return len(puzzle.worths) > 1 and puzzle.best_margin >= _MIN_MARGIN_WIN_SHARE + 2 * puzzle.error


def surprising_puzzle(puzzle: Puzzle, seed: int) -> Puzzle | None:
    """The puzzle with its baseline result, or None where the baseline solves it too often."""
    if not is_clear(puzzle):
        return None
    taken = baseline_choices(puzzle, seed)
    sense = taken.pop(puzzle.best, 0.0)
    if sense > MAX_BASELINE_SUCCESS_SHARE:
        return None
    tempting = max(taken, key=taken.__getitem__)
    return msgspec.structs.replace(puzzle, sense=round(sense, 3), tempting=tempting)


def pick_varied(puzzles: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """The best of them, with a penalty for themes and positions chosen before."""
    left = list(puzzles)
    themes: Counter[str] = Counter()
    places: Counter[tuple[str, str]] = Counter()
    chosen: list[Puzzle] = []
    while left and len(chosen) < count:
        best = max(
            left,
            key=lambda puzzle: (
                min(puzzle.best_margin, _MAX_COUNTED_MARGIN_WIN_SHARE)
                * (1.0 - puzzle.sense)
                / ((1 + themes[puzzle.theme]) * (1 + 3 * places[_similarity_key(puzzle)]))
            ),
        )
        left.remove(best)
        chosen.append(best)
        themes[best.theme] += 1
        places[_similarity_key(best)] += 1
    return chosen


def _similarity_key(puzzle: Puzzle) -> tuple[str, str]:
    """Puzzles with the same key are much alike: the same situation and the same answer."""
    if puzzle.position is None:
        place = [str(puzzle.facts.get(fact)) for fact in ("own", "theirs", "good", "back")]
        return " ".join(place), puzzle.best
    own = puzzle.position.partition(" ")[0].rstrip("+")
    return f"{own} {len(puzzle.plies)}", puzzle.best


def check_puzzle(puzzle: Puzzle) -> str | None:
    """Solve a shipped puzzle again: the id of a message on what differs, or None."""
    again = maker_of(puzzle).worths_again(puzzle)
    if again.keys() != puzzle.worths.keys():
        return "puzzles-other-choices"
    close = _MAX_RECHECK_DIFFERENCE_WIN_SHARE + puzzle.error
    if any(abs(again[text] - worth) > close for text, worth in puzzle.worths.items()):
        return "puzzles-other-worths"
    if max(again, key=again.__getitem__) != puzzle.best:
        return "puzzles-other-best"
    return (
        None
        if is_clear(puzzle) and puzzle.sense <= MAX_BASELINE_SUCCESS_SHARE
        else "puzzles-not-clear"
    )
