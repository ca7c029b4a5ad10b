"""Nodes of a house: processes that are killed, stopped, continued and started again."""

import asyncio
import json
import os
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools.chaos.clocked_node import CLOCK_FILE_VARIABLE, WallClock
from tools.chaos.health_check import ask_health
from tools.drivers.child_processes import (
    child_processes,
    dying_with_parent,
    free_port,
    is_group_alive,
    signal_group,
)

ROOT = Path(__file__).resolve().parents[2]
NODE_MODULE = "tools.chaos.clocked_node"
START_TIMEOUT_S = 180.0
READY_INTERVAL_S = 0.1
RESTART_PAUSE_S = 0.5
LEAVE_TIMEOUT_S = 30.0
TRACEBACK = "Traceback (most recent call last)"
_NO_LIMITS = (  # scripted clients are faster than people, and all come from one address
    "REQUESTS_PER_MINUTE",
    "NEW_TABLES_PER_MINUTE",
    "TABLES_PER_GUEST",
    "CONNECTIONS_PER_ADDRESS",
    "SOCKETS",
    "SOCKETS_PER_ADDRESS",
    "SOCKETS_PER_GUEST",
    "SOCKET_REQUESTS_PER_SECOND",
    "CHAT_MESSAGES_PER_SECOND",
    "WRONG_CODES_PER_HOUR",
    "REVIEWS_PER_HOUR",
    "BOT_PAUSE",
)


class NodeFailed(Exception):
    """A node did not start."""


class Node:
    """One node, at a port that stays its own through all its lives."""

    def __init__(
        self, name: str, folder: Path, database: str, module: str = NODE_MODULE, **env: str
    ) -> None:
        self.name = name
        self.port = free_port()
        self.log = folder / f"{name}.log"
        self.clock = WallClock(folder / f"{name}.clock")
        self.is_stopped = False
        self._killed: list[int] = []
        self.failed_starts = 0  # while its database was away
        self._module = module
        self._env = {
            **os.environ,
            **{f"SKULDUGGERY_{limit}": "0" for limit in _NO_LIMITS},
            "SKULDUGGERY_LANG": "en",
            "SKULDUGGERY_HOST": "127.0.0.1",
            "SKULDUGGERY_PORT": str(self.port),
            "SKULDUGGERY_DATABASE": database,
            "SKULDUGGERY_BOT_WORKERS": "1",
            "SKULDUGGERY_NO_BROWSER": "1",
            CLOCK_FILE_VARIABLE: str(self.clock.file),
            **env,
        }
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Until it answers; where its database goes away meanwhile, once more, as a supervisor."""
        self.is_stopped = False
        try:
            async with asyncio.timeout(START_TIMEOUT_S):
                while not await self._try_start():
                    self.failed_starts += 1
                    await asyncio.sleep(RESTART_PAUSE_S)
        except TimeoutError:
            raise NodeFailed(f"{self.name} does not answer: {self.log_end()}") from None

    async def _try_start(self) -> bool:
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *dying_with_parent(),
                *(sys.executable, "-m", self._module, "serve"),
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.DEVNULL,
                stderr=log,
                cwd=ROOT,
                env=self._env,
                start_new_session=True,
            )
        while self._process.returncode is None:
            if await ask_health(self.port) is not None:
                return True
            await asyncio.sleep(READY_INTERVAL_S)
        return False

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def is_running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def kill(self) -> None:
        """Hard, and alone: what it started has to notice by itself."""
        if self._process is not None and self._process.returncode is None:
            self._killed.append(self._process.pid)
            self._process.kill()
            await self._process.wait()

    async def leave(self) -> None:
        """In order, as for an upgrade; hard where it takes too long."""
        assert self._process is not None
        self._process.terminate()
        try:
            await asyncio.wait_for(self._process.wait(), LEAVE_TIMEOUT_S)
        except TimeoutError:
            await self.kill()

    def groups_left(self) -> list[int]:
        """Killed nodes of which a process that they had started is still there."""
        return [pid for pid in self._killed if is_group_alive(pid)]

    def stop(self) -> None:
        """As a machine that hangs: it neither answers nor hangs up."""
        self.is_stopped = True
        signal_group(self.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        self.is_stopped = False
        signal_group(self.pid, signal.SIGCONT)

    async def end(self) -> None:
        """With everything it has started."""
        if self._process is not None:
            signal_group(self.pid, signal.SIGKILL)
            await self._process.wait()

    def memory_kib(self) -> int:
        """What it and its processes for bots hold in memory, as Linux knows it."""
        pids = [self.pid, *child_processes(self.pid)]
        return sum(map(_resident_kib, pids))

    def log_lines(self) -> Iterator[dict[str, Any]]:
        """What is no line of JSON comes as it is."""
        if not self.log.exists():
            return
        with self.log.open(errors="replace") as lines:
            for line in lines:
                try:
                    yield json.loads(line)
                except ValueError:
                    yield {"level": "raw", "message": line.rstrip()}

    def count_log_errors(self) -> Counter[str]:
        """Errors by what they say, and tracebacks."""
        found: Counter[str] = Counter()
        for line in self.log_lines():
            if line.get("level") in ("error", "critical"):
                found[str(line.get("message"))] += 1
            if TRACEBACK in json.dumps(line):
                found[TRACEBACK] += 1
        return found

    def log_end(self) -> str:
        return self.log.read_text(errors="replace")[-2000:]


def _resident_kib(pid: int) -> int:
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:  # it is gone
        return 0
    return next(
        (int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:")), 0
    )
