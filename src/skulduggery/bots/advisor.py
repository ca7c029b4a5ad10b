"""What a strong bot thinks of its choices, and of its chances: for hints, reviews and puzzles."""

from typing import NamedTuple, Protocol

from skulduggery.bots.bot import Bot, EventHistory
from skulduggery.core.view import View


class WinEstimate(NamedTuple):
    """The share of the win that a player can expect, as far as the player can know."""

    share: float
    error: float = 0.0  # its standard error, 0 where it was worked out exactly


class ChoiceEstimate(NamedTuple):
    """One choice: how often the bot would take it, and what it is worth to do so."""

    text: str
    often: float
    worth: WinEstimate


class Advisor(Bot, Protocol):
    def weigh_choices(
        self, view: View, seat: int, history: EventHistory = ()
    ) -> list[ChoiceEstimate]:
        """All choices of a pending seat, as the view lists them; `often` adds up to 1."""
        ...

    def estimate_win(self, view: View, player: int, history: EventHistory = ()) -> WinEstimate:
        """What a player can expect at any moment of a game, whoever is next, or its end."""
        ...
