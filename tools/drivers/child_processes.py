"""Processes that a program starts, and that go with it however it ends."""

import os
import shutil
import signal
import socket
from contextlib import suppress
from pathlib import Path


def dying_with_parent() -> list[str]:
    """Words before a command that is to be killed when the thread that started it is gone; none
    where the program for it is missing."""
    found = shutil.which("setpriv")
    if found is None:
        return []
    program = os.path.realpath(found)  # a link may be in a folder that is closed to other users
    return [program, "--pdeathsig", "KILL", "--"]


def signal_group(pid: int, way: signal.Signals) -> None:
    """A process and all that it started, unless they are gone."""
    with suppress(ProcessLookupError):
        os.killpg(pid, way)


def is_group_alive(pid: int) -> bool:
    """Whether of a process and all that it started anybody is left."""
    try:
        os.killpg(pid, 0)
    except ProcessLookupError:
        return False
    return True


def child_processes(pid: int) -> list[int]:
    """What a process has started, and what those have, as Linux knows it."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            for child in map(int, task.read_text().split()):
                found += [child, *child_processes(child)]
    return found


def free_port() -> int:
    with socket.socket() as asking:
        asking.bind(("127.0.0.1", 0))
        return int(asking.getsockname()[1])
