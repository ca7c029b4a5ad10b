"""Exact odds of a trick: dice in the order of rolling, each shown, still to roll, or unknown.

Outcomes that leave the trick alike are counted together, so six unknown dice are fast enough.
The rules themselves (`Trick`) say what each face does.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.core.packed_counts import number_of, one_of, total_count
from skulduggery.games.skull_king.rules.actions import MAX_SEATS, NUM_DIE_KINDS
from skulduggery.games.skull_king.rules.dice import (
    FULL_BAG,
    NUM_DIE_SIDES,
    Trick,
    face_weight,
    nth_face,
    num_faces,
)

UNKNOWN_KIND: Final = -1  # a die that comes out of the rest of the bag
UNROLLED_FACE: Final = -1  # it shows nothing yet

TRICK_BONUSES: Final = (0, 30, 60, 90, 50)  # all that a trick may bring to whoever takes it
_TRICK_CODE_BITS: Final = (
    24  # bits for what decides a trick; above them the dice drawn from the bag
)


def pack_trick(trick: Trick) -> i64:
    """All that decides a trick, as one number."""
    known = trick.king + 1
    known = known * 8 + trick.mermaid + 1
    known = known * 8 + trick.pirate + 1
    known = known * 8 + trick.pirates
    known = known * 8 + trick.best + 1
    known = known * 8 + trick.highest
    return known * 8 + trick.flag + 1


def unpack_trick(known: i64, trick: Trick) -> None:
    trick.flag = (known & 7) - 1
    trick.highest = known >> 3 & 7
    trick.best = (known >> 6 & 7) - 1
    trick.pirates = known >> 9 & 7
    trick.pirate = (known >> 12 & 7) - 1
    trick.mermaid = (known >> 15 & 7) - 1
    trick.king = (known >> 18 & 7) - 1


def _bonus_index(bonus: i64) -> i64:
    """The index of a bonus in TRICK_BONUSES."""
    return 4 if bonus == 50 else bonus // 30


class TrickOdds:
    """For each place in the order of rolling, how likely it takes the trick with which bonus."""

    def __init__(self, places: i64) -> None:
        self._places: i64 = places
        self.outcome_probabilities: vec[float] = vec[float]([0.0] * (places * len(TRICK_BONUSES)))

    def take_probability(self, place: i64) -> float:
        total = 0.0
        for number in range(len(TRICK_BONUSES)):
            total += self.outcome_probabilities[place * len(TRICK_BONUSES) + number]
        return total

    def expected_bonus(self, place: i64) -> float:
        """What the place can expect of bonuses, tricks that it loses included."""
        total = 0.0
        for number in range(len(TRICK_BONUSES)):
            total += (
                self.outcome_probabilities[place * len(TRICK_BONUSES) + number]
                * TRICK_BONUSES[number]
            )
        return total


def trick_odds(kinds: list[int], shown: list[int], bag: i64 = FULL_BAG) -> TrickOdds:
    """The odds of a trick; unknown dice come from the bag without those that are named.

    `kinds` may be UNKNOWN_KIND and faces UNROLLED_FACE. There must be enough dice in the bag.
    """
    rest = bag
    for kind in kinds:
        if kind != UNKNOWN_KIND:
            rest -= one_of(kind)
    trick = Trick()
    ways: dict[int, float] = {int(pack_trick(trick)): 1.0}
    for place in range(len(kinds)):
        ways = _after_die(ways, place, kinds[place], shown[place], rest)
        if UNKNOWN_KIND not in kinds[place + 1 :]:
            ways = _without_drawn(ways)
    odds = TrickOdds(len(kinds))
    likely = odds.outcome_probabilities
    for way, chance in ways.items():
        unpack_trick(way, trick)
        at = trick.winning_seat() * len(TRICK_BONUSES) + _bonus_index(trick.bonus_points())
        likely[at] = likely[at] + chance
    return odds


def _after_die(
    ways: dict[int, float], place: i64, kind: i64, shown: i64, rest: i64
) -> dict[int, float]:
    """How the trick may lie when one more die has been rolled."""
    after: dict[int, float] = {}
    for way, chance in ways.items():
        if kind != UNKNOWN_KIND:
            _after_faces(after, way, chance, place, kind, shown)
            continue
        drawn: i64 = way >> _TRICK_CODE_BITS
        left = rest - drawn
        each = chance / float(total_count(left))
        for other in range(NUM_DIE_KINDS):
            number = number_of(left, other)
            if number > 0:
                with_it = way + (one_of(other) << _TRICK_CODE_BITS)
                _after_faces(after, with_it, each * float(number), place, other, shown)
    return after


def _without_drawn(ways: dict[int, float]) -> dict[int, float]:
    """What came out of the bag no longer matters when nothing more will."""
    lain: dict[int, float] = {}
    for way, chance in ways.items():
        key = int(way & ((1 << _TRICK_CODE_BITS) - 1))
        lain[key] = lain.get(key, 0.0) + chance
    return lain


def _after_faces(
    after: dict[int, float], way: i64, chance: float, place: i64, kind: i64, shown: i64
) -> None:
    trick = Trick()
    lain: i64 = way & ((1 << _TRICK_CODE_BITS) - 1)
    for k in range(num_faces(kind)):
        if shown != UNROLLED_FACE and shown != nth_face(kind, k):
            continue
        unpack_trick(lain, trick)
        trick.add_die(place, kind, nth_face(kind, k))
        key = int(way - lain + pack_trick(trick))
        share = (
            1.0 if shown != UNROLLED_FACE else float(face_weight(kind, k)) / float(NUM_DIE_SIDES)
        )
        after[key] = after.get(key, 0.0) + chance * share


# By the kinds in order: a few thousand at most at a table.
_ROLLED_ODDS_CACHE: Final[dict[int, TrickOdds]] = {}


def rolled_odds(kinds: vec[i64], places: i64) -> TrickOdds:
    """The odds of known dice, none of them rolled yet; worked out once for each order."""
    key: i64 = 1
    for place in range(places):
        key = key * NUM_DIE_KINDS + kinds[place]
    found = _ROLLED_ODDS_CACHE.get(key)
    if found is None:
        found = trick_odds([kinds[place] for place in range(places)], [UNROLLED_FACE] * places)
        _ROLLED_ODDS_CACHE[key] = found
    return found


def compute_die_strength(kind: i64, players: i64) -> float:
    """A die's chance to take a trick from one random die of the bag for each opponent.

    They are rolled in random order, so all places count alike.
    """
    assert players <= MAX_SEATS
    total = 0.0
    for place in range(players):
        kinds = [UNKNOWN_KIND] * players
        kinds[place] = kind
        total += trick_odds(kinds, [UNROLLED_FACE] * players).take_probability(place)
    return total / float(players)
