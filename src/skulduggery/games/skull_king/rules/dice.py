"""The 36 dice of Skull King, their faces, and which die takes a trick."""

from typing import Final

from mypy_extensions import i64

from skulduggery.games.skull_king.rules.actions import (
    BLACK,
    FLAG,
    KING,
    MERMAID,
    PIRATE,
    RED,
    SKULL,
    YELLOW,
)

NUM_DIE_SIDES: Final = 6
# Dice in a hand or in the bag, counted as in `core.packed_counts`.
FULL_BAG: Final = 0x8877231  # 1 king, 3 pirates, 2 mermaids, 7 black, 7 blue, 8 red, 8 yellow
SPECIAL_DICE_MASK: Final = 0xFFF  # all dice of the three kinds without numbers


def num_faces(kind: i64) -> i64:
    """How many different faces a die has."""
    return 2 if kind < BLACK else 3


def nth_face(kind: i64, k: i64) -> i64:
    """The k-th different face: specials flag and skull, colours rising from weak to strong."""
    if kind < BLACK:
        return FLAG if k == 0 else SKULL
    if kind == YELLOW:
        return FLAG if k == 0 else (1 if k == 1 else 7)
    lowest = 1 + 2 * (RED - kind)  # red from 1, blue from 3, black from 5
    return lowest + k


def face_weight(kind: i64, k: i64) -> i64:
    """On how many of its six sides the k-th face stands."""
    if kind < BLACK:
        return 2 if k == 0 else 4
    return 3 - k if kind == YELLOW else 2


class Trick:
    """The dice rolled so far in a trick, reduced to what decides it."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.king: i64 = -1  # who rolled the Skull King's skull
        self.mermaid: i64 = -1  # who rolled the last Mermaid's skull
        self.pirate: i64 = -1  # who rolled the last Pirate's skull
        self.pirates: i64 = 0  # how many Pirates' skulls there are
        self.best: i64 = -1  # who rolled the highest number, the last among equals
        self.highest: i64 = 0
        self.flag: i64 = -1  # who rolled the first flag

    def add_die(self, seat: i64, kind: i64, shown: i64) -> None:
        if shown == FLAG:  # worth nothing, whatever the die (SD21)
            if self.flag < 0:
                self.flag = seat
        elif kind == KING:
            self.king = seat
        elif kind == PIRATE:
            self.pirate = seat
            self.pirates += 1
        elif kind == MERMAID:
            self.mermaid = seat
        elif shown >= self.highest:
            self.best = seat
            self.highest = shown

    def winning_seat(self) -> i64:
        """Who takes the trick as it lies; the first rule that fits decides."""
        if self.king >= 0:
            return self.mermaid if self.mermaid >= 0 else self.king  # SD15, SD16
        if self.pirate >= 0:
            return self.pirate  # SD17
        if self.mermaid >= 0:
            return self.mermaid  # SD18
        return self.best if self.best >= 0 else self.flag  # SD19, SD20

    def bonus_points(self) -> i64:
        """What the winner may add if the bid is met (SD28, SD29)."""
        if self.king < 0:
            return 0
        return 50 if self.mermaid >= 0 else 30 * self.pirates

    def clone(self) -> "Trick":
        twin = Trick()
        twin.king = self.king
        twin.mermaid = self.mermaid
        twin.pirate = self.pirate
        twin.pirates = self.pirates
        twin.best = self.best
        twin.highest = self.highest
        twin.flag = self.flag
        return twin
