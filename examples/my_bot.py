"""A bot of one's own for Skull: lays flowers, bids as little as it can, and passes early.

skulduggery simulate skull --bots examples.my_bot:CarefulBot,casual,casual,casual
"""

from collections.abc import Sequence

import skulduggery as sk


class CarefulBot:
    """`view.choices` lists what each of the player's seats may do; the answer is one of them."""

    def __init__(self, rng: sk.Rng) -> None:
        self.rng = rng

    def decide(self, view: sk.View, seat: int, history: Sequence[sk.Event] = ()) -> str:
        moves = view.choices[seat]
        for liked in ("flower", "pass"):
            if liked in moves:
                return liked
        return moves[self.rng.below(len(moves))]
