#!/usr/bin/env python3
"""Sets Skulduggery up and runs it, with nothing but Python at hand.

`python3 run.py play skull` plays: its words go to the command line of the package, as all do.
`python3 run.py test` runs every check and every test, `test --quick` what fits into two minutes.
`python3 run.py test -- ARGS` runs pytest with ARGS on the sources, and builds nothing.
"""

import importlib.util
import os
import shlex
import shutil
import ssl
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - one sentence to an older Python, not a traceback
    print("Skulduggery needs Python 3.11 or newer;", sys.executable, "is older.", file=sys.stderr)
    sys.exit(2)

from tools.command_progress import CommandProgress

ROOT = Path(__file__).resolve().parent
UV_VERSION = "0.13.7"  # what is installed where there is no uv
COMMANDS_WITH_EXTRAS = ("bench", "train")  # commands with further dependencies
COMPILE_ONLY = "--compile-only"  # internal option
COMPILED_MESSAGE = (
    "The rules are compiled: the next start has them, and bots think many times as fast."
)
COMPILING_FAILED_MESSAGE = "The rules could not be compiled; the next start says why."
BIN, EXE = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")


def main(words: list[str]) -> int:
    env = setup_environment()
    if words == [COMPILE_ONLY]:
        return compile_rules(env)
    if words[:1] == ["test"]:
        # Tests on the sources need no wheel: the day-to-day loop shall not wait for a compiler.
        # All extras: tests and mypy need what the benchmarks compare with.
        sync_environment(["--all-extras", *(["--no-install-project"] if words[1:] else [])], env)
        return replace_process(["python", str(ROOT / "tools" / "check.py"), *words[1:]], env)
    extra = ["--extra", words[0]] if words and words[0] in COMMANDS_WITH_EXTRAS else []
    if starts_plain(words, env["SKULDUGGERY_CC"], is_set_up=is_set_up()):
        sync_environment(["--no-dev"], {**env, "SKULDUGGERY_CC": "none"})
        compile_meanwhile(env)
    else:
        if env["SKULDUGGERY_CC"] == "none" and not is_set_up():
            print_message(
                "No C compiler with Python.h here: the rules run as plain Python, only slower."
            )
        sync_environment(["--no-dev", *extra], env)
    return replace_process(["skulduggery", *words], env)


def is_set_up() -> bool:
    """Whether a set-up was ever finished: the program is installed last."""
    return installed_program("skulduggery").exists()


def starts_plain(words: list[str], compiler: str, is_set_up: bool) -> bool:
    """Whether to start without compiling first: on the first start of the server."""
    return not is_set_up and compiler != "none" and words[:1] in ([], ["serve"])


def compile_meanwhile(env: dict[str, str]) -> None:
    """Compile in the background for the next start; Ctrl-C stops only the server."""
    print_message(
        "The rules run as plain Python this time; they are being compiled for the next start."
    )
    command = [sys.executable, str(ROOT / "run.py"), COMPILE_ONLY]
    subprocess.Popen(command, env=env, stdin=subprocess.DEVNULL, start_new_session=True)


