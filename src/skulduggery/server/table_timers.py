"""One alarm for each table: it rings when a clock runs out or somebody was away for too long."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from skulduggery.server.async_tasks import TaskSet
from skulduggery.server.live_table import LiveTable
from skulduggery.server.table_change import NotSaved
from skulduggery.server.table_writer import TableWriter
from skulduggery.table import timers

_MIN_RETRY_S, _MAX_RETRY_S = 1.0, 30.0  # where nothing can be written


class TableTimers:
    """Alarms outlive their tables in memory: whatever is due then is read from the log."""

    def __init__(self, writer: TableWriter, tasks: TaskSet, clock: Callable[[], float]) -> None:
        self.writer = writer
        self._tasks = tasks
        self._clock = clock
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._retry_waits_s: dict[str, float] = {}  # of tables at which something failed

    def has_alarm(self, table_id: str) -> bool:
        return table_id in self._alarms

    def is_any_set(self) -> bool:
        return bool(self._alarms)

    def set_alarm(self, live: LiveTable, table_id: str) -> None:
        """For the next time something is due at the table, if anything ever is."""
        if self._retry_waits_s:
            self._retry_waits_s.pop(table_id, None)
        due_at = timers.next_due_at(live.table)
        if due_at is None:
            self._cancel_alarm(table_id)
        else:
            self._ring_in(table_id, max(0.0, due_at - self._clock()))

    def retry_later(self, table_id: str) -> None:
        """What could not be written is tried again, each time after a longer while."""
        wait = self._retry_waits_s.get(table_id, _MIN_RETRY_S)
        self._retry_waits_s[table_id] = min(2 * wait, _MAX_RETRY_S)
        self._ring_in(table_id, wait)

    def _ring_in(self, table_id: str, seconds: float) -> None:
        self._cancel_alarm(table_id)
        loop = asyncio.get_running_loop()
        self._alarms[table_id] = loop.call_later(seconds, self.run_timers, table_id)

    def _cancel_alarm(self, table_id: str) -> None:
        alarm = self._alarms.pop(table_id, None)
        if alarm is not None:
            alarm.cancel()

    def run_timers(self, table_id: str) -> None:
        """Carry out what is due."""
        self._cancel_alarm(table_id)
        self._tasks.start_task(self._run_due(table_id))

    async def _run_due(self, table_id: str) -> None:
        with suppress(NotSaved):  # then it is tried again, for `after_failure` was called
            await self.writer.commit_facts(
                table_id, lambda live: timers.due_facts(live.table, self._clock())
            )

    def cancel_all(self) -> None:
        for table_id in tuple(self._alarms):
            self._cancel_alarm(table_id)
