"""What goes wrong at a database without anybody's fault."""

import sqlite3

from sqlalchemy.exc import DBAPIError

_UNWRITABLE_CODES = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
)
_PRIMARY_CODE_MASK = 0xFF  # what is above it says more exactly why
# Of PostgreSQL: the connection, resources (a full disk), an operator who stops it, the system.
_UNWRITABLE_CLASSES = ("08", "53", "57", "58")


def is_unwritable(error: Exception) -> bool:
    """Whether the disk is full, say, or another process holds the file: no fault of the program."""
    if not isinstance(error, DBAPIError):
        return False
    code = getattr(error.orig, "sqlite_errorcode", 0)
    state = getattr(error.orig, "sqlstate", None) or ""
    return code & _PRIMARY_CODE_MASK in _UNWRITABLE_CODES or state[:2] in _UNWRITABLE_CLASSES
