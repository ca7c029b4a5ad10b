"""`skulduggery solve`: positions of Skull with two players left."""

import json
import os
import select
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from typing import Any

import pytest
from tests.cli.test_commands import run_cli

from skulduggery.cli.solve import run_command as no_solver
from skulduggery.core.errors import Mistake
from skulduggery.games.skull.commands import solve as solve_command
from skulduggery.games.skull.commands.solve import run_command
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.solver import position_solver
from skulduggery.games.skull.study import solve as solving
from skulduggery.games.skull.study.forced_win_lines import forced_win_lines
from skulduggery.games.skull.study.solve import (
    MAX_ROUND_ITERATIONS,
    SOLVE_BATCH_ITERATIONS,
    SkullSolveRequest,
    duel_chances,
    improving_solutions,
    solve_request,
)
from skulduggery.words import translate

TINY_POSITION = "1 1 first=0"
NO_TIME_LIMIT_S = 1e9
EXIT_TIMEOUT_S = 60.0  # seconds for a program to end


@pytest.fixture(autouse=True)
def english_output(monkeypatch: pytest.MonkeyPatch) -> None:
    set_language("en", monkeypatch)


def set_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(solve_command, "USER_LANGUAGE", language)
    monkeypatch.setattr(solve_command, "localize", partial(translate, language=language))


def winning_lines(asked: SkullSolveRequest, seat: int, language: str = "en") -> list[str]:
    return list(
        forced_win_lines(asked.position, asked.question, asked.owner_starts, seat, language)
    )


def parse_question(position: str = TINY_POSITION, **options: object) -> SkullSolveRequest:
    return SkullSolveRequest(position, [], SkullOptions.from_values(options))


def clock_of_readings(*readings: float | type[BaseException]) -> Callable[[], float]:
    """Shows these in turn, and then the last for ever; or somebody presses Ctrl-C."""
    left: Iterator[float | type[BaseException]] = iter(readings)
    shown = readings[-1]

    def now() -> float:
        reading = next(left, shown)
        if isinstance(reading, type):
            raise reading
        return reading

    return now


def test_a_position_is_solved_and_shown() -> None:
    told = run_cli("solve", "skull", "FF 1 first=0").stdout
    assert "Seat 0 wins 100.0 %" in told
    assert "exact best response" in told
    assert "Bid 2 100%" in told
    assert "Seat 0 with FF: Lay a flower. Bid 2. Turn a disc of Seat 1.\n" in told


def test_a_solution_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    run_command("2+ 1+ first=1", belief=["0=0.25"], exploitability=0.01, json=True)
    found = json.loads(capsys.readouterr().out)
    assert found["beliefs"] == {"1": 0.25, "0": 0.25}
    assert 0 <= found["exploitability"] <= 0.01
    assert found["whole"] and not found["stopped"]
    assert sum(found["chances"].values()) == pytest.approx(1)
    for row in found["strategy"]:
        assert sum(row["play"].values()) == pytest.approx(1)


def test_each_choice_has_a_line_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    run_command("FS 1 first=0")
    lines = capsys.readouterr().out.splitlines()
    cells = [line.split("│")[4].strip() for line in lines if line.count("│") == 6]
    assert len(cells) > 5
    assert all(cell.count("%") == bool(cell) for cell in cells)
    run_command("FS 1 first=0", all_=True)
    assert len(capsys.readouterr().out.splitlines()) > len(lines)  # also what hardly ever happens


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "Platz 0 mit FF: Blume legen. 2 bieten. Bei Platz 1 aufdecken."),
        ("it", "Posto 0 con FF: Metti un fiore. Offri 2. Gira un dischetto di Posto 1."),
        (
            "fr",
            "Place 0 avec FF\xa0: Poser une fleur. Enchérir 2. Retourner un disque chez Place 1.",
        ),
    ],
)
def test_a_forced_win_in_other_languages(language: str, line: str) -> None:
    assert winning_lines(parse_question("FF 1 first=0"), 0, language)[0] == line


