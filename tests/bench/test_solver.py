"""`skulduggery bench solver`: that it measures what it says. How fast it is, no test asks."""

import json
import sys
from functools import partial
from itertools import count
from typing import Any

import pytest

from skulduggery.cli import bench
from skulduggery.core import is_compiled
from skulduggery.games.skull.benchmarks import solver
from skulduggery.terminal.language import localize

EASY_EXPLOITABILITY = 0.5  # exploitability that is soon reached
ROUND_COUNT = 2


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """What the command prints when little is asked for, by a clock that ticks when looked at."""
    monkeypatch.setattr(solver, "TARGET_EXPLOITABILITY", EASY_EXPLOITABILITY)
    monkeypatch.setattr(solver, "ENDGAME_POSITION", "1 1 first=0")
    ticks = partial(next, count(1.0))
    monkeypatch.setattr(
        solver,
        "run_solver_benchmark",
        partial(solver.run_solver_benchmark, rounds=ROUND_COUNT, clock=ticks),
    )

    def run(**options: Any) -> str:
        bench.run_command("solver", seconds=ROUND_COUNT, **options)
        return capsys.readouterr().out

    return run


@pytest.fixture
def no_spiel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)


def test_everybody_solves_the_same_games(printed: Any) -> None:
    pytest.importorskip("pyspiel")
    report = json.loads(printed(json=True))
    assert report["bench"] == "solver"
    assert report["settings"]["close"] == EASY_EXPLOITABILITY
    assert [size["nodes"] for size in report["sizes"]] == [9457, 49]
    assert all(size["built"] == size["built_there"] == 1 for size in report["sizes"])

    figures = {(figure["game"], figure["solver"]): figure for figure in report["figures"]}
    assert set(figures) == {
        (game, who)
        for game in (solver.LEDUC_GAME, solver.SKULL_ENDGAME)
        for who in (*solver.CFR_VARIANTS, solver.OPEN_SPIEL)
    }
    for figure in figures.values():
        assert 0 < figure["exploitability"] <= EASY_EXPLOITABILITY
        assert figure["iterations"] >= 1
        assert figure["rounds"] == [1.0] * ROUND_COUNT  # each solution takes one tick
        assert figure["best"] == 1

    assert len(report["rows"]) == 2 * len(solver.CFR_VARIANTS)
    for row in report["rows"]:
        assert row["theirs"] == row["ratio"] == 1
        assert row["target"] == solver.TARGET_SPEED_RATIOS[row["game"]]
        assert row["reached"] == (row["target"] <= 1)


def test_without_open_spiel_ours_is_measured(no_spiel: None, printed: Any) -> None:
    report = json.loads(printed(json=True))
    assert report["versions"]["open_spiel"] is None
    assert {figure["solver"] for figure in report["figures"]} == set(solver.CFR_VARIANTS)
    for row in report["rows"]:
        assert row["ours"] == 1
        assert row["theirs"] is row["ratio"] is row["reached"] is None
    assert all(size["built_there"] is None for size in report["sizes"])


def test_tables_say_what_is_missing(no_spiel: None, printed: Any) -> None:
    text = " ".join(printed().split())
    assert localize("bench-no-open-spiel") in text
    assert (localize("bench-solver-plain") in text) != is_compiled()
    assert "1 1 first=0" in text


class SlowSolver:
    """Gets better by a hundredth with each iteration, and remembers where it was looked at."""

    def __init__(self) -> None:
        self.done = 0
        self.looks: list[int] = []

    def iterate(self, times: int, /) -> None:
        self.done += times

    def exploitability(self) -> float:
        self.looks.append(self.done)
        return max(0.0, 0.5 - self.done / 100)


def test_looks_are_a_tenth_apart() -> None:
    slow = SlowSolver()
    iterations, left = solver.iterations_needed(slow)
    assert iterations == slow.done == slow.looks[-1]
    assert left <= solver.TARGET_EXPLOITABILITY < 0.5 - slow.looks[-2] / 100
    assert slow.looks[:12] == list(range(1, 13))
    for one, next_one in zip(slow.looks, slow.looks[1:], strict=False):
        assert next_one - one == max(1, one // 10)
