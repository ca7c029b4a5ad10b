"""Programs from outside: guests with a token instead of a cookie, owned by a guest.

A token is shown once; only its digest is kept. A program without a token is one that was revoked:
its row stays, so that what it has played can be forgotten together with its owner.
"""

import hashlib
import secrets
from collections.abc import Callable

import msgspec
from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from skulduggery.core.errors import Mistake, shorten_text
from skulduggery.server.database import DB_GUESTS, DB_TOKENS
from skulduggery.server.nodes.announcements import PROGRAM_REVOKED, announce
from skulduggery.server.people.guests import GUEST_ID_BYTES
from skulduggery.server.storage.statements import hold_name, insert
from skulduggery.table.chat import clean_name

_TOKEN_PREFIX = "skd_"
_TOKEN_BYTES = 32
MAX_GUEST_PROGRAMS = 10  # programs of one guest


class BadToken(Mistake):
    def __init__(self) -> None:
        super().__init__("bad-token")


class TooManyPrograms(Mistake):
    def __init__(self) -> None:
        super().__init__("too-many-programs", most=MAX_GUEST_PROGRAMS)


class NoProgram(Mistake):
    def __init__(self, program: str) -> None:
        super().__init__("no-program", program=shorten_text(program))


class Token(msgspec.Struct, frozen=True):
    """A token as it may be shown again: without its secret."""

    id: str
    made_at: float


class Program(msgspec.Struct, frozen=True):
    program: str
    name: str
    made_at: float
    tokens: list[Token]


class Programs:
    def __init__(self, engine: AsyncEngine, clock: Callable[[], float]) -> None:
        self._engine = engine
        self._clock = clock
        self._revoked: set[str] = set()  # since the start: some of them may be on their way in

    async def make_program(self, owner: str, name: str) -> tuple[Program, str]:
        """A new program of a guest, and its token, which nobody can find out again."""
        now, program, secret = self._clock(), secrets.token_urlsafe(GUEST_ID_BYTES), _new_token()
        token = Token(secrets.token_urlsafe(GUEST_ID_BYTES), now)
        made = Program(program, clean_name(name), now, [token])
        row = {"id": program, "name": made.name, "owner": owner, "made_at": now}
        key = {"id": token.id, "guest": program, "digest": _token_digest(secret), "made_at": now}
        mine = (
            select(func.count()).join_from(DB_GUESTS, DB_TOKENS).where(DB_GUESTS.c.owner == owner)
        )
        async with self._engine.begin() as connection:
            await hold_name(connection, "programs", owner)
            await connection.execute(insert(DB_GUESTS).values(row))
            await connection.execute(insert(DB_TOKENS).values(key))
            if (await connection.execute(mine)).scalar_one() > MAX_GUEST_PROGRAMS:
                raise TooManyPrograms
        return made, secret

    async def programs_of(self, owner: str) -> list[Program]:
        """The programs of a guest that have not been revoked, the oldest first."""
        query = (
            select(
                DB_GUESTS.c.id,
                DB_GUESTS.c.name,
                DB_GUESTS.c.made_at,
                DB_TOKENS.c.id,
                DB_TOKENS.c.made_at,
            )
            .join_from(DB_GUESTS, DB_TOKENS)
            .where(DB_GUESTS.c.owner == owner)
            .order_by(DB_GUESTS.c.made_at, DB_GUESTS.c.id)
        )
        async with self._engine.connect() as connection:
            rows = await connection.execute(query)
            return [
                Program(program, name, made_at, [Token(token, given_at)])
                for program, name, made_at, token, given_at in rows
            ]

    async def revoke(self, owner: str, program: str) -> None:
        """Its token is refused from now on."""
        mine = select(DB_GUESTS.c.id).where(DB_GUESTS.c.owner == owner, DB_GUESTS.c.id == program)
        gone = delete(DB_TOKENS).where(DB_TOKENS.c.guest.in_(mine)).returning(DB_TOKENS.c.id)
        async with self._engine.begin() as connection:
            if (await connection.execute(gone)).first() is None:
                raise NoProgram(program)
            await announce(connection, PROGRAM_REVOKED, program)
        self.note_revoked(program)

    def note_revoked(self, program: str) -> None:
        self._revoked.add(program)

    def check_not_revoked(self, program: str) -> None:
        if program in self._revoked:
            raise BadToken

    async def program_of_token(self, secret: str) -> tuple[str, str]:
        """The program with this token, and its owner."""
        query = (
            select(DB_GUESTS.c.id, DB_GUESTS.c.owner)
            .join_from(DB_GUESTS, DB_TOKENS)
            .where(DB_TOKENS.c.digest == _token_digest(secret))
        )
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).first()
        if found is None:
            raise BadToken
        return found.id, found.owner


def _new_token() -> str:
    return _TOKEN_PREFIX + secrets.token_urlsafe(_TOKEN_BYTES)


def _token_digest(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()
