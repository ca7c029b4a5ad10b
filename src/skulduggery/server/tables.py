"""All tables of this server: its parts built, wired together, opened and closed."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from skulduggery.server.advice import AskAdviser, TableAdvice, refuse_hint, refuse_odds
from skulduggery.server.async_tasks import TaskSet
from skulduggery.server.bot_pace import BotPace
from skulduggery.server.bot_runner import AskBot, BotRunner
from skulduggery.server.hosting.logging_setup import short_id
from skulduggery.server.live_table import LiveTable
from skulduggery.server.log_store import LogStore
from skulduggery.server.nodes.node_directory import NodeDirectory
from skulduggery.server.table_change import CheckRequest, FactList, NotSaved, OnGameOver
from skulduggery.server.table_registry import TableRegistry
from skulduggery.server.table_timers import TableTimers
from skulduggery.server.table_writer import (
    TableWriter,
    allow_request,
    discard_game,
    random_secret,
)
from skulduggery.study.hint import Hint
from skulduggery.table import facts

_log = logging.getLogger(__name__)


class Tables:
    def __init__(
        self,
        store: LogStore,
        ask_bot: AskBot,
        clock: Callable[[], float],
        on_game_over: OnGameOver = discard_game,
        check_request: CheckRequest = allow_request,
        new_secret: Callable[[], bytes] = random_secret,
        ask_hint: AskAdviser[Hint] = refuse_hint,
        ask_odds: AskAdviser[list[Any]] = refuse_odds,
        allowed_bots: Sequence[str] = (),
        bot_pace: BotPace | None = None,
        advice_waiting: int = 0,
        wall_clock: Callable[[], float] | None = None,
        nodes: NodeDirectory | None = None,
    ) -> None:
        """`clock` tells awake time, by which people are charged; `wall_clock` people's time."""
        self.store = store
        self.clock = clock
        self.tasks = TaskSet()
        self.registry = TableRegistry(store)
        self.writer = TableWriter(
            self.registry,
            self.tasks,
            clock,
            on_game_over,
            check_request,
            new_secret,
            allowed_bots,
            wall_clock,
            nodes,
        )
        self.timers = TableTimers(self.writer, self.tasks, clock)
        self._bot_pace = bot_pace or BotPace()
        self._bots = BotRunner(
            self.writer, self.tasks, ask_bot, clock, self._bot_pace, allowed_bots
        )
        self.advice = TableAdvice(self.registry, self.tasks, ask_hint, ask_odds, advice_waiting)
        self.registry.on_load = self._mark_missing_guests
        self.registry.catch_up = self.writer.read_new_entries
        self.writer.on_foreign_facts = self._correct_absences
        self.writer.after_commit = self._start_due_work
        self.writer.after_failure = self._retry_due_work
        self._is_closing = False
        self._sweeper = asyncio.create_task(self.registry.sweep_forever())

    def _start_due_work(self, live: LiveTable, table_id: str) -> None:
        """What happens next without a request: bots decide, and the alarm rings."""
        if live.advice_tasks:
            self.advice.cancel_unwanted(live)
        if not self._is_closing:
            if self.writer.nodes.looks_after(live.table):
                self._bots.start_bots(live, table_id)
            # Each node that knows the table: what is due is written once, whoever is first.
            self.timers.set_alarm(live, table_id)

    def _mark_missing_guests(self, table_id: str) -> None:
        self.tasks.start_task(self._writing(self.writer.mark_missing_guests(table_id)))

    def _correct_absences(self, live: LiveTable, new: FactList) -> None:
        """Another node cannot know who has come back to this one."""
        for fact in new:
            if isinstance(fact, facts.WentAway) and live.has_listener(fact.guest):
                back = self.writer.mark_back(live.table.id, fact.guest)
                self.tasks.start_task(self._writing(back))

    async def _writing(self, work: Coroutine[Any, Any, None]) -> None:
        with suppress(NotSaved):  # what is to be tried again is, by those who look after the table
            await work

    def _retry_due_work(self, table_id: str) -> None:
        """Where nothing could be written: the same, after a while."""
        if not self._is_closing:
            self.timers.retry_later(table_id)

    async def resume_games(
        self, catch_up: Callable[[float], None] = lambda awake_time: None
    ) -> None:
        """Games go on by themselves: their clocks run also while nobody is connected.

        Before anybody is charged, `catch_up` hears until when each log says a server was awake.
        """
        for table_id in await self.read_awake_time(catch_up):
            self._mark_missing_guests(table_id)

    async def read_awake_time(self, catch_up: Callable[[float], None]) -> list[str]:
        """From the logs of all games that are on, of which nobody is charged meanwhile."""
        self.registry.on_load = lambda table_id: None
        resumed = []
        for table_id in await self.store.playing_tables():
            try:
                live = await self.registry.live_table(table_id)
            except (SQLAlchemyError, OSError):  # nothing can be read
                raise
            except (
                Exception
            ):  # one log that cannot be played must not keep the server from starting
                _log.exception("game cannot go on", extra={"table": short_id(table_id)})
            else:
                catch_up(live.table.last_awake_time())
                resumed.append(table_id)
        self.registry.on_load = self._mark_missing_guests
        return resumed

    def is_game_on(self) -> bool:
        """Also one that nobody attends, and whose table is not in memory: its alarm is set."""
        playing = (live.table.status == "playing" for live in self.registry.tables.values())
        return any(playing) or self.timers.is_any_set()

    async def close(self) -> None:
        """Finish and write everything that was begun, and begin nothing else."""
        self._is_closing = True
        self._sweeper.cancel()
        self._bot_pace.close()
        self.timers.cancel_all()
        await self.tasks.finish_all()
        await self.store.close()
