"""Which face beats what in a trick, and how likely the next player to roll does."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.core.packed_counts import number_of
from skulduggery.games.skull_king.rules.actions import (
    BLACK,
    FLAG,
    KING,
    MERMAID,
    NUM_DIE_KINDS,
    PIRATE,
    SKULL,
    YELLOW,
)
from skulduggery.games.skull_king.rules.dice import (
    FULL_BAG,
    NUM_DIE_SIDES,
    Trick,
    face_weight,
    nth_face,
    num_faces,
)

MAX_HAND_DICE: Final = 8

# What has to be beaten in a trick: nothing, flags, the numbers, and then these.
_LEVEL_NOTHING: Final = 0
_LEVEL_FLAGS: Final = 1
_LEVEL_MERMAID: Final = 9
_LEVEL_PIRATE: Final = 10
_LEVEL_PIRATE_AND_MERMAID: Final = 11
_LEVEL_KING: Final = 12
_LEVEL_KING_AND_MERMAID: Final = 13
_NUM_LEVELS: Final = 14
_MAX_DIE_FACES: Final = 3  # different faces of a die
_NUM_FOLLOW_COLOURS: Final = 5  # none, or one of four
NUM_STAY_ENTRIES: Final = _NUM_LEVELS * _NUM_FOLLOW_COLOURS * (MAX_HAND_DICE + 1)


def stay_index(level: i64, colour: i64, dice: i64) -> i64:
    return (level * _NUM_FOLLOW_COLOURS + colour) * (MAX_HAND_DICE + 1) + dice


def follow_colour_index(colour: i64) -> i64:
    """0 where no colour is to be followed."""
    return 0 if colour < BLACK else colour - BLACK + 1


def trick_level(trick: Trick) -> i64:
    """What has to be beaten."""
    if trick.king >= 0:
        return _LEVEL_KING_AND_MERMAID if trick.mermaid >= 0 else _LEVEL_KING
    if trick.pirate >= 0:
        return _LEVEL_PIRATE_AND_MERMAID if trick.mermaid >= 0 else _LEVEL_PIRATE
    if trick.mermaid >= 0:
        return _LEVEL_MERMAID
    if trick.best >= 0:
        return _LEVEL_FLAGS + trick.highest
    return _LEVEL_FLAGS if trick.flag >= 0 else _LEVEL_NOTHING


def _trick_of_level(level: i64) -> Trick:
    """A trick of seat 0 in which that much has to be beaten."""
    trick = Trick()
    if level == _LEVEL_FLAGS:
        trick.add_die(0, YELLOW, FLAG)
    elif _LEVEL_FLAGS < level < _LEVEL_MERMAID:
        trick.add_die(0, YELLOW, level - _LEVEL_FLAGS)
    if level in (_LEVEL_MERMAID, _LEVEL_PIRATE_AND_MERMAID, _LEVEL_KING_AND_MERMAID):
        trick.add_die(0, MERMAID, SKULL)
    if level in (_LEVEL_PIRATE, _LEVEL_PIRATE_AND_MERMAID):
        trick.add_die(0, PIRATE, SKULL)
    if level in (_LEVEL_KING, _LEVEL_KING_AND_MERMAID):
        trick.add_die(0, KING, SKULL)
    return trick


class BeatTable:
    """Which face beats what, and how likely the next player to roll does."""

    def __init__(self) -> None:
        # By level, kind and face: the level that a winning face leaves, or -1.
        self._level_after: vec[i64] = vec[i64](
            [-1] * (_NUM_LEVELS * NUM_DIE_KINDS * _MAX_DIE_FACES)
        )
        # By kind and face: how many sixths.
        self._face_probabilities: vec[float] = vec[float]([0.0] * (NUM_DIE_KINDS * _MAX_DIE_FACES))
        # By level, colour and dice in hand: how likely the next player does not beat it.
        self.stay_probabilities: vec[float] = vec[float]([0.0] * NUM_STAY_ENTRIES)
        self._fill_faces()
        self._guess_stays()

    def _fill_faces(self) -> None:
        for level in range(_NUM_LEVELS):
            for kind in range(NUM_DIE_KINDS):
                for k in range(num_faces(kind)):
                    trick = _trick_of_level(level)
                    trick.add_die(1, kind, nth_face(kind, k))
                    at = kind * _MAX_DIE_FACES + k
                    self._face_probabilities[at] = float(face_weight(kind, k)) / float(
                        NUM_DIE_SIDES
                    )
                    if trick.winning_seat() == 1:
                        self._level_after[level * NUM_DIE_KINDS * _MAX_DIE_FACES + at] = (
                            trick_level(trick)
                        )

    def _guess_stays(self) -> None:
        """What one would think of rivals of whom nothing was ever seen."""
        for colour in range(_NUM_FOLLOW_COLOURS):
            for dice in range(1, MAX_HAND_DICE + 1):
                rolls = _rival_roll_probabilities(colour, dice)
                for level in range(_NUM_LEVELS):
                    beaten = 0.0
                    for kind in range(NUM_DIE_KINDS):
                        beaten += rolls[kind] * self._beat_probability(level, kind)
                    self.stay_probabilities[stay_index(level, colour, dice)] = 1.0 - beaten

    def _beat_probability(self, level: i64, kind: i64) -> float:
        """How likely a die of this kind takes the trick as it lies."""
        total = 0.0
        for k in range(_MAX_DIE_FACES):
            at = kind * _MAX_DIE_FACES + k
            if self._level_after[level * NUM_DIE_KINDS * _MAX_DIE_FACES + at] >= 0:
                total += self._face_probabilities[at]
        return total

    def take_probability(self, level: i64, kind: i64, colour: i64, rivals: i64, dice: i64) -> float:
        """How likely it takes the trick, with so many rivals still to roll one of their dice."""
        leaves = self._level_after
        sides = self._face_probabilities
        stays = self.stay_probabilities
        total = 0.0
        k: i64 = 0
        at = kind * _MAX_DIE_FACES
        while k < _MAX_DIE_FACES:
            left = leaves[level * NUM_DIE_KINDS * _MAX_DIE_FACES + at + k]
            if left >= 0:
                chance = sides[at + k]
                stay = stays[stay_index(left, colour, dice)]
                rival: i64 = 0
                while rival < rivals:
                    chance *= stay
                    rival += 1
                total += chance
            k += 1
        return total


def _rival_roll_probabilities(colour: i64, dice: i64) -> list[float]:
    """How likely a rival with so many dice rolls each kind; colour 0 is none, 1 is black."""
    bag = 36.0
    each = [float(number_of(FULL_BAG, kind)) / bag for kind in range(NUM_DIE_KINDS)]
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
    for kind in range(NUM_DIE_KINDS):
        likely = 0.0 if kind == followed else lacks * each[kind] / free
        if kind < BLACK:
            likely += (1.0 - lacks) * special * each[kind] / sum(each[:BLACK])
        elif kind == followed:
            likely += (1.0 - lacks) * (1.0 - special)
        rolls.append(likely)
    return rolls
