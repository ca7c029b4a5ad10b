"""The shipped puzzles: one file for each game, one JSON line for each puzzle."""

from collections.abc import Iterable
from functools import cache

import msgspec

from skulduggery.core.errors import Mistake
from skulduggery.core.rng import Rng
from skulduggery.games import GAMES_BY_NAME, package_named
from skulduggery.study.puzzles.puzzle import Puzzle


class NoPuzzle(Mistake):
    def __init__(self, number: int) -> None:
        super().__init__("no-puzzle", number=str(number))


@cache
def puzzles_of_game(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, in the order of their numbers."""
    file = package_named(game).package_file("study", "puzzles.txt")
    return parse_puzzles(file.read_bytes()) if file.is_file() else ()


def parse_puzzles(written: bytes) -> tuple[Puzzle, ...]:
    return tuple(msgspec.json.decode(line, type=Puzzle) for line in written.splitlines() if line)


def encode_puzzles(puzzles: Iterable[Puzzle]) -> bytes:
    return b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in puzzles)


@cache
def all_puzzles() -> tuple[Puzzle, ...]:
    return tuple(puzzle for game in GAMES_BY_NAME for puzzle in puzzles_of_game(game))


def puzzle_numbered(number: int) -> Puzzle:
    """The puzzle with this number, or NoPuzzle."""
    for puzzle in all_puzzles():
        if puzzle.number == number:
            return puzzle
    raise NoPuzzle(number)


DAY_LENGTH_S = 24 * 3600


def day_number(now: float) -> int:
    """Days since 1970, from seconds since 1970."""
    return int(now // DAY_LENGTH_S)


def puzzle_of_day(day: int) -> Puzzle:
    puzzles = all_puzzles()
    turn, place = divmod(day, len(puzzles))
    return puzzles[shuffled_order(len(puzzles), turn)[place]]


def shuffled_order(count: int, seed: int) -> list[int]:
    """A uniformly random permutation (Fisher and Yates)."""
    rng = Rng(seed)
    order = list(range(count))
    for last in range(count - 1, 0, -1):
        other = int(rng.below(last + 1))
        order[last], order[other] = order[other], order[last]
    return order
