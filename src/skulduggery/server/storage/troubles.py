"""What goes wrong at a database without anybody's fault."""

import errno
import os
import sqlite3

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

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
_LOGIN_REFUSED = "database-login"
_CONNECT_SENTENCES = {
    "28000": _LOGIN_REFUSED,
    "28P01": _LOGIN_REFUSED,
    "3D000": "database-missing",
}


def is_unwritable(error: Exception) -> bool:
    """Whether the disk is full, say, or another process holds the file: no fault of the program."""
    if not isinstance(error, DBAPIError):
        return False
    if isinstance(error.orig, OSError):  # the network; what timed out is one of these
        return True
    code = getattr(error.orig, "sqlite_errorcode", 0)
    state = getattr(error.orig, "sqlstate", None) or ""
    return code & _PRIMARY_CODE_MASK in _UNWRITABLE_CODES or state[:2] in _UNWRITABLE_CLASSES


def connect_trouble(error: SQLAlchemyError) -> str | None:
    """The sentence that says what keeps us from PostgreSQL; None: something else."""
    reason = getattr(error, "orig", None)
    if isinstance(reason, OSError):
        return "database-unreachable"
    if isinstance(reason, ValueError):  # so the driver finds that the address makes no sense
        return "database-address"
    return _CONNECT_SENTENCES.get(getattr(reason, "sqlstate", None) or "")


def driver_reason(error: SQLAlchemyError) -> str:
    """What the driver says, without what others have put around it."""
    reason = getattr(error, "orig", None) or error
    if isinstance(reason, TimeoutError):
        return os.strerror(errno.ETIMEDOUT)
    if isinstance(reason, OSError) and reason.errno is not None and reason.errno > 0:
        return os.strerror(reason.errno)
    return str(reason.__cause__ or reason)
