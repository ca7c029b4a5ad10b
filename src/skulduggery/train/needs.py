"""What learning needs beyond what playing needs."""

from importlib.util import find_spec

from skulduggery.core.errors import Mistake


class NoNumPy(Mistake):
    def __init__(self) -> None:
        super().__init__("train-without-numpy")


def need_numpy() -> None:
    """NumPy comes with the extra `train`."""
    if find_spec("numpy") is None:
        raise NoNumPy
