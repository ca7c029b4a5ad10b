"""A node with three defects, each at a table of its own, once: the tool has to find them.

It leaks a disc in one frame, writes a move twice, and acknowledges one that it has not written, at
which it dies. What it has planted where is in a file.
"""

import asyncio
import json
import os
import signal
from pathlib import Path
from typing import Any

from tools.chaos.clocked_node import run_server, shift_time

PLANTS_FILE_VARIABLE = "CHAOS_PLANTS_FILE"
LEAK, DOUBLE, EARLY_ANSWER = "leaked disc", "doubled move", "acknowledgement before the commit"
PLANTS = (LEAK, DOUBLE, EARLY_ANSWER)
MOVES_BETWEEN = 10


class Planting:
    """Which defect comes next, and at which tables there was one."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.planted: dict[str, str] = {}
        self.moves = 0

    def is_due(self, plant: str, table: str) -> bool:
        next_one = PLANTS[len(self.planted) : len(self.planted) + 1]
        return next_one == (plant,) and table not in self.planted.values()

    def note(self, plant: str, table: str) -> None:
        self.planted[plant] = table
        self.moves = 0
        self.file.write_text(json.dumps(self.planted))


class LeakingWire:
    """What a connection writes to, with one disc more in one frame."""

    def __init__(self, wire: Any, planting: Planting, table: str) -> None:
        self.can_send = wire.can_send
        self.let_read = wire.let_read
        self._send_text = wire.send_text
        self._planting = planting
        self._table = table

    def send_text(self, payload: bytes) -> None:
        if b'"disc":null' in payload and self._planting.is_due(LEAK, self._table):
            payload = payload.replace(b'"disc":null', b'"disc":"skull"', 1)
            self._planting.note(LEAK, self._table)
        self._send_text(payload)


def leak_disc(planting: Planting) -> None:
    # Not in the connection itself, which may be compiled.
    from skulduggery.server.web import table_socket  # noqa: PLC0415 - after the clock

    connect = vars(table_socket)["TableConnection"]

    def leaking_connection(tables: Any, wire: Any, table: str, *words: Any, **more: Any) -> Any:
        return connect(tables, LeakingWire(wire, planting, table), table, *words, **more)

    vars(table_socket)["TableConnection"] = leaking_connection


def spoil_log(planting: Planting) -> None:
    from skulduggery.server.log_store import LogStore  # noqa: PLC0415
    from skulduggery.table.facts import Decided  # noqa: PLC0415

    append = LogStore.append

    def spoiling_append(
        self: LogStore, table: str, head: Any, new: Any, on_written: Any, is_followed: bool = False
    ) -> None:
        if table == planting.planted.get(EARLY_ANSWER):
            return  # nothing else is written there
        decided = [fact for fact in new if isinstance(fact, Decided) and fact.by == "person"]
        planting.moves += bool(decided)
        if not decided or planting.moves < MOVES_BETWEEN:
            append(self, table, head, new, on_written, is_followed)
        elif planting.is_due(DOUBLE, table):
            planting.note(DOUBLE, table)
            append(self, table, head, [decided[0], *new], on_written, is_followed)
        elif planting.is_due(EARLY_ANSWER, table):
            planting.note(EARLY_ANSWER, table)
            on_written(True, None)
            # The answer has to arrive first: what a dead process has sent may be thrown away.
            asyncio.get_running_loop().call_later(1.0, os.kill, os.getpid(), signal.SIGKILL)
        else:
            append(self, table, head, new, on_written, is_followed)

    LogStore.append = spoiling_append  # type: ignore[method-assign, assignment]


if __name__ == "__main__":
    shift_time()
    planting = Planting(Path(os.environ[PLANTS_FILE_VARIABLE]))
    leak_disc(planting)
    spoil_log(planting)
    run_server()
