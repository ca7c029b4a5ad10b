"""How everybody at the table is thought to play, from what a seat can see: fast, and not badly.

A player rolls the die that leaves the best chance to take exactly as many tricks as it has bid.
What its rivals still hold it does not know.
"""

from mypy_extensions import i64

from skulduggery.core.packed_counts import nth_kind, num_kinds, one, size
from skulduggery.games.skull_king.rules.actions import BLACK
from skulduggery.games.skull_king.rules.state import SkullKingState, round_score
from skulduggery.games.skull_king.solver.hand_values import Hands
from skulduggery.games.skull_king.solver.tricks import colour_number, level_of


class Player:
    """Plays any seat, with what was learned about hands."""

    def __init__(self, hands: Hands, landlubber: bool) -> None:
        self.hands: Hands = hands
        self.landlubber: bool = landlubber

    def bid(self, dice: i64) -> i64:
        """The bid with most points to expect; who misses one is thought to miss it by little."""
        held = size(dice)
        best: i64 = 0
        most = -1000.0
        bid: i64 = 0
        while bid <= held:
            made = float(round_score(held, bid, bid, 0, self.landlubber))
            missed = float(round_score(held, bid, bid + 1, 0, self.landlubber))
            points = missed + self.hands.chance(dice, bid) * (made - missed)
            if points > most:
                most = points
                best = bid
            bid += 1
        return best

    def die(self, state: SkullKingState) -> i64:
        """The die that the seat whose turn it is rolls."""
        choices = state.choices()
        options = num_kinds(choices)
        if options == 1:
            return nth_kind(choices, 0)
        screen = state.screens[state.actor]
        hand = screen.dice
        left = size(hand)
        need = screen.bid - screen.tricks
        level = level_of(state.trick)
        rivals = state.num_seats - 1 - state.rolled
        colour = colour_number(state.colour)
        best: i64 = -1
        most = -10.0
        k: i64 = 0
        while k < options:
            kind = nth_kind(choices, k)
            led = kind - BLACK + 1 if colour == 0 and kind >= BLACK else colour
            hope = self.hands.beating.hope(level, kind, led, rivals, left)
            if need < 0:
                worth = -hope
            elif need >= left:
                worth = hope
            else:
                rest = hand - one(kind)
                lost = self.hands.chance(rest, need)
                worth = lost + hope * (self.hands.chance(rest, need - 1) - lost)
            if worth > most:
                most = worth
                best = kind
            k += 1
        return best
