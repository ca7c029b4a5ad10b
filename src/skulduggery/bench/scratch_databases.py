"""Databases of a benchmark's own in a PostgreSQL, and the processor time that it takes there."""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import parse_qsl, urlencode, urlsplit

import asyncpg
import psutil

_NAME_PREFIX = "skulduggery_bench_"
_NAME_BYTES = 8
_NAME_KEYS = ("database", "dbname")  # which a query may name, too


@asynccontextmanager
async def scratch_database(address: str) -> AsyncIterator[str]:
    """The address of a new database beside the one of `address`, which is left as it is."""
    name = f"{_NAME_PREFIX}{secrets.token_hex(_NAME_BYTES)}"
    await _execute(address, f"CREATE DATABASE {name} ENCODING 'UTF8' TEMPLATE template0")
    try:
        yield address_beside(address, name)
    finally:
        await _execute(address, f"DROP DATABASE {name} WITH (FORCE)")


def address_beside(address: str, name: str) -> str:
    """The same server, user and options, but another database."""
    parts = urlsplit(address)
    options = [(key, value) for key, value in parse_qsl(parts.query) if key not in _NAME_KEYS]
    query = f"?{urlencode(options)}" if options else ""
    return f"{parts.scheme}://{parts.netloc}/{name}{query}"


async def _execute(address: str, statement: str) -> None:
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


class PostgresProcesses:
    """All processes of a PostgreSQL that work for one database or for all of them."""

    def __init__(self, main: psutil.Process, database: str) -> None:
        self._main = main
        self._database = database

    @classmethod
    async def find(cls, address: str) -> "PostgresProcesses | None":
        """None where it does not run on this machine, or nobody may look at its processes."""
        connection = await asyncpg.connect(address)
        try:
            database = str(await connection.fetchval("SELECT current_database()"))
            worker = psutil.Process(await connection.fetchval("SELECT pg_backend_pid()"))
            main = worker.parent()
            # It says whom it works for; on another machine its number is somebody else's here.
            is_here = main is not None and any(database in word for word in worker.cmdline())
            return cls(main, database) if main is not None and is_here else None
        except psutil.Error:
            return None
        finally:
            await connection.close()

    def cpu_seconds(self) -> float:
        """Those that have ended are counted by the one that had started them."""
        times = self._main.cpu_times()
        total = times.user + times.system + times.children_user + times.children_system
        for process in self._main.children():
            with suppress(psutil.Error):
                if self._is_concerned(process):
                    own = process.cpu_times()
                    total += own.user + own.system
        return float(total)

    def _is_concerned(self, process: psutil.Process) -> bool:
        title = " ".join(process.cmdline())
        return self._database in title or _NAME_PREFIX not in title
