"""The puzzle of a date (UTC), the same for everybody; all come up before one does again."""

from skulduggery.core.rng import Rng
from skulduggery.study.puzzles.puzzle import Puzzle
from skulduggery.study.puzzles.puzzle_files import all_puzzles

DAY_LENGTH_S = 24 * 3600


def day_number(now: float) -> int:
    """The number of a day, by the seconds since 1970."""
    return int(now // DAY_LENGTH_S)


def puzzle_of_day(day: int) -> Puzzle:
    puzzles = all_puzzles()
    turn, place = divmod(day, len(puzzles))
    return puzzles[shuffled_order(len(puzzles), turn)[place]]


def shuffled_order(count: int, seed: int) -> list[int]:
    """Every order is as likely (Fisher and Yates)."""
    rng = Rng(seed)
    order = list(range(count))
    for last in range(count - 1, 0, -1):
        other = int(rng.below(last + 1))
        order[last], order[other] = order[other], order[last]
    return order
