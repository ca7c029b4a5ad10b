"""`skulduggery puzzles` from the command line."""

import json
from pathlib import Path

import pytest

from skulduggery.cli import puzzles as command_module
from skulduggery.cli.app import run_command_line
from skulduggery.study.puzzles.puzzle import Puzzle
from skulduggery.study.puzzles.puzzle_files import (
    DAY_LENGTH_S,
    all_puzzles,
    puzzle_of_day,
    puzzles_of_game,
)
from skulduggery.terminal.puzzle_page import PuzzleTries, default_tries_file

SAMPLE_PUZZLE = puzzles_of_game("saber_skull")[0]


@pytest.fixture(autouse=True)
def temporary_state_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def run_puzzles(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert run_command_line(["puzzles", *words]) == 0
    return capsys.readouterr().out


def test_a_right_try_is_praised_and_kept(capsys: pytest.CaptureFixture[str]) -> None:
    printed = run_puzzles(capsys, str(SAMPLE_PUZZLE.number), "--try", SAMPLE_PUZZLE.best)
    assert "Right: " in printed and "1 of 1 tried" in " ".join(printed.split())
    assert PuzzleTries(default_tries_file()).right == {SAMPLE_PUZZLE.number: True}


def test_only_the_first_try_counts(capsys: pytest.CaptureFixture[str]) -> None:
    run_puzzles(capsys, str(SAMPLE_PUZZLE.number), "--try", SAMPLE_PUZZLE.tempting)
    run_puzzles(capsys, str(SAMPLE_PUZZLE.number), "--try", SAMPLE_PUZZLE.best)
    assert PuzzleTries(default_tries_file()).right == {SAMPLE_PUZZLE.number: False}


def test_programs_get_the_position_without_and_the_verdict_with_a_try(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = json.loads(run_puzzles(capsys, str(SAMPLE_PUZZLE.number), "--json"))
    assert set(asked) == {"number", "game", "view", "choices"}
    assert set(asked["choices"]) == set(SAMPLE_PUZZLE.worths)
    verdict = json.loads(
        run_puzzles(capsys, str(SAMPLE_PUZZLE.number), "--json", "--try", SAMPLE_PUZZLE.best)
    )
    assert verdict["right"] is True and verdict["best"] == SAMPLE_PUZZLE.best


def test_somebody_at_the_keyboard_is_asked(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["nonsense", SAMPLE_PUZZLE.tempting])
    monkeypatch.setattr(command_module, "read_typed_line", lambda prompt: next(typed))
    printed = run_puzzles(capsys, str(SAMPLE_PUZZLE.number))
    assert "Not quite" in printed
    assert PuzzleTries(default_tries_file()).right == {SAMPLE_PUZZLE.number: False}


def test_whoever_leaves_has_tried_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command_module, "read_typed_line", lambda prompt: "quit")
    run_puzzles(capsys, str(SAMPLE_PUZZLE.number))
    assert not default_tries_file().exists()


def test_todays_comes_without_a_number(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skulduggery.cli.puzzles.time.time", lambda: 20_123.5 * DAY_LENGTH_S)
    asked = json.loads(run_puzzles(capsys, "--json"))
    assert asked["number"] == puzzle_of_day(20_123).number


def test_of_a_game_the_next_new_one_comes(capsys: pytest.CaptureFixture[str]) -> None:
    first = json.loads(run_puzzles(capsys, "--game", "saber_skull", "--json"))
    assert first["number"] == SAMPLE_PUZZLE.number
    run_puzzles(capsys, str(SAMPLE_PUZZLE.number), "--try", SAMPLE_PUZZLE.best)
    second = json.loads(run_puzzles(capsys, "--game", "saber_skull", "--json"))
    assert second["number"] == puzzles_of_game("saber_skull")[1].number


def test_the_list_tells_what_was_tried_and_no_answers(capsys: pytest.CaptureFixture[str]) -> None:
    run_puzzles(capsys, str(SAMPLE_PUZZLE.number), "--try", SAMPLE_PUZZLE.best)
    rows = json.loads(run_puzzles(capsys, "--list", "--json"))
    assert len(rows) == len(all_puzzles())
    assert set(rows[0]) == {"number", "game", "kind", "tried", "right"}
    assert [row["number"] for row in rows if row["tried"]] == [SAMPLE_PUZZLE.number]
    assert "solved" in run_puzzles(capsys, "--list", "--game", "saber_skull")


@pytest.mark.parametrize("words", [["9999"], ["1", "--try", "jump"], ["--make", "chess"]])
def test_what_cannot_be_is_said(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command_line(["puzzles", *words]) == 2
    assert capsys.readouterr().err


def test_all_are_checked_and_what_is_wrong_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def one_is_wrong(puzzle: Puzzle) -> str | None:
        return "puzzles-other-best" if puzzle is SAMPLE_PUZZLE else None

    monkeypatch.setattr(command_module, "check_puzzle", one_is_wrong)
    assert run_command_line(["puzzles", "--check", "--game", "saber_skull"]) == 1
    assert "no longer right" in capsys.readouterr().out


def test_what_is_made_is_printed_as_it_ships(
    capfdbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        command_module, "make_puzzles", lambda *_: list(puzzles_of_game("saber_skull"))[:2]
    )
    assert (
        run_command_line(["puzzles", "--make", "saber_skull", "--count", "2", "--seed", "1"]) == 0
    )
    assert len(capfdbinary.readouterr().out.splitlines()) == 2


def test_an_empty_try_is_no_move(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command_line(["puzzles", "1", "--try", ""]) == 2
    assert "pass" in capsys.readouterr().err  # what is possible there
