"""Guests who share one browser (companions): their ids are derived from the owner's id.

An id follows from the guest whose cookie it is, a number, and a key of the server: the same cookie
always reaches the same companions, and nobody else can. It is stored nowhere whose they are.
"""

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode

from skulduggery.core.errors import Mistake, shorten_text
from skulduggery.server.people.guests import GUEST_ID_BYTES, GUEST_ID_PATTERN
from skulduggery.table import requests
from skulduggery.table.requests import Refused
from skulduggery.table.table import Table

MAX_COMPANIONS = 12  # all other players of the largest table, and a spectator
_COMPANION_MARK_BYTES = 4  # by which the server recognizes the id of a companion


class BadCompanion(Mistake):
    def __init__(self, number: str) -> None:
        super().__init__("bad-companion", number=shorten_text(number), most=MAX_COMPANIONS)


class Companions:
    def __init__(self, key: bytes) -> None:
        self._key = key

    def companions_of(self, owner: str) -> list[str]:
        """All that a guest can have, whether they were ever here or not."""
        return [self._companion_id(f"{owner}:{number}") for number in range(1, MAX_COMPANIONS + 1)]

    def companion_numbered(self, owner: str, number: str) -> str:
        """One of them, by the number from 1 that a client has sent."""
        if number not in map(str, range(1, MAX_COMPANIONS + 1)):
            raise BadCompanion(number)
        return self.companions_of(owner)[int(number) - 1]

    def is_companion(self, guest: str) -> bool:
        """Whether somebody is a companion; not of whom."""
        if not GUEST_ID_PATTERN.fullmatch(guest):
            return False
        decoded = urlsafe_b64decode(guest)
        return decoded[-_COMPANION_MARK_BYTES:] == self._mark_of(decoded[:-_COMPANION_MARK_BYTES])

    def check_request(self, table: Table, guest: str, request: requests.AnyRequest) -> None:
        """No companions at rated tables: one person could play all of them."""
        if not table.settings.rated:
            return
        match request:
            case requests.Sit() if self.is_companion(guest):
                raise Refused("refused-companion")
            case requests.Start():  # it may have become a rated table after they sat down
                for chair in table.chairs:
                    if chair.kind == "person" and self.is_companion(chair.guest):
                        raise Refused("refused-with-companion", name=chair.name)

    def _companion_id(self, text: str) -> str:
        start = self._keyed_digest(text.encode())[: GUEST_ID_BYTES - _COMPANION_MARK_BYTES]
        return urlsafe_b64encode(start + self._mark_of(start)).decode()

    def _mark_of(self, start: bytes) -> bytes:
        return self._keyed_digest(start)[:_COMPANION_MARK_BYTES]

    def _keyed_digest(self, text: bytes) -> bytes:
        return hmac.digest(self._key, text, "sha256")
