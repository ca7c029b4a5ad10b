"""`simulate` and `tournament`: nothing is overwritten, and Ctrl-C loses nothing."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.test_commands import run_cli

from skulduggery.words import SUPPORTED_LANGUAGES

ENDLESS_ARGUMENTS = ("--games", "1000000", "--seed", "1")
OUTPUT_TIMEOUT_S = 120


@pytest.mark.parametrize(
    ("words", "option"),
    [
        (("simulate", "skull", "--games", "3"), "--records"),
        (("play", "skull", "--humans", "0", "--bots", "random"), "--record"),
    ],
)
def test_a_file_that_is_there_is_left_alone(
    words: tuple[str, ...], option: str, tmp_path: Path
) -> None:
    file = tmp_path / "precious.jsonl"
    file.write_text("years of work\n")
    for language in SUPPORTED_LANGUAGES:
        told = run_cli(*words, option, str(file), "--lang", language, code=2).stderr
        assert str(file) in told.replace("\n", "")
    assert "is not overwritten" in run_cli(*words, option, str(file), code=2).stderr
    assert file.read_text() == "years of work\n"


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "skull", "--games", "0"),
        ("simulate", "skull", "--players", "9"),
        ("simulate", "skull", "--bots", "nobody"),
        ("simulate", "skull", "--think", "-1"),
        ("simulate", "skull", "--set", "first=5"),
    ],
)
def test_no_file_is_made_before_everything_is_checked(
    words: tuple[str, ...], tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    run_cli(*words, "--records", str(file), code=2)
    assert not file.exists()


@pytest.mark.parametrize(
    "words",
    [("--humans", "5"), ("--name", "Ada", "--name", "Ben"), ("--set", "first=5")],
)
def test_play_makes_no_file_either(words: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run_cli("play", "skull", *words, "--record", str(file), code=2)
    assert not file.exists()


def test_records_can_go_to_another_program(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with subprocess.Popen(["cat", str(pipe)], stdout=subprocess.PIPE) as reader:
        run_cli("simulate", "skull", "--games", "3", "--records", str(pipe))
        assert len(reader.communicate(timeout=OUTPUT_TIMEOUT_S)[0].splitlines()) == 3


# Ctrl-C.


def screen_text(screen: int) -> bytes:
    """What has been written to a terminal since the last look."""
    try:
        return os.read(screen, 65536)
    except (BlockingIOError, OSError):  # nothing new, or nobody is left to write
        return b""


def run_until_interrupt(*words: str, when: Callable[[bytes], bool]) -> str:
    """Run a command until `when`, which sees its terminal, then press Ctrl-C.

    As a terminal does it: for all its processes. What it printed, beside its complaints.
    """
    screen, terminal = os.openpty()
    os.set_blocking(screen, False)
    process = subprocess.Popen(
        [sys.executable, "-m", "skulduggery", *words],
        stdout=subprocess.PIPE,
        stderr=terminal,
        text=True,
        env={
            **os.environ,
            "SKULDUGGERY_LANG": "en",
            "NO_COLOR": "1",
            "COLUMNS": "100",
            "TERM": "xterm",
        },
        start_new_session=True,
        # Whoever started the tests may have told them not to hear it.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # noqa: PLW1509
    )
    os.close(terminal)
    seen = b""
    try:
        until = time.monotonic() + OUTPUT_TIMEOUT_S
        while not when(seen):
            assert process.poll() is None and time.monotonic() < until, seen
            time.sleep(0.02)
            seen += screen_text(screen)
        os.killpg(process.pid, signal.SIGINT)
        told, _ = process.communicate(timeout=OUTPUT_TIMEOUT_S)
        while news := screen_text(screen):
            seen += news
    finally:
        os.close(screen)
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
    assert b"Traceback" not in seen
    assert process.returncode == 130, seen
    return told


def has_counted(total: int) -> Callable[[bytes], bool]:
    """Whether the bar has counted a game."""
    return lambda seen: re.search(rb"\b[1-9]\d*/%d" % total, seen) is not None


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("bots", ["random", "rule"])
def test_an_interrupted_simulation_keeps_what_was_played(
    jobs: str, bots: str, tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    words = ("simulate", "skull", *ENDLESS_ARGUMENTS, "--bots", bots, "--jobs", jobs, "--json")
    told = run_until_interrupt(*words, "--records", str(file), when=has_counted(1_000_000))
    summary = json.loads(told)
    lines = file.read_text().splitlines(keepends=True)
    assert summary["interrupted"] is True
    assert summary["games_wanted"] == 1_000_000
    assert summary["games"] == len(lines) > 0
    assert sum(share["wins"] for share in summary["shares"]) == pytest.approx(len(lines))
    numbers = [json.loads(line)["tags"]["number"] for line in lines]
    assert numbers == [str(number) for number in range(len(lines))]
    assert lines[-1].endswith("\n")


def test_an_interrupted_simulation_says_so_to_people() -> None:
    told = run_until_interrupt("simulate", "skull", *ENDLESS_ARGUMENTS, when=has_counted(1_000_000))
    assert "Interrupted after " in told and " of 1000000 games" in told
    assert "Share of challenges won" in told


TOURNAMENT_ARGUMENTS = (
    "tournament",
    "skull",
    "random",
    "rule",
    "--players",
    "3",
    *ENDLESS_ARGUMENTS,
)
TOURNAMENT_GAMES = 2 * 1_000_002  # every deal from each of three chairs


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_tournament_keeps_what_was_played(jobs: str) -> None:
    told = run_until_interrupt(
        *TOURNAMENT_ARGUMENTS, "--jobs", jobs, "--json", when=has_counted(TOURNAMENT_GAMES)
    )
    outcome = json.loads(told)
    assert outcome["interrupted"] is True
    assert 0 < outcome["games"] < outcome["games_wanted"] == TOURNAMENT_GAMES
    assert sum(p["result"]["games"] for p in outcome["pairings"]) == outcome["games"]
    assert len(outcome["standings"]) == (2 if len(outcome["pairings"]) == 2 else 0)


def test_an_interrupted_tournament_says_so_to_people() -> None:
    told = " ".join(
        run_until_interrupt(*TOURNAMENT_ARGUMENTS, when=has_counted(TOURNAMENT_GAMES)).split()
    )
    assert "Interrupted after " in told and f" of {TOURNAMENT_GAMES} games" in told
    assert "Alone" in told


def test_nothing_stays_of_a_simulation_without_a_game(tmp_path: Path) -> None:
    """Two masters' first game takes longer than anybody waits here."""
    file = tmp_path / "games.jsonl"
    words = ("simulate", "skull", "--bots", "ismcts-1000000", "--records", str(file))
    assert run_until_interrupt(*words, when=lambda _: file.exists()) == ""
    assert not file.exists()


# Intervals.


def test_ratios_are_shown_with_their_intervals() -> None:
    words = ("simulate", "skull_king", "--games", "30", "--seed", "1")
    summary = json.loads(run_cli(*words, "--json").stdout)
    for ratio in summary["ratios"].values():
        assert ratio["low"] < ratio["value"] < ratio["high"]
    met = summary["ratios"]["share-met"]
    told = run_cli(*words).stdout
    assert f"{met['value']:.3f}" in told and f"{met['low']:.3f} - {met['high']:.3f}" in told
    assert "In 95 of 100" in told


def test_ratings_are_shown_with_their_intervals() -> None:
    words = ("tournament", "skull", "random", "rule", "--players", "3", "--games", "60")
    [first, second] = json.loads(run_cli(*words, "--seed", "1", "--json").stdout)["standings"]
    assert first["rating_low"] < first["rating"] < first["rating_high"]
    told = run_cli(*words, "--seed", "1").stdout
    assert f"±{first['rating_high'] - first['rating']:.0f}" in told
    assert "…" not in told  # nothing is cut off
    assert second["rating"] == pytest.approx(-first["rating"])
