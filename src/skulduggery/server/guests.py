"""Guests: nobody signs up. A signed cookie says who somebody is, also after a restart."""

import secrets

from itsdangerous import BadSignature, TimestampSigner

COOKIE = "skulduggery"
YEAR = 365 * 24 * 3600
ID_BYTES = 12


class Guests:
    """Makes and reads the cookies of one server, or of several that share a database."""

    def __init__(self, key: bytes) -> None:
        self.signer = TimestampSigner(key)

    def read(self, cookie: str | None) -> str | None:
        """Who sends this cookie; None for a stranger, or for one that was tampered with."""
        if cookie is None:
            return None
        try:
            return self.signer.unsign(cookie, max_age=YEAR).decode()
        except BadSignature:
            return None

    def new(self) -> str:
        return secrets.token_urlsafe(ID_BYTES)

    def cookie(self, guest: str) -> str:
        return self.signer.sign(guest).decode()
