"""What is said while something takes long."""

import io
import json
import os
import sys
from pathlib import Path

import pytest
from tools.command_progress import CommandProgress
from tools.progress import PROGRESS_FILE, report

ROOT = Path(__file__).parents[2]


def report_lines(*lines: tuple[str, str, int, int]) -> io.StringIO:
    names = ("part", "doing", "done", "total")
    reports = [json.dumps(dict(zip(names, line, strict=True))) for line in lines]
    return io.StringIO("\n".join(reports) + "\n")


def test_every_stage_is_told_once_where_no_line_can_be_rewritten(
    capsys: pytest.CaptureFixture[str],
) -> None:
    wait = CommandProgress("Setting up")
    for line in [
        ("pages", "building", 0, 0),
        ("rules", "compiling", 1, 9),
        ("rules", "compiling", 2, 9),
        ("pages", "built", 0, 0),
    ]:
        wait.read_reports(report_lines(line))
        wait.show()
    told = capsys.readouterr().err.splitlines()
    assert [line.partition("] ")[2] for line in told] == [
        "Setting up · pages: building",
        "Setting up · pages: building · rules: compiling 1 of 9",
        "Setting up · pages: built · rules: compiling 2 of 9",
    ]
    assert all(line.startswith("[") and " s]" in line for line in told)


def test_half_a_report_is_no_trouble() -> None:
    wait = CommandProgress("Setting up")
    wait.read_reports(io.StringIO('{"part": "rules", "doi'))
    assert wait.parts == {}


def test_what_it_printed_is_shown_only_if_it_failed(capsys: pytest.CaptureFixture[str]) -> None:
    command = [sys.executable, "-c", "import sys; print('reason', file=sys.stderr); sys.exit({})"]
    for code, told in ((0, False), (3, True)):
        words = [*command[:-1], command[-1].format(code)]
        assert CommandProgress("Working").run(words, dict(os.environ)) == code
        assert ("reason" in capsys.readouterr().err.splitlines()) is told


def test_a_build_reports_to_whoever_waits() -> None:
    wait = CommandProgress("Working")
    program = (
        f"import os, tools.progress as p; assert os.environ[{PROGRESS_FILE!r}];"
        "p.report('rules', 'compiling', 3, 9)"
    )
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    assert wait.run([sys.executable, "-c", program], env) == 0
    assert wait.parts == {"rules": ("rules: compiling", " 3 of 9")}


def test_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(PROGRESS_FILE, raising=False)
    report("rules", "compiling")
    monkeypatch.setenv(PROGRESS_FILE, "/nowhere/at/all")
    report("rules", "compiling")
