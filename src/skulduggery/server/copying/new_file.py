"""A database file that is there wholly or not at all."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

_PARTIAL_SUFFIX = ".partial"
_SQLITE_SUFFIXES = ("", "-wal", "-shm", "-journal")


@contextmanager
def new_file(file: Path) -> Iterator[Path]:
    """A file beside it to be written, which takes its place when all is done.

    Only its owner may read it: there are secrets in it. What is left of an attempt that was killed
    goes with the next one.
    """
    partial = file.with_name(file.name + _PARTIAL_SUFFIX)
    _remove_database(partial)
    os.close(os.open(partial, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        yield partial
        _flush(partial)
        _remove_journals(file)
        partial.replace(file)
    except BaseException:
        with suppress(OSError):
            _remove_database(partial)
        raise
    if os.name == "posix":  # elsewhere a folder cannot be opened
        _flush(file.parent)


def _flush(path: Path) -> None:
    """Until it is on the disk."""
    opened = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _remove_database(file: Path) -> None:
    for suffix in _SQLITE_SUFFIXES:
        file.with_name(file.name + suffix).unlink(missing_ok=True)


def _remove_journals(file: Path) -> None:
    """Of an empty database that was there before: they are not those of the new one."""
    for suffix in _SQLITE_SUFFIXES[1:]:
        file.with_name(file.name + suffix).unlink(missing_ok=True)
