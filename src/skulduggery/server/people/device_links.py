"""Signs a guest in on another device: by a code that is valid once, and not for long."""

import secrets
from collections.abc import Callable

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncEngine

from skulduggery.core.errors import Mistake
from skulduggery.server.database import DB_LINKS
from skulduggery.server.hosting.settings import MINUTE_S
from skulduggery.server.people.guests import Signer
from skulduggery.server.storage.statements import insert

_LINK_ID_BYTES = 12
LINK_VALID_S = 10 * MINUTE_S  # enough to pick up the other device


class BadLink(Mistake):
    """A code that is not valid; says whether it never was, or no longer is."""


class DeviceLinks:
    def __init__(self, engine: AsyncEngine, key: bytes, clock: Callable[[], float]) -> None:
        self._engine = engine
        self._signer = Signer(key, "link", clock)
        self._clock = clock

    async def make_code(self, guest: str) -> str:
        """A code for this guest."""
        link, now = secrets.token_urlsafe(_LINK_ID_BYTES), self._clock()
        stale = delete(DB_LINKS).where(DB_LINKS.c.made_at < now - LINK_VALID_S)
        async with self._engine.begin() as connection:
            await connection.execute(stale)
            await connection.execute(insert(DB_LINKS).values(id=link, guest=guest, made_at=now))
        return self._signer.sign_text(link)

    async def use_code(self, code: str) -> str:
        """Whom a code is for. Of two who use it at once, one gets an answer."""
        found = self._signer.read_signed(code)
        if found is None:
            raise BadLink("link-unreadable")
        link, age = found
        if age > LINK_VALID_S:
            raise BadLink("link-expired", minutes=LINK_VALID_S // MINUTE_S)
        used = delete(DB_LINKS).where(DB_LINKS.c.id == link).returning(DB_LINKS.c.guest)
        async with self._engine.begin() as connection:
            guest = (await connection.execute(used)).scalar()
        if guest is None:
            raise BadLink("link-used")
        return str(guest)
