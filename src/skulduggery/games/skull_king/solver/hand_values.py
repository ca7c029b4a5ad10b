"""Probability that a hand takes exactly so many tricks, if its player tries to.

Every hand of up to eight dice has a number. Its chances follow from those of all hands with one die
less: at each turn the player meets some situation (what lies there, which colour, how many are
still to roll), and rolls the die that leaves the best chance. Situations, and how likely a rival
beats what lies there, come from games that were played (`skull_king/training`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.core.packed_counts import nth_kind, num_kinds, one_of
from skulduggery.games.skull_king.rules.actions import BLACK, NUM_DIE_KINDS
from skulduggery.games.skull_king.rules.state import NO_COLOUR, SkullKingState, new_state
from skulduggery.games.skull_king.solver.beat_table import MAX_HAND_DICE, BeatTable

NUM_HANDS: Final = 6435  # of eight dice or fewer, of seven kinds
NUM_TRICK_COUNTS: Final = MAX_HAND_DICE + 1


def _count_hands(dice: i64, kinds: i64) -> i64:
    """How many hands there are of so many dice or fewer."""
    found: i64 = 1
    for k in range(1, kinds + 1):
        found = found * (dice + k) // k
    return found


def _hand_rank_offsets() -> vec[i64]:
    """By kind, dice not yet placed, and how many are of this kind: the hands that come before."""
    table = vec[i64]([0] * (NUM_DIE_KINDS * NUM_TRICK_COUNTS * NUM_TRICK_COUNTS))
    for kind in range(NUM_DIE_KINDS):
        for left in range(NUM_TRICK_COUNTS):
            before: i64 = 0
            for number in range(left + 1):
                table[(kind * NUM_TRICK_COUNTS + left) * NUM_TRICK_COUNTS + number] = before
                before += _count_hands(left - number, NUM_DIE_KINDS - 1 - kind)
    return table


_HAND_RANK_OFFSETS: Final = _hand_rank_offsets()


def hand_rank(dice: i64) -> i64:
    """The number of a hand."""
    table = _HAND_RANK_OFFSETS
    left: i64 = MAX_HAND_DICE
    found: i64 = 0
    kind: i64 = 0
    while dice > 0:
        number = dice & 15
        found += table[(kind * NUM_TRICK_COUNTS + left) * NUM_TRICK_COUNTS + number]
        left -= number
        dice >>= 4
        kind += 1
    return found


class HandValues:
    """The chances of all hands at a table of so many players, and how rivals are met there."""

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        self.beat_table: BeatTable = BeatTable()
        self.probabilities: vec[float] = vec[float]([0.0] * (NUM_HANDS * NUM_TRICK_COUNTS))
        # Only to ask the rules what may be rolled.
        self._scratch_state: SkullKingState = new_state(players, False, 0)

    def meet_probability(self, dice: i64, need: i64) -> float:
        """How likely a hand takes exactly `need` tricks."""
        return 0.0 if need < 0 else self.probabilities[hand_rank(dice) * NUM_TRICK_COUNTS + need]

    def solve_hands(self, situations: list[list[tuple[int, int, int]]]) -> None:
        """All chances, from what was met with so many dice in hand: level, colour, rivals."""
        self.probabilities[hand_rank(0) * NUM_TRICK_COUNTS] = 1.0
        for dice in range(1, MAX_HAND_DICE + 1):
            met = situations[dice]
            takes = [
                self._take_probabilities(level, colour, rivals, dice)
                for level, colour, rivals in met
            ]
            for hand in hands_of(dice, NUM_DIE_KINDS):
                for need in range(dice + 1):
                    total = 0.0
                    for k in range(len(met)):
                        total += self._best_probability(hand, need, met[k][1], takes[k])
                    self.probabilities[hand_rank(hand) * NUM_TRICK_COUNTS + need] = total / float(
                        len(met)
                    )

    def _take_probabilities(self, level: i64, colour: i64, rivals: i64, dice: i64) -> vec[float]:
        """By kind, how likely it takes this trick."""
        takes = vec[float]([0.0] * NUM_DIE_KINDS)
        for kind in range(NUM_DIE_KINDS):
            led = kind - BLACK + 1 if colour == 0 and kind >= BLACK else colour
            takes[kind] = self.beat_table.take_probability(level, kind, led, rivals, dice)
        return takes

    def _best_probability(self, hand: i64, need: i64, colour: i64, takes: vec[float]) -> float:
        table = self._scratch_state
        table.actor = 0
        table.screens[0].dice = hand
        table.colour = colour + BLACK - 1 if colour > 0 else NO_COLOUR
        choices = table.rollable_dice()
        most = 0.0
        for k in range(num_kinds(choices)):
            kind = nth_kind(choices, k)
            rest = hand - one_of(kind)
            lost = self.meet_probability(rest, need)
            worth = lost + takes[kind] * (self.meet_probability(rest, need - 1) - lost)
            most = max(most, worth)
        return most


def hands_of(dice: i64, kinds: i64) -> list[int]:
    """All hands of exactly so many dice, of the first kinds."""
    if kinds == 1:
        return [int(dice * one_of(0))]
    found: list[int] = []
    for number in range(dice + 1):
        last = int(number * one_of(kinds - 1))
        for hand in hands_of(dice - number, kinds - 1):
            found.append(hand + last)
    return found
