"""A copy of the database at one moment, safe while a server writes to it."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from skulduggery.core.errors import Mistake


class CannotBackUp(Mistake):
    """There is nothing to copy, or no place for the copy; says which, and why."""


class BackupFile(msgspec.Struct, frozen=True):
    file: str
    bytes: int


def back_up(database: Path, file: Path) -> BackupFile:
    """Copy a database to a new file that only its owner may read: there are secrets in it."""
    if not database.exists():
        raise CannotBackUp("no-database", file=str(database))
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        raise CannotBackUp("backup-exists", file=str(file)) from None
    try:
        source = f"{database.resolve().as_uri()}?mode=ro"
        with (
            closing(sqlite3.connect(source, uri=True)) as reading,
            closing(sqlite3.connect(file)) as writing,
        ):
            reading.backup(writing)
            # One file, nothing beside it: it can be copied like any other.
            writing.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        file.unlink()
        raise CannotBackUp("cannot-back-up", file=str(file), reason=str(error)) from None
    return BackupFile(str(file), file.stat().st_size)
