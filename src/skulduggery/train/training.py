"""What a game brings to have its strong bots trained."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple


class Training(NamedTuple):
    """`train(course, folder, seed, iterations, jobs)` writes files into the folder, and names
    them; it can be stopped at any time and goes on from there."""

    courses: Sequence[str]  # in the order in which each needs those before it
    train: Callable[[str, Path, int, int | None, int], list[Path]]
