"""The bot every other one must beat: any legal move, all alike."""

from skulduggery.bots.bot import EventHistory
from skulduggery.core.rng import Rng
from skulduggery.core.view import View


class RandomBot:
    """Chooses by a randomness of its own, from nothing but what its player may know."""

    name = "random"

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def decide(self, view: View, seat: int, history: EventHistory = ()) -> str:
        choices = view.choices[seat]
        return choices[self.rng.below(len(choices))]
