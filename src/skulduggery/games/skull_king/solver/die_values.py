"""Strength of single dice, and the rule of thumb built on it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.core.packed_counts import nth_kind, num_kinds, number_of
from skulduggery.games.skull_king.rules.actions import MIN_SEATS, NUM_DIE_KINDS

# A die's chance to take a trick from one random die of the bag for each opponent, rolled in random
# order: by players from three on, by kind. `trick_odds.compute_die_strength` computes them, and
# "skulduggery odds king ? ?" prints one.
_DIE_STRENGTHS: Final = vec[float](
    [
        0.619130615,
        0.619296608,
        0.584272227,
        0.576429090,
        0.317107584,
        0.124950721,
        0.137509078,
        0.592269096,
        0.592757013,
        0.544625527,
        0.441242019,
        0.181214888,
        0.046626237,
        0.101250071,
        0.568099520,
        0.569055233,
        0.510492638,
        0.339548184,
        0.104514343,
        0.017816365,
        0.081597612,
        0.544665674,
        0.546224996,
        0.479721043,
        0.262610209,
        0.060793687,
        0.006916806,
        0.067256942,
    ]
)


def die_strengths(players: i64) -> list[float]:
    """By kind, for a table of so many."""
    return [die_strength(kind, players) for kind in range(NUM_DIE_KINDS)]


def die_strength(kind: i64, players: i64) -> float:
    return _DIE_STRENGTHS[(players - MIN_SEATS) * NUM_DIE_KINDS + kind]


def hand_strength(dice: i64, players: i64) -> float:
    """The tricks that dice may be expected to take."""
    total = 0.0
    for kind in range(NUM_DIE_KINDS):
        total += die_strength(kind, players) * float(number_of(dice, kind))
    return total


def rule_bid(dice: i64, players: i64) -> i64:
    """The rounded sum of the strengths: what the reference player bids."""
    return int(hand_strength(dice, players) + 0.5)


def rule_die(choices: i64, players: i64, needs: bool) -> i64:
    """The strongest die that may be rolled while tricks are needed, else the weakest."""
    best: i64 = -1
    most = -2.0
    for k in range(num_kinds(choices)):
        kind = nth_kind(choices, k)
        strong = die_strength(kind, players)
        if not needs:
            strong = -strong
        if strong > most:
            most = strong
            best = kind
    return best
