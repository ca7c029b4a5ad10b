"""What the history of a game of Skull King tells beyond the view: who rolled what, who bids how.

At the end of a round all dice have been rolled, so everybody's hand is known, and what they bid
with it.
"""

from typing import NamedTuple

from skulduggery.bots.bot import Story
from skulduggery.core.packed_counts import one
from skulduggery.games.skull_king.rules.actions import KIND_TEXTS
from skulduggery.games.skull_king.rules.events import BidsOpened, DieChosen, RoundBegan, RoundScored


class Shown(NamedTuple):
    """A hand that was seen to the end, and the bid that was made with it."""

    round: int
    dice: int
    bid: int


class Memory:
    """What was seen of every seat: the dice it has rolled in this round, and its earlier hands."""

    def __init__(self, seats: int, history: Story) -> None:
        self.rolled = [0] * seats
        self.shown: list[list[Shown]] = [[] for _ in range(seats)]
        bids: list[int] = []
        for event in history:
            if isinstance(event, RoundBegan):
                self.rolled = [0] * seats
            elif isinstance(event, BidsOpened):
                bids = event.bids
            elif isinstance(event, DieChosen):
                self.rolled[event.seat] += one(KIND_TEXTS.index(event.die))
            elif isinstance(event, RoundScored):
                for seat, dice in enumerate(self.rolled):
                    self.shown[seat].append(Shown(event.round, dice, bids[seat]))
