"""Kuhn poker: three cards, one bet. The first player loses 1/18 on average."""

from typing import Final

from skulduggery.core.state import CHANCE, OVER
from skulduggery.solvers.situation import Situation

CARDS: Final = 3
PASS: Final = 0
BET: Final = 1


class Kuhn(Situation):
    def __init__(self, cards: list[int], bets: list[int]) -> None:
        self.cards = cards  # of player 0 and of player 1, as far as dealt
        self.bets = bets

    def actor(self) -> int:
        if len(self.cards) < 2:
            return CHANCE
        over = self.bets[-2:] in ([PASS, PASS], [BET, PASS], [BET, BET])
        return OVER if over else len(self.bets) % 2

    def actions(self) -> list[int]:
        if len(self.cards) < 2:
            return [card for card in range(CARDS) if card not in self.cards]
        return [PASS, BET]

    def chances(self) -> list[float]:
        left = CARDS - len(self.cards)
        return [1 / left] * left

    def key(self) -> str:
        return str(self.cards[len(self.bets) % 2]) + "".join("pb"[bet] for bet in self.bets)

    def after(self, action: int) -> Situation:
        if len(self.cards) < 2:
            return Kuhn([*self.cards, action], self.bets)
        return Kuhn(self.cards, [*self.bets, action])

    def worth(self) -> float:
        if self.bets[-2:] == [BET, PASS]:
            return 1.0 if len(self.bets) % 2 == 0 else -1.0  # who passed a bet has lost
        stake = 2.0 if self.bets[-1] == BET else 1.0
        return stake if self.cards[0] > self.cards[1] else -stake


def kuhn() -> Situation:
    return Kuhn([], [])
