"""Programs from outside: guests with a token instead of a cookie, for whom somebody answers.

A token is shown once; only its digest is kept. A program without a token is one that was revoked:
its row stays, so that what it has played can be forgotten together with its owner.
"""

import hashlib
import secrets
from collections.abc import Callable

import msgspec
from sqlalchemy import delete, func, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncEngine

from skulduggery.core.errors import Mistake, shortened
from skulduggery.server.database import GUESTS, TOKENS
from skulduggery.server.people.guests import ID_BYTES
from skulduggery.table.commands import named

PREFIX = "skd_"
TOKEN_BYTES = 32
MOST = 10  # programs of one guest


class BadToken(Mistake):
    def __init__(self) -> None:
        super().__init__("bad-token")


class TooManyPrograms(Mistake):
    def __init__(self) -> None:
        super().__init__("too-many-programs", most=MOST)


class NoProgram(Mistake):
    def __init__(self, program: str) -> None:
        super().__init__("no-program", program=shortened(program))


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
        self.engine = engine
        self.clock = clock
        self.revoked: set[str] = set()  # since the start: some of them may be on their way in

    async def make(self, owner: str, name: str) -> tuple[Program, str]:
        """A new program of a guest, and its token, which nobody can find out again."""
        now, program, secret = self.clock(), secrets.token_urlsafe(ID_BYTES), new_token()
        token = Token(secrets.token_urlsafe(ID_BYTES), now)
        made = Program(program, named(name), now, [token])
        row = {"id": program, "name": made.name, "owner": owner, "made_at": now}
        key = {"id": token.id, "guest": program, "digest": digest(secret), "made_at": now}
        mine = select(func.count()).join_from(GUESTS, TOKENS).where(GUESTS.c.owner == owner)
        async with self.engine.begin() as connection:
            # Counted after it is written, so that of two at once the second sees the first.
            await connection.execute(insert(GUESTS).values(row))
            await connection.execute(insert(TOKENS).values(key))
            if (await connection.execute(mine)).scalar_one() > MOST:
                raise TooManyPrograms
        return made, secret

    async def of(self, owner: str) -> list[Program]:
        """The programs of a guest that have not been revoked, the oldest first."""
        query = (
            select(GUESTS.c.id, GUESTS.c.name, GUESTS.c.made_at, TOKENS.c.id, TOKENS.c.made_at)
            .join_from(GUESTS, TOKENS)
            .where(GUESTS.c.owner == owner)
            .order_by(GUESTS.c.made_at, GUESTS.c.id)
        )
        async with self.engine.connect() as connection:
            rows = await connection.execute(query)
            return [
                Program(program, name, made_at, [Token(token, given_at)])
                for program, name, made_at, token, given_at in rows
            ]

    async def revoke(self, owner: str, program: str) -> None:
        """Its token is worth nothing from now on."""
        mine = select(GUESTS.c.id).where(GUESTS.c.owner == owner, GUESTS.c.id == program)
        gone = delete(TOKENS).where(TOKENS.c.guest.in_(mine)).returning(TOKENS.c.id)
        async with self.engine.begin() as connection:
            if (await connection.execute(gone)).first() is None:
                raise NoProgram(program)
        self.revoked.add(program)

    def check(self, program: str) -> None:
        if program in self.revoked:
            raise BadToken

    async def known_by(self, secret: str) -> tuple[str, str]:
        """The program with this token, and its owner."""
        query = (
            select(GUESTS.c.id, GUESTS.c.owner)
            .join_from(GUESTS, TOKENS)
            .where(TOKENS.c.digest == digest(secret))
        )
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).first()
        if found is None:
            raise BadToken
        return found.id, found.owner


def new_token() -> str:
    return PREFIX + secrets.token_urlsafe(TOKEN_BYTES)


def digest(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()
