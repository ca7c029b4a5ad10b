"""Works out facts, appends them durably to the log, applies them, broadcasts them: in this order.

For each table one request at a time. If another server was first with an entry, the log is read on
and the request worked out anew.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any

from skulduggery.core.errors import Mistake
from skulduggery.server.async_tasks import TaskSet
from skulduggery.server.broadcast import Broadcast
from skulduggery.server.hosting.logging_setup import short_id
from skulduggery.server.live_table import (
    FORBIDDEN_CLOSE_CODE,
    TABLE_CLOSED_CLOSE_CODE,
    Listener,
    LiveTable,
)
from skulduggery.server.table_registry import TableRegistry
from skulduggery.table import commands, facts, requests, timers
from skulduggery.table.settings import TableSettings
from skulduggery.table.table import Table

_log = logging.getLogger(__name__)

_TABLE_ID_BYTES = 9  # random ones: nobody guesses the address of a table
_SECRET_BYTES = 32

FactList = list[facts.AnyFact]
OnGameOver = Callable[[Table], Coroutine[Any, Any, None]]  # reads the table at once, then writes
CheckRequest = Callable[[Table, str, requests.AnyRequest], None]  # raises a Mistake to refuse


async def discard_game(table: Table) -> None:
    """Default: finished games are not archived."""


def allow_request(table: Table, guest: str, request: requests.AnyRequest) -> None:
    """Default: every request is allowed."""


def random_secret() -> bytes:
    return secrets.token_bytes(_SECRET_BYTES)


class NotSaved(Mistake):
    """Something could not be written down, so it has not happened."""

    def __init__(self) -> None:
        super().__init__("not-saved")


class TableWriter:
    """All changes of all tables."""

    def __init__(
        self,
        registry: TableRegistry,
        tasks: TaskSet,
        clock: Callable[[], float],
        on_game_over: OnGameOver = discard_game,
        check_request: CheckRequest = allow_request,
        new_secret: Callable[[], bytes] = random_secret,
        allowed_bots: Sequence[str] = (),
    ) -> None:
        self.registry = registry
        self._store = registry.store
        self._tasks = tasks
        self._clock = clock
        self._on_game_over = on_game_over
        self._check_request = check_request
        self._new_secret = new_secret
        self._allowed_bots = allowed_bots
        self.on_facts_written: Callable[[FactList, float], None] = lambda new, now: None
        self.after_commit: Callable[[LiveTable, str], None] = lambda live, table_id: None

    # Public operations.

    async def create_table(
        self,
        host: str,
        name: str,
        request: requests.ChooseOptions,
        settings: TableSettings = TableSettings(),  # noqa: B008 - frozen
        asked: Sequence[requests.AnyRequest] = (),
    ) -> str:
        """A new table, at which these first requests of its host are carried out; its id."""
        table_id = secrets.token_urlsafe(_TABLE_ID_BYTES)
        created = commands.created_fact(
            table_id, host, request, name, self._clock(), self._new_secret(), settings
        )
        new = commands.new_table_facts(created, asked, self._new_secret, self._allowed_bots)
        self.registry.add_table(table_id)
        await self.commit_facts(table_id, lambda live: new)
        return table_id

    async def handle_request(
        self, table_id: str, guest: str, request: requests.AnyRequest, asker: Listener | None = None
    ) -> None:
        """Carry out a request durably. Mistakes say why not."""

        def answer(live: LiveTable) -> FactList:
            self._check_request(live.table, guest, request)
            return commands.facts_for_request(
                live.table, guest, request, self._clock(), self._new_secret, self._allowed_bots
            )

        await self.commit_facts(table_id, answer, asker)

    async def mark_away(self, table_id: str, guest: str) -> None:
        """A connection of a guest has ended."""

        def away(live: LiveTable) -> FactList:
            if any(listener.guest == guest for listener in live.listeners):
                return []  # there on another device, or back already
            return timers.away_facts(live.table, guest, self._clock())

        await self.commit_facts(table_id, away)

    def mark_missing_guests(self, table_id: str) -> None:
        """After a crash nobody was marked away."""
        self._tasks.start_task(self.commit_facts(table_id, self._missing_guest_facts))

    def _missing_guest_facts(self, live: LiveTable) -> FactList:
        present = {listener.guest for listener in live.listeners}
        return timers.all_away_facts(live.table, present, self._clock())

    async def close_table(self, table_id: str) -> None:
        """For good; a game that is being played is abandoned."""
        await self.commit_facts(
            table_id, lambda live: timers.closing_facts(live.table, self._clock())
        )
        if table_id in self.registry.tables:
            self.registry.tables[table_id].close_listeners(TABLE_CLOSED_CLOSE_CODE)

    # Work out, append, apply, broadcast.

    async def commit_facts(
        self,
        table_id: str,
        work_out: Callable[[LiveTable], FactList],
        asker: Listener | None = None,
    ) -> None:
        async with self.registry.table_lock(table_id):
            live = await self.registry.get_or_load(table_id)
            while new := work_out(live):
                try:
                    first = await self._store.append(table_id, live.entry_count, new)
                except asyncio.CancelledError:
                    # Whoever asked has hung up; what was handed in is written all the same.
                    self._tasks.start_task(self._finish_cancelled_write(table_id))
                    raise
                except Exception as trouble:
                    self.registry.drop_table(live, table_id)
                    raise NotSaved from trouble
                if first:
                    live.entry_count += 1
                    self._apply_facts(live, new, asker)
                    break
                await self._read_new_entries(live, table_id)
        self.after_commit(live, table_id)

    def _apply_facts(self, live: LiveTable, new: FactList, asker: Listener | None = None) -> None:
        """Facts that are in the log take effect, and the listeners receive them."""
        table = live.table
        self.on_facts_written(new, self._clock())
        broadcast = Broadcast(table, [table.apply(fact) for fact in new], self._clock())
        for listener in tuple(live.listeners):
            listener.deliver_broadcast(broadcast, listener is asker)
        for fact in new:
            if isinstance(fact, facts.Removed):
                live.close_guest_listeners(fact.guest, FORBIDDEN_CLOSE_CODE)
        if any(isinstance(fact, facts.GAME_END_FACTS) for fact in new):
            _log.info("game ended", extra={"table": short_id(table.id), "game": table.game.name})
            self._tasks.start_task(self._on_game_over(table))

    async def _read_new_entries(self, live: LiveTable, table_id: str) -> None:
        """Read on in the log, where another server may have written."""
        for entry in await self._store.read_entries(table_id, live.entry_count):
            live.entry_count += 1
            self._apply_facts(live, entry)

    async def _finish_cancelled_write(self, table_id: str) -> None:
        """Apply what was written though nobody waits for it any more."""
        with suppress(Exception):  # where the disk is full, the next request is refused for it
            await self._store.wait_written()
        async with self.registry.table_lock(table_id):
            if live := self.registry.tables.get(table_id):
                await self._read_new_entries(live, table_id)
                self.after_commit(live, table_id)
