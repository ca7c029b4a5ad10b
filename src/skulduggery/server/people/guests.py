"""Guests: nobody signs up. A signed cookie says who somebody is, also after a restart.

A row is kept only of those who have a name, of programs, and of those who are banned; of those who
were erased only that a cookie of theirs is nobody's, for as long as it would be valid.
"""

import hashlib
import logging
import re
import secrets
from collections.abc import Callable, Collection

from itsdangerous import BadSignature, TimestampSigner
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from skulduggery.core.errors import Mistake, shorten_text
from skulduggery.server.database import DB_ERASED_GUESTS, DB_ERASURES, DB_GUESTS
from skulduggery.server.hosting.logging_setup import short_id
from skulduggery.server.hosting.settings import DAY_S
from skulduggery.server.nodes.announcements import GUESTS_CHANGED, announce
from skulduggery.server.storage.statements import insert
from skulduggery.server.storage.troubles import is_unwritable
from skulduggery.table.chat import tidy_name

GUEST_COOKIE_NAME = "skulduggery"
COOKIE_MAX_AGE_S = 365 * DAY_S
COOKIE_RENEW_AFTER_S = 30 * DAY_S
GUEST_ID_BYTES = 12
GUEST_ID_PATTERN = re.compile("[A-Za-z0-9_-]{16}")
_NAME_TAG_LENGTH = 4

_log = logging.getLogger(__name__)


class Signer(TimestampSigner):
    """Signs for one purpose: what it has signed for another is no good here."""

    def __init__(self, key: bytes, purpose: str, clock: Callable[[], float]) -> None:
        super().__init__(key, salt=purpose)
        self._clock = clock

    def get_timestamp(self) -> int:
        return int(self._clock())

    def sign_text(self, text: str) -> str:
        return self.sign(text).decode()

    def read_signed(self, signed: str) -> tuple[str, float] | None:
        """What was signed, and how many seconds ago; None for what we have not signed.

        The caller judges the age: setting the clock back must not sign everybody out.
        """
        try:
            text, at = self.unsign(signed, return_timestamp=True)
        except (BadSignature, UnicodeError):
            return None
        return text.decode(), self._clock() - at.timestamp()


def name_tag(who: str) -> str:
    """The mark of a guest: always the same, and nothing to log in with."""
    return hashlib.sha256(who.encode()).hexdigest()[:_NAME_TAG_LENGTH]


def _digest(guest: str) -> bytes:
    return hashlib.sha256(guest.encode()).digest()


class Banned(Mistake):
    """A guest whom an admin has banned."""

    def __init__(self) -> None:
        super().__init__("banned")


class BeingErased(Mistake):
    """A guest who is being erased at this moment."""

    def __init__(self) -> None:
        super().__init__("being-forgotten")


class NoGuest(Mistake):
    def __init__(self, guest: str) -> None:
        super().__init__("no-guest", guest=shorten_text(guest))


