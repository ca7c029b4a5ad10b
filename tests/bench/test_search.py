"""`skulduggery bench search`: our search is what OpenSpiel's IS-MCTS is. How fast, no test asks."""

import json
from typing import Any

import pytest

from skulduggery.bench import openspiel_rules
from skulduggery.cli import bench
from skulduggery.core.rng import Rng
from skulduggery.games import GAMES_BY_NAME
from skulduggery.games.skull.benchmarks import search
from skulduggery.games.skull.benchmarks.search import (
    SearchSpeed,
    mean_distance,
    measure_agreement,
    random_position,
)

BENCH_SECONDS = 0.001


def test_half_the_sum_of_differences() -> None:
    assert mean_distance([([1.0, 0.0], [0.0, 1.0]), ([0.5, 0.5], [0.5, 0.5])]) == 0.5


@pytest.mark.parametrize("plies", [0, 10, 200])
def test_a_position_leaves_a_choice(plies: int) -> None:
    game = GAMES_BY_NAME["skull"]
    world = random_position(game, game.read_options({}), 3, Rng(plies), plies)
    assert world.actor >= 0
    assert world.count_actions() > 1


def test_visits_are_as_openspiels_but_for_chance() -> None:
    pytest.importorskip("pyspiel")
    found = measure_agreement([(21, 45), (23, 50)], seeds=4, simulations=60)
    # Chance alone makes some 0.05 of it; a search for the wrong player would be 0.6 apart.
    assert found.theirs < 0.15
    assert found.by_chance < 0.15
    for compared in found.positions:
        for shares in (compared.ours, compared.ours_again, compared.theirs, compared.as_it_is):
            assert sum(shares) == pytest.approx(1.0)


def test_openspiel_plays_our_games_to_the_end() -> None:
    spiel = pytest.importorskip("pyspiel")
    from skulduggery.bench.openspiel_game import SpielGame  # noqa: PLC0415

    for game in GAMES_BY_NAME.values():
        options = game.read_options({})
        state = SpielGame(game, options, game.new_state(options, 3)).new_initial_state()
        rng = Rng(3)
        while not state.is_terminal():
            legal = state.legal_actions()
            if state.is_chance_node():
                assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1.0)
            else:
                assert state.current_player() != spiel.PlayerId.CHANCE
            twin = state.clone()
            state.apply_action(legal[rng.below(len(legal))])
            assert twin.information_state_string(0) != state.information_state_string(0)
        assert sum(state.returns()) == pytest.approx(1.0)


def run_search_bench(capsys: pytest.CaptureFixture[str], **words: Any) -> str:
    bench.run_command("search", seconds=BENCH_SECONDS, **words)
    return capsys.readouterr().out


def test_the_command_without_openspiel(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(openspiel_rules, "open_spiel", lambda: None)
    monkeypatch.setattr(search, "SIMULATIONS_PER_BATCH", 20)
    report = json.loads(run_search_bench(capsys, json=True))
    assert [speed["players"] for speed in report["speeds"]] == [3, 4]
    assert report["agreement"] is None
    assert "OpenSpiel" in run_search_bench(capsys)


def test_the_command_shows_both(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("pyspiel")
    small = measure_agreement([(10, 0)], seeds=1, simulations=10)
    monkeypatch.setattr(search, "measure_agreement", lambda progress: small)
    monkeypatch.setattr(
        search, "measure_speed", lambda players, seconds: SearchSpeed(players, 5.0, 4.0, True)
    )
    shown = run_search_bench(capsys)
    assert all(choice in shown for choice in small.positions[0].choices)
    assert f"{small.theirs:.3f}" in shown
