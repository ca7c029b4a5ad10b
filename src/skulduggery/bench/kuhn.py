"""Kuhn poker: three cards, one bet. The first player loses 1/18 on average."""

from typing import Final

from skulduggery.core.state import CHANCE, OVER
from skulduggery.solvers.situation import GameNode

KUHN_CARDS: Final = 3
PASS: Final = 0
BET: Final = 1


class Kuhn(GameNode):
    def __init__(self, cards: list[int], bets: list[int]) -> None:
        self.cards = cards  # of player 0 and of player 1, as far as dealt
        self.bets = bets

    def acting_player(self) -> int:
        if len(self.cards) < 2:
            return CHANCE
        over = self.bets[-2:] in ([PASS, PASS], [BET, PASS], [BET, BET])
        return OVER if over else len(self.bets) % 2

    def legal_actions(self) -> list[int]:
        if len(self.cards) < 2:
            return [card for card in range(KUHN_CARDS) if card not in self.cards]
        return [PASS, BET]

    def outcome_probabilities(self) -> list[float]:
        left = KUHN_CARDS - len(self.cards)
        return [1 / left] * left

    def infoset_key(self) -> str:
        return str(self.cards[len(self.bets) % 2]) + "".join("pb"[bet] for bet in self.bets)

    def child_after(self, action: int) -> GameNode:
        if len(self.cards) < 2:
            return Kuhn([*self.cards, action], self.bets)
        return Kuhn(self.cards, [*self.bets, action])

    def final_payoff(self) -> float:
        if self.bets[-2:] == [BET, PASS]:
            return 1.0 if len(self.bets) % 2 == 0 else -1.0  # who passed a bet has lost
        stake = 2.0 if self.bets[-1] == BET else 1.0
        return stake if self.cards[0] > self.cards[1] else -stake


def kuhn_poker() -> GameNode:
    return Kuhn([], [])
