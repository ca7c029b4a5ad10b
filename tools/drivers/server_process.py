"""A server as people run it: a process of its own, with its output kept."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SERVER_ADDRESS_PATTERN = re.compile(r"http://(127\.0\.0\.1:\d+)")
STOP_TIMEOUT_S = 60.0


class ServerProcess:
    """A running server, its address, and the file its log goes to."""

    def __init__(self, file: Path, *words: str, **env: str) -> None:
        command = [sys.executable, "-m", "skulduggery", *words]
        self.file = file
        self.log = file.with_suffix(".log")
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,  # as a terminal has it: Ctrl-C is for all of them
                env={
                    **os.environ,
                    "SKULDUGGERY_LANG": "en",
                    "SKULDUGGERY_HOST": "127.0.0.1",
                    "SKULDUGGERY_PORT": "0",
                    "SKULDUGGERY_DATABASE": str(file),
                    # Scripted clients are faster than people.
                    "SKULDUGGERY_SOCKET_REQUESTS_PER_SECOND": "0",
                    "SKULDUGGERY_BOT_PAUSE": "0",
                    "PYTHONUNBUFFERED": "1",
                    **env,
                },
            )
        assert self.process.stdout is not None
        self.output = ""
        while True:
            line = self.process.stdout.readline()
            self.output += line
            assert line, f"the server did not start: {self.log.read_text()}"
            if found := SERVER_ADDRESS_PATTERN.search(line):
                self.address = found[1]
                return

    def stop(self, signal: int) -> int:
        """Send a signal, as Ctrl-C or systemd do; the exit code."""
        assert self.process.stdout is not None
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal)
            self.process.wait(STOP_TIMEOUT_S)
            self.output += self.process.stdout.read()
        self.process.stdout.close()
        return self.process.returncode


@contextmanager
def run_server_process(file: Path, *words: str, **env: str) -> Iterator[ServerProcess]:
    opened = ServerProcess(file, *words, **env)
    try:
        yield opened
    finally:
        opened.stop(9)
