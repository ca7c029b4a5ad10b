"""A command as somebody types it: at a terminal of its own, with Ctrl-C at hand."""

import fcntl
import os
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread

OUTPUT_TIMEOUT_S = 60.0  # seconds for what has to come
CTRL_C = b"\x03"
# A session of its own is not enough: the terminal sends its signals to whom it belongs to.
FOREGROUND_LAUNCHER = (
    "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0);"
    "os.execv(sys.executable, [sys.executable, '-m', 'skulduggery', *sys.argv[1:]])"
)


class TerminalProcess:
    """A running command, and all that it has printed so far."""

    def __init__(self, words: tuple[str, ...], columns: int, env: dict[str, str]) -> None:
        self.screen, behind = os.openpty()
        fcntl.ioctl(behind, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        self.printed = ""
        self.new_output = Event()
        try:
            self.process = subprocess.Popen(
                [sys.executable, "-c", FOREGROUND_LAUNCHER, *words],
                stdin=behind,
                stdout=behind,
                stderr=behind,
                start_new_session=True,
                env=env,
            )
        finally:
            os.close(behind)
        self.reader = Thread(target=self.read_output)
        self.reader.start()

    def read_output(self) -> None:
        with suppress(OSError):  # as a terminal ends when nobody writes to it any more
            while piece := os.read(self.screen, 4096):
                self.printed += piece.decode()
                self.new_output.set()

    def wait_for_text(self, text: str) -> None:
        while text not in self.printed:
            assert self.new_output.wait(OUTPUT_TIMEOUT_S), f"no “{text}” in: {self.printed}"
            self.new_output.clear()

    def type_keys(self, keys: bytes) -> None:
        os.write(self.screen, keys)

    def wait_for_exit(self) -> int:
        """The exit code, once it has ended by itself."""
        code = self.process.wait(OUTPUT_TIMEOUT_S)
        self.reader.join(OUTPUT_TIMEOUT_S)
        return code


@contextmanager
def run_at_terminal(
    *words: str, columns: int = 80, without: tuple[str, ...] = (), **env: str
) -> Iterator[TerminalProcess]:
    """A command at a terminal, in our environment with some variables more and some less."""
    ours = {name: value for name, value in os.environ.items() if name not in without}
    command = TerminalProcess(
        words, columns, {**ours, "SKULDUGGERY_LANG": "en", "TERM": "xterm", **env}
    )
    try:
        yield command
    finally:
        command.process.kill()
        command.process.wait()
        command.reader.join()
        os.close(command.screen)
