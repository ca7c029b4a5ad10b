"""A bot of your own for Skull: lays flowers and passes whenever it can.

skulduggery simulate skull --bots examples.my_bot:CarefulBot,casual,casual,casual
"""

from collections.abc import Sequence

import skulduggery as sk


class CarefulBot:
    """`view.choices` has the legal moves of each of the player's seats; `decide` returns one."""

    def __init__(self, rng: sk.Rng) -> None:
        self.rng = rng

    def decide(self, view: sk.View, seat: int, history: Sequence[sk.Event] = ()) -> str:
        moves = view.choices[seat]
        for liked in ("flower", "pass"):
            if liked in moves:
                return liked
        return moves[self.rng.below(len(moves))]
