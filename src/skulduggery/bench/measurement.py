"""Measuring speed on one core, and describing the machine."""

import os
import platform
import sys
import sysconfig
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import msgspec

import skulduggery
from skulduggery import __version__
from skulduggery.core import is_compiled

_BUILD_FLAGS = {"--enable-optimizations": "PGO", "--with-lto": "LTO"}

# Plays some games and returns the number of their plies, or its expectation.
PlayBatch = Callable[[], float]


def _processor_name() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else "?"


def _python_build() -> str:
    """How this Python was compiled and linked: some kinds take a fifth less time than others."""
    arguments = str(sysconfig.get_config_var("CONFIG_ARGS") or "")
    words = [platform.python_compiler()]
    words += [name for flag, name in _BUILD_FLAGS.items() if flag in arguments]
    words.append("shared library" if _is_shared_library() else "one program")
    return ", ".join(words)


def _is_shared_library() -> bool:
    """Whether the interpreter is a library beside the program, whatever its build says of itself:
    Debian's describes a second build that it does not run."""
    try:
        return "/libpython" in Path("/proc/self/maps").read_text(encoding="utf-8")
    except OSError:
        return bool(sysconfig.get_config_var("Py_ENABLE_SHARED"))


class MachineInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Versions and processor, by default of this run."""

    skulduggery: str = __version__
    compiled: bool = msgspec.field(default_factory=is_compiled)
    python: str = msgspec.field(default_factory=platform.python_version)
    python_build: str = msgspec.field(default_factory=_python_build)
    processor: str = msgspec.field(default_factory=_processor_name)


def plies_per_second(play: PlayBatch, seconds: float) -> float:
    """The speed of `play` in CPU time, so other load does not count."""
    plies = 0.0
    start = time.process_time()
    while True:
        plies += play()
        spent = time.process_time() - start
        if spent > seconds:
            return plies / spent


@contextmanager
def one_core() -> Iterator[int | None]:
    """Pin this process and its children to one core; None where that is not possible."""
    if sys.platform != "linux":
        yield None
        return
    usual = os.sched_getaffinity(0)
    core = max(usual)  # the lowest ones are the busiest
    os.sched_setaffinity(0, {core})
    try:
        yield core
    finally:
        os.sched_setaffinity(0, usual)


def child_environment(changes: Mapping[str, str]) -> dict[str, str]:
    """An environment in which a Python process finds this very package."""
    home = str(Path(skulduggery.__file__).parents[1])
    path = os.pathsep.join(filter(None, (home, os.environ.get("PYTHONPATH"))))
    return {**os.environ, "PYTHONPATH": path, **changes}
