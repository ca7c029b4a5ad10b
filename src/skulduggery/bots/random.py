"""The random bot: any legal move, uniformly."""

from skulduggery.bots.bot import EventHistory
from skulduggery.core.rng import Rng
from skulduggery.core.view import View


class RandomBot:
    """Chooses uniformly among the choices of its view."""

    name = "random"

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def decide(self, view: View, seat: int, history: EventHistory = ()) -> str:
        choices = view.choices[seat]
        return choices[self._rng.below(len(choices))]
