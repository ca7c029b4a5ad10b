"""Statistics of games, counted while they are played."""

from typing import NamedTuple

from mypy_extensions import mypyc_attr

from skulduggery.core.match import Watcher
from skulduggery.core.state import State


class Ratio(NamedTuple):
    """One count divided by another, by name; a proportion where `over` counts a part of `under`."""

    over: str
    under: str
    proportion: bool = False


@mypyc_attr(allow_interpreted_subclasses=True)
class GameStatistics(Watcher):
    """A watcher that counts, over any number of games."""

    def after_game(self, state: State) -> None:
        """A game has come to its end."""

    def ratio_definitions(self) -> dict[str, Ratio]:
        """The ratios to report, by name."""
        return {}

    def counts_by_name(self) -> dict[str, int]:
        """All counts by name; counts of several runs can be added."""
        raise NotImplementedError
