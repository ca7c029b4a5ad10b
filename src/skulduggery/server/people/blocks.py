"""Whom somebody does not want to hear: kept for themselves, and nobody else is told."""

import asyncio
from collections.abc import Collection, Iterator

from sqlalchemy import delete, func, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncEngine

from skulduggery.core.errors import Mistake
from skulduggery.server.database import BLOCKS
from skulduggery.server.people.guests import ID, NoGuest

MOST = 500


class CannotBlock(Mistake):
    """Yourself, or too many."""


class Blocked(Collection[str]):
    """Whom one guest blocks, always as it is at the moment of asking."""

    def __init__(self, known: dict[str, set[str]], guest: str) -> None:
        self.known = known
        self.guest = guest

    def now(self) -> Collection[str]:
        return self.known.get(self.guest, ())

    def __contains__(self, other: object) -> bool:
        return other in self.now()

    def __iter__(self) -> Iterator[str]:
        return iter(self.now())

    def __len__(self) -> int:
        return len(self.now())


class Blocks:
    """Remembers only those who block anybody, and only once they have been asked about."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.known: dict[str, set[str]] = {}
        self.turn = asyncio.Lock()  # what is read must not overtake what is written

    def of(self, guest: str) -> Blocked:
        """Live; `load` first."""
        return Blocked(self.known, guest)

    async def load(self, guest: str) -> None:
        async with self.turn:
            if guest in self.known:
                return
            query = select(BLOCKS.c.blocked).where(BLOCKS.c.guest == guest)
            async with self.engine.connect() as connection:
                if found := set(await connection.scalars(query)):
                    self.known[guest] = found

    async def block(self, guest: str, other: str) -> None:
        if not ID.fullmatch(other):
            raise NoGuest(other)
        if other == guest:
            raise CannotBlock("block-yourself")
        await self.load(guest)
        row = insert(BLOCKS).values(guest=guest, blocked=other).on_conflict_do_nothing()
        mine = select(func.count()).where(BLOCKS.c.guest == guest)
        async with self.turn:
            async with self.engine.begin() as connection:
                await connection.execute(row)
                if (await connection.execute(mine)).scalar_one() > MOST:
                    raise CannotBlock("too-many-blocks", most=MOST)
            self.known.setdefault(guest, set()).add(other)

    async def unblock(self, guest: str, other: str) -> None:
        row = delete(BLOCKS).where(BLOCKS.c.guest == guest, BLOCKS.c.blocked == other)
        await self.load(guest)
        async with self.turn:
            async with self.engine.begin() as connection:
                await connection.execute(row)
            self.known.get(guest, set()).discard(other)
            if not self.known.get(guest):
                self.known.pop(guest, None)

    def forget(self, guest: str) -> None:
        """After its rows are gone."""
        self.known.pop(guest, None)
