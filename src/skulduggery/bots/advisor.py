"""What a strong bot thinks of its choices, and of its chances: for hints, reviews and puzzles."""

from typing import NamedTuple, Protocol

from skulduggery.bots.bot import Bot, Story
from skulduggery.core.view import View


class Worth(NamedTuple):
    """The share of the win that a player can expect, as far as the player can know."""

    share: float
    error: float = 0.0  # its standard error, 0 where it was worked out exactly


class Weighed(NamedTuple):
    """One choice: how often the bot would take it, and what it is worth to do so."""

    text: str
    often: float
    worth: Worth


class Adviser(Bot, Protocol):
    def weigh(self, view: View, seat: int, history: Story = ()) -> list[Weighed]:
        """All choices of a pending seat, as the view lists them; `often` adds up to 1."""
        ...

    def standing(self, view: View, player: int, history: Story = ()) -> Worth:
        """What a player can expect at any moment of a game, whoever is next, or its end."""
        ...
