"""Rollout policy of all seats, from what a seat can see: fast, and good enough.

A player rolls the die that leaves the best chance to take exactly as many tricks as it has bid.
What its rivals still hold it does not know.
"""

from mypy_extensions import i64

from skulduggery.core.packed_counts import nth_kind, num_kinds, one_of, total_count
from skulduggery.games.skull_king.rules.actions import BLACK
from skulduggery.games.skull_king.rules.screen import round_score
from skulduggery.games.skull_king.rules.state import SkullKingState
from skulduggery.games.skull_king.solver.beat_table import follow_colour_index, trick_level
from skulduggery.games.skull_king.solver.hand_values import HandValues


class RolloutPolicy:
    """Plays any seat, by the probabilities of hands."""

    def __init__(self, hands: HandValues, landlubber: bool) -> None:
        self._hands: HandValues = hands
        self._landlubber: bool = landlubber

    def choose_bid(self, dice: i64) -> i64:
        """The bid with most points to expect; who misses one is thought to miss it by little."""
        held = total_count(dice)
        best: i64 = 0
        most = -1000.0
        bid: i64 = 0
        while bid <= held:
            made = float(round_score(held, bid, bid, 0, self._landlubber))
            missed = float(round_score(held, bid, bid + 1, 0, self._landlubber))
            points = missed + self._hands.meet_probability(dice, bid) * (made - missed)
            if points > most:
                most = points
                best = bid
            bid += 1
        return best

    def choose_die(self, state: SkullKingState) -> i64:
        """The die that the seat whose turn it is rolls."""
        choices = state.rollable_dice()
        options = num_kinds(choices)
        if options == 1:
            return nth_kind(choices, 0)
        screen = state.screens[state.actor]
        hand = screen.dice
        left = total_count(hand)
        need = screen.bid - screen.tricks
        level = trick_level(state.trick)
        rivals = state.num_seats - 1 - state.rolled
        colour = follow_colour_index(state.colour)
        best: i64 = -1
        most = -10.0
        k: i64 = 0
        while k < options:
            kind = nth_kind(choices, k)
            led = kind - BLACK + 1 if colour == 0 and kind >= BLACK else colour
            takes = self._hands.beat_table.take_probability(level, kind, led, rivals, left)
            if need < 0:
                worth = -takes
            elif need >= left:
                worth = takes
            else:
                rest = hand - one_of(kind)
                lost = self._hands.meet_probability(rest, need)
                worth = lost + takes * (self._hands.meet_probability(rest, need - 1) - lost)
            if worth > most:
                most = worth
                best = kind
            k += 1
        return best
