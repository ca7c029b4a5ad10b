"""Erases guests: deletes what is theirs, pseudonymizes what is shared.

They are dismissed at once and leave their tables. What belongs to others too stays, under a
pseudonym: moves and salts, for without them the draws of a game could not be proved. Each table
gets a pseudonym of its own, so that nobody can put the games of one person together again.

It is done in short steps, and the database knows how far it has come. What a stop or a crash has
interrupted goes on at the next start, or at another node.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from functools import partial

import msgspec
from sqlalchemy import Select, func, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from skulduggery.server.database import DB_ERASURES, DB_GUESTS, DB_PRESENCES
from skulduggery.server.erasure_steps import GuestEraser, StepWriter
from skulduggery.server.nodes.announcements import GUESTS_CHANGED, announce
from skulduggery.server.people.blocks import Blocks
from skulduggery.server.people.guests import GUEST_ID_BYTES, Guests
from skulduggery.server.people.shared_device import Companions
from skulduggery.server.records.archive import Archive
from skulduggery.server.storage.statements import insert
from skulduggery.server.table_change import NotSaved
from skulduggery.server.tables import Tables

_log = logging.getLogger(__name__)


class ErasureProgress(msgspec.Struct, frozen=True):
    """How far an erasure has come. One that nobody knows (any more) is done."""

    done: bool
    tables: int = 0  # at which something is changed
    tables_left: int = 0


class _RunningErasure:
    """An erasure under way: of a guest, with their companions and programs."""

    def __init__(self, guests: Sequence[str], tables: int) -> None:
        self.guests = guests
        self.tables = tables
        self.has_trouble = asyncio.Event()
        self.is_done = False
        self.task: asyncio.Task[None]


def _refuse_trouble() -> None:
    """While the server starts there is nobody to be told later."""
    raise NotSaved


class Erasures:
    """All erasures of a server. Their steps take turns with each other and all other writers."""

    def __init__(
        self,
        tables: Tables,
        guests: Guests,
        companions: Companions,
        blocks: Blocks,
        archive: Archive,
    ) -> None:
        self._tables = tables
        self._engine = tables.store.engine
        self._nodes = tables.writer.nodes
        self._guests = guests
        self._companions = companions
        self._blocks = blocks
        self._archive = archive
        self.writer = StepWriter(tables.store)
        self._running: dict[str, _RunningErasure] = {}

    # What others ask.

    async def erase_guest(self, guest: str) -> int:
        """Erase a guest with companions and programs; at how many tables something changed."""
        erasure = await self.begin_erasure(guest)
        return (await self.wait_for_erasure(erasure)).tables

    async def begin_erasure(self, guest: str) -> str:
        """From here on they can do nothing; the id of the erasure, the same if asked once more."""
        async with self._engine.connect() as connection:
            programs = await connection.scalars(
                select(DB_GUESTS.c.id).where(DB_GUESTS.c.owner == guest)
            )
            everybody = [guest, *self._companions.companions_of(guest), *programs]
        self._guests.being_erased.update(everybody)
        new = secrets.token_urlsafe(GUEST_ID_BYTES)
        rows = [{"guest": who, "erasure": new, "node": self._nodes.own_id} for who in everybody]
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(DB_ERASURES).on_conflict_do_nothing(), rows)
                query = select(DB_ERASURES.c.erasure).where(DB_ERASURES.c.guest == guest)
                erasure = str((await connection.execute(query)).scalar_one())
                if erasure == new:
                    await self._keep_table_count(connection, erasure)
                    await announce(connection, GUESTS_CHANGED)
        except SQLAlchemyError as trouble:
            self._guests.being_erased.difference_update(everybody)
            self._guests.being_erased.update(
                who for running in self._running.values() for who in running.guests
            )
            raise NotSaved from trouble
        if erasure == new:
            await self._start_erasure(erasure)
        return erasure

    async def wait_for_erasure(self, erasure: str) -> ErasureProgress:
        """How far it has come when it is done, or when something hinders it."""
        running = self._running.get(erasure)
        if running is not None:
            trouble = asyncio.create_task(running.has_trouble.wait())
            await asyncio.wait((running.task, trouble), return_when=asyncio.FIRST_COMPLETED)
            trouble.cancel()
            if running.is_done:
                return ErasureProgress(True, running.tables)
        return await self.progress_of(erasure)

    async def progress_of(self, erasure: str) -> ErasureProgress:
        """Whichever node does it, the database knows."""
        async with self._engine.connect() as connection:
            query = select(func.max(DB_ERASURES.c.tables)).where(DB_ERASURES.c.erasure == erasure)
            tables = (await connection.execute(query)).scalar()
            if tables is None:  # but what was overwritten may still be in the files
                running = self._running.get(erasure)
                return ErasureProgress(running is None, 0 if running is None else running.tables)
            left = (await connection.execute(_count_tables(erasure))).scalar_one()
        return ErasureProgress(False, tables, left)

    # Start and stop of the server.

    async def finish_open_logs(self) -> None:
        """Logs that are half rewritten; nobody must read one before."""
        query = select(DB_ERASURES.c.guest).where(DB_ERASURES.c.position.is_not(None))
        async with self._engine.connect() as connection:
            guests = list(await connection.scalars(query))
        for guest in guests:
            await self._eraser(_refuse_trouble).finish_open_log(guest)

    async def resume_erasures(self) -> None:
        """Those of servers that have stopped. Should another node do the same, nothing is lost:
        each step takes what it finds."""
        theirs = DB_ERASURES.c.node.not_in(self._nodes.living_others())
        ours = update(DB_ERASURES).where(theirs).values(node=self._nodes.own_id)
        async with self._engine.begin() as connection:
            rows = await connection.scalars(ours.returning(DB_ERASURES.c.erasure))
            found = sorted(set(rows))
            for erasure in found:
                await self._keep_table_count(connection, erasure)
        for erasure in found:
            await self._start_erasure(erasure)

    async def close(self) -> None:
        """What is under way goes on at the next start."""
        tasks = [running.task for running in self._running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # One erasure.

    async def _start_erasure(self, erasure: str) -> None:
        """Unless it is under way."""
        query = select(DB_ERASURES.c.guest).where(DB_ERASURES.c.erasure == erasure)
        async with self._engine.connect() as connection:
            guests = list(await connection.scalars(query))
            tables = (await connection.execute(_count_tables(erasure))).scalar_one()
        if erasure in self._running:
            return
        self._guests.being_erased.update(guests)
        for guest in guests:
            self._tables.registry.dismiss_guest(guest)
        running = self._running[erasure] = _RunningErasure(guests, tables)
        running.task = asyncio.create_task(self._run_erasure(erasure, running))

    def _eraser(self, on_trouble: Callable[[], None]) -> GuestEraser:
        return GuestEraser(self._tables, self._archive, self.writer, on_trouble)

    async def _run_erasure(self, erasure: str, running: _RunningErasure) -> None:
        eraser = self._eraser(running.has_trouble.set)
        try:
            for guest in running.guests:
                retire = partial(self._guests.retire_cookies, guest)
                await self.writer.retry(retire, running.has_trouble.set)
                await eraser.leave_tables(guest)
            for guest in running.guests:
                await eraser.erase_guest(guest)
            await self.writer.remove_old_rows()
        except Exception:  # something that cannot be read, say; the next start tries again
            _log.exception("erasure failed")
            running.has_trouble.set()
            return
        running.is_done = True
        del self._running[erasure]
        for guest in running.guests:
            self._blocks.forget_guest(guest)
        self._guests.being_erased.difference_update(running.guests)
        _log.info("guest erased", extra={"tables": running.tables})

    async def _keep_table_count(self, connection: AsyncConnection, erasure: str) -> None:
        counted = update(DB_ERASURES).where(DB_ERASURES.c.erasure == erasure)
        count = _count_tables(erasure).scalar_subquery()
        await connection.execute(counted.values(tables=count))


def _count_tables(erasure: str) -> Select[int]:
    """The tables at which something is left to be changed."""
    return (
        select(func.count(DB_PRESENCES.c.table_id.distinct()))
        .join_from(DB_PRESENCES, DB_ERASURES, DB_ERASURES.c.guest == DB_PRESENCES.c.guest)
        .where(DB_ERASURES.c.erasure == erasure)
    )
