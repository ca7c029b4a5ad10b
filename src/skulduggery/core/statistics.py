"""Counting what games are made of while they are played."""

from typing import NamedTuple

from mypy_extensions import mypyc_attr

from skulduggery.core.match import Watcher
from skulduggery.core.state import State


class Ratio(NamedTuple):
    """One count by another, by their names; a proportion if `over` counts some of `under`."""

    over: str
    under: str
    proportion: bool = False


@mypyc_attr(allow_interpreted_subclasses=True)
class GameStatistics(Watcher):
    """A watcher that counts, over as many games as it is shown."""

    def after_game(self, state: State) -> None:
        """A game has come to its end."""

    def ratio_definitions(self) -> dict[str, Ratio]:
        """What is best told as one count by another."""
        return {}

    def counts_by_name(self) -> dict[str, int]:
        """What was counted, by name; counts of several runs add up."""
        raise NotImplementedError
