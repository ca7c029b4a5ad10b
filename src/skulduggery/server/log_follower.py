"""Follows what other nodes write to the logs of tables that are in memory here.

PostgreSQL tells all nodes with each commit which entry of which table is new. What is new of many
tables is read at once. A notice may be lost, with the connection it would have come by: so now and
then it is looked up how far the logs go.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable

from sqlalchemy.exc import SQLAlchemyError

from skulduggery.server.async_tasks import TaskSet
from skulduggery.server.hosting.logging_setup import short_id
from skulduggery.server.live_table import LiveTable
from skulduggery.server.log_store import NewestEntry
from skulduggery.server.table_writer import TableWriter

POLL_INTERVAL_S = 2.0
_RETRY_INTERVAL_S = 0.5

_log = logging.getLogger(__name__)


class LogFollower:
    def __init__(
        self,
        writer: TableWriter,
        tasks: TaskSet,
        is_needed: Callable[[LiveTable], bool],
    ) -> None:
        """`is_needed`: whether a table is to be kept up to date, or may be forgotten here."""
        self._writer = writer
        self._registry = writer.registry
        self._store = writer.store
        self._tasks = tasks
        self._is_needed = is_needed
        self._behind: set[str] = set()  # tables of which there is something new
        self._is_reading = False

    def note_entries(self, entries: Iterable[tuple[str, int]]) -> None:
        """Somebody else has written these."""
        for table_id, number in entries:
            live = self._registry.tables.get(table_id)
            if live is None:
                if self._registry.is_held(table_id):  # it is being loaded, perhaps without this
                    self._behind.add(table_id)
            elif live.head.entries > number:
                continue
            elif live.is_idle() and not self._is_needed(live):
                self._registry.evict_idle(table_id)
            else:
                self._behind.add(table_id)
        self._read_soon()

    def _read_soon(self) -> None:
        if self._behind and not self._is_reading:
            self._is_reading = True
            self._tasks.start_task(self._read_behind())

    async def _read_behind(self) -> None:
        """Usually each is one entry behind: the newest of all of them, in one query."""
        try:
            while self._behind:
                tables, self._behind = self._behind, set()
                for entry in await self._store.read_newest(tables):
                    _FoundEntry(self._writer, self._tasks, entry).take_in()
        except Exception:  # the next look finds what is missing
            _log.exception("reading new entries failed")
        finally:
            self._is_reading = False

    async def look_for_news(self) -> None:
        """Without having been told."""
        lengths = await self._store.read_lengths(tuple(self._registry.tables))
        self.note_entries((table_id, entries - 1) for table_id, entries in lengths)

    async def follow_forever(self) -> None:
        """Listen, and look where that may have failed."""
        listener = self._store.database.open_listener(self.note_entries)
        assert listener is not None
        has_failed = False
        try:
            while True:
                try:
                    await listener.keep_listening()
                    await self.look_for_news()
                    has_failed = False
                except (SQLAlchemyError, OSError, TimeoutError) as trouble:
                    if not has_failed:  # once is enough
                        _log.warning("following logs failed", extra={"reason": str(trouble)})
                    has_failed = True
                await asyncio.sleep(_RETRY_INTERVAL_S if has_failed else POLL_INTERVAL_S)
        finally:
            listener.close()


class _FoundEntry:
    """An entry of another node. It is taken in with the lock of its table held."""

    def __init__(self, writer: TableWriter, tasks: TaskSet, entry: NewestEntry) -> None:
        self._writer = writer
        self._tasks = tasks
        self._entry = entry
        self._lock = writer.registry.table_lock(entry.table_id)

    def take_in(self) -> None:
        self._lock.take(self._begin)

    def _begin(self) -> None:
        table_id = self._entry.table_id
        live = self._writer.registry.tables.get(table_id)
        try:
            if live is None or live.head.entries > self._entry.number:
                return  # nobody needs it any more, or it was read otherwise
            if live.is_behind or live.head.entries < self._entry.number:
                live.is_behind = True
                self._tasks.start_task(self._writer.commit_facts(table_id, lambda live: []))
                return
            self._writer.take_in_entry(live, self._entry)
        except Exception:
            _log.exception("taking in an entry failed", extra={"table": short_id(table_id)})
            assert live is not None
            self._writer.registry.drop_table(live, table_id)
            return
        finally:
            self._lock.release()
        if self._writer.registry.tables.get(table_id) is live:
            self._writer.after_commit(live, table_id)
