"""A link takes a guest to another device: a code that is good for one use, and not for long."""

import secrets
from collections.abc import Callable

from sqlalchemy import delete
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncEngine

from skulduggery.core.errors import Mistake
from skulduggery.server.database import LINKS
from skulduggery.server.people.signing import Signer

ID_BYTES = 12
MINUTE = 60
MINUTES = 10  # to pick up the other device


class BadLink(Mistake):
    """A code that opens nothing; says whether it never did, or no longer does."""


class Links:
    def __init__(self, engine: AsyncEngine, key: bytes, clock: Callable[[], float]) -> None:
        self.engine = engine
        self.signer = Signer(key, "link", clock)
        self.clock = clock

    async def make(self, guest: str) -> str:
        """A code for this guest."""
        link, now = secrets.token_urlsafe(ID_BYTES), self.clock()
        stale = delete(LINKS).where(LINKS.c.made_at < now - MINUTES * MINUTE)
        async with self.engine.begin() as connection:
            await connection.execute(stale)
            await connection.execute(insert(LINKS).values(id=link, guest=guest, made_at=now))
        return self.signer.signed(link)

    async def use(self, code: str) -> str:
        """Whom a code is for. Of two who use it at once, one gets an answer."""
        found = self.signer.read(code)
        if found is None:
            raise BadLink("link-unreadable")
        link, age = found
        if age > MINUTES * MINUTE:
            raise BadLink("link-expired", minutes=MINUTES)
        used = delete(LINKS).where(LINKS.c.id == link).returning(LINKS.c.guest)
        async with self.engine.begin() as connection:
            guest = (await connection.execute(used)).scalar()
        if guest is None:
            raise BadLink("link-used")
        return str(guest)
