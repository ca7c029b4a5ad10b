"""How likely a hand takes exactly so many tricks, if its player tries to.

Every hand of up to eight dice has a number. Its chances follow from those of all hands with one die
less: at each turn the player meets some situation (what lies there, which colour, how many are
still to roll), and rolls the die that leaves the best chance. Situations, and how likely a rival
beats what lies there, come from games that were played (`train/skull_king`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.core.packed_counts import nth_kind, num_kinds, one
from skulduggery.games.skull_king.rules.actions import BLACK, KINDS
from skulduggery.games.skull_king.rules.state import NO_COLOUR, SkullKingState, new_state
from skulduggery.games.skull_king.solver.tricks import MOST_DICE, Beating

HANDS: Final = 6435  # of eight dice or fewer, of seven kinds
NEEDS: Final = MOST_DICE + 1


def ways(dice: i64, kinds: i64) -> i64:
    """How many hands there are of so many dice or fewer."""
    found: i64 = 1
    for k in range(1, kinds + 1):
        found = found * (dice + k) // k
    return found


def steps() -> vec[i64]:
    """By kind, dice not yet placed, and how many are of this kind: the hands that come before."""
    table = vec[i64]([0] * (KINDS * NEEDS * NEEDS))
    for kind in range(KINDS):
        for left in range(NEEDS):
            before: i64 = 0
            for number in range(left + 1):
                table[(kind * NEEDS + left) * NEEDS + number] = before
                before += ways(left - number, KINDS - 1 - kind)
    return table


STEPS: Final = steps()


def number_in_order(dice: i64) -> i64:
    """The number of a hand."""
    table = STEPS
    left: i64 = MOST_DICE
    found: i64 = 0
    kind: i64 = 0
    while dice > 0:
        number = dice & 15
        found += table[(kind * NEEDS + left) * NEEDS + number]
        left -= number
        dice >>= 4
        kind += 1
    return found


class Hands:
    """The chances of all hands at a table of so many players, and how rivals are met there."""

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        self.beating: Beating = Beating()
        self.chances: vec[float] = vec[float]([0.0] * (HANDS * NEEDS))
        self.table: SkullKingState = new_state(players, False, 0)  # to ask what may be rolled

    def chance(self, dice: i64, need: i64) -> float:
        """How likely a hand takes exactly `need` tricks."""
        return 0.0 if need < 0 else self.chances[number_in_order(dice) * NEEDS + need]

    def solve(self, situations: list[list[tuple[int, int, int]]]) -> None:
        """All chances, from what was met with so many dice in hand: level, colour, rivals."""
        self.chances[number_in_order(0) * NEEDS] = 1.0
        for dice in range(1, MOST_DICE + 1):
            met = situations[dice]
            hopes = [self.hopes(level, colour, rivals, dice) for level, colour, rivals in met]
            for hand in hands_of(dice, KINDS):
                for need in range(dice + 1):
                    total = 0.0
                    for k in range(len(met)):
                        total += self.best(hand, need, met[k][1], hopes[k])
                    self.chances[number_in_order(hand) * NEEDS + need] = total / float(len(met))

    def hopes(self, level: i64, colour: i64, rivals: i64, dice: i64) -> vec[float]:
        """By kind, how likely it takes this trick."""
        hopes = vec[float]([0.0] * KINDS)
        for kind in range(KINDS):
            led = kind - BLACK + 1 if colour == 0 and kind >= BLACK else colour
            hopes[kind] = self.beating.hope(level, kind, led, rivals, dice)
        return hopes

    def best(self, hand: i64, need: i64, colour: i64, hopes: vec[float]) -> float:
        table = self.table
        table.actor = 0
        table.screens[0].dice = hand
        table.colour = colour + BLACK - 1 if colour > 0 else NO_COLOUR
        choices = table.choices()
        most = 0.0
        for k in range(num_kinds(choices)):
            kind = nth_kind(choices, k)
            rest = hand - one(kind)
            lost = self.chance(rest, need)
            worth = lost + hopes[kind] * (self.chance(rest, need - 1) - lost)
            most = max(most, worth)
        return most


def hands_of(dice: i64, kinds: i64) -> list[int]:
    """All hands of exactly so many dice, of the first kinds."""
    if kinds == 1:
        return [int(dice * one(0))]
    found: list[int] = []
    for number in range(dice + 1):
        last = int(number * one(kinds - 1))
        for hand in hands_of(dice - number, kinds - 1):
            found.append(hand + last)
    return found
