"""What a game declares to have its bots trained."""

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
    """NoNumPy where the extra `train` is not installed; called before NumPy is imported."""
    if find_spec("numpy") is None:
        raise NoNumPy
    # The matrices are small: on a busy machine, several threads that wait for each other take ten
    # times as long as one. A value that is set already wins.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


class Training(NamedTuple):
    """`train(configuration, folder, seed, iterations, jobs)` writes files into the folder and
    returns them; stopped at any time, it continues from its last checkpoint."""

    courses: Sequence[str]  # the configurations; each may need those before it
    train: Callable[[str, Path, int, int | None, int], list[Path]]
