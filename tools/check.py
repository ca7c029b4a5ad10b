"""Everything `python3 run.py test` checks, in an environment that holds the built wheel.

The rules and the table are tested twice, as plain sources beside the linters and type checkers, and
as the compiled modules of the wheel; everything else once, on the wheel. The pages in a browser are
tested beside all this, for they wait much of their time. `--quick` checks what fits into two
minutes, on the sources alone, and says what it left out. With other arguments, pytest takes them
and runs on the sources.
"""

import json
import os
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src"
SITE_PACKAGES = Path(sysconfig.get_path("platlib"))
PROGRAMS = Path(sys.executable).parent
CORES = os.cpu_count() or 1

# A PYTHONPATH of the shell could put anything in front of the wheel.
ON_WHEEL = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
ON_SOURCES = {**ON_WHEEL, "PYTHONPATH": str(SRC)}  # reaches the children of the tests, too

TESTED_TWICE = ("tests/rules", "tests/table")  # of what is compiled
QUICK_TESTS = ("tests/rules", "tests/words", "tests/docs", "tests/records", "tests/sim")

ON_THE_SOURCES, ON_THE_WHEEL = "rules and table on the sources", "all tests on the wheel"
IN_BROWSER = "browser tests on the wheel"
COMPILED_RULES = "rules and table, compiled"
NPM_PACKAGES = "npm packages"
ONLY = "--only"  # internal option, to run a step in a process whose output is printed later
EXIT_CODES = {"passed": 0, "failed": 1, "left out": 77}

# Asked in a process of its own, set up as the tests will be.
FIND_PACKAGE_SCRIPT = """
import json, skulduggery, skulduggery.core
print(json.dumps([skulduggery.__file__, skulduggery.core.is_compiled()]))
"""


npm_is_done = Event()


class Verdict(NamedTuple):
    word: str
    why: str = ""


PASSED, FAILED = Verdict("passed"), Verdict("failed")
NO_WEB = Verdict("left out", "SKULDUGGERY_WEB=none, so there are no pages")


class Row(NamedTuple):
    """A line of the table at the end."""

    name: str
    verdict: Verdict
    seconds: float

    def __str__(self) -> str:
        why = f": {self.verdict.why}" if self.verdict.why else ""
        return f"{self.verdict.word:8} {self.seconds:6.1f} s  {self.name}{why}"


Command = Sequence[str]
Checks = dict[str, Command]
# The slowest first, so that no core waits for them in the end, but for what others wait for.
CHECKS: Checks = {
    NPM_PACKAGES: ("python", "-m", "tools.web", "install"),
    "mypy --strict": ("mypy", "--strict"),
    "eslint": ("python", "-m", "tools.web", "lint"),
    "svelte-check": ("python", "-m", "tools.web", "check"),
    "prettier": ("python", "-m", "tools.web", "format:check"),
    "vitest": ("python", "-m", "tools.web", "test"),
    "import-linter": ("lint-imports", "--no-logo"),
    "ruff format": ("ruff", "format", "--check"),
    "ruff check": ("ruff", "check"),
}


def main(arguments: list[str]) -> int:
    if arguments == ["--quick"]:
        return run_quick_checks()
    if arguments[:1] == [ONLY]:
        verdict = STEPS[arguments[1]]()
        print(verdict.why)
        return EXIT_CODES[verdict.word]
    if arguments:
        return run("pytest", *arguments[arguments[0] == "--" :], env=ON_SOURCES)
    checks = {name: command for name, command in CHECKS.items() if not without_web(command)}
    rows = [Row(name, NO_WEB, 0) for name in CHECKS if name not in checks]
    if without_web():
        npm_is_done.set()
    with ThreadPoolExecutor(1) as aside:
        browser = aside.submit(run_check, IN_BROWSER, step_command(IN_BROWSER))
        rows += side_by_side({ON_THE_SOURCES: step_command(ON_THE_SOURCES), **checks})
        if why := rules_not_compiled():
            rows.append(Row(COMPILED_RULES, Verdict("left out", why), 0))
        rows.append(run_timed(ON_THE_WHEEL, tests_on_wheel))
        print("\nThe browser tests are still running." if not browser.done() else "", flush=True)
        rows.append(browser.result())
    return print_verdicts(rows)


def step_command(name: str) -> Command:
    return ("python", __file__, ONLY, name)


def run_quick_checks() -> int:
    """What needs neither the wheel nor npm; the tests of the rules beside the checks."""
    tests = ("pytest", "-q", "-p", "no:cacheprovider", *QUICK_TESTS)
    checks = {name: command for name, command in CHECKS.items() if not needs_web(command)}
    rows = side_by_side({"rules on the sources": tests, **checks})
    for name in (*CHECKS, *STEPS, ON_THE_WHEEL):
        if name not in checks:
            print(f"not run: {name}")
    print(f"not run: tests outside of {', '.join(QUICK_TESTS)}")
    return print_verdicts(rows)


