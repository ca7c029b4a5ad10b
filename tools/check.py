"""Everything `python3 run.py test` checks, in an environment that holds the built wheel.

The rules and the table are tested twice, as plain sources and as the compiled modules of the wheel;
everything else once, on the wheel, and the pages in a browser. With arguments, pytest takes them
and runs on the sources alone.
"""

import json
import os
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src"
SITE_PACKAGES = Path(sysconfig.get_path("platlib"))
PROGRAMS = Path(sys.executable).parent

# A PYTHONPATH of the shell could put anything in front of the wheel.
ON_WHEEL = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
ON_SOURCES = {**ON_WHEEL, "PYTHONPATH": str(SRC)}  # reaches the children of the tests, too

BOTH_WAYS = ("tests/rules", "tests/table")  # of what is compiled

# Asked in a process of its own, set up as the tests will be.
WHICH = """
import json, skulduggery, skulduggery.core
print(json.dumps([skulduggery.__file__, skulduggery.core.compiled()]))
"""


class Verdict(NamedTuple):
    word: str
    why: str = ""


PASSED, FAILED = Verdict("passed"), Verdict("failed")
NO_WEB = Verdict("left out", "SKULDUGGERY_WEB=none, so there are no pages")


def main(arguments: list[str]) -> int:
    if arguments:
        return run("pytest", *arguments[arguments[0] == "--" :], env=ON_SOURCES)
    rows = [(name, *timed(name, step)) for name, step in STEPS]
    print("\n" + summary(rows))
    # Where everything must be at hand, what was left out counts as failed.
    strict = os.environ.get("CI", "").lower() in {"1", "true"}
    bad = {"failed", "left out"} if strict else {"failed"}
    return int(any(verdict.word in bad for _, verdict, _ in rows))


def timed(name: str, step: Callable[[], Verdict]) -> tuple[Verdict, float]:
    print(f"\n=== {name} ===", flush=True)
    start = time.monotonic()
    return step(), time.monotonic() - start


def summary(rows: list[tuple[str, Verdict, float]]) -> str:
    return "\n".join(
        f"{verdict.word:8} {seconds:6.1f} s  {name}" + (f": {verdict.why}" if verdict.why else "")
        for name, verdict, seconds in rows
    )


def tool(name: str, *arguments: str) -> Verdict:
    return FAILED if run(name, *arguments, env=ON_SOURCES) else PASSED


def rules_on_sources() -> Verdict:
    if any(SRC.rglob("*.so")) or any(SRC.rglob("*.pyd")):
        return Verdict("failed", "compiled modules lie beside the sources and would win over them")
    return tests(*BOTH_WAYS, env=ON_SOURCES, home=SRC)


def rules_on_wheel() -> Verdict:
    found, compiled = which(ON_WHEEL)
    if found and not compiled:
        compiler = os.environ.get("SKULDUGGERY_CC", "none")
        why = "no C compiler with Python.h here" if compiler == "none" else f"{compiler} failed"
        return Verdict("left out", f"{why}, so the compiled rules were not tested")
    return tests(*BOTH_WAYS, env=ON_WHEEL, home=SITE_PACKAGES)


def other_tests() -> Verdict:
    others = [f"--ignore={path}" for path in (*BOTH_WAYS, "tests/browser")]
    return tests(*others, env=ON_WHEEL, home=SITE_PACKAGES)


def web(script: str) -> Verdict:
    return NO_WEB if without_web() else tool("python", "-m", "tools.web", script)


def browser_tests() -> Verdict:
    """In a process of their own: Playwright's event loop would stop every test that runs one."""
    if without_web():
        return NO_WEB
    command = [sys.executable, "-m", "tools.web", "chromium"]
    asked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if asked.returncode:
        return Verdict("left out", asked.stderr.strip().splitlines()[-1])
    print(f"in {asked.stdout.strip().splitlines()[-1]}", flush=True)
    # A browser and a server for each file, not for each test.
    return tests("tests/browser", "--dist=loadfile", env=ON_WHEEL, home=SITE_PACKAGES)


def without_web() -> bool:
    return os.environ.get("SKULDUGGERY_WEB") == "none"


def tests(*selection: str, env: dict[str, str], home: Path) -> Verdict:
    """Run tests, having made sure that they will import the package from its home."""
    found, compiled = which(env)
    print(f"testing {found}, rules {'compiled' if compiled else 'plain'}", flush=True)
    if not found or not found.is_relative_to(home):
        return Verdict("failed", f"the package came from {found}, not from {home}")
    workers = ("-n", "auto", "--maxprocesses=8")
    return FAILED if run("pytest", *workers, *selection, env=env) else PASSED


def which(env: dict[str, str]) -> tuple[Path | None, bool]:
    """Where the package is found, and whether its rules are compiled there."""
    command = [sys.executable, "-c", WHICH]
    asked = subprocess.run(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, check=False)
    if asked.returncode:
        return None, False
    file, compiled = json.loads(asked.stdout)
    return Path(file).parent, compiled


def run(program: str, *arguments: str, env: dict[str, str]) -> int:
    return subprocess.call([PROGRAMS / program, *arguments], cwd=ROOT, env=env)


STEPS: list[tuple[str, Callable[[], Verdict]]] = [
    ("ruff check", lambda: tool("ruff", "check")),
    ("ruff format", lambda: tool("ruff", "format", "--check")),
    ("mypy --strict", lambda: tool("mypy", "--strict")),
    ("import-linter", lambda: tool("lint-imports", "--no-logo")),
    ("eslint", lambda: web("lint")),
    ("prettier", lambda: web("format:check")),
    ("svelte-check", lambda: web("check")),
    ("vitest", lambda: web("test")),
    ("rules and table on the sources", rules_on_sources),
    ("rules and table on the wheel, compiled", rules_on_wheel),
    ("all other tests on the wheel", other_tests),
    ("browser tests on the wheel", browser_tests),
]

if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
