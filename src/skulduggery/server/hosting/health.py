"""Whether the database still takes what is written."""

from collections.abc import Callable

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

HEALTH_CACHE_S = (
    5.0  # seconds an answer is good for: those who ask often shall not wear out the disk
)


class DatabaseHealth:
    def __init__(self, engine: AsyncEngine, clock: Callable[[], float]) -> None:
        self.engine = engine
        self.clock = clock
        self.checked_at: float | None = None
        self.writable = False

    async def is_writable(self) -> bool:
        """Write something that changes nothing, unless that was done a moment ago."""
        if self.checked_at is None or self.clock() - self.checked_at >= HEALTH_CACHE_S:
            self.checked_at = self.clock()
            try:
                async with self.engine.begin() as connection:
                    await connection.exec_driver_sql("PRAGMA user_version = 0")
                self.writable = True
            except SQLAlchemyError:
                self.writable = False
        return self.writable
