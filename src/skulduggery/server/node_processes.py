"""Several nodes of one machine behind one port: a process each, replaced when it dies.

All accept from one socket that listens, so a connection that nobody has accepted yet outlives any
of them. Each may have another of its own, for those who want to ask this one and no other. None
outlives the process that started them.
"""

import logging
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Sequence
from multiprocessing import connection, get_context, parent_process
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from types import FrameType
from typing import NamedTuple

import msgspec

from skulduggery.server.hosting.logging_setup import set_up_logging
from skulduggery.server.hosting.settings import LogLevel, ServerSettings
from skulduggery.server.run import serve, uvicorn_config
from skulduggery.server.worker_processes import usable_cores

_STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)
_MIN_LIFE_S = 2.0  # a node that lived shorter is replaced only after as long a pause
_LOOK_INTERVAL_S = 0.5

_log = logging.getLogger(__name__)


class NodeTask(msgspec.Struct, frozen=True, kw_only=True):
    """What a node is to serve."""

    database: str
    settings: ServerSettings
    log_level: LogLevel


class _Node(NamedTuple):
    """A process that serves."""

    number: int  # from 1; whoever replaces it has the same
    process: SpawnProcess
    started_at: float


def share_cores(settings: ServerSettings, nodes: int) -> ServerSettings:
    """Unless they are given, as many processes for the bots of all nodes as there are cores."""
    if settings.bot_workers:
        return settings
    return msgspec.structs.replace(settings, bot_workers=max(1, usable_cores() // nodes))


class NodeProcesses:
    def __init__(
        self,
        listening: socket.socket,
        task: NodeTask,
        count: int,
        own_sockets: Sequence[socket.socket] = (),
    ) -> None:
        """`own_sockets`: none, or one for each node."""
        self._listening = listening
        self._own_sockets = own_sockets
        self._task = task
        self._count = count
        self._context = get_context("spawn")
        self._answers = self._context.Event()  # once any node does
        self._nodes: list[_Node] = []
        self._is_stopping = False

    def run(self, announce: Callable[[], None]) -> None:
        """Until Ctrl-C or SIGTERM; every node finishes what it has begun."""
        for stop_signal in _STOP_SIGNALS:
            signal.signal(stop_signal, self._stop)
        try:
            self._start_missing()
            while not (self._is_stopping or self._answers.wait(_LOOK_INTERVAL_S)):
                self._replace_dead()
            if not self._is_stopping:
                announce()
            while not self._is_stopping:
                connection.wait([node.process.sentinel for node in self._nodes], _LOOK_INTERVAL_S)
                self._replace_dead()
        finally:
            for node in self._nodes:
                node.process.terminate()
            for node in self._nodes:
                node.process.join()

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._is_stopping = True

    def _start_missing(self) -> None:
        alive = {node.number for node in self._nodes}
        for number in range(1, self._count + 1):
            if number not in alive:
                self._nodes.append(self._start_node(number))

    def _start_node(self, number: int) -> _Node:
        settings = self._task.settings
        named = msgspec.structs.replace(settings, node_name=f"{settings.node_name}/{number}")
        task = msgspec.structs.replace(self._task, settings=named)
        listening = [self._listening, *self._own_sockets[number - 1 : number]]
        process = self._context.Process(target=_run_node, args=(listening, task, self._answers))
        process.start()
        return _Node(number, process, time.monotonic())

    def _replace_dead(self) -> None:
        dead = [node for node in self._nodes if not node.process.is_alive()]
        if self._is_stopping or not dead:
            return
        for node in dead:
            self._nodes.remove(node)
            died = {"number": node.number, "exit_code": node.process.exitcode}
            _log.error("node died", extra=died)
        if min(time.monotonic() - node.started_at for node in dead) < _MIN_LIFE_S:
            time.sleep(_MIN_LIFE_S)  # nothing else is to be done here
        self._start_missing()


# In the process of a node.


def _run_node(listening: list[socket.socket], task: NodeTask, answers: Event) -> None:
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    set_up_logging(task.log_level, node=task.settings.node_name)
    serve(listening, uvicorn_config(task.database, task.settings), answers.set)


def _leave_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
