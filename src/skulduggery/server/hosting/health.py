"""Whether the database still takes what is written."""

from collections.abc import Callable

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

FRESH = 5.0  # seconds an answer is good for: those who ask often shall not wear out the disk


class Pulse:
    def __init__(self, engine: AsyncEngine, clock: Callable[[], float]) -> None:
        self.engine = engine
        self.clock = clock
        self.felt_at: float | None = None
        self.beats = False

    async def feel(self) -> bool:
        """Write something that changes nothing, unless that was done a moment ago."""
        if self.felt_at is None or self.clock() - self.felt_at >= FRESH:
            self.felt_at = self.clock()
            try:
                async with self.engine.begin() as connection:
                    await connection.exec_driver_sql("PRAGMA user_version = 0")
                self.beats = True
            except SQLAlchemyError:
                self.beats = False
        return self.beats
