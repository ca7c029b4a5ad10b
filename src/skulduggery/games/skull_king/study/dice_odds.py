"""Odds of Skull King, for dice that somebody names: who takes a trick, and what to bid."""

from collections.abc import Sequence

import msgspec

from skulduggery.core.errors import Mistake, shorten_text
from skulduggery.core.number_range import SEED_RANGE, NumberRange
from skulduggery.core.packed_counts import number_of
from skulduggery.core.rng import Rng
from skulduggery.games.skull_king.rules.actions import FACE_TEXTS, KIND_TEXTS, NUM_DIE_KINDS
from skulduggery.games.skull_king.rules.dice import FULL_BAG, nth_face, num_faces
from skulduggery.games.skull_king.rules.options import PLAYER_COUNTS
from skulduggery.games.skull_king.rules.screen import rounds_for
from skulduggery.games.skull_king.rules.view_builder import pack_dice
from skulduggery.games.skull_king.solver.bid_advice import (
    DEFAULT_ADVICE_WORLDS,
    BidAdvice,
    advise_on_hand,
)
from skulduggery.games.skull_king.solver.trick_odds import UNKNOWN_KIND, UNROLLED_FACE, trick_odds

_ANY_DIE = "?"
_MIN_TRICK_DICE, _MAX_TRICK_DICE = 2, 6  # at a whole table there are three at least
MAX_WORLDS = 1_000_000
_WORLDS_RANGE = NumberRange(1, MAX_WORLDS)


class BadDice(Mistake):
    """Dice that there are not, or not so many of."""


class BadTable(Mistake):
    """A hand, a place or a number of players that no game has."""


class DieOdds(msgspec.Struct, frozen=True):
    die: str
    face: str | None  # what it shows already
    chance: float  # to take the trick
    bonus: float  # points to be expected from bonuses, at standard scoring, if the bid is met


class TrickReport(msgspec.Struct, frozen=True):
    dice: list[DieOdds]  # in the order of rolling


class BidReport(msgspec.Struct, frozen=True):
    hand: list[str]
    players: int
    place: int
    scoring: str
    seed: int
    advice: BidAdvice


# A trick.


def trick_report(words: Sequence[str]) -> TrickReport:
    """The odds of dice such as black, black:6 or ?."""
    dice = [_read_die(word) for word in words]
    if not _MIN_TRICK_DICE <= len(dice) <= _MAX_TRICK_DICE:
        raise BadDice("odds-how-many", fewest=_MIN_TRICK_DICE, most=_MAX_TRICK_DICE)
    _check_bag([kind for kind, _ in dice if kind != UNKNOWN_KIND])
    odds = trick_odds([kind for kind, _ in dice], [shown for _, shown in dice])
    return TrickReport(
        [
            DieOdds(
                die=_ANY_DIE if kind == UNKNOWN_KIND else KIND_TEXTS[kind],
                face=None if shown == UNROLLED_FACE else FACE_TEXTS[shown],
                chance=odds.take_probability(place),
                bonus=odds.expected_bonus(place),
            )
            for place, (kind, shown) in enumerate(dice)
        ]
    )


def _read_die(word: str) -> tuple[int, int]:
    """The kind, and the face that it shows."""
    if word == _ANY_DIE:
        return UNKNOWN_KIND, UNROLLED_FACE
    name, colon, text = word.partition(":")
    kind = _read_kind(name)
    if not colon:
        return kind, UNROLLED_FACE
    faces = [int(nth_face(kind, k)) for k in range(num_faces(kind))]
    for shown in faces:
        if FACE_TEXTS[shown] == text.lower():
            return kind, shown
    known = ", ".join(FACE_TEXTS[shown] for shown in faces)
    raise BadDice("odds-face", die=KIND_TEXTS[kind], face=shorten_text(text), faces=known)


def _read_kind(name: str) -> int:
    if name.lower() not in KIND_TEXTS:
        raise BadDice("odds-die", die=shorten_text(name), dice=", ".join(KIND_TEXTS))
    return KIND_TEXTS.index(name.lower())


def _check_bag(kinds: list[int]) -> None:
    for kind in range(NUM_DIE_KINDS):
        there_are = int(number_of(FULL_BAG, kind))
        if kinds.count(kind) > there_are:
            raise BadDice("odds-bag", die=KIND_TEXTS[kind], number=there_are)


# A hand.


def bid_report(
    words: Sequence[str],
    players: int,
    place: int = 1,
    landlubber: bool = False,
    worlds: int = DEFAULT_ADVICE_WORLDS,
    seed: int = 1,
) -> BidReport:
    """What each bid would bring with a hand such as king, black, black."""
    _WORLDS_RANGE.check_number("worlds", worlds)
    SEED_RANGE.check_number("seed", seed)
    kinds = [_read_kind(word) for word in words]
    if not kinds:
        raise BadDice("odds-empty-hand")
    _check_bag(kinds)
    if players not in PLAYER_COUNTS:
        raise BadTable("odds-players", fewest=PLAYER_COUNTS.start, most=PLAYER_COUNTS.stop - 1)
    if len(kinds) > rounds_for(players):
        raise BadTable("odds-hand-size", players=players, most=int(rounds_for(players)))
    if not 1 <= place <= players:
        raise BadTable("odds-place-there", players=players)
    names = [KIND_TEXTS[kind] for kind in sorted(kinds)]
    advice = advise_on_hand(pack_dice(names), players, place - 1, landlubber, Rng(seed), worlds)
    scoring = "landlubber" if landlubber else "standard"
    return BidReport(names, players, place, scoring, seed, advice)
