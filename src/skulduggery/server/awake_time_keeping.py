"""Awake time goes on while nobody asks for it, and is kept for the next server."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from sqlalchemy import case, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from skulduggery.server.awake_clock import AwakeClock
from skulduggery.server.database import DB_AWAKE_TIME
from skulduggery.server.storage.statements import insert

_log = logging.getLogger(__name__)

TICK_S = 1.0
SAVE_EVERY_S = 60.0  # while a game is on: so much may be lost in a crash, to nobody's harm
_ONLY_ROW_ID = 1


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