def compile_rules(env: dict[str, str]) -> int:
    """Build the wheel, whose compiled modules are kept, and say so if the server still runs."""
    server = os.getppid()
    if os.name == "posix":
        os.nice(10)
    with tempfile.TemporaryDirectory(prefix="skulduggery-wheel-") as folder:
        command = [find_uv(env), "build", "--wheel", "--quiet", "--out-dir", folder, str(ROOT)]
        code = subprocess.call(
            command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
    if os.getppid() == server:
        print_message(COMPILING_FAILED_MESSAGE if code else COMPILED_MESSAGE)
    return code


def setup_environment() -> dict[str, str]:
    """Our environment, and what uv and the build of the wheel shall know."""
    env = dict(os.environ)
    env.pop("VIRTUAL_ENV", None)  # uv would warn that it is not ours
    # The interpreter behind a virtual environment, should we run in one: it may be thrown away.
    env["UV_PYTHON"] = getattr(sys, "_base_executable", sys.executable)
    env["UV_PYTHON_DOWNLOADS"] = "never"
    env["UV_NO_EDITABLE"] = "1"  # an editable install would never see the compiled modules
    env["UV_PROJECT_ENVIRONMENT"] = str(ROOT / ".venv")
    if env.pop("PYTHONDONTWRITEBYTECODE", None):
        # As often in containers. Else every start would read all sources anew: three seconds. In
        # a folder of ours bytecode disturbs nobody, and it is only written of what is used.
        env.setdefault("PYTHONPYCACHEPREFIX", str(ROOT / ".uv" / "bytecode"))
    env["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
    env.setdefault("SKULDUGGERY_CC", c_compiler())
    if ssl.create_default_context().get_ca_certs():
        for name in ("UV_SYSTEM_CERTS", "UV_NATIVE_TLS"):  # its name now, and in an older uv
            env.setdefault(name, "1")  # trust whom this machine trusts, as pip does
    if not is_writable(Path(env.get("XDG_CACHE_HOME") or "~/.cache")):
        env["XDG_CACHE_HOME"] = str(ROOT / ".uv" / "cache")
    return env


def c_compiler() -> str:
    """The command of the C compiler, or "none": it is of no use without Python's headers."""
    if Path(sysconfig.get_path("include"), "Python.h").exists():
        for command in (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"):
            if command and shutil.which(shlex.split(command)[0]):
                return str(command)
    return "none"


def is_writable(folder: Path) -> bool:
    try:
        folder = folder.expanduser()
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):  # no home folder, or not writable
        return False
    return os.access(folder, os.W_OK)


def sync_environment(options: list[str], env: dict[str, str]) -> None:
    """Bring the environment up to date, in silence where it is."""
    command = [find_uv(env), "sync", "--project", str(ROOT), "--inexact", *options]
    check = [*command, "--check"]
    if (ROOT / ".venv").exists() and not subprocess.call(check, env=env, stderr=subprocess.DEVNULL):
        return
    title = (
        "Bringing Skulduggery up to date"
        if is_set_up()
        else "Setting Skulduggery up, about a minute the first time"
    )
    wait = CommandProgress(title)
    code = wait.run(command, env)
    if code:
        print_message(f"Skulduggery could not be set up: {failed_step(wait.printed)}")
        sys.exit(code)
    print_message(f"Set up in {time.monotonic() - wait.began:.0f} s.")


def failed_step(printed: Iterable[str]) -> str:
    """Which step of the set-up failed, and what helps, from what uv printed."""
    text = "\n".join(printed).lower()
    if "failed to build" in text:
        return (
            "building the package failed, for the reason above. SKULDUGGERY_CC=none leaves the C "
            "compiler out, SKULDUGGERY_WEB=none the pages for browsers."
        )
    if any(word in text for word in ("failed to fetch", "error sending request", "dns error")):
        return (
            "fetching packages failed. Is the network there, and a proxy set (HTTPS_PROXY) where "
            "one is needed? Run it again: what has come is kept."
        )
    if "no space left" in text:
        return "the disk is full. It takes about 700 MB here and in the cache of uv."
    return "the reason stands above. If it makes no sense, remove the folder .venv and try again."


def find_uv(env: dict[str, str]) -> str:
    """The path of uv, installed for this folder alone where there is none."""
    found = shutil.which("uv")
    if found:
        return found
    home = ROOT / ".uv" / UV_VERSION
    quick, slow = home / "bin" / ("uv" + EXE), home / "venv" / BIN / ("uv" + EXE)
    for program in (quick, slow):
        if program.exists():
            return str(program)
    if not all(map(importlib.util.find_spec, ("venv", "ensurepip"))):
        print_message(
            "Skulduggery needs Python's venv and pip (on Debian: apt install python3-venv)."
        )
        sys.exit(2)
    wait = CommandProgress("Fetching uv, which fetches everything else")
    python = env["UV_PYTHON"]
    # With pip at hand no virtual environment is needed; pip may be configured to insist on one.
    pip_install = ["-m", "pip", "install", "--quiet", "uv==" + UV_VERSION]
    if not subprocess.call([python, "-c", "import pip"], env=env, stderr=subprocess.DEVNULL):
        aside = ["--no-user", "--target", str(home)]
        if not wait.run([python, *pip_install, *aside], env) and quick.exists():
            return str(quick)
    venv = [python, "-m", "venv", "--clear", str(home / "venv")]
    if wait.run(venv, env) or wait.run([str(slow.with_name("python" + EXE)), *pip_install], env):
        print_message(
            "uv could not be fetched, for the reason above. Is the network there, and pip set up?"
        )
        sys.exit(1)
    return str(slow)


def replace_process(command: list[str], env: dict[str, str]) -> int:
    """Become the command, so that its signals, terminal and exit code are its own."""
    program = str(installed_program(command[0]))
    if os.name == "posix":
        os.execve(program, [program, *command[1:]], env)
    return subprocess.call([program, *command[1:]], env=env)


def installed_program(name: str) -> Path:
    return ROOT / ".venv" / BIN / (name + EXE)


def print_message(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
