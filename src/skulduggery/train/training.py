"""What a game brings to have its strong bots trained."""

import os
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from skulduggery.core.errors import Mistake


class NoNumPy(Mistake):
    def __init__(self) -> None:
        super().__init__("train-without-numpy")


def need_numpy() -> None:
    """NumPy comes with the extra `train`; to be asked before it is imported."""
    if find_spec("numpy") is None:
        raise NoNumPy
    # Our matrices are small: on a busy machine threads that wait for each other take ten times as
    # long as one alone. Whoever has set it knows better.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


class Training(NamedTuple):
    """`train(course, folder, seed, iterations, jobs)` writes files into the folder, and names
    them; it can be stopped at any time and goes on from there."""

    courses: Sequence[str]  # in the order in which each needs those before it
    train: Callable[[str, Path, int, int | None, int], list[Path]]
