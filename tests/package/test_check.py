"""`python3 run.py test` itself: what runs beside what, and what it says of it."""

from pathlib import Path
from threading import Event

import pytest
from tools import check


@pytest.fixture(autouse=True)
def npm_is_done(monkeypatch: pytest.MonkeyPatch) -> Event:
    event = Event()
    monkeypatch.setattr(check, "npm_is_done", event)
    return event


def python_command(program: str, *words: str) -> check.Command:
    return ("python", "-c", program, *words)


def test_what_needs_npm_packages_waits_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "CORES", 3)
    made = tmp_path / "packages"
    # Whoever does not wait is too early, whatever is slow here.
    install = f"import time, pathlib; time.sleep(0.2); pathlib.Path({str(made)!r}).touch()"
    look = f"import pathlib; assert pathlib.Path({str(made)!r}).exists()"
    rows = check.side_by_side(
        {
            check.NPM_PACKAGES: python_command(install, "tools.web"),
            "eslint": python_command(look, "tools.web"),
            check.IN_BROWSER: python_command(look, check.IN_BROWSER),
        }
    )
    assert [row.verdict for row in rows] == [check.PASSED] * 3


@pytest.mark.parametrize(
    ("program", "verdict"),
    [
        ("pass", check.PASSED),
        ("raise SystemExit(1)", check.FAILED),
        ("print('no browser'); raise SystemExit(77)", check.Verdict("left out", "no browser")),
    ],
)
def test_a_verdict_is_how_a_check_ended(program: str, verdict: check.Verdict) -> None:
    assert check.run_check("a check", python_command(program)).verdict == verdict


@pytest.mark.parametrize(("ci", "code"), [("", 0), ("true", 1)])
def test_what_was_left_out_fails_where_nothing_may_be(
    ci: str, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CI", ci)
    rows = [check.Row("a check", check.PASSED, 1.0), check.Row("pages", check.NO_WEB, 0.0)]
    assert check.print_verdicts(rows) == code
    assert "left out" in capsys.readouterr().out


def test_a_run_without_pages_waits_for_no_packages(
    npm_is_done: Event, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SKULDUGGERY_WEB", "none")
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setattr(check, "CHECKS", {"eslint": python_command("", "tools.web")})
    monkeypatch.setattr(check, "step_command", lambda name: python_command("", name))
    monkeypatch.setattr(check, "rules_not_compiled", lambda: "no compiler")
    monkeypatch.setattr(check, "tests_on_wheel", lambda: check.PASSED)
    assert check.main([]) == 0
    assert npm_is_done.is_set()
    rows = capsys.readouterr().out.strip().splitlines()[-5:]
    assert [row[:8].strip() for row in rows] == ["left out", "passed", "left out", *["passed"] * 2]
