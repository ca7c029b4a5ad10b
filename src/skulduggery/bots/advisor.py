"""Bots that can explain themselves: their policy and win estimates, for hints and reviews."""

from typing import NamedTuple, Protocol

from skulduggery.bots.bot import Bot, EventHistory
from skulduggery.core.view import View


class WinEstimate(NamedTuple):
    """The expected win share of a player, from what the player knows."""

    share: float
    error: float = 0.0  # the standard error; 0 where the share is exact


class ChoiceEstimate(NamedTuple):
    """One choice: its probability in the policy of the bot, and the expected win share after it."""

    text: str
    often: float
    worth: WinEstimate


class Advisor(Bot, Protocol):
    def weigh_choices(
        self, view: View, seat: int, history: EventHistory = ()
    ) -> list[ChoiceEstimate]:
        """All choices of a pending seat in the order of the view; `often` sums to 1."""
        ...

    def estimate_win(self, view: View, player: int, history: EventHistory = ()) -> WinEstimate:
        """The expected win share at any moment of a game, whoever is next, or at its end."""
        ...
