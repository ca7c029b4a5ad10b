"""Whether the database can be written, and what is done to it when the server starts."""

import asyncio
import logging
from collections.abc import Callable

from sqlalchemy import delete, select
from sqlalchemy.exc import DatabaseError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from skulduggery.server.database import DB_MAINTENANCE
from skulduggery.server.sqlite_connection import empty_write_ahead_log

HEALTH_CACHE_S = 5.0  # frequent health checks must not wear out the disk
_MAX_COMPACTED_BYTES = 500_000_000  # some seconds; nobody waits longer for a server to start

_log = logging.getLogger(__name__)


class DatabaseHealth:
    def __init__(self, engine: AsyncEngine, clock: Callable[[], float]) -> None:
        self.engine = engine
        self._clock = clock
        self._checked_at: float | None = None
        self._writable = False
        self._checking = asyncio.Lock()

    async def is_writable(self) -> bool:
        """Write something that changes nothing, unless that was done a moment ago."""
        async with self._checking:  # who asks meanwhile waits for the answer
            if self._checked_at is None or self._clock() - self._checked_at >= HEALTH_CACHE_S:
                self._checked_at = self._clock()
                self._writable = await self._try_write()
            return self._writable

    async def _try_write(self) -> bool:
        try:
            async with self.engine.begin() as connection:
                await connection.exec_driver_sql("PRAGMA user_version = 0")
            return True
        except SQLAlchemyError:
            return False


async def compact_if_due(engine: AsyncEngine) -> None:
    """After erasures, write the file anew: SQLite leaves copies of rows in unused parts of pages.

    Nobody can write meanwhile, so this is for the start, and for files of a moderate size.
    """
    async with engine.connect() as connection:
        if (await connection.execute(select(DB_MAINTENANCE.c.task))).first() is None:
            return
        pages = (await connection.exec_driver_sql("PRAGMA page_count")).scalar_one()
        page_bytes = (await connection.exec_driver_sql("PRAGMA page_size")).scalar_one()
    if pages * page_bytes > _MAX_COMPACTED_BYTES:
        _log.warning("database not compacted", extra={"bytes": pages * page_bytes})
        return
    try:
        async with engine.connect() as connection:
            await connection.exec_driver_sql("VACUUM")
        async with engine.begin() as connection:
            await connection.execute(delete(DB_MAINTENANCE))
        await empty_write_ahead_log(engine)
    except DatabaseError:  # no room for a second file, say: the server starts nevertheless
        _log.exception("database not compacted")
