"""The package as others get it: built, and installed into an environment with nothing else in it.

Versions are those of pyproject.toml, taken from uv's cache wherever they are there already.
"""

import os
import subprocess
import sys
from pathlib import Path

from run import find_uv, setup_environment

ROOT = Path(__file__).resolve().parents[1]
PROGRAMS, EXE = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
REMOVED_VARIABLES = (
    "PYTHONPATH",
    "PYTHONPYCACHEPREFIX",
    "UV_PROJECT_ENVIRONMENT",
    "VIRTUAL_ENV",
)
PLAIN_BUILD_VARIABLES = {
    "SKULDUGGERY_CC": "none",
    "SKULDUGGERY_WEB": "none",
}  # neither C nor Node: the quickest


class Environment:
    """A virtual environment, and how to run what is in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def program(self, name: str) -> str:
        return str(self.folder / PROGRAMS / (name + EXE))

    def site_packages(self) -> Path:
        where = "import sysconfig; print(sysconfig.get_path('platlib'))"
        return Path(output_of([self.program("python"), "-c", where], self.folder).strip())


def build(sources: Path, into: Path, *targets: str, **env: str) -> list[Path]:
    """Build targets ("wheel", "sdist") with the tools installed here; the files that were made."""
    before = set(into.glob("*"))
    named = [word for target in targets for word in ("-t", target)]
    output_of([sys.executable, "-m", "hatchling", "build", "-d", str(into), *named], sources, **env)
    return sorted(set(into.glob("*")) - before)


def install(wheel: Path, folder: Path) -> Environment:
    """Install a wheel and what it depends on into a new environment, without bytecode."""
    synced = ("--project", str(ROOT), "--no-dev", "--no-install-project")
    run_uv("sync", *synced, UV_PROJECT_ENVIRONMENT=str(folder))
    environment = Environment(folder)
    there = ("--python", environment.program("python"))
    run_uv("pip", "install", *there, "--no-deps", str(wheel))
    run_uv("pip", "check", *there)  # that what the wheel asks for is what was installed
    return environment


def run_uv(*words: str, **env: str) -> str:
    """The output of uv: of this machine, or the one that run.py has fetched."""
    setup = setup_environment()
    settings = {name: setup[name] for name in ("UV_PYTHON", "UV_PYTHON_DOWNLOADS")}
    program = find_uv(setup)
    return output_of([program, *words], ROOT, UV_COMPILE_BYTECODE="0", **settings, **env)


def output_of(command: list[str], where: Path, **env: str) -> str:
    """The output of a command; raises with all of it where it fails."""
    done = subprocess.run(
        command,
        cwd=where,
        env=clean_variables(**env),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"{command} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def clean_variables(**more: str) -> dict[str, str]:
    """Our environment variables but those that would lead back to the sources, and some more."""
    around = {name: value for name, value in os.environ.items() if name not in REMOVED_VARIABLES}
    return {**around, **more}
