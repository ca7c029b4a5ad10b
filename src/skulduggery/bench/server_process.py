"""A server of its own for a benchmark: on any free port, without limits, and quiet."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

LIMIT_VARIABLES = (
    "REQUESTS_PER_MINUTE",
    "NEW_TABLES_PER_MINUTE",
    "TABLES_PER_GUEST",
    "SOCKETS",
    "SOCKETS_PER_ADDRESS",
    "SOCKETS_PER_GUEST",
    "SOCKET_REQUESTS_PER_SECOND",
    "CHAT_MESSAGES_PER_SECOND",
)
VARIABLE_PREFIX = "SKULDUGGERY_"
SERVE_COMMAND = [
    *("skulduggery", "serve", "--host", "127.0.0.1", "--port", "0"),
    *("--bot-pause", "0"),
]
URL_SCHEME = "http://"


def start_server(
    command: list[str], python: str = sys.executable
) -> tuple[subprocess.Popen[str], str]:
    """A process of `python -m command`, when it listens, and its address."""
    return start_program([python, "-m", *command], quiet_environment())


def start_program(
    command: list[str], environment: dict[str, str]
) -> tuple[subprocess.Popen[str], str]:
    """A process of any server that prints its address, when it listens, and that address."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    line = ""
    while URL_SCHEME not in line:
        line = process.stdout.readline()
        if not line:
            raise RuntimeError(f"{' '.join(command)} did not start")
    return process, line[line.index(URL_SCHEME) + len(URL_SCHEME) :].split()[0]


def stop_server(process: subprocess.Popen[str]) -> None:
    process.terminate()
    process.wait()
    assert process.stdout is not None
    process.stdout.close()


@contextmanager
def running_server(database: Path) -> Iterator[str]:
    """The address of a server that runs as long."""
    process, address = start_server([*SERVE_COMMAND, "--database", str(database)])
    try:
        yield address
    finally:
        stop_server(process)


def quiet_environment() -> dict[str, str]:
    return {
        **os.environ,
        "PYTHONUNBUFFERED": "1",
        f"{VARIABLE_PREFIX}LANG": "en",
        f"{VARIABLE_PREFIX}LOG_LEVEL": "warning",
        **{f"{VARIABLE_PREFIX}{limit}": "0" for limit in LIMIT_VARIABLES},
    }
