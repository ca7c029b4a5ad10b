"""OpenSpiel's opinion of our strategies and games."""

from typing import Any

import pytest

from skulduggery.bench.small_pokers import kuhn_poker, leduc_poker
from skulduggery.games.skull.benchmarks.endgame_tree import build_endgame
from skulduggery.games.skull.benchmarks.openspiel_endgame import (
    from_openspiel_policy,
    load_openspiel_endgame,
    openspiel_keys,
    register_endgames,
    to_openspiel_policy,
)
from skulduggery.games.skull.rules.position import read_position
from skulduggery.solvers.best_response import nash_conv, strategy_value
from skulduggery.solvers.cfr import Cfr, CfrPlus
from skulduggery.solvers.game_tree import GameNode, build_tree
from skulduggery.solvers.sequence_form import SequenceForm

pyspiel = pytest.importorskip("pyspiel")

ENDGAME_POSITIONS = ("1 1 first=0", "2 1+ first=0", "FS 1 first=1")


def game_pairs() -> list[tuple[GameNode, Any]]:
    return [
        (kuhn_poker(), pyspiel.load_game("kuhn_poker")),
        (leduc_poker(), pyspiel.load_game("leduc_poker")),
        *(
            (build_endgame(read_position(text)), load_openspiel_endgame(text))
            for text in ENDGAME_POSITIONS
        ),
    ]


@pytest.mark.parametrize(("root", "game"), game_pairs(), ids=["kuhn", "leduc", *ENDGAME_POSITIONS])
def test_second_opinion(root: GameNode, game: Any) -> None:
    exploitability = pytest.importorskip("open_spiel.python.algorithms.exploitability")
    tree = build_tree(root)
    form = SequenceForm(tree)
    cached = pyspiel.convert_to_cached_tree(game)
    keys = openspiel_keys(tree, root, cached)

    cfr = Cfr(form, CfrPlus())
    cfr.run_iterations(5)
    ours = cfr.average_strategies()
    policy = pyspiel.TabularPolicy(to_openspiel_policy(tree, ours, keys))
    there = exploitability.nash_conv(cached, policy, use_cpp_br=True)
    assert nash_conv(form, ours) == pytest.approx(there)
    start = cached.new_initial_state()
    worth = pyspiel.expected_returns(start, policy, -1, True)[0]
    assert strategy_value(form, ours) == pytest.approx(worth)

    solver = pyspiel.CFRPlusSolver(cached)
    for _ in range(5):
        solver.evaluate_and_update_policy()
    average = solver.tabular_average_policy()
    theirs = from_openspiel_policy(average.policy_table(), keys)
    assert nash_conv(form, theirs) == pytest.approx(pyspiel.nash_conv(cached, average))


def test_both_find_the_same_value() -> None:
    text = "2 1+ first=0"
    game = pyspiel.convert_to_cached_tree(load_openspiel_endgame(text))
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(50):
        solver.evaluate_and_update_policy()
    policy = solver.tabular_average_policy()
    there = pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)[0]

    form = SequenceForm(build_tree(build_endgame(read_position(text))))
    cfr = Cfr(form, CfrPlus())
    cfr.run_iterations(50)
    assert strategy_value(form, cfr.average_strategies()) == pytest.approx(there, abs=0.001)
    assert there + 0.5 == pytest.approx(0.9375, abs=0.001)


def test_the_endgames_are_known_by_name() -> None:
    assert register_endgames() is register_endgames()
    game = pyspiel.load_game("skulduggery_endgame", {"position": "2+ 1 first=1"})
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    assert game.get_parameters() == {"position": "2+ 1 first=1"}
    assert [state.information_state_string(player) for player in (0, 1)] == ["0", "1"]
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
        twin = state.clone()
        assert twin.history() == state.history()
        assert str(twin) == str(state)
    assert sorted(state.returns()) == [-0.5, 0.5]
