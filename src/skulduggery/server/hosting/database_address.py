"""Where a database is: the path of a file, or the address of a PostgreSQL database."""

import re

from skulduggery.core.errors import Mistake

_POSTGRESQL_SCHEMES = ("postgresql://", "postgres://")
_SCHEME_PATTERN = re.compile(r"[a-z][a-z0-9+.-]*://", re.IGNORECASE)
_SQLITE_IN_MEMORY = ":memory:"  # as SQLite calls it
# What may be shown of an address: user, hosts with their ports, and the name. Of one that is not
# written like this nobody can tell which part of it is the password.
_SHOWN_PARTS = re.compile(
    r"(?P<scheme>postgres(?:ql)?://)"
    r"(?:(?P<user>[^:@/?#]*)(?::[^@/?#]*)?@)?"
    r"(?P<place>(?:\[[0-9a-f:.]*\]|[^:@/?#\[\]])*(?::\d*)?(?:,[^:@/?#,]+(?::\d*)?)*(?:/[^@?#]*)?)"
    r"(?:\?[^@]*)?",
    re.IGNORECASE,
)


class BadDatabaseAddress(Mistake):
    """It names neither a file nor a PostgreSQL database."""


def check_address(address: str) -> None:
    if _has_unknown_scheme(address):
        raise BadDatabaseAddress("database-address", database=shown_address(address))
    if address == _SQLITE_IN_MEMORY:  # each connection would have a database of its own
        raise BadDatabaseAddress("database-in-memory", name=_SQLITE_IN_MEMORY)


def is_postgresql(address: str) -> bool:
    """Else it is a file."""
    return address.startswith(_POSTGRESQL_SCHEMES)


def _has_unknown_scheme(address: str) -> bool:
    """An address of something that is neither."""
    return _SCHEME_PATTERN.match(address) is not None and not is_postgresql(address)


def shown_address(address: str) -> str:
    """An address without its password."""
    scheme = _SCHEME_PATTERN.match(address)
    if scheme is None:
        return address
    parts = _SHOWN_PARTS.fullmatch(address)
    if parts is None:
        return f"{scheme.group()}…"
    user = f"{parts['user']}@" if parts["user"] else ""
    return f"{parts['scheme']}{user}{parts['place']}"
