"""Which face beats what in a trick, and how likely the next player to roll does."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.core.packed_counts import number_of
from skulduggery.games.skull_king.rules.actions import (
    BLACK,
    FLAG,
    KINDS,
    KING,
    MERMAID,
    PIRATE,
    SKULL,
    YELLOW,
)
from skulduggery.games.skull_king.rules.dice import FULL_BAG, Trick, face, face_weight, num_faces

MOST_DICE: Final = 8

# What has to be beaten in a trick: nothing, flags, the numbers, and then these.
NOTHING: Final = 0
FLAGS: Final = 1
WITH_MERMAID: Final = 9
WITH_PIRATE: Final = 10
WITH_BOTH: Final = 11
WITH_KING: Final = 12
WITH_KING_AND_MERMAID: Final = 13
LEVELS: Final = 14
FACES: Final = 3  # of a die, at most
COLOURS: Final = 5  # to follow: none, or one of four
STAYS: Final = LEVELS * COLOURS * (MOST_DICE + 1)


def stay_at(level: i64, colour: i64, dice: i64) -> i64:
    return (level * COLOURS + colour) * (MOST_DICE + 1) + dice


def colour_number(colour: i64) -> i64:
    """0 where no colour is to be followed."""
    return 0 if colour < BLACK else colour - BLACK + 1


def level_of(trick: Trick) -> i64:
    """What has to be beaten."""
    if trick.king >= 0:
        return WITH_KING_AND_MERMAID if trick.mermaid >= 0 else WITH_KING
    if trick.pirate >= 0:
        return WITH_BOTH if trick.mermaid >= 0 else WITH_PIRATE
    if trick.mermaid >= 0:
        return WITH_MERMAID
    if trick.best >= 0:
        return FLAGS + trick.highest
    return FLAGS if trick.flag >= 0 else NOTHING


def trick_at(level: i64) -> Trick:
    """A trick of seat 0 in which that much has to be beaten."""
    trick = Trick()
    if level == FLAGS:
        trick.add(0, YELLOW, FLAG)
    elif FLAGS < level < WITH_MERMAID:
        trick.add(0, YELLOW, level - FLAGS)
    if level in (WITH_MERMAID, WITH_BOTH, WITH_KING_AND_MERMAID):
        trick.add(0, MERMAID, SKULL)
    if level in (WITH_PIRATE, WITH_BOTH):
        trick.add(0, PIRATE, SKULL)
    if level in (WITH_KING, WITH_KING_AND_MERMAID):
        trick.add(0, KING, SKULL)
    return trick


class Beating:
    """Which face beats what, and how likely the next player to roll does."""

    def __init__(self) -> None:
        # By level, kind and face: the level that a winning face leaves, or -1.
        self.leaves: vec[i64] = vec[i64]([-1] * (LEVELS * KINDS * FACES))
        # By kind and face: how many sixths.
        self.sides: vec[float] = vec[float]([0.0] * (KINDS * FACES))
        # By level, colour and dice in hand: how likely the next player does not beat it.
        self.stays: vec[float] = vec[float]([0.0] * STAYS)
        self.fill_faces()
        self.guess()

    def fill_faces(self) -> None:
        for level in range(LEVELS):
            for kind in range(KINDS):
                for k in range(num_faces(kind)):
                    trick = trick_at(level)
                    trick.add(1, kind, face(kind, k))
                    at = kind * FACES + k
                    self.sides[at] = float(face_weight(kind, k)) / 6.0
                    if trick.winner() == 1:
                        self.leaves[level * KINDS * FACES + at] = level_of(trick)

    def guess(self) -> None:
        """What one would think of rivals of whom nothing was ever seen."""
        for colour in range(COLOURS):
            for dice in range(1, MOST_DICE + 1):
                rolls = rolled_by_rival(colour, dice)
                for level in range(LEVELS):
                    beaten = 0.0
                    for kind in range(KINDS):
                        beaten += rolls[kind] * self.beats(level, kind)
                    self.stays[stay_at(level, colour, dice)] = 1.0 - beaten

    def beats(self, level: i64, kind: i64) -> float:
        """How likely a die of this kind takes the trick as it lies."""
        total = 0.0
        for k in range(FACES):
            at = kind * FACES + k
            if self.leaves[level * KINDS * FACES + at] >= 0:
                total += self.sides[at]
        return total

    def hope(self, level: i64, kind: i64, colour: i64, rivals: i64, dice: i64) -> float:
        """How likely it takes the trick, with so many rivals still to roll one of their dice."""
        leaves = self.leaves
        sides = self.sides
        stays = self.stays
        total = 0.0
        k: i64 = 0
        at = kind * FACES
        while k < FACES:
            left = leaves[level * KINDS * FACES + at + k]
            if left >= 0:
                chance = sides[at + k]
                stay = stays[stay_at(left, colour, dice)]
                rival: i64 = 0
                while rival < rivals:
                    chance *= stay
                    rival += 1
                total += chance
            k += 1
        return total


def rolled_by_rival(colour: i64, dice: i64) -> list[float]:
    """How likely a rival with so many dice rolls each kind; colour 0 is none, 1 is black."""
    bag = 36.0
    each = [float(number_of(FULL_BAG, kind)) / bag for kind in range(KINDS)]
    if colour == 0:
        return each
    followed = BLACK + colour - 1
    lacks = 1.0
    for _ in range(dice):
        lacks *= 1.0 - each[followed]
    # Who has the colour rolls it or a special die, as many as may be expected of each.
    specials = sum(each[:BLACK]) * float(dice)
    following = max(1.0, each[followed] * float(dice))
    special = specials / (specials + following)
    free = 1.0 - each[followed]
    rolls = []
    for kind in range(KINDS):
        likely = 0.0 if kind == followed else lacks * each[kind] / free
        if kind < BLACK:
            likely += (1.0 - lacks) * special * each[kind] / sum(each[:BLACK])
        elif kind == followed:
            likely += (1.0 - lacks) * (1.0 - special)
        rolls.append(likely)
    return rolls
