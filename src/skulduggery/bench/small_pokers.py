"""Kuhn and Leduc poker as OpenSpiel plays them, to compare solvers on.

Kuhn has three cards and one round of bets; Leduc six cards, two rounds and one public card.
"""

from typing import Final

from skulduggery.core.state import CHANCE, OVER
from skulduggery.solvers.game_tree import GameNode

_LEDUC_CARDS: Final = 6  # two of each rank
FOLD: Final = 0
CALL: Final = 1
RAISE: Final = 2
_MAX_RAISES: Final = 2  # at most, in one round
_NO_WINNER: Final = -1


_KUHN_CARDS: Final = 3
PASS: Final = 0
BET: Final = 1


class CardNode(GameNode):
    """A node of a game with a deck of `deck` different cards."""

    def __init__(self, deck: int, cards: list[int]) -> None:
        self._deck = deck
        self.cards = cards  # of player 0, of player 1, then those on the table, as far as dealt

    def undealt_cards(self) -> list[int]:
        return [card for card in range(self._deck) if card not in self.cards]

    def outcome_probabilities(self) -> list[float]:
        left = self._deck - len(self.cards)
        return [1 / left] * left


class _Kuhn(CardNode):
    def __init__(self, cards: list[int], bets: list[int]) -> None:
        super().__init__(_KUHN_CARDS, cards)
        self._bets = bets

    def acting_player(self) -> int:
        if len(self.cards) < 2:
            return CHANCE
        over = self._bets[-2:] in ([PASS, PASS], [BET, PASS], [BET, BET])
        return OVER if over else len(self._bets) % 2

    def legal_actions(self) -> list[int]:
        if len(self.cards) < 2:
            return self.undealt_cards()
        return [PASS, BET]

    def infoset_key(self) -> str:
        return str(self.cards[len(self._bets) % 2]) + "".join("pb"[bet] for bet in self._bets)

    def child_after(self, action: int) -> GameNode:
        if len(self.cards) < 2:
            return _Kuhn([*self.cards, action], self._bets)
        return _Kuhn(self.cards, [*self._bets, action])

    def final_payoff(self) -> float:
        if self._bets[-2:] == [BET, PASS]:
            return 1.0 if len(self._bets) % 2 == 0 else -1.0  # who passed a bet has lost
        stake = 2.0 if self._bets[-1] == BET else 1.0
        return stake if self.cards[0] > self.cards[1] else -stake


def kuhn_poker() -> GameNode:
    return _Kuhn([], [])


class Leduc(CardNode):
    def __init__(
        self, cards: list[int], bets: str, paid: tuple[int, int], raises: int, said: int
    ) -> None:
        super().__init__(_LEDUC_CARDS, cards)
        self._bets = bets  # of both rounds, a stroke between them
        self._paid = paid
        self._raises = raises  # in this round
        self._said = said  # decisions in this round

    def _is_round_over(self) -> bool:
        return self._said >= 2 and self._paid[0] == self._paid[1]

    def acting_player(self) -> int:
        if len(self.cards) < 2:
            return CHANCE
        if self._bets.endswith("f") or (self._is_round_over() and len(self.cards) == 3):
            return OVER
        return CHANCE if self._is_round_over() else self._said % 2

    def legal_actions(self) -> list[int]:
        if self.acting_player() == CHANCE:
            return self.undealt_cards()
        folds = [FOLD] if self._paid[0] != self._paid[1] else []
        return [*folds, CALL, RAISE] if self._raises < _MAX_RAISES else [*folds, CALL]

    def infoset_key(self) -> str:
        seen = str(self.cards[self._said % 2])
        if len(self.cards) == 3:
            seen += str(self.cards[2])
        return seen + self._bets

    def child_after(self, action: int) -> GameNode:
        if self.acting_player() == CHANCE:
            bets = self._bets + "/" if len(self.cards) == 2 else self._bets
            return Leduc([*self.cards, action], bets, self._paid, 0, 0)
        paid = max(self._paid)
        if action == RAISE:
            paid += 2 if len(self.cards) == 2 else 4
        elif action == FOLD:
            paid = min(self._paid)
        mine = self._said % 2
        return Leduc(
            self.cards,
            self._bets + "fcr"[action],
            (paid, self._paid[1]) if mine == 0 else (self._paid[0], paid),
            self._raises + (action == RAISE),
            self._said + 1,
        )

    def final_payoff(self) -> float:
        winner = self._winning_player()
        if winner == _NO_WINNER:
            return 0.0
        return float(self._paid[1]) if winner == 0 else float(-self._paid[0])

    def _winning_player(self) -> int:
        if self._bets.endswith("f"):
            return self._said % 2  # the one who has not folded
        mine, theirs, shown = [card // 2 for card in self.cards]
        if mine == theirs:
            return _NO_WINNER
        if shown in (mine, theirs):
            return 0 if shown == mine else 1
        return 0 if mine > theirs else 1


def leduc_poker() -> GameNode:
    return Leduc([], "", (1, 1), 0, 0)
