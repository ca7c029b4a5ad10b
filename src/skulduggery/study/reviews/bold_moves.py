"""What somebody dares in a game: every game has its own idea of it."""

from typing import Protocol

from skulduggery.core.state import State
from skulduggery.study.reviews.review import BoldMove


class BoldMoveFinder(Protocol):
    """Sees all of a game, and notes what was dared once it is known how it ended."""

    found: list[BoldMove]

    def watch_ply(self, before: State, number: int, who: int, action: int, after: State) -> None:
        """Ply `number`, by a seat or CHANCE; `number` is also that of the moment after it."""
        ...


class NoBoldMoves:
    """For games of which nobody has said yet what is bold."""

    def __init__(self) -> None:
        self.found: list[BoldMove] = []

    def watch_ply(self, before: State, number: int, who: int, action: int, after: State) -> None:
        """Nothing is."""


def ends_round(before: State, after: State) -> bool:
    """Whether a round, or the game, is over with this ply."""
    return bool(after.round_number() != before.round_number() or after.winners())
