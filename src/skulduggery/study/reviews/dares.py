"""What somebody dares in a game: every game has its own idea of it, in a module of its own."""

from importlib import import_module
from typing import Protocol

from skulduggery.core.state import State
from skulduggery.study.reviews.review import Dare


class Lookout(Protocol):
    """Sees all of a game, and notes what was dared once it is known how it ended."""

    found: list[Dare]

    def watch(self, before: State, number: int, who: int, action: int, after: State) -> None:
        """Ply `number`, by a seat or CHANCE; `number` is also that of the moment after it."""
        ...


def lookout_for(game: str) -> Lookout:
    made: Lookout = import_module(f"skulduggery.study.reviews.{game}").Lookout()
    return made


def ends_chapter(before: State, after: State) -> bool:
    """Whether a round, or the game, is over with this ply."""
    return bool(after.chapter() != before.chapter() or after.winners())
