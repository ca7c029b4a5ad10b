"""`skulduggery bench rules`: that it measures what it says. How fast it is, no test asks."""

import json
import os
import random
import sys
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from skulduggery.bench import memory_growth, openspiel_rules, our_rules, rules_speed
from skulduggery.bench.measurement import one_core, plies_per_second
from skulduggery.bench.speed_tables import COMPILED_RULES, OPENSPIEL_RULES, PLAIN_RULES
from skulduggery.cli import bench
from skulduggery.core import is_compiled
from skulduggery.core.errors import BadOptions
from skulduggery.terminal.language import localize

BENCH_SECONDS = 0.001
GAME_COUNT = 5  # games
ROUND_COUNT = 2


class FakeSpielState:
    """A state of the shape of OpenSpiel's: chance says how many sticks, players take them."""

    def __init__(self, left: int = 0) -> None:
        self.left = left

    def is_terminal(self) -> bool:
        return self.left == 0 and not self.is_chance_node()

    def is_chance_node(self) -> bool:
        return self.left == 0 and not hasattr(self, "dealt")

    def is_simultaneous_node(self) -> bool:
        return False

    def history(self) -> list[int]:
        return []

    def current_player(self) -> int:
        return -1 if self.is_chance_node() else self.left % 2

    def legal_actions(self, player: int | None = None) -> list[int]:
        assert player in (None, self.current_player())
        return [7] if self.is_chance_node() else [1]

    def apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self.dealt = True
            self.left = action
        else:
            self.left -= action

    def clone(self) -> "FakeSpielState":
        twin = FakeSpielState(self.left)
        twin.dealt = True
        return twin


class FakeSpielBot:
    """Plays nothing, but remembers what it was asked."""

    def __init__(self, game: object, evaluator: Any, *settings: object) -> None:
        self.evaluator = evaluator
        self.settings = settings
        self.roots: list[FakeSpielState] = []

    def step(self, state: FakeSpielState) -> int:
        assert not state.is_chance_node()
        self.roots.append(state)
        return 1


