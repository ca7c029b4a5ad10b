"""The variants that tests go through: all of them, or in plain Python enough of them."""

from collections.abc import Callable, Iterator, Sequence, Set
from itertools import combinations
from typing import Any, TypeVar

import pytest
from run import c_compiler

from skulduggery.core import is_compiled
from skulduggery.core.options import Options
from skulduggery.games import GAMES_BY_NAME
from skulduggery.testing import all_variants

Variant = tuple[str, Options, int]
Thing = TypeVar("Thing")

ALL_VARIANTS: list[Variant] = [
    (game.name, options, players)
    for game in GAMES_BY_NAME.values()
    for options, players in all_variants(game)
]


def choice_pairs(variant: Variant) -> Set[object]:
    """Every two choices that are made together: of option values and of the number of players."""
    game, options, players = variant
    choices = [*options.option_texts().items(), ("players", players)]
    return {(game, *pair) for pair in combinations(choices, 2)}


def covering_selection(
    things: Sequence[Thing], features_of: Callable[[Thing], Set[object]]
) -> Iterator[Thing]:
    """Few of them in which every feature occurs; always the one that adds most."""
    features = [features_of(thing) for thing in things]
    left = set[object]().union(*features)
    while left:
        best = max(range(len(things)), key=lambda number: len(features[number] & left))
        left -= features[best]
        yield things[best]


# Compiled, the same sources go through all of them, and many times as fast.
SWEPT_VARIANTS = (
    ALL_VARIANTS
    if is_compiled() or c_compiler() == "none"
    else list(covering_selection(ALL_VARIANTS, choice_pairs))
)


def variant_params(variants: Sequence[Variant]) -> list[Any]:
    """As parameters of a test; the number is that among all of them."""
    return [
        pytest.param(*variant, id=f"{variant[0]}-{ALL_VARIANTS.index(variant)}-for-{variant[2]}")
        for variant in variants
    ]
