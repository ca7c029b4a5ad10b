"""Who takes a trick: compared with every way the dice can come up, counted one by one."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.core.packed_counts import number_of, one_of, total_count
from skulduggery.games.skull_king.rules.actions import KIND_TEXTS, NUM_DIE_KINDS
from skulduggery.games.skull_king.rules.dice import (
    FULL_BAG,
    Trick,
    face_weight,
    nth_face,
    num_faces,
)
from skulduggery.games.skull_king.solver.die_values import die_strength, rule_bid, rule_die
from skulduggery.games.skull_king.solver.trick_odds import (
    UNKNOWN_KIND,
    UNROLLED_FACE,
    compute_die_strength,
    pack_trick,
    rolled_odds,
    trick_odds,
    unpack_trick,
)

KING, PIRATE, MERMAID, BLACK, BLUE, RED, YELLOW = range(NUM_DIE_KINDS)


def possible_deals(kinds: list[int], bag: int) -> Iterator[tuple[list[int], Fraction]]:
    """Every way to fill in the unknown dice, and how likely it is."""
    if UNKNOWN_KIND not in kinds:
        yield kinds, Fraction(1)
        return
    at = kinds.index(UNKNOWN_KIND)
    for kind in range(NUM_DIE_KINDS):
        number = number_of(bag, kind)
        if number:
            filled = [*kinds[:at], kind, *kinds[at + 1 :]]
            for whole, chance in possible_deals(filled, bag - one_of(kind)):
                yield whole, chance * Fraction(number, total_count(bag))


def enumerate_trick(kinds: list[int], shown: list[int]) -> tuple[list[float], list[float]]:
    wins, bonuses = [Fraction(0)] * len(kinds), [Fraction(0)] * len(kinds)
    bag = FULL_BAG - sum(one_of(kind) for kind in kinds if kind != UNKNOWN_KIND)
    for whole, likely in possible_deals(kinds, bag):
        sides = [
            [
                (nth_face(kind, k), Fraction(face_weight(kind, k), 6))
                if told == UNROLLED_FACE
                else (told, Fraction(1))
                for k in range(num_faces(kind) if told == UNROLLED_FACE else 1)
            ]
            for kind, told in zip(whole, shown, strict=True)
        ]
        for faces in product(*sides):
            trick = Trick()
            chance = likely
            for place, (kind, (showing, weight)) in enumerate(zip(whole, faces, strict=True)):
                trick.add_die(place, kind, showing)
                chance *= weight
            wins[trick.winning_seat()] += chance
            bonuses[trick.winning_seat()] += chance * trick.bonus_points()
    return list(map(float, wins)), list(map(float, bonuses))


@pytest.mark.parametrize(
    ("kinds", "shown"),
    [
        ([BLACK, YELLOW, RED], [-1, -1, -1]),
        ([PIRATE, KING, MERMAID, PIRATE], [-1, -1, -1, -1]),
        ([MERMAID, KING, MERMAID, BLACK, BLUE], [-1, 8, -1, -1, -1]),
        ([YELLOW, YELLOW, YELLOW, YELLOW, YELLOW, YELLOW], [0, -1, -1, 7, -1, -1]),
        ([KING, UNKNOWN_KIND, UNKNOWN_KIND], [-1, -1, -1]),
        ([UNKNOWN_KIND, BLACK, UNKNOWN_KIND], [-1, 6, -1]),
    ],
)
def test_odds_are_what_counting_every_way_gives(kinds: list[int], shown: list[int]) -> None:
    wins, bonuses = enumerate_trick(kinds, shown)
    odds = trick_odds(kinds, shown)
    assert [odds.take_probability(place) for place in range(len(kinds))] == pytest.approx(wins)
    assert [odds.expected_bonus(place) for place in range(len(kinds))] == pytest.approx(bonuses)
    assert sum(wins) == pytest.approx(1)


def test_a_trick_is_the_same_after_packing() -> None:
    trick, twin = Trick(), Trick()
    rolls = ((KING, 8), (PIRATE, 8), (YELLOW, 7), (RED, 1), (BLUE, 0), (MERMAID, 8))
    for seat, (kind, shown) in enumerate(rolls):
        trick.add_die(seat, kind, shown)
        unpack_trick(pack_trick(trick), twin)
        assert (twin.winning_seat(), twin.bonus_points(), pack_trick(twin)) == (
            trick.winning_seat(),
            trick.bonus_points(),
            pack_trick(trick),
        )


def test_odds_of_known_dice_are_worked_out_once() -> None:
    kinds = vec[i64]([BLACK, YELLOW, RED])
    odds = rolled_odds(kinds, 3)
    anew = trick_odds([BLACK, YELLOW, RED], [UNROLLED_FACE] * 3)
    assert [odds.take_probability(place) for place in range(3)] == [
        anew.take_probability(place) for place in range(3)
    ]
    assert rolled_odds(kinds, 3) is odds


def test_the_strengths_that_ship_are_those_of_the_odds() -> None:
    for kind in range(NUM_DIE_KINDS):
        assert die_strength(kind, 3) == pytest.approx(compute_die_strength(kind, 3), abs=1e-8)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_strengths_share_out_the_trick_and_fall_with_every_player(players: int) -> None:
    """Any die against any others must win as often as any other player."""
    fair = (
        sum(die_strength(k, players) * int(number_of(FULL_BAG, k)) for k in range(NUM_DIE_KINDS))
        / 36
    )
    assert fair == pytest.approx(1 / players, abs=1e-6)
    if players > 3:
        for kind in range(NUM_DIE_KINDS):
            assert die_strength(kind, players) < die_strength(kind, players - 1)


def test_the_rule_of_thumb() -> None:
    hand = one_of(KING) + one_of(BLACK) + one_of(RED)  # 0.59 + 0.44 + 0.05
    assert rule_bid(hand, 4) == 1
    assert rule_bid(one_of(RED), 4) == 0
    assert KIND_TEXTS[rule_die(hand, 4, True)] == "king"
    assert KIND_TEXTS[rule_die(hand, 4, False)] == "red"
