"""Companions: those who share one browser, each of them a guest of their own.

Who they are follows from the guest whose cookie it is, a number, and a key of the server: the same
cookie always reaches the same companions, and nobody else can. Nothing is kept of whose they are.
"""

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode

from skulduggery.core.errors import Mistake, shorten_text
from skulduggery.server.people.guests import GUEST_ID_BYTES, GUEST_ID_PATTERN
from skulduggery.table import requests
from skulduggery.table.commands import Refused
from skulduggery.table.table import Table

MAX_COMPANIONS = (
    12  # of one guest: all but one of the players of the largest table, and one who looks on
)
COMPANION_MARK_BYTES = 4  # by which the server knows a companion when it sees one


class BadCompanion(Mistake):
    def __init__(self, number: str) -> None:
        super().__init__("bad-companion", number=shorten_text(number), most=MAX_COMPANIONS)


class Companions:
    def __init__(self, key: bytes) -> None:
        self.key = key

    def companions_of(self, owner: str) -> list[str]:
        """All that a guest can have, whether they were ever here or not."""
        return [self.companion_id(f"{owner}:{number}") for number in range(1, MAX_COMPANIONS + 1)]

    def companion_numbered(self, owner: str, number: str) -> str:
        """One of them, by the number from 1 that a client has sent."""
        if number not in map(str, range(1, MAX_COMPANIONS + 1)):
            raise BadCompanion(number)
        return self.companions_of(owner)[int(number) - 1]

    def is_companion(self, guest: str) -> bool:
        """Whether somebody is a companion; not of whom."""
        if not GUEST_ID_PATTERN.fullmatch(guest):
            return False
        told = urlsafe_b64decode(guest)
        return told[-COMPANION_MARK_BYTES:] == self.mark_of(told[:-COMPANION_MARK_BYTES])

    def check_request(self, table: Table, guest: str, request: requests.AnyRequest) -> None:
        """Ratings are for people of whom it is known that they are not one and the same."""
        if not table.settings.rated:
            return
        match request:
            case requests.Sit() if self.is_companion(guest):
                raise Refused("refused-companion")
            case requests.Start():  # it may have become a rated table after they sat down
                for chair in table.chairs:
                    if chair.kind == "person" and self.is_companion(chair.guest):
                        raise Refused("refused-with-companion", name=chair.name)

    def companion_id(self, text: str) -> str:
        told = self.keyed_digest(text.encode())[: GUEST_ID_BYTES - COMPANION_MARK_BYTES]
        return urlsafe_b64encode(told + self.mark_of(told)).decode()

    def mark_of(self, told: bytes) -> bytes:
        return self.keyed_digest(told)[:COMPANION_MARK_BYTES]

    def keyed_digest(self, text: bytes) -> bytes:
        return hmac.digest(self.key, text, "sha256")
