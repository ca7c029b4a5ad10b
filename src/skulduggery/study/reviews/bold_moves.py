"""Bold moves: every game defines its own."""

from typing import Protocol

from skulduggery.core.state import State
from skulduggery.study.reviews.review import BoldMove


class BoldMoveFinder(Protocol):
    """Watches all plies, and adds a bold move to `found` once it is resolved."""

    found: list[BoldMove]

    def watch_ply(self, before: State, number: int, who: int, action: int, after: State) -> None:
        """Ply `number`, by a seat or CHANCE; `number` is also that of the moment after it."""
        ...


class NoBoldMoves:
    """For games that define no bold moves."""

    def __init__(self) -> None:
        self.found: list[BoldMove] = []

    def watch_ply(self, before: State, number: int, who: int, action: int, after: State) -> None:
        """Finds nothing."""


def ends_round(before: State, after: State) -> bool:
    """Whether a round, or the game, is over with this ply."""
    return bool(after.round_number() != before.round_number() or after.winners())
