"""How busy the server is."""

import os
from collections import Counter
from pathlib import Path

import msgspec

from skulduggery import __version__
from skulduggery.core import compiled
from skulduggery.server.container import Services

MEMORY = Path("/proc/self/statm")  # only on Linux; pages, the second number those in memory


class Load(msgspec.Struct, frozen=True):
    version: str
    compiled: bool
    uptime: float  # seconds
    tables: dict[str, int]  # in memory, by status
    sockets: int
    guests: int  # with a socket
    moves_per_minute: int
    waiting: int  # to be written
    memory: int | None  # bytes; None where nobody knows
    database: int  # bytes


def load(services: Services) -> Load:
    now = services.clock()
    return Load(
        version=__version__,
        compiled=compiled(),
        uptime=now - services.opened_at,
        tables=dict(Counter(services.metrics.tables())),
        sockets=services.crowd.total,
        guests=len(services.crowd.by_guest),
        moves_per_minute=services.metrics.pace.last_minute(now),
        waiting=len(services.store.waiting),
        memory=memory(),
        database=size(services),
    )


def memory() -> int | None:
    try:
        return int(MEMORY.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, AttributeError):
        return None


def size(services: Services) -> int:
    """Of the database on the disk, with what is still in its journal."""
    file = services.engine.url.database or ""
    return sum(part.stat().st_size for part in (Path(file), Path(f"{file}-wal")) if part.exists())
