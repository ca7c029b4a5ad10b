"""Follows what other nodes write to the logs of tables that are in memory here.

PostgreSQL tells all nodes with each commit which entry of which table is new, and what it says
where people of the table are at several nodes; else it is read, of many tables at once. A notice
may be lost, with the connection it would have come by: so now and
then it is looked up how far the logs go.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable

from sqlalchemy.exc import SQLAlchemyError

from skulduggery.server.async_tasks import TaskSet
from skulduggery.server.hosting.logging_setup import short_id
from skulduggery.server.live_table import LiveTable
from skulduggery.server.log_store import FoundEntry, decode_entry
from skulduggery.server.storage.journal import NoticedEntry
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

    def note_entries(self, entries: Iterable[NoticedEntry]) -> None:
        """Somebody else has written these."""
        for noticed in entries:
            live = self._registry.tables.get(noticed.table_id)
            if live is None or live.head.row == 0:
                self._note_later(noticed)
            elif live.head.entries > noticed.number:
                continue
            elif live.is_idle() and not self._is_needed(live):
                self._registry.evict_idle(noticed.table_id)
            elif (entry := decode_entry(noticed)) is not None:
                self._take_in(noticed.table_id, [entry])
            else:
                self._behind.add(noticed.table_id)
        if self._behind and not self._is_reading:
            self._is_reading = True
            self._tasks.start_task(self._read_behind())

    def _note_later(self, noticed: NoticedEntry) -> None:
        """Its table is perhaps being loaded or made at this moment, and without this."""
        if not self._registry.is_held(noticed.table_id):
            return
        lock = self._registry.table_lock(noticed.table_id)

        def note() -> None:
            lock.release()
            self.note_entries([noticed])

        lock.take(note)

    def _take_in(self, table_id: str, entries: list[FoundEntry]) -> None:
        _FoundEntries(self._writer, table_id, entries, self._tasks).take_in()

    async def _read_behind(self) -> None:
        """What gathers while one query is under way is read in the next."""
        try:
            while self._behind:
                tables, self._behind = self._behind, set()
                await self._read_further(tables)
        # In both cases the next look finds what is missing.
        except SQLAlchemyError as trouble:
            _log.warning("reading new entries failed", extra={"reason": str(trouble)})
        except Exception:
            _log.exception("reading new entries failed")
        finally:
            self._is_reading = False

    async def _read_further(self, table_ids: Iterable[str]) -> None:
        known = (self._registry.tables.get(table_id) for table_id in table_ids)
        heads = {live.head.row: live for live in known if live is not None and live.head.row}
        wanted = {row: live.head.entries for row, live in heads.items()}
        for row, entries in (await self._store.read_further(wanted)).items():
            if row in heads:
                self._take_in(heads[row].table.id, entries)

    async def look_for_news(self) -> None:
        """Without having been told."""
        await self._read_further(tuple(self._registry.tables))

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


class _FoundEntries:
    """Of another node, in one log. They are taken in with the lock of their table held."""

    def __init__(
        self, writer: TableWriter, table_id: str, entries: list[FoundEntry], tasks: TaskSet
    ) -> None:
        self._writer = writer
        self._table_id = table_id
        self._entries = entries
        self._tasks = tasks
        self._lock = writer.registry.table_lock(table_id)

    def take_in(self) -> None:
        self._lock.take(self._begin)

    def _begin(self) -> None:
        table_id = self._table_id
        live = self._writer.registry.tables.get(table_id)
        try:
            if live is None:
                return  # nobody needs it any more
            new = [entry for entry in self._entries if entry.number >= live.head.entries]
            if not new:
                return  # it was read otherwise
            if live.is_behind or new[0].number > live.head.entries:
                live.is_behind = True
                self._tasks.start_task(self._writer.commit_facts(table_id, lambda live: []))
                return
            for entry in new:
                self._writer.take_in_entry(live, entry)
                if self._writer.registry.tables.get(table_id) is not live:
                    return  # all of it is read anew
        except Exception:
            _log.exception("taking in an entry failed", extra={"table": short_id(table_id)})
            assert live is not None
            self._writer.registry.drop_table(live, table_id)
            return
        finally:
            self._lock.release()
        self._writer.after_commit(live, table_id)
