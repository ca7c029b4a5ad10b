"""What learning needs beyond what playing needs."""

import os
from importlib.util import find_spec

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
