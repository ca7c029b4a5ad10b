"""A table in memory, and those who listen to it."""

import asyncio
from typing import Any, NamedTuple, Protocol

from skulduggery.core.match import Match
from skulduggery.server.broadcast import Broadcast
from skulduggery.server.storage.journal import LogHead
from skulduggery.server.turn_lock import TurnLock
from skulduggery.table.requests import AtDecision
from skulduggery.table.table import Table

# Why the server closed a socket: to be opened again at once; the guest was sent away from the
# server; or from the table; the table is closed for good.
RECONNECT_CLOSE_CODE = 4000
DISMISSED_CLOSE_CODE = 4401
FORBIDDEN_CLOSE_CODE = 4403
TABLE_CLOSED_CLOSE_CODE = 4410


class Listener(Protocol):
    """Receives what happens at a table. Must not wait for anything."""

    guest: str
    owner: str | None  # of a program or companion

    def deliver_broadcast(self, broadcast: Broadcast, mine: bool = False) -> None:
        """`mine`: it follows from a request of this listener."""

    def request_close(self, code: int = RECONNECT_CLOSE_CODE) -> None: ...


class ChoosingBot(NamedTuple):
    """A bot that has not made up its mind yet."""

    match: Match | None
    task: "asyncio.Task[Any]"


class AskedAdvice(NamedTuple):
    """Advice that a guest has asked for."""

    guest: str
    task: "asyncio.Task[Any]"


class LiveTable:
    """A table in memory."""

    def __init__(self, table: Table, head: LogHead, lock: TurnLock) -> None:
        self.table = table
        self.head = head  # of its log, as far as the table has taken it in
        self.is_behind = False  # the log may have more; to be read before anything else happens
        self.lock = lock  # the one the registry hands out, kept alive here
        self.snapshot_entries = 0  # how many the log had when a snapshot was taken
        self.listeners: set[Listener] = set()
        self.deciding: set[tuple[int, int]] = set()  # seat and decision that a bot works on
        self.choosing: dict[tuple[int, int], ChoosingBot] = {}  # those that may be called off
        self.advice_tasks: dict[AtDecision, AskedAdvice] = {}  # shared by all who ask

    def is_idle(self) -> bool:
        """Nobody listens, and nobody works on it."""
        return not (self.listeners or self.deciding or self.lock.locked())

    def close_listeners(self, code: int) -> None:
        for listener in tuple(self.listeners):
            listener.request_close(code)

    def close_guest_listeners(self, guest: str, code: int) -> None:
        """Those of a guest, and of the programs and companions they own."""
        for listener in tuple(self.listeners):
            if guest in (listener.guest, listener.owner):
                listener.request_close(code)

    def has_listener(self, guest: str) -> bool:
        return any(listener.guest == guest for listener in self.listeners)

    def cancel_work(self) -> None:
        """Bots and advice: it is not this table any more that they are for."""
        for bot in self.choosing.values():
            bot.task.cancel()
        for asked in self.advice_tasks.values():
            asked.task.cancel()