@pytest.fixture
def spiel(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """OpenSpiel as far as the benchmark needs it."""
    stub = SimpleNamespace(
        load_game=lambda name: SimpleNamespace(new_initial_state=FakeSpielState),
        RandomRolloutEvaluator=lambda rollouts, seed: SimpleNamespace(rollouts=rollouts),
        MCTSBot=FakeSpielBot,
    )
    monkeypatch.setitem(sys.modules, "pyspiel", stub)
    return stub


@pytest.fixture
def no_spiel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """What the command prints, in few rounds and with few games for the memory."""
    monkeypatch.setattr(
        rules_speed,
        "measure_rules",
        partial(rules_speed.measure_rules, rounds=ROUND_COUNT, games=GAME_COUNT),
    )

    def run(**options: Any) -> str:
        bench.run_command("rules", seconds=BENCH_SECONDS, **options)
        return capsys.readouterr().out

    return run


def test_json_has_every_figure_and_row(spiel: SimpleNamespace, printed: Any) -> None:
    report = json.loads(printed(json=True))
    assert report["bench"] == "rules"
    assert report["settings"]["rounds"] == ROUND_COUNT
    assert report["versions"]["compiled"] == is_compiled()
    assert report["versions"]["open_spiel"]

    figures = {
        (figure["rules"], figure["way"], figure["game"]): figure for figure in report["figures"]
    }
    whose = [PLAIN_RULES, *([COMPILED_RULES] if is_compiled() else [])]
    assert set(figures) == {
        *(
            (who, way, table)
            for who in whose
            for way in ("inside", "stepped")
            for table in our_rules.speed_tables()
        ),
        *(
            (OPENSPIEL_RULES, way, game)
            for way in ("inside", "stepped", "lean")
            for game in openspiel_rules.OPENSPIEL_GAMES
        ),
    }
    for figure in figures.values():
        assert len(figure["rounds"]) == ROUND_COUNT
        assert figure["best"] == max(figure["rounds"])
        assert min(figure["rounds"]) > 0

    assert len(report["rows"]) == 15
    for row in report["rows"]:
        theirs = figures[OPENSPIEL_RULES, row["rival_way"], row["rival"]]["best"]
        assert row["theirs"] == theirs
        if row["rules"] == COMPILED_RULES and not is_compiled():
            assert row["ours"] is row["ratio"] is row["reached"] is None
            continue
        assert row["ours"] == figures[row["rules"], row["way"], row["game"]]["best"]
        assert row["ratio"] == pytest.approx(row["ours"] / theirs)
        reached = row["target"] and row["ratio"] >= row["target"]
        assert row["reached"] == reached


def test_without_open_spiel_ours_is_measured(no_spiel: None, printed: Any) -> None:
    report = json.loads(printed(json=True))
    assert report["versions"]["open_spiel"] is None
    assert {figure["rules"] for figure in report["figures"]} == (
        {PLAIN_RULES, COMPILED_RULES} if is_compiled() else {PLAIN_RULES}
    )
    for row in report["rows"]:
        assert row["theirs"] is row["ratio"] is row["reached"] is None


def test_tables_say_what_is_missing(no_spiel: None, printed: Any) -> None:
    text = " ".join(printed().split())
    assert localize("bench-no-open-spiel") in text
    assert (localize("bench-not-compiled") in text) != is_compiled()
    assert "liars_dice" in text


def test_real_open_spiel_plays() -> None:
    spiel = pytest.importorskip("pyspiel")
    for name in openspiel_rules.OPENSPIEL_GAMES:
        game = spiel.load_game(name)
        for play in (
            openspiel_rules.stepped_play(game),
            openspiel_rules.lean_play(game),
            openspiel_rules.inside_play(spiel, game, rollouts=2, counted=2),
        ):
            assert plies_per_second(play, BENCH_SECONDS) > 0


def test_playouts_are_counted_from_their_roots(spiel: SimpleNamespace) -> None:
    bots: list[FakeSpielBot] = []

    def hire(*words: Any) -> FakeSpielBot:
        bots.append(FakeSpielBot(*words))
        return bots[0]

    spiel.MCTSBot = hire
    play = openspiel_rules.inside_play(spiel, spiel.load_game("sticks"), rollouts=10, counted=3)
    assert play() == 10 * openspiel_rules.ROLLOUT_ROOTS * 7  # seven sticks, the deal not counted
    assert bots[0].evaluator.rollouts == 10
    assert bots[0].settings[1] == 1  # one simulation: all playouts start at the root
    assert len(bots[0].roots) == openspiel_rules.ROLLOUT_ROOTS


def test_stepping_counts_chance_and_decisions(spiel: SimpleNamespace) -> None:
    game = spiel.load_game("sticks")
    assert (
        openspiel_rules.stepped_play(game)()
        == openspiel_rules.lean_play(game)()
        == 8 * our_rules.GAMES_PER_BATCH
    )
    assert openspiel_rules.finish_at_random(FakeSpielState(), random.choice) == 8


def test_our_ways_play_whole_games() -> None:
    for play in our_rules.our_plays().values():
        assert play() > our_rules.GAMES_PER_BATCH


def test_memory_is_that_of_a_fresh_process() -> None:
    found = memory_growth.measure_growth(GAME_COUNT)
    if found is None:
        pytest.skip("this system does not tell")
    assert found.peak > 0
    assert found.more_games == memory_growth.GAME_COUNT_FACTOR * found.games
    assert found.growth == found.more_peak - found.peak >= 0


def test_the_core_is_given_back() -> None:
    if not hasattr(os, "sched_getaffinity"):
        pytest.skip("nobody can be pinned here")
    usual = os.sched_getaffinity(0)
    with one_core() as core:
        assert os.sched_getaffinity(0) == {core}
    assert os.sched_getaffinity(0) == usual


@pytest.mark.parametrize("word", ["", "rule", "x" * 1000])
def test_a_wrong_word_is_a_mistake(word: str) -> None:
    with pytest.raises(BadOptions, match="rules") as wrong:
        bench.run_command(word)
    assert wrong.value.sentence == ("bad-bench" if word else "no-bench")


@pytest.mark.parametrize("seconds", [0, -1, float("nan"), float("inf"), 1e9])
def test_wrong_seconds_are_a_mistake(seconds: float) -> None:
    with pytest.raises(BadOptions, match="--seconds"):
        bench.run_command("rules", seconds=seconds)
