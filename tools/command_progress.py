"""Runs a long command, and shows its current step, progress and elapsed time."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import deque
from pathlib import Path
from threading import Thread
from typing import IO

from tools.progress import PROGRESS_FILE

POLL_INTERVAL_S = 0.2
LINE_INTERVAL_S = 10  # where nothing can be written over


class CommandProgress:
    """A running command: its last output, and the reports of its builds."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.began = time.monotonic()
        self.spoken = self.began
        self.printed: deque[str] = deque(maxlen=400)
        self.parts: dict[str, tuple[str, str]] = {}  # the step of each part, and its count
        self.stage: list[str] = []
        self.rewrites = sys.stderr.isatty() and os.environ.get("TERM") != "dumb"

    def run(self, command: list[str], env: dict[str, str]) -> int:
        """Run it to its end; what it printed is shown only if it failed."""
        with tempfile.TemporaryDirectory(prefix="skulduggery-") as folder:
            reports = Path(folder, "progress")
            reports.touch()
            child = subprocess.Popen(
                command,
                env={**env, PROGRESS_FILE: str(reports)},
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
            )
            assert child.stderr is not None
            reader = Thread(target=self.listen, args=(child.stderr,))
            reader.start()
            with reports.open(encoding="utf-8") as lines:
                try:
                    while child.poll() is None:
                        time.sleep(POLL_INTERVAL_S)
                        self.read_reports(lines)
                        self.show()
                finally:
                    if child.poll() is None:
                        child.terminate()
                    child.wait()
                    reader.join()
                    child.stderr.close()
                    self.read_reports(lines)
                    self.clear()
        if child.returncode:
            print("\n".join(self.printed), file=sys.stderr)
        return child.returncode

    def listen(self, stream: IO[str]) -> None:
        for line in stream:
            self.printed.append(line.rstrip())

    def read_reports(self, lines: IO[str]) -> None:
        for line in lines:
            try:
                report = json.loads(line)
            except ValueError:  # half a line: the next one says more
                continue
            counted = f" {report['done']} of {report['total']}" if report["total"] else ""
            self.parts[report["part"]] = (f"{report['part']}: {report['doing']}", counted)

    def show(self) -> None:
        """One line that changes, or a new line at every stage and every few seconds."""
        now = time.monotonic()
        says = [doing + counted for doing, counted in self.parts.values()]
        says = says or [line.strip() for line in list(self.printed)[-1:]]
        text = f"[{now - self.began:3.0f} s] {self.title}" + "".join(f" · {s}" for s in says)
        if self.rewrites:
            width = shutil.get_terminal_size().columns - 1
            print("\r\x1b[2K" + text[:width], end="", file=sys.stderr, flush=True)
            return
        stage = [doing for doing, _ in self.parts.values()]
        if stage != self.stage or now - self.spoken >= LINE_INTERVAL_S:
            self.stage, self.spoken = stage, now
            print(text, file=sys.stderr, flush=True)

    def clear(self) -> None:
        if self.rewrites:
            print("\r\x1b[2K", end="", file=sys.stderr, flush=True)
