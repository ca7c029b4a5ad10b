"""What the history of a game of Skull King tells beyond the view: who rolled what, who bids how.

At the end of a round all dice have been rolled, so everybody's hand is known, and what they bid
with it.
"""

from typing import NamedTuple

from skulduggery.bots.bot import EventHistory
from skulduggery.core.packed_counts import one_of
from skulduggery.games.skull_king.rules.actions import KIND_TEXTS
from skulduggery.games.skull_king.rules.events import BidsOpened, DieChosen, RoundBegan, RoundScored


class ShownHand(NamedTuple):
    """A hand that was seen to the end, and the bid that was made with it."""

    round: int
    dice: int
    bid: int


class SkullKingHistory:
    """What was seen of every seat: the dice it has rolled in this round, and its earlier hands."""

    def __init__(self, seats: int, history: EventHistory) -> None:
        self.rolled_dice = [0] * seats
        self.shown_hands: list[list[ShownHand]] = [[] for _ in range(seats)]
        bids: list[int] = []
        for event in history:
            if isinstance(event, RoundBegan):
                self.rolled_dice = [0] * seats
            elif isinstance(event, BidsOpened):
                bids = event.bids
            elif isinstance(event, DieChosen):
                self.rolled_dice[event.seat] += one_of(KIND_TEXTS.index(event.die))
            elif isinstance(event, RoundScored):
                for seat, dice in enumerate(self.rolled_dice):
                    self.shown_hands[seat].append(ShownHand(event.round, dice, bids[seat]))
