"""`skulduggery solve saber_skull`: rings for two."""

import json
from collections.abc import Callable, Iterator
from functools import partial

import msgspec
import pytest
from tests.cli.test_commands import run_cli

from skulduggery.core.errors import Mistake
from skulduggery.games.saber_skull.commands import solve as solve_command
from skulduggery.games.saber_skull.commands.solve import run_command, show_solution
from skulduggery.games.saber_skull.rules.options import SaberSkullOptions
from skulduggery.games.saber_skull.study.solve import (
    RingSolution,
    read_solve_request,
    solve_request,
)
from skulduggery.words import translate

SIMPLE_RING = "1 2 3 4 5"
NO_TIME_LIMIT_S = 1e9


@pytest.fixture(autouse=True)
def english_output(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(solve_command, "USER_LANGUAGE", "en")
    monkeypatch.setattr(solve_command, "localize", partial(translate, language="en"))


def clock_of_readings(*readings: float | type[BaseException]) -> Callable[[], float]:
    """Shows these in turn, and then the last for ever; or somebody presses Ctrl-C."""
    left: Iterator[float | type[BaseException]] = iter(readings)

    def now() -> float:
        reading = next(left, readings[-1])
        if isinstance(reading, type):
            raise reading
        return reading

    return now


def solve_ring(text: str = SIMPLE_RING, tokens: int = 4, games: int = 0) -> RingSolution:
    question = read_solve_request(text, SaberSkullOptions(), tokens, games, 1)
    return solve_request(question, NO_TIME_LIMIT_S, clock_of_readings(0.0))


def test_a_ring_is_solved_and_shown(capsys: pytest.CaptureFixture[str]) -> None:
    answer = solve_ring(games=300)
    assert not answer.stopped
    assert answer.moved < 1e-9
    assert answer.checked is not None
    assert answer.checked.low < answer.first < answer.checked.high
    show_solution(answer)
    shown = capsys.readouterr().out
    assert f"wins with {100 * answer.first:.2f} %" in shown
    assert "with one full island: always roll" in shown
    assert "with 5 full islands: always stop" in shown
    assert "◐" in shown


def test_a_position_is_valued(capsys: pytest.CaptureFixture[str]) -> None:
    answer = solve_ring(f"{SIMPLE_RING} 1:r 2:r 3:r 0=r 1=g turn=0 placed", tokens=6)
    assert answer.standing is not None
    # OEIS A349697: who rolls with one stick each and three on the lid.
    assert answer.standing.choices[0].play == "roll"
    assert answer.standing.choices[0].chance == pytest.approx(78307 / 127838, abs=1e-8)
    assert sum(answer.standing.chances) == pytest.approx(1)
    show_solution(answer)
    assert "Roll again: 61.25 %" in capsys.readouterr().out


def test_ctrl_c_leaves_the_best_answer_so_far(capsys: pytest.CaptureFixture[str]) -> None:
    question = read_solve_request(SIMPLE_RING, SaberSkullOptions(), 3, 0, 1)
    answer = solve_request(
        question, NO_TIME_LIMIT_S, clock_of_readings(0.0, 0.0, KeyboardInterrupt)
    )
    assert answer.stopped
    assert answer.moved > 1e-6
    show_solution(answer)
    assert "Stopped early" in capsys.readouterr().out


def test_time_runs_out() -> None:
    question = read_solve_request(SIMPLE_RING, SaberSkullOptions(), 3, 0, 1)
    assert solve_request(question, 1.0, clock_of_readings(0.0, 2.0)).stopped


@pytest.mark.parametrize(
    ("text", "tokens", "games"),
    [
        ("1 2 3", 6, 0),
        ("nonsense", 6, 0),
        ("1 2 K 5 3 B 4", 7, 0),
        (f"{SIMPLE_RING} 0=r 1=g turn=0", 5, 0),
    ],
)
def test_what_cannot_be_solved(text: str, tokens: int, games: int) -> None:
    with pytest.raises(Mistake):
        read_solve_request(text, SaberSkullOptions(), tokens, games, 1)


def test_three_players_are_too_many() -> None:
    with pytest.raises(Mistake):
        solve_ring(f"{SIMPLE_RING} 0=r 1=g 2=b turn=0", tokens=6)


def test_a_championship_is_not_solved() -> None:
    with pytest.raises(Mistake):
        read_solve_request(SIMPLE_RING, SaberSkullOptions(championship=True), 6, 0, 1)


def test_all_rings_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    run_command(json=True)
    rows = json.loads(capsys.readouterr().out)
    assert len(rows) == 31
    assert sum(row["rings"] for row in rows) == 720
    run_command()
    assert "58.5" in capsys.readouterr().out


def test_json_is_the_answer() -> None:
    finished = run_cli("solve", "saber_skull", SIMPLE_RING, "--tokens", "2", "--json")
    assert msgspec.json.decode(finished.stdout, type=RingSolution).ring == SIMPLE_RING


@pytest.mark.parametrize("extra", [("--tokens", "3"), ("--check", "10")])
def test_what_is_for_one_ring_is_not_ignored_without_one(extra: tuple[str, str]) -> None:
    assert "are for one ring" in run_cli("solve", "saber_skull", *extra, code=2).stderr


def test_only_games_that_can_be_solved_are_offered() -> None:
    told = run_cli("solve", "--help").stdout
    assert "skull_king" not in told and "saber_skull" in told
