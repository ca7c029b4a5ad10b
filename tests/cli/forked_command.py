"""Commands in processes of their own, forked from one that has loaded what others wrote.

Loading that takes a command most of its time, and the tests run hundreds. Of Skulduggery nothing is
loaded before the fork, so what a command imports of ours, and in which order, is its own affair.
"""

import atexit
import json
import os
import runpy
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import IO

ROOT = Path(__file__).parents[2]
PRELOADED_MODULES = (
    "cyclopts.help", "fluent.runtime", "librt.vecs", "msgspec", "multiprocessing", "rich.live",
    "rich.progress", "rich.table", "statistics",
)  # fmt: skip
# What Python or those modules look at when they are loaded.
STARTUP_VARIABLES = ("LANG", "LC_", "PYTHON")
END_OF_REQUEST = b"\n"


def run_command(
    words: tuple[str, ...], stdin: str, env: Mapping[str, str]
) -> subprocess.CompletedProcess[str]:
    """Run `skulduggery` with these words."""
    if hasattr(os, "fork") and startup_variables(env) == startup_variables(os.environ):
        return fork_command(words, stdin, env)
    return start_command(words, stdin, env)


def start_command(
    words: tuple[str, ...], stdin: str, env: Mapping[str, str]
) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "skulduggery", *words]
    return subprocess.run(
        command, input=stdin, capture_output=True, text=True, check=False, env=env
    )


def fork_command(
    words: tuple[str, ...], stdin: str, env: Mapping[str, str]
) -> subprocess.CompletedProcess[str]:
    with (
        tempfile.TemporaryFile("w+") as given,
        tempfile.TemporaryFile("w+") as printed,
        tempfile.TemporaryFile("w+") as complained,
    ):
        given.write(stdin)
        given.seek(0)
        request = {"words": words, "env": dict(env), "folder": str(Path.cwd())}
        code = send_request(request, (given, printed, complained))
        said = [read_from_start(file) for file in (printed, complained)]
    return subprocess.CompletedProcess(words, code, *said)


def startup_variables(env: Mapping[str, str]) -> dict[str, str]:
    return {name: env[name] for name in env if name.startswith(STARTUP_VARIABLES)}


def send_request(request: object, files: tuple[IO[str], ...]) -> int:
    """Have a command run on these files; its exit code."""
    line = json.dumps(request).encode() + END_OF_REQUEST
    sent = socket.send_fds(template_process(), [line], [file.fileno() for file in files])
    template_process().sendall(line[sent:])
    answer = template_process().recv(16)
    assert answer, "the process that commands are forked from has ended"
    return int(answer)


def read_from_start(file: IO[str]) -> str:
    file.seek(0)
    return file.read()


@cache
def template_process() -> socket.socket:
    """The way to the process that commands are forked from; it ends when this one does."""
    ours, theirs = socket.socketpair()
    command = [sys.executable, "-m", "tests.cli.forked_command", str(theirs.fileno())]
    process = subprocess.Popen(command, cwd=ROOT, pass_fds=[theirs.fileno()])
    theirs.close()

    def stop() -> None:
        ours.close()
        process.wait()

    atexit.register(stop)
    return ours


def serve_requests(requests: socket.socket) -> None:
    """Fork for each request, until nobody is left to send one."""
    for name in PRELOADED_MODULES:
        import_module(name)
    assert "skulduggery" not in sys.modules
    while request := read_request(requests):
        text, files = request
        child = os.fork()
        if not child:
            requests.close()
            become_command(**json.loads(text), files=files)
            return
        for file in files:
            os.close(file)
        _, status = os.waitpid(child, 0)
        requests.sendall(str(os.waitstatus_to_exitcode(status)).encode())


def read_request(requests: socket.socket) -> tuple[bytes, list[int]] | None:
    text, files, _, _ = socket.recv_fds(requests, 65536, 3)
    while text and not text.endswith(END_OF_REQUEST):
        text += requests.recv(65536)
    return (text, files) if text else None


def become_command(words: list[str], env: dict[str, str], folder: str, files: list[int]) -> None:
    """As `python -m skulduggery` would begin; how it ends is how this process ends."""
    for number, file in enumerate(files):
        os.dup2(file, number)
        os.close(file)
    sys.stdin = os.fdopen(0, closefd=False)
    sys.stdout = os.fdopen(1, "w", closefd=False)
    sys.stderr = os.fdopen(2, "w", errors="backslashreplace", closefd=False)
    os.environ.clear()
    os.environ.update(env)
    os.chdir(folder)
    sys.path[0] = folder
    sys.argv = ["skulduggery", *words]
    runpy.run_module("skulduggery", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    serve_requests(socket.socket(fileno=int(sys.argv[1])))
