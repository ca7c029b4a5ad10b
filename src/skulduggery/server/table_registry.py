"""Which tables are in memory, as a cache of their logs: loaded, locked, dropped."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from weakref import WeakValueDictionary

from skulduggery.core.errors import Mistake, shorten_text
from skulduggery.server.live_table import DISMISSED_CLOSE_CODE, RECONNECT_CLOSE_CODE, LiveTable
from skulduggery.server.log_store import LogStore
from skulduggery.table.table import Table, table_from_log


class NoTable(Mistake):
    def __init__(self, table_id: str) -> None:
        super().__init__("no-table", table=shorten_text(table_id))


class TableRegistry:
    def __init__(self, store: LogStore) -> None:
        self.store = store
        self.tables: dict[str, LiveTable] = {}
        # Held by whoever reads or changes a table; kept by all who wait for it and by nobody else.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.on_load: Callable[[str], None] = lambda table_id: None  # called with the lock held

    def table_lock(self, table_id: str) -> asyncio.Lock:
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    async def live_table(self, table_id: str) -> LiveTable:
        """A table, read from its log if it is not in memory."""
        if table_id not in self.tables:
            async with self.table_lock(table_id):
                return await self.get_or_load(table_id)
        return self.tables[table_id]

    async def get_or_load(self, table_id: str) -> LiveTable:
        """The same, for those who hold the lock."""
        return self.tables.get(table_id) or await self._load_table(table_id)

    async def _load_table(self, table_id: str) -> LiveTable:
        """Read a table from its log, with its lock held."""
        entries = await self.store.read_entries(table_id)
        if not entries:
            raise NoTable(table_id)
        table = table_from_log(fact for entry in entries for fact in entry)
        live = self.tables[table_id] = LiveTable(table, len(entries), self.table_lock(table_id))
        self.on_load(table_id)
        return live

    def add_table(self, table_id: str) -> None:
        """One that has no log yet."""
        self.tables[table_id] = LiveTable(Table(), 0, self.table_lock(table_id))

    def drop_table(self, live: LiveTable, table_id: str) -> None:
        """For when memory and log may differ: listeners reconnect to what the log says."""
        if self.tables.get(table_id) is live:
            del self.tables[table_id]
        live.cancel_alarm()
        live.close_listeners(RECONNECT_CLOSE_CODE)

    def evict_idle(self, table_id: str) -> None:
        """Drop a table without listeners at which nothing is due; its log stays."""
        live = self.tables.get(table_id)
        if live and not (live.listeners or live.deciding or live.alarm or live.lock.locked()):
            del self.tables[table_id]

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
