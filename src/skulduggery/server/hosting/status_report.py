"""How busy the server is."""

import os
from collections import Counter
from pathlib import Path

import msgspec

from skulduggery import __version__
from skulduggery.core import is_compiled
from skulduggery.server.container import Services

PROCESS_MEMORY_FILE = Path(
    "/proc/self/statm"
)  # only on Linux; pages, the second number those in memory


class ServerLoad(msgspec.Struct, frozen=True):
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


def measure_load(services: Services) -> ServerLoad:
    now = services.clock()
    return ServerLoad(
        version=__version__,
        compiled=is_compiled(),
        uptime=now - services.opened_at,
        tables=dict(Counter(services.metrics.table_statuses())),
        sockets=services.connection_limiter.total,
        guests=len(services.connection_limiter.by_guest),
        moves_per_minute=services.metrics.move_rate.last_minute(now),
        waiting=len(services.store.waiting),
        memory=memory_bytes(),
        database=database_bytes(services),
    )


def memory_bytes() -> int | None:
    try:
        return int(PROCESS_MEMORY_FILE.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, AttributeError):
        return None


def database_bytes(services: Services) -> int:
    """Of the database on the disk, with what is still in its journal."""
    file = services.engine.url.database or ""
    return sum(part.stat().st_size for part in (Path(file), Path(f"{file}-wal")) if part.exists())
