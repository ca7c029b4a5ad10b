"""Works out facts, appends them durably to the log, applies them, broadcasts them: in this order.

For each table one request at a time. If another server was first with an entry, the log is read on
and the request worked out anew. Nothing waits for a request but the request itself: each step calls
the next when its time has come, so a move costs neither a task nor a future.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection, Sequence

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
from skulduggery.server.log_store import NewestEntry
from skulduggery.server.nodes.node_directory import NodeDirectory
from skulduggery.server.table_registry import TableRegistry
from skulduggery.table import commands, facts, requests, timers
from skulduggery.table.settings import TableSettings
from skulduggery.table.table import Table

_log = logging.getLogger(__name__)

_TABLE_ID_BYTES = 9  # random ones: nobody guesses the address of a table
_SECRET_BYTES = 32

FactList = list[facts.AnyFact]
WorkOut = Callable[[LiveTable], FactList]  # no facts: nothing is to be written
OnDone = Callable[[Exception | None], None]
OnGameOver = Callable[[Table], None]  # reads the table at once, and sees to it that it is kept
CheckRequest = Callable[[Table, str, requests.AnyRequest], None]  # raises a Mistake to refuse


def discard_game(table: Table) -> None:
    """Default: finished games are not archived."""


def allow_request(table: Table, guest: str, request: requests.AnyRequest) -> None:
    """Default: every request is allowed."""


def random_secret() -> bytes:
    return secrets.token_bytes(_SECRET_BYTES)


class NotSaved(Mistake):
    """Something could not be written down, so it has not happened."""

    def __init__(self) -> None:
        super().__init__("not-saved")


def _not_saved(trouble: Exception) -> NotSaved:
    mistake = NotSaved()
    mistake.__cause__ = trouble
    return mistake


class _Change:
    """Something that happens at a table. The lock of the table is held from `begin` to the end."""

    __slots__ = (
        "_asker",
        "_live",
        "_lock",
        "_new",
        "_on_done",
        "_table_id",
        "_work_out",
        "_writer",
    )

    def __init__(
        self,
        writer: "TableWriter",
        table_id: str,
        work_out: WorkOut,
        on_done: OnDone,
        asker: Listener | None,
    ) -> None:
        self._writer = writer
        self._table_id = table_id
        self._work_out = work_out
        self._on_done = on_done
        self._asker = asker
        self._lock = writer.registry.table_lock(table_id)
        self._live: LiveTable | None = None
        self._new: FactList = []

    def start(self) -> None:
        self._lock.take(self._begin)

    def _begin(self) -> None:
        self._live = self._writer.registry.tables.get(self._table_id)
        if self._live is None or self._live.is_behind:
            self._writer.tasks.start_task(self._catch_up())
        else:
            self._append_facts(self._live)

    async def _catch_up(self) -> None:
        """Read the log as far as it goes, and only then work it out."""
        try:
            registry = self._writer.registry
            await self._writer.read_new_entries(
                await registry.get_or_load(self._table_id), self._table_id
            )
            live = self._live = await registry.get_or_load(self._table_id)
        except Mistake as mistake:
            self._end(mistake)
        except Exception as trouble:  # what cannot be read cannot be written on
            self._end(_not_saved(trouble))
        else:
            self._append_facts(live)

    def _append_facts(self, live: LiveTable) -> None:
        try:
            self._new = self._writer.add_clock_shift(live, self._work_out(live))
        except Exception as trouble:
            self._end(trouble)
            return
        if self._new:
            self._writer.store.append(self._table_id, live.head, self._new, self._on_written)
        else:
            self._end(None)

    def _on_written(self, is_first: bool, trouble: Exception | None) -> None:
        assert self._live is not None
        if trouble is not None:
            self._live.is_behind = True  # who knows how far it came
            self._end(_not_saved(trouble))
        elif is_first:
            try:
                self._writer.apply_facts(self._live, self._new, self._asker)
                self._writer.registry.keep_snapshot(self._live, self._table_id)
            except Exception as error:
                self._writer.registry.drop_table(self._live, self._table_id)
                self._end(error)
            else:
                self._end(None)
        else:
            self._writer.tasks.start_task(self._catch_up())

    def _end(self, trouble: Exception | None) -> None:
        self._lock.release()
        live = self._live
        if isinstance(trouble, NotSaved):
            self._writer.after_failure(self._table_id)
        elif live is not None:
            self._writer.after_commit(live, self._table_id)
        self._on_done(trouble)


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
        wall_clock: Callable[[], float] | None = None,
        nodes: NodeDirectory | None = None,
    ) -> None:
        self.registry = registry
        self.store = registry.store
        self.tasks = tasks
        self._clock = clock  # awake time
        self._wall_clock = wall_clock or clock
        self._on_game_over = on_game_over
        self._check_request = check_request
        self._new_secret = new_secret
        self._allowed_bots = allowed_bots
        self.nodes = nodes or NodeDirectory()
        self.origins_of: Callable[[str, str], Collection[str]] = lambda table_id, guest: ()
        self.on_facts_written: Callable[[FactList, float], None] = lambda new, now: None
        self.on_foreign_facts: Callable[[LiveTable, FactList], None] = lambda live, new: None
        self.after_commit: Callable[[LiveTable, str], None] = lambda live, table_id: None
        self.after_failure: Callable[[str], None] = lambda table_id: None

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
            self._clock(),
            self._new_secret(),
            settings,
            self._wall_clock(),
        )
        origins = self.origins_of(table_id, host)
        new = commands.new_table_facts(
            created, asked, self._new_secret, self._allowed_bots, origins
        )
        self.registry.add_table(table_id)
        await self.commit_facts(table_id, lambda live: new)
        return table_id

    async def handle_request(self, table_id: str, guest: str, request: requests.AnyRequest) -> None:
        """Carry out a request durably. Mistakes say why not."""
        await self.commit_facts(table_id, self._answer(table_id, guest, request))

    def submit_request(
        self,
        table_id: str,
        guest: str,
        request: requests.AnyRequest,
        on_done: OnDone,
        asker: Listener | None = None,
    ) -> None:
        """The same without waiting: `on_done` is called with what kept it from being done."""
        _Change(self, table_id, self._answer(table_id, guest, request), on_done, asker).start()

    def _answer(self, table_id: str, guest: str, request: requests.AnyRequest) -> WorkOut:
        def work_out(live: LiveTable) -> FactList:
            self._check_request(live.table, guest, request)
            return commands.facts_for_request(
                live.table,
                guest,
                request,
                self._clock(),
                self._new_secret,
                self._allowed_bots,
                () if isinstance(request, requests.Move) else self.origins_of(table_id, guest),
                self.nodes.own_id,
            )

        return work_out

    async def mark_away(self, table_id: str, guest: str) -> None:
        """A connection of a guest has ended."""

        def away(live: LiveTable) -> FactList:
            if self.nodes.is_leaving or self._is_here(live, guest):
                return []  # they are on their way to another node, on another device, or back
            return timers.away_facts(live.table, guest, self._clock())

        await self.commit_facts(table_id, away)

    async def mark_back(self, table_id: str, guest: str) -> None:
        """The log says they are away, and they are connected to this node."""

        def back(live: LiveTable) -> FactList:
            if not live.has_listener(guest):
                return []
            return timers.back_facts(live.table, guest, self._clock(), self.nodes.own_id)

        await self.commit_facts(table_id, back)

    async def mark_missing_guests(self, table_id: str) -> None:
        """After a crash nobody was marked away."""
        await self.commit_facts(table_id, self._missing_guest_facts)

    def _missing_guest_facts(self, live: LiveTable) -> FactList:
        present = {guest for guest in live.table.guests if self._is_here(live, guest)}
        return timers.all_away_facts(live.table, present, self._clock())

    def _is_here(self, live: LiveTable, guest: str) -> bool:
        who = live.table.guests.get(guest)
        return live.has_listener(guest) or (
            who is not None and self.nodes.is_connected_elsewhere(who)
        )

    async def give_time(self, table_id: str) -> None:
        """Whoever is connected to this node will have to find another one."""

        def handover(live: LiveTable) -> FactList:
            leaving = {listener.guest for listener in live.listeners}
            return timers.handover_facts(live.table, leaving, self._clock())

        await self.commit_facts(table_id, handover)

    async def close_table(self, table_id: str) -> None:
        """For good; a game that is being played is abandoned."""
        await self.commit_facts(
            table_id, lambda live: timers.closing_facts(live.table, self._clock())
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

        _Change(self, table_id, work_out, tell, None).start()
        await done

    def add_clock_shift(self, live: LiveTable, new: FactList) -> FactList:
        """Nothing is written for a shift alone: the next fact tells people's time again."""
        if not new or isinstance(new[0], facts.Created):  # a new table knows the time already
            return new
        return [*new, *timers.clock_shift_facts(live.table, self._clock(), self._wall_clock())]

    def apply_facts(self, live: LiveTable, new: FactList, asker: Listener | None = None) -> None:
        """Facts that this node has written take effect, and the listeners receive them."""
        self.on_facts_written(new, self._clock())
        self._show_facts(live, new, asker)
        if any(isinstance(fact, facts.GAME_END_FACTS) for fact in new):
            table = live.table
            _log.info("game ended", extra={"table": short_id(table.id), "game": table.game.name})
            self._on_game_over(table)

    def _show_facts(self, live: LiveTable, new: FactList, asker: Listener | None = None) -> None:
        table = live.table
        broadcast = Broadcast(table, [table.apply(fact) for fact in new], self._clock())
        for listener in tuple(live.listeners):
            listener.deliver_broadcast(broadcast, listener is asker)
        for fact in new:
            if isinstance(fact, facts.Removed):
                live.close_guest_listeners(fact.guest, FORBIDDEN_CLOSE_CODE)
            elif isinstance(fact, facts.Closed):
                live.close_listeners(TABLE_CLOSED_CLOSE_CODE)

    # What other nodes have written; with the lock held.

    async def read_new_entries(self, live: LiveTable, table_id: str) -> None:
        """Read on in the log; where it was rewritten, the table is dropped."""
        for entry in await self.store.read_on(table_id, live.head):
            self._show_foreign_facts(live, table_id, entry)
            if self.registry.tables.get(table_id) is not live:
                return
        live.is_behind = False

    def take_in_entry(self, live: LiveTable, entry: NewestEntry) -> None:
        """The next one, which was read already."""
        live.head.entries += 1
        live.head.last = entry.row
        self._show_foreign_facts(live, entry.table_id, entry.facts)

    def _show_foreign_facts(self, live: LiveTable, table_id: str, new: FactList) -> None:
        if any(isinstance(fact, facts.Rewritten) for fact in new):
            self.registry.drop_table(live, table_id)
            if live.table.status == "playing":  # it goes on, whether anybody is there or not
                self.tasks.start_task(self.registry.live_table(table_id))
            return
        self._show_facts(live, new)
        self.on_foreign_facts(live, new)
