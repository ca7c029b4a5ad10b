"""One alarm for each table: it rings when a clock runs out or somebody was away for too long."""

import asyncio
from collections.abc import Callable, Iterable

from skulduggery.server.async_tasks import TaskSet
from skulduggery.server.live_table import LiveTable
from skulduggery.server.table_writer import TableWriter
from skulduggery.table import timers


class TableTimers:
    def __init__(self, writer: TableWriter, tasks: TaskSet, clock: Callable[[], float]) -> None:
        self.writer = writer
        self._tasks = tasks
        self._clock = clock

    def set_alarm(self, live: LiveTable, table_id: str) -> None:
        """For the next time something is due at the table, if anything ever is."""
        live.cancel_alarm()
        due_at = timers.next_due_at(live.table)
        if due_at is not None:
            loop = asyncio.get_running_loop()
            live.alarm = loop.call_later(
                max(0.0, due_at - self._clock()), self.run_timers, table_id
            )

    def run_timers(self, table_id: str) -> None:
        """Carry out what is due."""
        self._tasks.start_task(
            self.writer.commit_facts(
                table_id, lambda live: timers.due_facts(live.table, self._clock())
            )
        )

    def cancel_all(self, tables: Iterable[LiveTable]) -> None:
        for live in tables:
            live.cancel_alarm()
