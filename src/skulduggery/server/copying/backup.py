"""A backup: a copy of a database at one moment, in a file, safe while servers write to it."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from skulduggery.core.errors import Mistake
from skulduggery.server.copying.new_file import new_file
from skulduggery.server.copying.progress import NO_REPORT, Report
from skulduggery.server.hosting.database_address import check_address, is_postgresql


class CannotBackUp(Mistake):
    """There is nothing to copy, or no place for the copy; says which, and why."""


class BackupFile(msgspec.Struct, frozen=True):
    file: str
    bytes: int


async def back_up(address: str, file: Path, report: Report = NO_REPORT) -> BackupFile:
    """Copy a database, whatever kind it is of, to a new SQLite file."""
    check_address(address)
    if file.exists():
        raise CannotBackUp("backup-exists", file=str(file))
    if is_postgresql(address):
        # Imported late: who copies a file waits for nothing of all this.
        from skulduggery.server.copying.move import back_up_postgresql  # noqa: PLC0415

        await back_up_postgresql(address, file, report)
    else:
        _back_up_file(Path(address), file)
    return BackupFile(str(file), file.stat().st_size)


def _back_up_file(database: Path, file: Path) -> None:
    if not database.exists():
        raise CannotBackUp("no-database", file=str(database))
    try:
        with new_file(file) as partial:
            copy_pages(database, partial)
    except (sqlite3.Error, OSError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise CannotBackUp("cannot-back-up", file=str(file), reason=reason) from None


def copy_pages(database: Path, file: Path) -> None:
    """As it is at one moment, whatever version wrote it; the database is only read."""
    with (
        closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as reading,
        closing(sqlite3.connect(file)) as writing,
    ):
        reading.backup(writing)
        # One file, nothing beside it: it can be copied like any other.
        writing.execute("PRAGMA journal_mode=DELETE")
