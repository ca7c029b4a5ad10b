"""Kuhn and Leduc poker: every solver finds what is known of them."""

from functools import cache

import pytest
from librt.vecs import vec

from skulduggery.bench.small_pokers import kuhn_poker, leduc_poker
from skulduggery.core.rng import Rng
from skulduggery.solvers.best_response import (
    best_response,
    exploitability,
    nash_conv,
    strategy_value,
)
from skulduggery.solvers.cfr import Cfr, CfrPlus, DiscountedCfr
from skulduggery.solvers.game_tree import GameTree, build_tree
from skulduggery.solvers.mccfr import Mccfr
from skulduggery.solvers.sequence_form import SequenceForm, Strategies, behaviour_strategy

KUHN_VALUE = -1 / 18
LEDUC_VALUE = -0.0856  # to four digits

UPDATE_RULES = [CfrPlus(), DiscountedCfr()]


@cache
def tree_and_form(name: str) -> tuple[GameTree, SequenceForm]:
    tree = build_tree({"kuhn": kuhn_poker, "leduc": leduc_poker}[name]())
    return tree, SequenceForm(tree)


def uniform_strategies(form: SequenceForm) -> Strategies:
    one, two = (
        behaviour_strategy(side, vec[float]([0.0] * side.sequence_count)) for side in form.sides
    )
    return one, two


def strategy_lists(strategies: Strategies) -> list[list[float]]:
    return [list(strategy) for strategy in strategies]


def test_sizes_are_those_in_print() -> None:
    assert [len(side.keys) for side in tree_and_form("kuhn")[0].sides] == [6, 6]
    assert sum(len(side.keys) for side in tree_and_form("leduc")[0].sides) == 936


@pytest.mark.parametrize(("name", "known"), [("kuhn", 11 / 12), ("leduc", 4.747222)])
def test_best_responses_to_anything_alike(name: str, known: float) -> None:
    form = tree_and_form(name)[1]
    assert nash_conv(form, uniform_strategies(form)) == pytest.approx(known, abs=1e-6)


@pytest.mark.parametrize("bluff", [0.0, 0.2, 1 / 3])
def test_an_equilibrium_of_kuhn_cannot_be_exploited(bluff: float) -> None:
    """Kuhn's own solution: the first player may bluff with the lowest card up to a third."""
    tree, form = tree_and_form("kuhn")
    bets = (
        {"0": bluff, "1": 0.0, "2": 3 * bluff, "0pb": 0.0, "1pb": bluff + 1 / 3, "2pb": 1.0},
        {"0p": 1 / 3, "1p": 0.0, "2p": 1.0, "0b": 0.0, "1b": 1 / 3, "2b": 1.0},
    )
    found = []
    for side, bet in zip(tree.sides, bets, strict=True):
        strategy = [1.0]
        for key in side.keys:
            strategy += [1 - bet[key], bet[key]]
        found.append(vec[float](strategy))
    strategies = found[0], found[1]
    assert exploitability(form, strategies) == pytest.approx(0, abs=1e-12)
    assert strategy_value(form, strategies) == pytest.approx(KUHN_VALUE)


@pytest.mark.parametrize("rule", UPDATE_RULES)
def test_cfr_solves_kuhn(rule: CfrPlus) -> None:
    form = tree_and_form("kuhn")[1]
    cfr = Cfr(form, rule)
    cfr.run_iterations(1000)
    assert exploitability(form, cfr.average_strategies()) < 0.0005
    assert strategy_value(form, cfr.average_strategies()) == pytest.approx(KUHN_VALUE, abs=0.0005)


@pytest.mark.parametrize("rule", UPDATE_RULES)
def test_cfr_solves_leduc(rule: CfrPlus) -> None:
    form = tree_and_form("leduc")[1]
    cfr = Cfr(form, rule)
    cfr.run_iterations(150)
    strategies = cfr.average_strategies()
    left = exploitability(form, strategies)
    assert left < 0.01
    # The value of the game lies between what both can make sure of.
    assert (
        -best_response(form, 1, strategies[0]) < LEDUC_VALUE < best_response(form, 0, strategies[1])
    )
    assert strategy_value(form, strategies) == pytest.approx(LEDUC_VALUE, abs=left)


def test_work_can_be_stopped_and_taken_up_again() -> None:
    form = tree_and_form("kuhn")[1]
    for rule in UPDATE_RULES:
        once, twice = Cfr(form, rule), Cfr(form, rule)
        once.run_iterations(7)
        twice.run_iterations(3)
        strategies = strategy_lists(twice.average_strategies())
        assert strategies == strategy_lists(twice.average_strategies())  # to look changes nothing
        twice.run_iterations(4)
        assert twice.iterations == once.iterations == 7
        assert (
            strategy_lists(once.average_strategies())
            == strategy_lists(twice.average_strategies())
            != strategies
        )


def test_sampling_solves_kuhn() -> None:
    tree, form = tree_and_form("kuhn")
    sampled = Mccfr(tree, Rng(5))
    sampled.run_iterations(20_000)
    assert exploitability(form, sampled.average_strategies()) < 0.01
    assert strategy_value(form, sampled.average_strategies()) == pytest.approx(KUHN_VALUE, abs=0.01)


def test_sampling_gets_closer_at_leduc() -> None:
    tree, form = tree_and_form("leduc")
    sampled = Mccfr(tree, Rng(5))
    sampled.run_iterations(500)
    first = exploitability(form, sampled.average_strategies())
    sampled.run_iterations(7500)
    last = exploitability(form, sampled.average_strategies())
    assert last < first / 2
    assert last < 0.5


def test_the_same_seed_samples_the_same() -> None:
    tree = tree_and_form("kuhn")[0]
    one, two, other = Mccfr(tree, Rng(1)), Mccfr(tree, Rng(1)), Mccfr(tree, Rng(2))
    for sampled in (one, two, other):
        sampled.run_iterations(100)
    assert (
        strategy_lists(one.average_strategies())
        == strategy_lists(two.average_strategies())
        != strategy_lists(other.average_strategies())
    )
