"""Who takes a trick: compared with every way the dice can come up, counted one by one."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.core.packed_counts import number_of, one, size
from skulduggery.games.skull_king.rules.actions import KIND_TEXTS, KINDS
from skulduggery.games.skull_king.rules.dice import FULL_BAG, Trick, face, face_weight, num_faces
from skulduggery.games.skull_king.solver.die_values import rule_bid, rule_die, strength_at
from skulduggery.games.skull_king.solver.trick_odds import (
    UNKNOWN,
    UNROLLED,
    packed,
    rolled_odds,
    strength,
    trick_odds,
    unpack,
)

KING, PIRATE, MERMAID, BLACK, BLUE, RED, YELLOW = range(KINDS)


def dealt(kinds: list[int], bag: int) -> Iterator[tuple[list[int], Fraction]]:
    """Every way to fill in the unknown dice, and how likely it is."""
    if UNKNOWN not in kinds:
        yield kinds, Fraction(1)
        return
    at = kinds.index(UNKNOWN)
    for kind in range(KINDS):
        number = number_of(bag, kind)
        if number:
            filled = [*kinds[:at], kind, *kinds[at + 1 :]]
            for whole, chance in dealt(filled, bag - one(kind)):
                yield whole, chance * Fraction(number, size(bag))


def counted_one_by_one(kinds: list[int], shown: list[int]) -> tuple[list[float], list[float]]:
    wins, bonuses = [Fraction(0)] * len(kinds), [Fraction(0)] * len(kinds)
    bag = FULL_BAG - sum(one(kind) for kind in kinds if kind != UNKNOWN)
    for whole, likely in dealt(kinds, bag):
        sides = [
            [
                (face(kind, k), Fraction(face_weight(kind, k), 6))
                if told == UNROLLED
                else (told, Fraction(1))
                for k in range(num_faces(kind) if told == UNROLLED else 1)
            ]
            for kind, told in zip(whole, shown, strict=True)
        ]
        for faces in product(*sides):
            trick = Trick()
            chance = likely
            for place, (kind, (showing, weight)) in enumerate(zip(whole, faces, strict=True)):
                trick.add(place, kind, showing)
                chance *= weight
            wins[trick.winner()] += chance
            bonuses[trick.winner()] += chance * trick.bonus()
    return list(map(float, wins)), list(map(float, bonuses))


@pytest.mark.parametrize(
    ("kinds", "shown"),
    [
        ([BLACK, YELLOW, RED], [-1, -1, -1]),
        ([PIRATE, KING, MERMAID, PIRATE], [-1, -1, -1, -1]),
        ([MERMAID, KING, MERMAID, BLACK, BLUE], [-1, 8, -1, -1, -1]),
        ([YELLOW, YELLOW, YELLOW, YELLOW, YELLOW, YELLOW], [0, -1, -1, 7, -1, -1]),
        ([KING, UNKNOWN, UNKNOWN], [-1, -1, -1]),
        ([UNKNOWN, BLACK, UNKNOWN], [-1, 6, -1]),
    ],
)
def test_odds_are_what_counting_every_way_gives(kinds: list[int], shown: list[int]) -> None:
    wins, bonuses = counted_one_by_one(kinds, shown)
    odds = trick_odds(kinds, shown)
    assert [odds.chance(place) for place in range(len(kinds))] == pytest.approx(wins)
    assert [odds.bonus(place) for place in range(len(kinds))] == pytest.approx(bonuses)
    assert sum(wins) == pytest.approx(1)


def test_a_trick_is_the_same_after_packing() -> None:
    trick, twin = Trick(), Trick()
    rolls = ((KING, 8), (PIRATE, 8), (YELLOW, 7), (RED, 1), (BLUE, 0), (MERMAID, 8))
    for seat, (kind, shown) in enumerate(rolls):
        trick.add(seat, kind, shown)
        unpack(packed(trick), twin)
        assert (twin.winner(), twin.bonus(), packed(twin)) == (
            trick.winner(),
            trick.bonus(),
            packed(trick),
        )


def test_odds_of_known_dice_are_worked_out_once() -> None:
    kinds = vec[i64]([BLACK, YELLOW, RED])
    odds = rolled_odds(kinds, 3)
    anew = trick_odds([BLACK, YELLOW, RED], [UNROLLED] * 3)
    assert [odds.chance(place) for place in range(3)] == [anew.chance(place) for place in range(3)]
    assert rolled_odds(kinds, 3) is odds


def test_the_strengths_that_ship_are_those_of_the_odds() -> None:
    for kind in range(KINDS):
        assert strength_at(kind, 3) == pytest.approx(strength(kind, 3), abs=1e-8)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_strengths_share_out_the_trick_and_fall_with_every_player(players: int) -> None:
    """Any die against any others must win as often as any other player."""
    fair = sum(strength_at(k, players) * int(number_of(FULL_BAG, k)) for k in range(KINDS)) / 36
    assert fair == pytest.approx(1 / players, abs=1e-6)
    if players > 3:
        for kind in range(KINDS):
            assert strength_at(kind, players) < strength_at(kind, players - 1)


def test_the_rule_of_thumb() -> None:
    hand = one(KING) + one(BLACK) + one(RED)  # 0.59 + 0.44 + 0.05
    assert rule_bid(hand, 4) == 1
    assert rule_bid(one(RED), 4) == 0
    assert KIND_TEXTS[rule_die(hand, 4, True)] == "king"
    assert KIND_TEXTS[rule_die(hand, 4, False)] == "red"
