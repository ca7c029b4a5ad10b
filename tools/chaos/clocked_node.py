"""`python -m tools.chaos.clocked_node serve …`: the server, with a wall clock that can be set.

A file, named by an environment variable, holds by how many seconds the clock is ahead. Monotonic
time goes on as it is, as on a machine whose clock is set.
"""

import mmap
import os
import struct
import time
from pathlib import Path

CLOCK_FILE_VARIABLE = "CHAOS_CLOCK_FILE"
_SHIFT = struct.Struct("d")


class WallClock:
    """How far the wall clock of a node is ahead, in a file that it looks into."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.set_ahead(0.0)

    def set_ahead(self, seconds: float) -> None:
        """At once; the file stays the same one."""
        if not self.file.exists():
            self.file.write_bytes(_SHIFT.pack(seconds))
        with self.file.open("r+b") as shift:
            shift.write(_SHIFT.pack(seconds))

    def ahead(self) -> float:
        return float(_SHIFT.unpack(self.file.read_bytes())[0])


def shift_time() -> None:
    """From now on `time.time` tells what the file says."""
    with Path(os.environ[CLOCK_FILE_VARIABLE]).open("rb") as file:
        shift = mmap.mmap(file.fileno(), _SHIFT.size, access=mmap.ACCESS_READ)
    true_time = time.time
    time.time = lambda: true_time() + float(_SHIFT.unpack_from(shift)[0])


def run_server() -> None:
    from skulduggery.cli import main  # noqa: PLC0415 - it remembers what time.time was

    main()


if __name__ == "__main__":
    shift_time()
    run_server()