def test_a_way_to_win_is_told_without_noise() -> None:
    asked = parse_question("FS 1 first=0")
    lines = winning_lines(asked, 0)
    assert lines[0] == "Seat 0 with FS: Lay a flower. Lay the skull."
    assert lines[1] == "  - Seat 1 opens a challenge with 1. Pass."
    assert all(line.endswith("Won.") for line in lines if is_last(line, lines))
    for noise in ("has chosen", "All first discs", "is the Challenger", "At home Seat 0"):
        assert not any(noise in line for line in lines)


def is_last(line: str, lines: list[str]) -> bool:
    """Whether no deeper line follows."""
    after = lines[lines.index(line) + 1 :][:1]
    depth = len(line) - len(line.lstrip())
    return not after or len(after[0]) - len(after[0].lstrip()) <= depth


def test_each_that_may_be_has_its_way_and_no_other() -> None:
    asked = parse_question("2 1 first=0")
    lines = winning_lines(asked, 0)
    assert [line.split(":")[0] for line in lines if line[0] != " "] == [
        "Seat 0 with FF",
        "Seat 0 with FS",
    ]
    assert not winning_lines(asked, 1)


def test_seats_that_are_out_and_other_options_change_nothing() -> None:
    asked = SkullSolveRequest(
        "- FF - - - - 1 first=1", [], SkullOptions(lost_disc="pick", two_tribes=True)
    )
    lines = winning_lines(asked, 1)
    assert lines[0] == "Seat 1 with FF: Lay a flower. Bid 2. Turn a disc of Seat 6."
    assert not any("shuffled" in line for line in lines)


def test_solving_ends_when_it_is_good_enough_or_time_is_up() -> None:
    good = solve_request(parse_question(), 0.01, NO_TIME_LIMIT_S, clock_of_readings(0.0))
    assert good.exploitability <= 0.01 and not good.stopped
    hurried = solve_request(parse_question(), 0.0, 5.0, clock_of_readings(0.0, 6.0))
    assert hurried.iterations == SOLVE_BATCH_ITERATIONS and not hurried.stopped
    longer = solve_request(
        parse_question(), 0.0, 5.0, clock_of_readings(0.0, 1.0, 2.0, 3.0, 4.0, 6.0)
    )
    assert longer.iterations == 5 * SOLVE_BATCH_ITERATIONS


@pytest.mark.parametrize("looks", [0, 1, 4])
def test_an_interruption_gives_the_best_answer_so_far(looks: int) -> None:
    answer = solve_request(
        parse_question(),
        0.0,
        NO_TIME_LIMIT_S,
        clock_of_readings(0.0, *[1.0] * looks, KeyboardInterrupt),
    )
    assert answer.stopped
    assert answer.iterations == SOLVE_BATCH_ITERATIONS * (looks + 1)
    assert answer.strategy
    assert 0 < answer.exploitability < 0.5


