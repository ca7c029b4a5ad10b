"""A table in memory, and those who listen to it."""

import asyncio
from typing import Any, Protocol

from skulduggery.server.broadcast import Broadcast
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


class LiveTable:
    """A table in memory."""

    __slots__ = (
        "advice_tasks",
        "alarm",
        "deciding",
        "entry_count",
        "listeners",
        "lock",
        "table",
    )

    def __init__(self, table: Table, entry_count: int, lock: asyncio.Lock) -> None:
        self.table = table
        self.entry_count = entry_count  # of its log
        self.lock = lock  # the one the registry hands out, kept alive here
        self.listeners: set[Listener] = set()
        self.alarm: asyncio.TimerHandle | None = None
        self.deciding: set[tuple[int, int]] = set()  # seat and decision that a bot works on
        self.advice_tasks: dict[AtDecision, asyncio.Task[Any]] = {}  # shared by all who ask

    def close_listeners(self, code: int) -> None:
        for listener in tuple(self.listeners):
            listener.request_close(code)

    def close_guest_listeners(self, guest: str, code: int) -> None:
        """Those of a guest, and of the programs and companions they own."""
        for listener in tuple(self.listeners):
            if guest in (listener.guest, listener.owner):
                listener.request_close(code)

    def cancel_alarm(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
