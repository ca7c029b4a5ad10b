"""Where guests come from, so that nobody plays themselves for rating.

An origin is the address of a connection (a whole /64 of IPv6), or the person who answers for a
guest: themselves, or the owner of a program or companion. Addresses are held while a connection
lasts. Tables, and so their logs, get tokens made with a key of the server: at two tables the same
address has different ones, and each is so short that thousands of addresses have it. So it tells
whether two guests at a table are neighbours, and neither where they are nor where else they play.
"""

import hmac
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from skulduggery.table.rating_rules import ADDRESS_ORIGIN_PREFIX, OWNER_ORIGIN_PREFIX

_TOKEN_HEX_DIGITS = 5  # one in a million strangers has the same


class GuestOrigins:
    def __init__(self, key: bytes) -> None:
        self._key = key
        self._by_guest: dict[str, Counter[tuple[str, str]]] = {}  # of open connections

    @contextmanager
    def note_connection(self, guest: str, answers_for: str, address: str) -> Iterator[None]:
        """While this lasts, the guest comes from this address; `answers_for` is the owner."""
        origins = [(OWNER_ORIGIN_PREFIX, answers_for)]
        if address:  # a socket in the file system has none
            origins.append((ADDRESS_ORIGIN_PREFIX, address))
        counts = self._by_guest.setdefault(guest, Counter())
        counts.update(origins)
        try:
            yield
        finally:
            counts.subtract(origins)
            if not +counts:
                self._by_guest.pop(guest, None)

    def origins_of(self, table_id: str, guest: str) -> list[str]:
        """Tokens for the connections that a guest has now, good at this table alone."""
        counts = self._by_guest.get(guest, Counter())
        return sorted(self._token_of(table_id, *origin) for origin in +counts)

    def _token_of(self, table_id: str, prefix: str, origin: str) -> str:
        digest = hmac.digest(self._key, f"{table_id} {prefix} {origin}".encode(), "sha256")
        return prefix + digest.hex()[:_TOKEN_HEX_DIGITS]
