"""One change of a table after the other: worked out, appended durably to the log, applied, shown.

Nothing here waits: each step calls the next when its time has come, so a move costs neither a task
nor a future. That is also why this module can be compiled; what waits is in `table_writer.py`.
"""

import logging
from collections.abc import Callable, Collection, Sequence

from mypy_extensions import mypyc_attr

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
from skulduggery.server.nodes.node_directory import NodeDirectory
from skulduggery.server.table_registry import TableRegistry
from skulduggery.table import commands, facts, requests, timers
from skulduggery.table.table import Table

_log = logging.getLogger(__name__)

FactList = list[facts.AnyFact]
WorkOut = Callable[[LiveTable], FactList]  # no facts: nothing is to be written
OnDone = Callable[[Exception | None], None]
OnGameOver = Callable[[Table], None]  # reads the table at once, and sees to it that it is kept
CheckRequest = Callable[[Table, str, requests.AnyRequest], None]  # raises a Mistake to refuse


class NotSaved(Mistake):
    """Something could not be written down, so it has not happened."""

    def __init__(self) -> None:
        super().__init__("not-saved")


def not_saved(trouble: Exception) -> NotSaved:
    mistake = NotSaved()
    mistake.__cause__ = trouble
    return mistake


@mypyc_attr(allow_interpreted_subclasses=True)
class TableChanges:
    """The changes of all tables: for each table one at a time."""

    def __init__(
        self,
        registry: TableRegistry,
        tasks: TaskSet,
        clock: Callable[[], float],
        wall_clock: Callable[[], float],
        on_game_over: OnGameOver,
        check_request: CheckRequest,
        new_secret: Callable[[], bytes],
        allowed_bots: Sequence[str],
        nodes: NodeDirectory,
    ) -> None:
        self.registry = registry
        self.store = registry.store
        self.tasks = tasks
        self.clock = clock  # awake time
        self.wall_clock = wall_clock
        self.on_game_over = on_game_over
        self.check_request = check_request
        self.new_secret = new_secret
        self.allowed_bots = allowed_bots
        self.nodes = nodes
        self.origins_of: Callable[[str, str], Collection[str]] = lambda table_id, guest: ()
        self.on_facts_written: Callable[[FactList, float], None] = lambda new, now: None
        self.on_foreign_facts: Callable[[LiveTable, FactList], None] = lambda live, new: None
        self.after_commit: Callable[[LiveTable, str], None] = lambda live, table_id: None
        self.after_failure: Callable[[str], None] = lambda table_id: None

    def catch_up(self, change: "TableChange") -> None:
        """Read the log as far as it goes, and only then go on with a change."""
        raise NotImplementedError

    def submit_request(
        self,
        table_id: str,
        guest: str,
        request: requests.AnyRequest,
        on_done: OnDone,
        asker: Listener | None = None,
    ) -> None:
        """Carry out a request; `on_done` is called with what kept it from being done."""
        TableChange(self, table_id, self.answer(table_id, guest, request), on_done, asker).start()

    def answer(self, table_id: str, guest: str, request: requests.AnyRequest) -> WorkOut:
        def work_out(live: LiveTable) -> FactList:
            self.check_request(live.table, guest, request)
            return commands.facts_for_request(
                live.table,
                guest,
                request,
                self.clock(),
                self.new_secret,
                self.allowed_bots,
                () if isinstance(request, requests.Move) else self.origins_of(table_id, guest),
                self.nodes.own_id,
            )

        return work_out

    def add_clock_shift(self, live: LiveTable, new: FactList) -> FactList:
        """Nothing is written for a shift alone: the next fact tells people's time again."""
        if not new or isinstance(new[0], facts.Created):  # a new table knows the time already
            return new
        now = live.table.awake_time(new[0].at)  # they were worked out just now
        shift = timers.clock_shift_facts(live.table, now, self.wall_clock())
        return [*new, *shift] if shift else new

    def apply_facts(self, live: LiveTable, new: FactList, asker: Listener | None) -> None:
        """Facts that this node has written take effect, and the listeners receive them."""
        now = self.clock()
        self.on_facts_written(new, now)
        self.show_facts(live, new, now, asker)
        for fact in new:
            if isinstance(fact, facts.GAME_END_FACTS):
                table = live.table
                extra = {"table": short_id(table.id), "game": table.game.name}
                _log.info("game ended", extra=extra)
                self.on_game_over(table)
                break

    def show_facts(
        self, live: LiveTable, new: FactList, now: float, asker: Listener | None = None
    ) -> None:
        table = live.table
        broadcast = Broadcast(table, [table.apply(fact) for fact in new], now)
        for listener in tuple(live.listeners):
            listener.deliver_broadcast(broadcast, listener is asker)
        if broadcast.is_play:
            return
        for fact in new:
            if isinstance(fact, facts.Removed):
                live.close_guest_listeners(fact.guest, FORBIDDEN_CLOSE_CODE)
            elif isinstance(fact, facts.Closed):
                live.close_listeners(TABLE_CLOSED_CLOSE_CODE)


@mypyc_attr(acyclic=True)
class TableChange:
    """Something that happens at a table. Its lock is held from the beginning to the end."""

    def __init__(
        self,
        changes: TableChanges,
        table_id: str,
        work_out: WorkOut,
        on_done: OnDone,
        asker: Listener | None,
    ) -> None:
        self._changes = changes
        self.table_id = table_id
        self._work_out = work_out
        self._on_done = on_done
        self._asker = asker
        self.live: LiveTable | None = changes.registry.tables.get(table_id)
        self._lock = changes.registry.table_lock(table_id) if self.live is None else self.live.lock
        self._new: FactList = []

    def start(self) -> None:
        self._lock.take(self._begin)

    def _begin(self) -> None:
        live = self.live = self._changes.registry.tables.get(self.table_id)
        if live is None or live.is_behind:
            self._changes.catch_up(self)
        else:
            self.append_facts(live)

    def append_facts(self, live: LiveTable) -> None:
        changes = self._changes
        try:
            new = self._new = changes.add_clock_shift(live, self._work_out(live))
        except Exception as trouble:
            self.end(trouble)
            return
        if new:
            is_followed = changes.nodes.has_people_elsewhere(live.table)
            changes.store.append(self.table_id, live.head, new, self._on_written, is_followed)
        else:
            self.end(None)

    def _on_written(self, is_first: bool, trouble: Exception | None) -> None:
        changes, live = self._changes, self.live
        assert live is not None
        if trouble is not None:
            live.is_behind = True  # who knows how far it came
            self.end(not_saved(trouble))
        elif is_first:
            try:
                changes.apply_facts(live, self._new, self._asker)
                changes.registry.keep_snapshot(live, self.table_id)
            except Exception as error:
                changes.registry.drop_table(live, self.table_id)
                self.end(error)
            else:
                self.end(None)
        else:
            changes.catch_up(self)

    def end(self, trouble: Exception | None) -> None:
        self._lock.release()
        live = self.live
        if isinstance(trouble, NotSaved):
            self._changes.after_failure(self.table_id)
        elif live is not None:
            self._changes.after_commit(live, self.table_id)
        self._on_done(trouble)
