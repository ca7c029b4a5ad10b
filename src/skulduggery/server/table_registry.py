"""Which tables are in memory, as a cache of their logs: loaded, locked, dropped."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import chain
from weakref import WeakValueDictionary

import msgspec

from skulduggery.core.errors import Mistake, shorten_text
from skulduggery.server.live_table import DISMISSED_CLOSE_CODE, RECONNECT_CLOSE_CODE, LiveTable
from skulduggery.server.log_store import LogStore
from skulduggery.server.storage.journal import LogHead
from skulduggery.server.turn_lock import TurnLock
from skulduggery.table.snapshot import can_take_snapshot, table_from_snapshot, take_snapshot
from skulduggery.table.table import Table

_SWEEP_INTERVAL_S = 30.0
_MIN_SNAPSHOT_ENTRIES = 200  # of the log, behind the last one


class NoTable(Mistake):
    def __init__(self, table_id: str) -> None:
        super().__init__("no-table", table=shorten_text(table_id))


async def _expect_nothing_new(live: LiveTable, table_id: str) -> None:
    """Default: nobody else writes to the log."""


class TableRegistry:
    def __init__(self, store: LogStore) -> None:
        self.store = store
        self.tables: dict[str, LiveTable] = {}
        # Held by whoever reads or changes a table; kept by all who wait for it and by nobody else.
        self._locks: WeakValueDictionary[str, TurnLock] = WeakValueDictionary()
        self.on_load: Callable[[str], None] = lambda table_id: None  # called with the lock held
        self.catch_up: Callable[[LiveTable, str], Awaitable[None]] = _expect_nothing_new
        self.evicted_count = 0

    def table_lock(self, table_id: str) -> TurnLock:
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = TurnLock()
        return lock

    def is_held(self, table_id: str) -> bool:
        """Whether somebody is loading, reading or changing it at this moment."""
        lock = self._locks.get(table_id)
        return lock is not None and lock.locked()

    async def live_table(self, table_id: str) -> LiveTable:
        """A table, read from its log if it is not in memory. Where several nodes write to it, what
        another has written a moment ago may be missing."""
        if table_id not in self.tables:
            async with self.table_lock(table_id):
                return await self.get_or_load(table_id)
        return self.tables[table_id]

    async def current_table(self, table_id: str) -> LiveTable:
        """A table with all that was acknowledged before, by whatever node."""
        live = await self.live_table(table_id)
        if await self.store.has_more(live.head):
            async with self.table_lock(table_id):
                live = await self.get_or_load(table_id)
                await self.catch_up(live, table_id)
        return live if self.tables.get(table_id) is live else await self.live_table(table_id)

    async def get_or_load(self, table_id: str) -> LiveTable:
        """The same, for those who hold the lock."""
        return self.tables.get(table_id) or await self._load_table(table_id)

    async def _load_table(self, table_id: str) -> LiveTable:
        """Read a table from its log, with its lock held."""
        head, table = await self._restore_snapshot(table_id)
        snapshot_entries = head.entries
        entries = await self.store.read_on(table_id, head)
        if head.entries == 0:
            raise NoTable(table_id)
        # A long game takes a while, and others go on meanwhile.
        await asyncio.to_thread(table.apply_all, chain.from_iterable(entries))
        live = self.tables[table_id] = LiveTable(table, head, self.table_lock(table_id))
        live.snapshot_entries = snapshot_entries
        self.on_load(table_id)
        return live

    async def _restore_snapshot(self, table_id: str) -> tuple[LogHead, Table]:
        """A table as it was when its last snapshot was taken; without one, before its log."""
        if (kept := await self.store.read_snapshot(table_id)) is not None:
            with suppress(msgspec.MsgspecError):  # one of another version
                return kept[0], table_from_snapshot(kept[1])
        return LogHead(), Table()

    def keep_snapshot(self, live: LiveTable, table_id: str) -> None:
        """Now and then, so that nobody has to read a log of thousands of entries again."""
        grown = live.head.entries - live.snapshot_entries
        if grown >= _MIN_SNAPSHOT_ENTRIES and can_take_snapshot(live.table):
            live.snapshot_entries = live.head.entries
            self.store.keep_snapshot(table_id, live.head, take_snapshot(live.table))

    def add_table(self, table_id: str) -> None:
        """One that has no log yet."""
        self.tables[table_id] = LiveTable(Table(), LogHead(), self.table_lock(table_id))

    def drop_table(self, live: LiveTable, table_id: str) -> None:
        """For when memory and log may differ: listeners reconnect to what the log says."""
        if self.tables.get(table_id) is live:
            del self.tables[table_id]
        live.cancel_work()
        live.close_listeners(RECONNECT_CLOSE_CODE)

    def evict_idle(self, table_id: str) -> None:
        """Drop a table that nobody needs in memory; its log stays, and so does its alarm."""
        live = self.tables.get(table_id)
        if live is not None and live.is_idle():
            del self.tables[table_id]
            self.evicted_count += 1

    def sweep_tables(self) -> None:
        """Evict all that were still in use when their last listener went, or had none at all."""
        for table_id in tuple(self.tables):
            self.evict_idle(table_id)

    async def sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP_INTERVAL_S)
            self.sweep_tables()

    @asynccontextmanager
    async def hold_tables(self, table_ids: Iterable[str]) -> AsyncIterator[None]:
        """Nothing happens at these tables meanwhile; then they are read anew, by everybody.

        If the body fails they are not: it has changed nothing in their logs.
        """
        async with AsyncExitStack() as locks:
            for table_id in sorted(table_ids):  # all in one order: no deadlock
                await locks.enter_async_context(self.table_lock(table_id))
            yield
            for table_id in table_ids:
                if table_id in self.tables:
                    self.drop_table(self.tables[table_id], table_id)

    def dismiss_guest(self, guest: str) -> None:
        """Close all sockets of a guest, and of the programs and companions they own."""
        for live in self.tables.values():
            live.close_guest_listeners(guest, DISMISSED_CLOSE_CODE)
