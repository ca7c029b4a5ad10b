"""One seat of Skull King: the dice behind its screen, and what a round brings it."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

NO_BID: Final = -1


def rounds_for(players: i64) -> i64:
    """As many rounds as 36 dice allow, eight at most (SD03)."""
    return 8 if players <= 4 else 12 - players


def round_score(number: i64, bid: i64, tricks: i64, bonus: i64, landlubber: bool) -> i64:
    """What a seat gets for round `number` (SD24 to SD27, SD33)."""
    if bid == 0:
        return 10 * number if tricks == 0 else -10 * number
    if tricks == bid:
        return 20 * bid + (0 if landlubber else bonus)
    if landlubber:
        return 0
    return -10 * (tricks - bid if tricks > bid else bid - tricks)


@mypyc_attr(acyclic=True)
class Screen:
    """One seat: the dice behind its screen, and what lies before it."""

    def __init__(self) -> None:
        self.dice: i64 = 0  # counted as in `core.packed_counts`
        self.bid: i64 = NO_BID
        self.tricks: i64 = 0
        self.bonus: i64 = 0
        self.score: i64 = 0
        self.void: i64 = 0  # colours it has shown to be out of, a mask of all their dice
        self.rolled: i64 = -1  # the kind of its die in this trick
        self.shown: i64 = -1  # and the face

    def clone(self) -> "Screen":
        twin = Screen()
        twin.dice = self.dice
        twin.bid = self.bid
        twin.tricks = self.tricks
        twin.bonus = self.bonus
        twin.score = self.score
        twin.void = self.void
        twin.rolled = self.rolled
        twin.shown = self.shown
        return twin
