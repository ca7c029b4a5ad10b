"""Endgames of Skull, unrolled: known values, and that nobody knows what they cannot."""

import pytest

from skulduggery.core.errors import BadPosition
from skulduggery.core.state import CHANCE, OVER
from skulduggery.games.skull.benchmarks.endgame_tree import (
    EndgameNode,
    SkullOwnershipNode,
    build_endgame,
)
from skulduggery.games.skull.rules.position import read_position
from skulduggery.games.skull.rules.state import PHASE_LOSE
from skulduggery.solvers.best_response import best_response, exploitability
from skulduggery.solvers.cfr import Cfr, DiscountedCfr
from skulduggery.solvers.game_tree import GameNode, build_tree
from skulduggery.solvers.sequence_form import SequenceForm


def value_bounds(position: str, iterations: int) -> tuple[float, float]:
    """The least and the most that the one in seat 0 can get out of it."""
    form = SequenceForm(build_tree(build_endgame(read_position(position))))
    cfr = Cfr(form, DiscountedCfr())
    cfr.run_iterations(iterations)
    strategies = cfr.average_strategies()
    low = 0.5 - best_response(form, 1, strategies[0])
    high = 0.5 + best_response(form, 0, strategies[1])
    assert exploitability(form, strategies) == pytest.approx((high - low) / 2)
    return low, high


@pytest.mark.parametrize(
    ("position", "known"),
    [
        ("1 1 first=0", 0.5625),
        ("2 1 first=0", 1.0),
        ("2 1+ first=0", 0.9375),
        ("2+ 1 first=0", 1.0),
        ("3+ 1+ first=0", 1.0),
        ("1+ 2 first=1", 1 - 0.9375),  # the starter in the other seat
    ],
)
def test_known_values(position: str, known: float) -> None:
    low, high = value_bounds(position, 60)
    assert high - low < 0.002
    assert low - 1e-9 <= known <= high + 1e-9


def test_where_nothing_is_known_it_closes_in() -> None:
    low, high = value_bounds("2+ 2+ first=0", 10)
    closer_low, closer_high = value_bounds("2+ 2+ first=0", 80)
    assert high - low > 0.02
    assert closer_high - closer_low < 0.002
    assert low < closer_high
    assert closer_low < high


def test_flowers_that_are_known_win() -> None:
    """Two flowers and the start against one disc: bid two, then they are sure of it (the notes)."""
    low, _ = value_bounds("FF 1 first=0", 60)
    assert low > 0.999


def collect_round_keys(here: GameNode, keys: set[tuple[int, str]]) -> None:
    """Who decides what, until the first disc is lost or point made."""
    if here.acting_player() == OVER or (isinstance(here, EndgameNode) and here.state.round > 1):
        return
    if here.acting_player() != CHANCE:
        assert isinstance(here, EndgameNode)
        if here.state.phase != PHASE_LOSE:
            keys.add((here.acting_player(), here.infoset_key()))
    for action in here.legal_actions():
        collect_round_keys(here.child_after(action), keys)


@pytest.mark.parametrize(
    ("position", "known"), [("1 1 first=0", 4), ("2 1 first=0", 16), ("3 2 first=0", 106)]
)
def test_information_states_of_one_round(position: str, known: int) -> None:
    keys: set[tuple[int, str]] = set()
    collect_round_keys(build_endgame(read_position(position)), keys)
    assert len(keys) == known


def test_chance_draws_the_types_by_the_beliefs() -> None:
    assert build_endgame(read_position("2 1 first=0")).outcome_probabilities() == [
        0.375,
        0.125,
        0.375,
        0.125,
    ]
    told = build_endgame(read_position("2 1 first=0"), (0.0, 0.25))
    assert told.outcome_probabilities() == [0.75, 0.25]
    assert [told.child_after(k).infoset_key()[0] for k in told.legal_actions()] == ["F", "F"]
    known = build_endgame(read_position("FS 1 first=0"))
    assert known.outcome_probabilities() == [0.75, 0.25]
    assert isinstance(known, SkullOwnershipNode)
    assert [state.tribes[0].skull for state in known.states] == [1, 1]


def test_what_lies_face_down_is_not_known() -> None:
    """Whatever seat 0 lays first, seat 1 knows the same; and so does seat 0 of seat 1's disc."""
    deal = build_endgame(read_position("2 2 first=0"), (1.0, 1.0))
    first = deal.child_after(0)
    assert len({first.child_after(action).infoset_key() for action in first.legal_actions()}) == 1
    second = first.child_after(first.legal_actions()[0])
    assert len({second.child_after(action).infoset_key() for action in second.legal_actions()}) == 1


def test_only_two_can_play_it() -> None:
    with pytest.raises(BadPosition):
        build_endgame(read_position("1 1 1 first=0"))
