"""Where a database is: the path of a file, or the address of a PostgreSQL database."""

import re

_POSTGRESQL_SCHEMES = ("postgresql://", "postgres://")
_SCHEME_PATTERN = re.compile(r"[a-z][a-z0-9+.-]*://", re.IGNORECASE)
# What may be shown of an address: user, hosts with their ports, and the name. Of one that is not
# written like this nobody can tell which part of it is the password.
_SHOWN_PARTS = re.compile(
    r"(?P<scheme>postgres(?:ql)?://)"
    r"(?:(?P<user>[^:@/?#]*)(?::[^@/?#]*)?@)?"
    r"(?P<place>(?:\[[0-9a-f:.]*\]|[^:@/?#\[\]])*(?::\d*)?(?:,[^:@/?#,]+(?::\d*)?)*(?:/[^@?#]*)?)"
    r"(?:\?[^@]*)?",
    re.IGNORECASE,
)


def is_postgresql(address: str) -> bool:
    """Else it is a file."""
    return address.startswith(_POSTGRESQL_SCHEMES)


def has_unknown_scheme(address: str) -> bool:
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
