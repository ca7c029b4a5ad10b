"""Whose chat a guest does not want to see; nobody else is told."""

import asyncio
from collections.abc import Collection, Iterator

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from skulduggery.core.errors import Mistake
from skulduggery.server.database import DB_BLOCKS
from skulduggery.server.nodes.announcements import BLOCKS_CHANGED, announce
from skulduggery.server.people.guests import GUEST_ID_PATTERN, NoGuest
from skulduggery.server.storage.statements import hold_name, insert

MAX_GUEST_BLOCKS = 500


class CannotBlock(Mistake):
    """Yourself, or too many."""


class _BlockList(Collection[str]):
    """Whom one guest blocks, always as it is at the moment of asking."""

    def __init__(self, known: dict[str, set[str]], guest: str) -> None:
        self._known = known
        self.guest = guest

    def _current_blocks(self) -> Collection[str]:
        return self._known.get(self.guest, ())

    def __contains__(self, other: object) -> bool:
        return other in self._current_blocks()

    def __iter__(self) -> Iterator[str]:
        return iter(self._current_blocks())

    def __len__(self) -> int:
        return len(self._current_blocks())


class Blocks:
    """A cache of the blocks of all guests who block anybody."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.known: dict[str, set[str]] = {}
        self._lock = asyncio.Lock()  # what is read must not overtake what is written

    def blocks_of(self, guest: str) -> _BlockList:
        """Always current; call `load_blocks` first."""
        return _BlockList(self.known, guest)

    async def load_blocks(self, guest: str) -> None:
        async with self._lock:
            if guest in self.known:
                return
            query = select(DB_BLOCKS.c.blocked).where(DB_BLOCKS.c.guest == guest)
            async with self._engine.connect() as connection:
                if found := set(await connection.scalars(query)):
                    self.known[guest] = found

    async def reload_blocks(self, guest: str) -> None:
        """Another node has changed them."""
        self.known.pop(guest, None)
        await self.load_blocks(guest)

    async def block(self, guest: str, other: str) -> None:
        if not GUEST_ID_PATTERN.fullmatch(other):
            raise NoGuest(other)
        if other == guest:
            raise CannotBlock("block-yourself")
        await self.load_blocks(guest)
        row = insert(DB_BLOCKS).values(guest=guest, blocked=other).on_conflict_do_nothing()
        mine = select(func.count()).where(DB_BLOCKS.c.guest == guest)
        async with self._lock:
            async with self._engine.begin() as connection:
                await hold_name(connection, "blocks", guest)
                await connection.execute(row)
                if (await connection.execute(mine)).scalar_one() > MAX_GUEST_BLOCKS:
                    raise CannotBlock("too-many-blocks", most=MAX_GUEST_BLOCKS)
                await announce(connection, BLOCKS_CHANGED, guest)
            self.known.setdefault(guest, set()).add(other)

    async def unblock(self, guest: str, other: str) -> None:
        row = delete(DB_BLOCKS).where(DB_BLOCKS.c.guest == guest, DB_BLOCKS.c.blocked == other)
        await self.load_blocks(guest)
        async with self._lock:
            async with self._engine.begin() as connection:
                await connection.execute(row)
                await announce(connection, BLOCKS_CHANGED, guest)
            self.known.get(guest, set()).discard(other)
            if not self.known.get(guest):
                self.known.pop(guest, None)

    def forget_guest(self, guest: str) -> None:
        """After its rows are gone."""
        self.known.pop(guest, None)
