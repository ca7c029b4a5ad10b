"""Tables that are played at a house for a while, and judged one by one as they end."""

import asyncio
import signal
import time
from collections.abc import AsyncIterator, Iterable
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from multiprocessing import get_context
from pathlib import Path
from random import Random

from tools.chaos.evidence import keep_files, keep_table
from tools.chaos.figures import Figures
from tools.chaos.house import House
from tools.chaos.judge import judge_table
from tools.chaos.nodes import TRACEBACK
from tools.chaos.notes import TableNotes
from tools.chaos.stored_log import StoredLog
from tools.chaos.table_group import TableGroup

LOST_GAME = "a finished game is not in the archive"
STUCK_GAME = "a game is stuck"
ORPHANS = "processes of a killed node live on"
DEAD_NODE = "a node died by itself"
SETTLE_TIMEOUT_S = 120.0
READ_RETRY_S = 0.5
PROGRESS_INTERVAL_S = 0.05
# How much longer than allowed one waits for a game that is stuck: it may still come to itself.
STUCK_TIMEOUT_S = 60.0


class JudgeProcess:
    """Judges beside the play, on a core of its own where there is one."""

    def __init__(self) -> None:
        self._pool = ProcessPoolExecutor(1, get_context("spawn"), _leave_interrupts_to_parent)

    async def judge(self, notes: TableNotes, log: StoredLog) -> Figures:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, judge_table, notes, log)

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Session:
    def __init__(
        self, house: House, judge: JudgeProcess, evidence: Path, *, keeps_frames: bool = True
    ) -> None:
        """Without its frames a table takes less memory, and only its moves are judged."""
        self.house = house
        self._keeps_frames = keeps_frames
        self.figures = Figures()
        self.groups: list[TableGroup] = []
        self._judge = judge
        self._evidence = evidence
        self._ending = asyncio.Event()
        self._judging: set[asyncio.Task[None]] = set()
        self._finished: list[str] = []  # tables whose game was played to its end

    @asynccontextmanager
    async def playing(
        self, group_count: int, rng: Random, think_s: float, all_begin_within_s: float = 0.0
    ) -> AsyncIterator[None]:
        """With so many tables at once; in the end everything has been judged."""
        self.groups = [
            TableGroup(
                self.house.address, number, Random(rng.random()), think_s, self._keeps_frames
            )
            for number in range(group_count)
        ]
        async with asyncio.TaskGroup() as tasks:
            for number, group in enumerate(self.groups):
                begins_after_s = all_begin_within_s * number / group_count
                tasks.create_task(group.play_tables(self._ending, self._judge_soon, begins_after_s))
            try:
                yield
            finally:
                self._ending.set()
        while self._judging:
            await asyncio.gather(*self._judging)
        await self._judge_archive()
        self._count_log_errors()
        await self._look_for_orphans()

    # How games go on.

    async def wait_for_progress(self, since: float, limit_s: float, cause: str) -> None:
        """At every table something has happened since a moment; a failure where it took longer."""
        waiting = [group for group in self.groups if group.is_active]
        slowest = 0.0
        reported: set[TableGroup] = set()
        while waiting and time.monotonic() - since < limit_s + STUCK_TIMEOUT_S:
            for group in tuple(waiting):
                if group.last_progress >= since or not group.is_active:
                    waiting.remove(group)
                    continue
                waits = group.waits_since(since)
                slowest = max(slowest, waits)
                if waits > limit_s and group not in reported:
                    reported.add(group)
                    what = f"for more than {limit_s} s after {cause}: {group.describe()}"
                    self.fail(STUCK_GAME, group.table, what)
            await asyncio.sleep(PROGRESS_INTERVAL_S)
        for group in waiting:
            what = f"still, {limit_s + STUCK_TIMEOUT_S} s after {cause}: {group.describe()}"
            self.fail(STUCK_GAME, group.table, what)
        self.figures.note_time(f"until all games went on after {cause}", slowest)

    def fail(self, kind: str, where: str, what: str) -> None:
        self.figures.fail(kind, where, what)
        keep_files(self._evidence / where, self._node_logs())

    async def wait_for_moves(self, number: int, timeout_s: float) -> None:
        """So many are acknowledged, or it takes too long: then others say what is wrong."""
        until = time.monotonic() + timeout_s
        wanted = self._count_moves() + number
        while self._count_moves() < wanted and time.monotonic() < until:
            await asyncio.sleep(PROGRESS_INTERVAL_S)

    def _count_moves(self) -> int:
        return sum(group.moves for group in self.groups)

    async def revive_nodes(self) -> None:
        """Nobody has killed them."""
        for node in self.house.nodes:
            if not node.is_running():
                self.fail(DEAD_NODE, node.name, node.log_end())
                await node.start()

    # Judging.

    def _judge_soon(self, notes: TableNotes) -> None:
        task = asyncio.create_task(self._judge_table(notes))
        self._judging.add(task)
        task.add_done_callback(self._judging.discard)

    async def _judge_table(self, notes: TableNotes) -> None:
        log = await self._read_log(notes.table)
        figures = await self._judge.judge(notes, log)
        if figures.failures:
            keep_table(self._evidence, notes, log, figures, self._node_logs())
        if notes.is_over:
            self._finished.append(notes.table)
        self.figures.take_in(figures)

    async def _read_log(self, table: str) -> StoredLog:
        while True:
            try:
                return await self.house.reader.read_log(table)
            except OSError:  # the database is away
                await asyncio.sleep(READ_RETRY_S)

    async def _judge_archive(self) -> None:
        """Each finished game once; one that ended a moment before a crash may take a while."""
        until = time.monotonic() + SETTLE_TIMEOUT_S
        for table in self._finished:
            while (games := (await self._read_log(table)).finished_games) != 1:
                if games > 1 or time.monotonic() > until:
                    self.fail(LOST_GAME, table, f"{games} times")
                    break
                await asyncio.sleep(READ_RETRY_S)
            self.figures.add("archived games", games)

    def _count_log_errors(self) -> None:
        """For whoever looks into it: a node may complain when its database is taken away."""
        for node in self.house.nodes:
            self.figures.add("starts that failed", node.failed_starts)
            for what, number in node.count_log_errors().items():
                kind = "tracebacks in logs" if what == TRACEBACK else f"in logs: {what}"
                self.figures.add(kind, number)

    async def _look_for_orphans(self) -> None:
        """What a killed node had started notices that, and ends."""
        until = time.monotonic() + SETTLE_TIMEOUT_S
        for node in self.house.nodes:
            while (left := node.groups_left()) and time.monotonic() < until:
                await asyncio.sleep(READ_RETRY_S)
            if left:
                self.fail(ORPHANS, node.name, f"of {len(left)} killed nodes")

    def _node_logs(self) -> Iterable[Path]:
        return [node.log for node in self.house.nodes]
