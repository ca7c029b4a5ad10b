"""Which nodes serve a database at this moment, to somebody who is none of them."""

import asyncio
import time
from typing import NamedTuple

from sqlalchemy import inspect, select
from sqlalchemy.ext.asyncio import AsyncEngine

from skulduggery.server.database import DB_NODES

BEAT_INTERVAL_S = 0.5  # in which each node says that it lives
DEAD_AFTER_S = 3.0  # in which nobody saw a beat
# Raise it with any change of the log or of rows that an older node could not read or would spoil.
DATA_FORMAT = 1


class LivingNode(NamedTuple):
    name: str
    format: int


async def find_living_nodes(engine: AsyncEngine) -> list[LivingNode]:
    """Those whose beats go on; it takes a moment where there are any, or were."""
    began = time.monotonic()
    before = await _read_beats(engine)
    alive: dict[str, LivingNode] = {}
    while before.keys() - alive and time.monotonic() - began < DEAD_AFTER_S:
        await asyncio.sleep(BEAT_INTERVAL_S / 2)
        for node_id, (beats, node) in (await _read_beats(engine)).items():
            if node_id not in before or before[node_id][0] != beats:
                alive[node_id] = node
    return list(alive.values())


async def _read_beats(engine: AsyncEngine) -> dict[str, tuple[int, LivingNode]]:
    async with engine.connect() as connection:
        names = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
        if DB_NODES.name not in names:  # of a version before
            return {}
        rows = await connection.execute(select(DB_NODES))
        return {row.id: (row.beats, LivingNode(row.name, row.format)) for row in rows}
