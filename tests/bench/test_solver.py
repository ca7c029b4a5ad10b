"""`skulduggery bench solver`: that it measures what it says. How fast it is, no test asks."""

import json
import sys
from functools import partial
from itertools import count
from typing import Any

import pytest

from skulduggery.cli import bench
from skulduggery.core import compiled
from skulduggery.games.skull.benchmarks import solver
from skulduggery.terminal.language import told

FAR = 0.5  # exploitability that is soon reached
ROUNDS = 2


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """What the command prints when little is asked for, by a clock that ticks when looked at."""
    monkeypatch.setattr(solver, "CLOSE", FAR)
    monkeypatch.setattr(solver, "POSITION", "1 1 first=0")
    ticks = partial(next, count(1.0))
    monkeypatch.setattr(solver, "run", partial(solver.run, rounds=ROUNDS, clock=ticks))

    def run(**options: Any) -> str:
        bench.command("solver", seconds=ROUNDS, **options)
        return capsys.readouterr().out

    return run


@pytest.fixture
def no_spiel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)


def test_everybody_solves_the_same_games(printed: Any) -> None:
    pytest.importorskip("pyspiel")
    report = json.loads(printed(json=True))
    assert report["bench"] == "solver"
    assert report["settings"]["close"] == FAR
    assert [size["nodes"] for size in report["sizes"]] == [9457, 49]
    assert all(size["built"] == size["built_there"] == 1 for size in report["sizes"])

    figures = {(figure["game"], figure["solver"]): figure for figure in report["figures"]}
    assert set(figures) == {
        (game, who)
        for game in (solver.LEDUC, solver.ENDGAME)
        for who in (*solver.RULES, solver.OPEN_SPIEL)
    }
    for figure in figures.values():
        assert 0 < figure["exploitability"] <= FAR
        assert figure["iterations"] >= 1
        assert figure["rounds"] == [1.0] * ROUNDS  # each solution takes one tick
        assert figure["best"] == 1

    assert len(report["rows"]) == 2 * len(solver.RULES)
    for row in report["rows"]:
        assert row["theirs"] == row["ratio"] == 1
        assert row["target"] == solver.TARGETS[row["game"]]
        assert row["reached"] == (row["target"] <= 1)


def test_without_open_spiel_ours_is_measured(no_spiel: None, printed: Any) -> None:
    report = json.loads(printed(json=True))
    assert report["versions"]["open_spiel"] is None
    assert {figure["solver"] for figure in report["figures"]} == set(solver.RULES)
    for row in report["rows"]:
        assert row["ours"] == 1
        assert row["theirs"] is row["ratio"] is row["reached"] is None
    assert all(size["built_there"] is None for size in report["sizes"])


def test_tables_say_what_is_missing(no_spiel: None, printed: Any) -> None:
    text = " ".join(printed().split())
    assert told("bench-no-open-spiel") in text
    assert (told("bench-solver-plain") in text) != compiled()
    assert "1 1 first=0" in text


class Slow:
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
    slow = Slow()
    iterations, left = solver.iterations_needed(slow)
    assert iterations == slow.done == slow.looks[-1]
    assert left <= solver.CLOSE < 0.5 - slow.looks[-2] / 100
    assert slow.looks[:12] == list(range(1, 13))
    for one, next_one in zip(slow.looks, slow.looks[1:], strict=False):
        assert next_one - one == max(1, one // 10)
