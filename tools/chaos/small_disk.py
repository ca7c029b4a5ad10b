"""A disk of memory that can be filled up, where this may be mounted: root on Linux."""

import errno
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

DISK_MIB = 500
_MIN_BALLAST_BYTES = 4096


class SmallDisk:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._ballast = folder / "ballast"

    def fill_up(self) -> None:
        """To the last page."""
        with self._ballast.open("wb") as ballast:
            size, step = 0, DISK_MIB * 1024 * 1024
            while step >= _MIN_BALLAST_BYTES:
                try:
                    os.posix_fallocate(ballast.fileno(), size, step)
                    size += step
                except OSError as trouble:
                    if trouble.errno != errno.ENOSPC:
                        raise
                    step //= 2

    def make_room(self) -> None:
        self._ballast.unlink(missing_ok=True)


@contextmanager
def mounted_disk() -> Iterator[SmallDisk | None]:
    """None where nothing may be mounted."""
    with TemporaryDirectory(prefix="skulduggery-disk-") as name:
        folder = Path(name)
        mount = ("mount", "-t", "tmpfs", "-o", f"size={DISK_MIB}m,mode=755", "tmpfs", name)
        try:
            subprocess.run(mount, check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError):
            yield None
            return
        try:
            yield SmallDisk(folder)
        finally:
            with suppress(subprocess.CalledProcessError):
                subprocess.run(("umount", "--lazy", name), check=True, capture_output=True)
