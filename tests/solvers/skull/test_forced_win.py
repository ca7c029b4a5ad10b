"""Wins that nothing can stop: found where there are any, and kept whatever happens."""

import pytest

from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.rules.position import read_position, state_at
from skulduggery.games.skull.rules.state import SkullState
from skulduggery.games.skull.solver.forced_win import Plan, find_forced_win, state_signature


def state_at_position(position: str, options: SkullOptions | None = None) -> SkullState:
    return state_at(read_position(position), options or SkullOptions(), 2)


def states_at_positions(*positions: str) -> list[SkullState]:
    return [state_at_position(position) for position in positions]


def play_plan(plan: Plan | None, state: SkullState, player: int, rng: Rng) -> SkullState:
    """Play by a plan against somebody who does anything at all."""
    while state.actor != OVER:
        assert plan is not None
        if state.actor == player:
            assert plan.ply is not None
            ply = plan.ply
        else:
            assert plan.ply is None
            choices = state.legal_actions()
            ply = choices[rng.below(len(choices))]
        seen = state.observation_code(ply, player)
        ways = {way.before.observation_code(way.ply, player): way.plan for way in plan.branches}
        state.advance(ply)
        plan = ways[seen]
    assert plan is None
    return state


@pytest.mark.parametrize(
    ("truths", "player"),
    [
        (["FF F first=0", "FF S first=0"], 0),
        (["FS F first=0", "FS S first=0"], 0),
        (["FFS S+ first=0"], 0),
        (["F F+ first=0"], 0),  # a flower is laid and bid, and again
    ],
)
def test_a_plan_wins_in_every_truth_whatever_happens(truths: list[str], player: int) -> None:
    plan = find_forced_win(states_at_positions(*truths), player)
    assert plan is not None
    for seed in range(30):
        for truth in truths:
            ended = play_plan(plan, state_at_position(truth), player, Rng(seed))
            assert ended.winner == player


@pytest.mark.parametrize("truths", [["F F first=1"], ["S F first=0"], ["FF F+ first=1"]])
def test_where_the_other_can_win_there_is_no_plan(truths: list[str]) -> None:
    assert find_forced_win(states_at_positions(*truths), 0) is None


def test_what_is_not_known_may_not_be_used() -> None:
    """Bid 2 on a flower and 1 on a skull: both win, for one who knows which of them it is."""
    truths = ["F+ F+ first=0", "F+ S+ first=0"]
    assert all(find_forced_win(states_at_positions(truth), 0) for truth in truths)
    assert find_forced_win(states_at_positions(*truths), 0) is None


def test_chance_is_taken_as_an_opponent() -> None:
    """Whichever disc is lost there is a way, so the plan names both."""
    plan = find_forced_win(states_at_positions("FFS F+ first=0", "FFS S+ first=0"), 0)
    assert plan is not None
    assert plan.length > 4
    reached = [plan]
    losses = 0
    while reached:
        here = reached.pop()
        if here.branches[0].before.actor == CHANCE:
            losses = max(losses, len(here.branches))
        reached += [branch.plan for branch in here.branches if branch.plan is not None]
    assert losses == 2


def test_who_starts_after_a_failure_matters() -> None:
    position = "FF S first=0"
    for starter in ("challenger", "skull_owner"):
        options = SkullOptions(failed_starter=starter)
        plan = find_forced_win([state_at_position(position, options)], 0)
        assert plan is not None
        assert play_plan(plan, state_at_position(position, options), 0, Rng(1)).winner == 0


def test_alike_is_what_goes_on_alike() -> None:
    one, same, other = states_at_positions("FF S first=0", "FF S first=0", "FS S first=0")
    assert state_signature(one) == state_signature(same) != state_signature(other)
    same.advance(same.legal_actions()[0])
    assert state_signature(one) != state_signature(same)
