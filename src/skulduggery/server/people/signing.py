"""Signatures with a date, by the clock of the server."""

from collections.abc import Callable

from itsdangerous import BadSignature, TimestampSigner


class Signer(TimestampSigner):
    """Signs for one purpose: what it has signed for another is no good here."""

    def __init__(self, key: bytes, purpose: str, clock: Callable[[], float]) -> None:
        super().__init__(key, salt=purpose)
        self.clock = clock

    def get_timestamp(self) -> int:
        return int(self.clock())

    def sign_text(self, text: str) -> str:
        return self.sign(text).decode()

    def read_signed(self, signed: str) -> tuple[str, float] | None:
        """What was signed, and how many seconds ago; None for what we have not signed.

        The age is for others to judge: a clock put back must not make a stranger of everybody.
        """
        try:
            text, at = self.unsign(signed, return_timestamp=True)
        except (BadSignature, UnicodeError):
            return None
        return text.decode(), self.clock() - at.timestamp()
