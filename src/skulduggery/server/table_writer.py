"""All changes of all tables, for those who wait until a change is done.

For each table one request at a time. If another server was first with an entry, the log is read on
and the request worked out anew. How a change goes step by step is in `table_change.py`.
"""

import asyncio
import secrets
from collections.abc import Callable, Sequence

from skulduggery.core.errors import Mistake
from skulduggery.server.async_tasks import TaskSet
from skulduggery.server.live_table import LiveTable
from skulduggery.server.log_store import FoundEntry
from skulduggery.server.nodes.node_directory import NodeDirectory
from skulduggery.server.table_change import (
    CheckRequest,
    FactList,
    OnGameOver,
    TableChange,
    TableChanges,
    WorkOut,
    not_saved,
)
from skulduggery.server.table_registry import TableRegistry
from skulduggery.table import commands, facts, requests, timers
from skulduggery.table.settings import TableSettings
from skulduggery.table.table import Table

_TABLE_ID_BYTES = 9  # random ones: nobody guesses the address of a table
_SECRET_BYTES = 32


def discard_game(table: Table) -> None:
    """Default: finished games are not archived."""


def allow_request(table: Table, guest: str, request: requests.AnyRequest) -> None:
    """Default: every request is allowed."""


def random_secret() -> bytes:
    return secrets.token_bytes(_SECRET_BYTES)


class TableWriter(TableChanges):
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
        wall_clock: Callable[[], float] | None = None,
        nodes: NodeDirectory | None = None,
    ) -> None:
        super().__init__(
            registry,
            tasks,
            clock,
            wall_clock or clock,
            on_game_over,
            check_request,
            new_secret,
            allowed_bots,
            nodes or NodeDirectory(),
        )

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
            table_id,
            host,
            request,
            name,
            self.clock(),
            self.new_secret(),
            settings,
            self.wall_clock(),
        )
        origins = self.origins_of(table_id, host)
        new = commands.new_table_facts(created, asked, self.new_secret, self.allowed_bots, origins)
        self.registry.add_table(table_id)
        await self.commit_facts(table_id, lambda live: new)
        return table_id

    async def handle_request(self, table_id: str, guest: str, request: requests.AnyRequest) -> None:
        """Carry out a request durably. Mistakes say why not."""
        await self.commit_facts(table_id, self.answer(table_id, guest, request))

    async def mark_away(self, table_id: str, guest: str) -> None:
        """A connection of a guest has ended."""

        def away(live: LiveTable) -> FactList:
            if self.nodes.is_leaving or self._is_here(live, guest):
                return []  # they are on their way to another node, on another device, or back
            return timers.away_facts(live.table, guest, self.clock())

        await self.commit_facts(table_id, away)

    async def mark_back(self, table_id: str, guest: str) -> None:
        """The log says they are away, and they are connected to this node."""

        def back(live: LiveTable) -> FactList:
            if not live.has_listener(guest):
                return []
            return timers.back_facts(live.table, guest, self.clock(), self.nodes.own_id)

        await self.commit_facts(table_id, back)

    async def mark_missing_guests(self, table_id: str) -> None:
        """After a crash nobody was marked away."""
        await self.commit_facts(table_id, self._missing_guest_facts)

    def _missing_guest_facts(self, live: LiveTable) -> FactList:
        present = {guest for guest in live.table.guests if self._is_here(live, guest)}
        return timers.all_away_facts(live.table, present, self.clock())

    def _is_here(self, live: LiveTable, guest: str) -> bool:
        who = live.table.guests.get(guest)
        return live.has_listener(guest) or (
            who is not None and self.nodes.is_connected_elsewhere(who)
        )

    async def give_time(self, table_id: str) -> None:
        """Whoever is connected to this node will have to find another one."""

        def handover(live: LiveTable) -> FactList:
            leaving = {listener.guest for listener in live.listeners}
            return timers.handover_facts(live.table, leaving, self.clock())

        await self.commit_facts(table_id, handover)

    async def close_table(self, table_id: str) -> None:
        """For good; a game that is being played is abandoned."""
        await self.commit_facts(
            table_id, lambda live: timers.closing_facts(live.table, self.clock())
        )

    # Work out, append, apply, broadcast.

    async def commit_facts(self, table_id: str, work_out: WorkOut) -> None:
        """What is begun is finished, also if nobody waits for it any more."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def tell(trouble: Exception | None) -> None:
            if done.done():
                return
            if trouble is None:
                done.set_result(None)
            else:
                done.set_exception(trouble)

        TableChange(self, table_id, work_out, tell, None).start()
        await done

    def catch_up(self, change: TableChange) -> None:
        self.tasks.start_task(self._catch_up(change))

    async def _catch_up(self, change: TableChange) -> None:
        try:
            known = await self.registry.get_or_load(change.table_id)
            await self.read_new_entries(known, change.table_id)
            live = change.live = await self.registry.get_or_load(change.table_id)
        except Mistake as mistake:
            change.end(mistake)
        except Exception as trouble:  # what cannot be read cannot be written on
            change.end(not_saved(trouble))
        else:
            change.append_facts(live)

    # What other nodes have written; with the lock held.

    async def read_new_entries(self, live: LiveTable, table_id: str) -> None:
        """Read on in the log; where it was rewritten, the table is dropped."""
        for entry in await self.store.read_on(table_id, live.head):
            self._show_foreign_facts(live, entry)
            if self.registry.tables.get(table_id) is not live:
                return
        live.is_behind = False

    def take_in_entry(self, live: LiveTable, entry: FoundEntry) -> None:
        """The next one, which was read already."""
        live.head.entries += 1
        live.head.last = entry.row
        self._show_foreign_facts(live, entry.facts)

    def _show_foreign_facts(self, live: LiveTable, new: FactList) -> None:
        if any(isinstance(fact, facts.Rewritten) for fact in new):
            self.registry.drop_table(live, live.table.id)
            if live.table.status == "playing":  # it goes on, whether anybody is there or not
                self.tasks.start_task(self.registry.live_table(live.table.id))
            return
        self.show_facts(live, new, self.clock())
        self.on_foreign_facts(live, new)
