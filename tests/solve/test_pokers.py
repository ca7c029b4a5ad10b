"""Kuhn and Leduc poker: every solver finds what is known of them."""

from functools import cache

import pytest
from librt.vecs import vec

from skulduggery.bench.kuhn import kuhn
from skulduggery.bench.leduc import leduc
from skulduggery.core.rng import Rng
from skulduggery.solvers.cfr import Cfr, CfrPlus, Discounted
from skulduggery.solvers.mccfr import Mccfr
from skulduggery.solvers.response import best_response, exploitability, nash_conv, value
from skulduggery.solvers.sequences import SequenceForm, Strategies, strategy_of
from skulduggery.solvers.tree import Tree, build

KUHN = -1 / 18
LEDUC = -0.0856  # to four digits

RULES = [CfrPlus(), Discounted()]


@cache
def game(name: str) -> tuple[Tree, SequenceForm]:
    tree = build({"kuhn": kuhn, "leduc": leduc}[name]())
    return tree, SequenceForm(tree)


def uniform(form: SequenceForm) -> Strategies:
    one, two = (strategy_of(side, vec[float]([0.0] * side.sequences)) for side in form.sides)
    return one, two


def listed(strategies: Strategies) -> list[list[float]]:
    return [list(strategy) for strategy in strategies]


def test_sizes_are_those_in_print() -> None:
    assert [len(side.keys) for side in game("kuhn")[0].sides] == [6, 6]
    assert sum(len(side.keys) for side in game("leduc")[0].sides) == 936


@pytest.mark.parametrize(("name", "known"), [("kuhn", 11 / 12), ("leduc", 4.747222)])
def test_best_responses_to_anything_alike(name: str, known: float) -> None:
    form = game(name)[1]
    assert nash_conv(form, uniform(form)) == pytest.approx(known, abs=1e-6)


@pytest.mark.parametrize("bluff", [0.0, 0.2, 1 / 3])
def test_an_equilibrium_of_kuhn_cannot_be_exploited(bluff: float) -> None:
    """Kuhn's own solution: the first player may bluff with the lowest card up to a third."""
    tree, form = game("kuhn")
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
    assert value(form, strategies) == pytest.approx(KUHN)


@pytest.mark.parametrize("rule", RULES)
def test_cfr_solves_kuhn(rule: CfrPlus) -> None:
    form = game("kuhn")[1]
    cfr = Cfr(form, rule)
    cfr.iterate(1000)
    assert exploitability(form, cfr.strategies()) < 0.0005
    assert value(form, cfr.strategies()) == pytest.approx(KUHN, abs=0.0005)


@pytest.mark.parametrize("rule", RULES)
def test_cfr_solves_leduc(rule: CfrPlus) -> None:
    form = game("leduc")[1]
    cfr = Cfr(form, rule)
    cfr.iterate(150)
    strategies = cfr.strategies()
    left = exploitability(form, strategies)
    assert left < 0.01
    # The value of the game lies between what both can make sure of.
    assert -best_response(form, 1, strategies[0]) < LEDUC < best_response(form, 0, strategies[1])
    assert value(form, strategies) == pytest.approx(LEDUC, abs=left)


def test_work_can_be_stopped_and_taken_up_again() -> None:
    form = game("kuhn")[1]
    for rule in RULES:
        once, twice = Cfr(form, rule), Cfr(form, rule)
        once.iterate(7)
        twice.iterate(3)
        strategies = listed(twice.strategies())
        assert strategies == listed(twice.strategies())  # to look changes nothing
        twice.iterate(4)
        assert twice.iterations == once.iterations == 7
        assert listed(once.strategies()) == listed(twice.strategies()) != strategies


def test_sampling_solves_kuhn() -> None:
    tree, form = game("kuhn")
    sampled = Mccfr(tree, Rng(5))
    sampled.iterate(20_000)
    assert exploitability(form, sampled.strategies()) < 0.01
    assert value(form, sampled.strategies()) == pytest.approx(KUHN, abs=0.01)


def test_sampling_gets_closer_at_leduc() -> None:
    tree, form = game("leduc")
    sampled = Mccfr(tree, Rng(5))
    sampled.iterate(500)
    first = exploitability(form, sampled.strategies())
    sampled.iterate(7500)
    last = exploitability(form, sampled.strategies())
    assert last < first / 2
    assert last < 0.5


def test_the_same_seed_samples_the_same() -> None:
    tree = game("kuhn")[0]
    one, two, other = Mccfr(tree, Rng(1)), Mccfr(tree, Rng(1)), Mccfr(tree, Rng(2))
    for sampled in (one, two, other):
        sampled.iterate(100)
    assert listed(one.strategies()) == listed(two.strategies()) != listed(other.strategies())
