"""Whether the database can be written, and what is done to it when the server starts."""

import asyncio
from collections.abc import Callable

from sqlalchemy import delete, select
from sqlalchemy.exc import SQLAlchemyError

from skulduggery.server.database import DB_MAINTENANCE
from skulduggery.server.database_opening import Database

HEALTH_CACHE_S = 5.0  # frequent health checks must not wear out the disk
FAILURE_CACHE_S = 1.0  # and nobody is kept away for long from a database that is back


class DatabaseHealth:
    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock
        self._checked_at: float | None = None
        self._writable = False
        self._checking = asyncio.Lock()

    async def is_writable(self) -> bool:
        """Write something that changes nothing, unless that was done a moment ago."""
        async with self._checking:  # who asks meanwhile waits for the answer
            kept_s = HEALTH_CACHE_S if self._writable else FAILURE_CACHE_S
            if self._checked_at is None or self._clock() - self._checked_at >= kept_s:
                self._checked_at = self._clock()
                self._writable = await self._try_write()
            return self._writable

    async def _try_write(self) -> bool:
        try:
            await self._database.check_writable()
        except (SQLAlchemyError, OSError, TimeoutError):
            return False
        return True


async def compact_if_due(database: Database) -> None:
    """After erasures, where copies of rows may be left in the file."""
    async with database.engine.connect() as connection:
        if (await connection.execute(select(DB_MAINTENANCE.c.task))).first() is None:
            return
    if await database.compact():
        async with database.engine.begin() as connection:
            await connection.execute(delete(DB_MAINTENANCE))
        await database.remove_old_rows()