def print_verdicts(rows: list[Row]) -> int:
    """The table of what passed, failed and was left out, and the exit code."""
    print("", *rows, sep="\n", flush=True)
    # Where everything must be at hand, what was left out counts as failed.
    strict = os.environ.get("CI", "").lower() in {"1", "true"}
    bad = {"failed", "left out"} if strict else {"failed"}
    return int(any(row.verdict.word in bad for row in rows))


def side_by_side(checks: Checks) -> list[Row]:
    """Run checks in parallel, one for each core; each prints its output when it is done."""
    with ThreadPoolExecutor(CORES) as pool:
        return list(pool.map(run_check, checks, checks.values()))


def run_check(name: str, command: Command) -> Row:
    if needs_web(command) and name != NPM_PACKAGES:
        npm_is_done.wait()
    start = time.monotonic()
    program, *arguments = command
    done = subprocess.run(
        [PROGRAMS / program, *arguments],
        cwd=ROOT,
        env=ON_SOURCES,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if name == NPM_PACKAGES:
        npm_is_done.set()
    said = done.stdout.decode(errors="replace").rstrip()
    print(f"\n=== {name} ===\n{said}", flush=True)
    verdict = FAILED if done.returncode else PASSED
    if done.returncode == EXIT_CODES["left out"]:
        verdict = Verdict("left out", said.splitlines()[-1])
    return Row(name, verdict, time.monotonic() - start)


def run_timed(name: str, step: Callable[[], Verdict]) -> Row:
    print(f"\n=== {name} ===", flush=True)
    start = time.monotonic()
    return Row(name, step(), time.monotonic() - start)


def needs_web(command: Command) -> bool:
    return "tools.web" in command or IN_BROWSER in command


def without_web(command: Command = ("tools.web",)) -> bool:
    return needs_web(command) and os.environ.get("SKULDUGGERY_WEB") == "none"


def rules_on_sources() -> Verdict:
    if any(SRC.rglob("*.so")) or any(SRC.rglob("*.pyd")):
        return Verdict("failed", "compiled modules lie beside the sources and would win over them")
    # A core is left to the checks beside them.
    workers = str(max(1, CORES - 1))
    return run_tests(*TESTED_TWICE, env=ON_SOURCES, home=SRC, workers=workers)


def rules_not_compiled() -> str:
    """Why the wheel has only the plain rules, which the sources were tested with; mostly empty."""
    found, compiled = find_package(ON_WHEEL)
    if compiled or not found:
        return ""
    compiler = os.environ.get("SKULDUGGERY_CC", "none")
    why = "no C compiler with Python.h here" if compiler == "none" else f"{compiler} failed"
    return f"{why}, so the compiled rules were not tested"


def tests_on_wheel() -> Verdict:
    known = TESTED_TWICE if rules_not_compiled() else ()
    others = [f"--ignore={path}" for path in (*known, "tests/browser")]
    # More than there are cores: many wait, for programs to start and clocks to run.
    return run_tests(*others, env=ON_WHEEL, home=SITE_PACKAGES, workers=str(CORES + 1))


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
    workers = str(CORES)
    return run_tests(
        "tests/browser", "--dist=loadfile", env=ON_WHEEL, home=SITE_PACKAGES, workers=workers
    )


def run_tests(*selection: str, env: dict[str, str], home: Path, workers: str) -> Verdict:
    """Run tests, having made sure that they will import the package from its home."""
    found, compiled = find_package(env)
    print(f"testing {found}, rules {'compiled' if compiled else 'plain'}", flush=True)
    if not found or not found.is_relative_to(home):
        return Verdict("failed", f"the package came from {found}, not from {home}")
    # Whoever is done early takes over some of what others have left.
    processes = ("-n", workers, "--maxprocesses=8", "--dist=worksteal")
    return FAILED if run("pytest", *processes, *selection, env=env) else PASSED


def find_package(env: dict[str, str]) -> tuple[Path | None, bool]:
    """Where the package is found, and whether its rules are compiled there."""
    command = [sys.executable, "-c", FIND_PACKAGE_SCRIPT]
    asked = subprocess.run(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, check=False)
    if asked.returncode:
        return None, False
    file, compiled = json.loads(asked.stdout)
    return Path(file).parent, compiled


def run(program: str, *arguments: str, env: dict[str, str]) -> int:
    return subprocess.call([PROGRAMS / program, *arguments], cwd=ROOT, env=env)


STEPS: dict[str, Callable[[], Verdict]] = {
    ON_THE_SOURCES: rules_on_sources,
    IN_BROWSER: browser_tests,
}

if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
