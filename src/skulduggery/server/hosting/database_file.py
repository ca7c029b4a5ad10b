"""The default place of the database, and the lock that keeps other servers off it."""

import errno
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from skulduggery.core.errors import Mistake

DATABASE_FILE_NAME = "skulduggery.db"


if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_LOCK_HELD_ERRNOS = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)  # it depends on the system


class CannotLock(Mistake):
    """Another server uses this database, or the lock failed; says which."""


@contextmanager
def locked_database(database: Path) -> Iterator[None]:
    """Keep other servers off a database; the system ends that with the process, however it ends.

    The lock is on a file beside it: to close the database itself, opened a second time, would also
    drop the locks that SQLite has on it.
    """
    file = _lock_path(database)
    try:
        opened = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise CannotLock("cannot-lock", file=str(file), reason=str(error.strerror)) from None
    try:
        _take_lock(opened, database)
        yield
    finally:
        os.close(opened)


def _take_lock(opened: int, database: Path) -> None:
    try:
        if sys.platform == "win32":
            msvcrt.locking(opened, msvcrt.LK_NBLCK, 1)
        else:  # not flock, which processes that were forked from this one would keep
            fcntl.lockf(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in _LOCK_HELD_ERRNOS:
            raise CannotLock("database-in-use", file=str(database)) from None
        reason = str(error.strerror)
        raise CannotLock("cannot-lock", file=str(_lock_path(database)), reason=reason) from None


def _lock_path(database: Path) -> Path:
    """The same one by whatever path or link the database was named."""
    found = database.resolve()
    return found.with_name(f"{found.name}.lock")


def data_folder(env: Mapping[str, str] = os.environ) -> Path:
    """Where this person's programs keep their data; here, if there is no such place."""
    home = env.get("XDG_DATA_HOME") or (f"{env['HOME']}/.local/share" if env.get("HOME") else "")
    return Path(home) / "skulduggery" if home else Path()


def default_database(env: Mapping[str, str] = os.environ) -> str:
    """In the data folder, which is made if need be; here, if it cannot be made."""
    folder = data_folder(env)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        folder = Path()
    return str(folder / DATABASE_FILE_NAME)