def test_a_round_is_solved_until_there_is_no_more_to_know(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(position_solver, "MAX_WHOLE_SITUATIONS", 1)
    monkeypatch.setattr(solving, "MAX_ROUND_ITERATIONS", 60)
    answer = solve_request(parse_question(), 0.0, NO_TIME_LIMIT_S, clock_of_readings(0.0))
    assert not answer.whole
    assert answer.iterations == 60
    assert answer.exploitability > -1e-9


def test_the_best_answer_is_given_not_the_last() -> None:
    position = "3+ 2 first=0"  # where more work makes it worse
    asked = SkullSolveRequest(position, [], SkullOptions())
    looks = list(improving_solutions(asked.make_solver(), 0.0, lambda: True))
    assert [look.iterations_done for look in looks] == [
        10,
        20,
        40,
        80,
        160,
        320,
        MAX_ROUND_ITERATIONS,
    ]
    best = min(looks, key=lambda look: look.exploitability)
    assert best is not looks[-1]
    answer = solve_request(asked, 0.0, NO_TIME_LIMIT_S, clock_of_readings(0.0))
    assert answer.iterations == best.iterations_done
    assert answer.exploitability == best.exploitability


def test_too_large_positions_say_that_they_are_estimates(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(position_solver, "MAX_WHOLE_SITUATIONS", 1)
    run_command(TINY_POSITION, seconds=0.01)
    told = " ".join(capsys.readouterr().out.split())
    assert "Too large to be solved whole" in told
    assert "an estimate" in told
    with pytest.raises(Mistake, match="too large"):
        run_command(TINY_POSITION, played=True)


def read_to_end(screen: int) -> None:
    """Until there is nothing more to see; Linux calls that an error."""
    with suppress(OSError):
        while os.read(screen, 1000):
            pass


@pytest.fixture
def ctrl_c_is_heard() -> Iterator[None]:
    """Whoever a shell starts in the background is deaf to it, and so are their children."""
    usual = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, usual)


@pytest.mark.usefixtures("ctrl_c_is_heard")
def test_progress_is_on_the_screen_only_and_ctrl_c_ends_it() -> None:
    screen, behind = os.openpty()
    words = ("solve", "skull", "2 2+ first=0", "--exploitability", "0", "--seconds", "100")
    with subprocess.Popen(
        [sys.executable, "-m", "skulduggery", *words, "--json"],
        stdout=subprocess.PIPE,
        stderr=behind,
        # A terminal without a name is shown nothing before the end.
        env={**os.environ, "SKULDUGGERY_LANG": "en", "COLUMNS": "100", "TERM": "xterm"},
    ) as solving:
        os.close(behind)
        seen = b""
        while b"exploitability" not in seen:
            assert select.select([screen], [], [], EXIT_TIMEOUT_S)[0], "nothing is to be seen"
            seen += os.read(screen, 1000)
        # A screen that nobody looks at is full some time, and whoever writes on it waits.
        looking = threading.Thread(target=read_to_end, args=[screen])
        looking.start()
        solving.send_signal(signal.SIGINT)
        told, _ = solving.communicate(timeout=EXIT_TIMEOUT_S)
        looking.join()
    os.close(screen)
    assert solving.returncode == 0
    answer = json.loads(told)
    assert answer["stopped"]
    assert answer["iterations"] >= SOLVE_BATCH_ITERATIONS


def test_the_duels_that_ship(capsys: pytest.CaptureFixture[str]) -> None:
    run_command(json=True)
    found = json.loads(capsys.readouterr().out)
    assert len(found) == 64
    assert all(0 <= duel["chance"] <= 1 for duel in found)
    chances = [duel.chance for duel in duel_chances(owner_starts=True)]
    assert chances != [duel["chance"] for duel in found]
    run_command()
    assert "4 against 4" in capsys.readouterr().out


def test_the_play_of_the_master_is_proved(capsys: pytest.CaptureFixture[str]) -> None:
    run_command("1+ 1+ first=0", played=True, json=True)
    proof = json.loads(capsys.readouterr().out)
    assert proof["at_least"] <= proof["at_most"]
    assert proof["exploitability"] == pytest.approx((proof["at_most"] - proof["at_least"]) / 2)
    assert proof["rounds"] == 2  # the only one, for either of them
    run_command("1+ 1+ first=0", played=True)
    assert "Playing like the master" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("position", "wishes", "complaint"),
    [
        ("3 2", {}, "first"),
        ("1 1 1 first=0", {}, "here there are 3"),
        (TINY_POSITION, {"settings": ["last_chance=true"]}, "Last Chance"),
        (TINY_POSITION, {"belief": ["often"]}, "“often”"),
        (TINY_POSITION, {"belief": ["0=2"]}, "“0=2”"),
        (TINY_POSITION, {"belief": ["5=0.5"]}, "seat 5"),
        (TINY_POSITION, {"seconds": 0.0}, "Seconds must be"),
        (TINY_POSITION, {"exploitability": 1.0}, "Seconds must be"),
    ],
)
def test_mistakes_are_told_in_a_sentence(
    position: str, wishes: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(Mistake, match=complaint):
        run_command(position, **wishes)


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        ("", "Name a game"),
        ("chess", "no game called “chess”"),
        ("skull_king", "no solver for skull_king"),
    ],
)
def test_only_some_games_have_a_solver(game: str, complaint: str) -> None:
    with pytest.raises(Mistake, match=complaint):
        no_solver(game)
