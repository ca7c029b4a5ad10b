"""Awake time: the seconds in which a server ran, going on where the last one stopped.

Clocks and absences are charged by it. It does not see that the wall clock is set, and stands still
while the server is down, or the machine suspended, or the process stopped. Where several nodes
serve one database, the time of all is that of whoever was awake longest.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from sqlalchemy import case, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from skulduggery.server.database import DB_AWAKE_TIME
from skulduggery.server.storage.statements import insert

_log = logging.getLogger(__name__)

TICK_S = 1.0
MAX_TICK_GAP_S = 5.0  # between two ticks; whatever goes beyond it was no time awake
SAVE_EVERY_S = 60.0  # while a game is on: so much may be lost in a crash, to nobody's harm
_ONLY_ROW_ID = 1


class AwakeClock:
    """Tells awake time, as long as it is asked for it every few seconds."""

    def __init__(
        self, begin: float | None, monotonic: Callable[[], float] = time.monotonic
    ) -> None:
        """`begin`: where the last server stopped, if that is known."""
        self._monotonic = monotonic
        self._is_set = begin is not None
        self._awake_s = begin or 0.0
        self._read_at = monotonic()

    def __call__(self) -> float:
        now = self._monotonic()
        # Some systems count it when they are suspended; all do when a process is stopped.
        self._awake_s += min(max(0.0, now - self._read_at), MAX_TICK_GAP_S)
        self._read_at = now
        return self._awake_s

    def catch_up(self, awake_time: float) -> None:
        """A server was awake at this time: a log says so."""
        self._awake_s = max(self(), awake_time)
        self._is_set = True

    def begin_at(self, wall_time: float) -> None:
        """Where nothing is known of a server before, awake time begins as people's time."""
        if not self._is_set:
            self.catch_up(wall_time)


async def load_awake_time(engine: AsyncEngine) -> float | None:
    """Where the last server stopped; None where none has noted it."""
    async with engine.connect() as connection:
        return (await connection.execute(select(DB_AWAKE_TIME.c.awake_until))).scalar()


async def save_awake_time(engine: AsyncEngine, clock: AwakeClock) -> None:
    async with engine.begin() as connection:
        await exchange_awake_time(connection, clock)


async def exchange_awake_time(connection: AsyncConnection, clock: AwakeClock) -> None:
    """Until when a server was awake at least: this one, or another that has said so."""
    row = insert(DB_AWAKE_TIME).values(id=_ONLY_ROW_ID, awake_until=clock())
    kept, ours = DB_AWAKE_TIME.c.awake_until, row.excluded.awake_until
    latest = case((kept > ours, kept), else_=ours)
    row = row.on_conflict_do_update(index_elements=["id"], set_={"awake_until": latest})
    clock.catch_up((await connection.execute(row.returning(kept))).scalar_one())


async def _save_if_possible(engine: AsyncEngine, clock: AwakeClock) -> None:
    try:
        await save_awake_time(engine, clock)
    except Exception:  # the next minute tries again, and logs say nearly the same
        _log.exception("saving awake time failed")


async def _tick_forever(
    clock: AwakeClock, engine: AsyncEngine, is_game_on: Callable[[], bool]
) -> None:
    saved_at = clock()
    while True:
        await asyncio.sleep(TICK_S)
        if clock() - saved_at >= SAVE_EVERY_S and is_game_on():
            saved_at = clock()
            await _save_if_possible(engine, clock)


@asynccontextmanager
async def keeping_awake_time(
    clock: AwakeClock, engine: AsyncEngine, is_game_on: Callable[[], bool]
) -> AsyncIterator[None]:
    """Awake time runs, and is kept for the next server."""
    ticking = asyncio.create_task(_tick_forever(clock, engine, is_game_on))
    try:
        yield
    finally:
        ticking.cancel()
        await _save_if_possible(engine, clock)