class Guests:
    """Makes and reads the cookies of a server, and knows the names of its guests."""

    def __init__(self, engine: AsyncEngine, key: bytes, clock: Callable[[], float]) -> None:
        self._engine = engine
        self._signer = Signer(key, "guest", clock)
        self._clock = clock
        self._banned_at: dict[str, float] = {}
        self._erased: set[bytes] = set()
        self.being_erased: set[str] = set()

    @classmethod
    async def open(cls, engine: AsyncEngine, key: bytes, clock: Callable[[], float]) -> "Guests":
        guests = cls(engine, key, clock)
        expired = DB_ERASED_GUESTS.c.erased_at < clock() - COOKIE_MAX_AGE_S
        async with engine.begin() as connection:
            await connection.execute(delete(DB_ERASED_GUESTS).where(expired))
        await guests.load_refused()
        return guests

    async def load_refused(self) -> None:
        """Who is banned, being erased, or erased."""
        banned = select(DB_GUESTS.c.id, DB_GUESTS.c.banned_at)
        banned = banned.where(DB_GUESTS.c.banned_at.is_not(None))
        async with self._engine.connect() as connection:
            self._banned_at = {row.id: row.banned_at for row in await connection.execute(banned)}
            self._erased = set(await connection.scalars(select(DB_ERASED_GUESTS.c.digest)))
            self.being_erased = set(await connection.scalars(select(DB_ERASURES.c.guest)))

    def new_guest_id(self) -> str:
        return secrets.token_urlsafe(GUEST_ID_BYTES)

    # Cookies.

    def signed_cookie(self, guest: str) -> str:
        return self._signer.sign_text(guest)

    def guest_of_cookie(self, cookie: str | None) -> str | None:
        """Who sends this cookie; None for a stranger, or for one that was tampered with."""
        found = None if cookie is None else self._signer.read_signed(cookie)
        if found is None or found[1] > COOKIE_MAX_AGE_S or self._is_erased(found[0]):
            return None
        return found[0]

    def _is_erased(self, guest: str) -> bool:
        """While it is under way they are still themselves, though nothing is allowed to them."""
        return _digest(guest) in self._erased and guest not in self.being_erased

    def is_cookie_old(self, cookie: str) -> bool:
        """Whether to renew a cookie, so that it does not expire for those who come now and then."""
        found = self._signer.read_signed(cookie)
        return found is not None and found[1] > COOKIE_RENEW_AFTER_S

    async def retire_cookies(self, guest: str) -> None:
        """Of a guest who is erased: whoever sends one is a stranger, also after a restart."""
        row = insert(DB_ERASED_GUESTS).values(digest=_digest(guest), erased_at=self._clock())
        async with self._engine.begin() as connection:
            await connection.execute(row.on_conflict_do_nothing())
        self._erased.add(_digest(guest))

    # Names.

    async def keep_name(self, guest: str, name: str) -> None:
        """Keep what somebody calls themselves, to offer it next time.

        A program keeps the name its owner gave it. Never fails: nothing hangs on it.
        """
        called = tidy_name(name)
        if not called or guest in self.being_erased:
            return
        kept = insert(DB_GUESTS).values(id=guest, name=called, made_at=self._clock())
        kept = kept.on_conflict_do_update(
            index_elements=["id"], set_={"name": called}, where=DB_GUESTS.c.owner.is_(None)
        )
        try:
            if await self.name_of(guest) != called:  # a commit is dear
                async with self._engine.begin() as connection:
                    await connection.execute(kept)
        except Exception as error:
            # A full disk fails every name, and each in the same way: that needs no traceback.
            trace = None if is_unwritable(error) else error
            _log.error("saving a name failed", exc_info=trace, extra={"guest": short_id(guest)})

    async def name_of(self, guest: str) -> str | None:
        query = select(DB_GUESTS.c.name).where(DB_GUESTS.c.id == guest)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar() or None

    async def names_of(self, guests: Collection[str]) -> dict[str, str]:
        """What those of them are called who have a name."""
        named = DB_GUESTS.c.id.in_(guests) & (DB_GUESTS.c.name != "")
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(DB_GUESTS.c.id, DB_GUESTS.c.name).where(named))
            return {row.id: row.name for row in rows}

    # Bans.

    def check_allowed(self, guest: str) -> None:
        """Raise for a guest who is banned or being erased."""
        if guest in self._banned_at:
            raise Banned
        if guest in self.being_erased:
            raise BeingErased

    def is_refused(self, guest: str) -> bool:
        return guest in self._banned_at or guest in self.being_erased or self._is_erased(guest)

    def ban_times(self) -> dict[str, float]:
        """Who is banned, and since when."""
        return dict(self._banned_at)

    def ban_time(self, guest: str) -> float | None:
        """When a guest was banned; None if they are not."""
        return self._banned_at.get(guest)

    async def ban(self, guest: str) -> float:
        """From now on, and after restarts, with their programs; the time, the first if repeated."""
        if not GUEST_ID_PATTERN.fullmatch(guest):
            raise NoGuest(guest)
        now = self._banned_at.get(guest, self._clock())
        banned = insert(DB_GUESTS).values(id=guest, name="", made_at=now, banned_at=now)
        banned = banned.on_conflict_do_update(index_elements=["id"], set_={"banned_at": now})
        async with self._engine.begin() as connection:
            await connection.execute(banned)
            await announce(connection, GUESTS_CHANGED)
        self._banned_at[guest] = now
        return now

    async def unban(self, guest: str) -> None:
        async with self._engine.begin() as connection:
            row = DB_GUESTS.c.id == guest
            await connection.execute(update(DB_GUESTS).where(row).values(banned_at=None))
            await announce(connection, GUESTS_CHANGED)
        self._banned_at.pop(guest, None)
