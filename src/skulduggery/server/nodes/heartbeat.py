"""Says twice a second that this node lives, and hears of the others."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from sqlalchemy import delete, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from skulduggery.core.errors import Mistake
from skulduggery.server.async_tasks import keep_running
from skulduggery.server.awake_clock import AwakeClock
from skulduggery.server.awake_time_keeping import exchange_awake_time
from skulduggery.server.database import DB_NODES
from skulduggery.server.living_nodes import BEAT_INTERVAL_S, DATA_FORMAT, find_living_nodes
from skulduggery.server.nodes.announcements import AnnouncementReader, delete_old_announcements
from skulduggery.server.nodes.node_directory import NodeBeat, NodeDirectory
from skulduggery.server.storage.statements import insert

FORGOTTEN_AFTER_S = 60.0  # the rows of the dead; one that lives after all writes a new one
_TIDY_EVERY_BEATS = 1200

_log = logging.getLogger(__name__)


class OtherFormat(Mistake):
    """Nodes that keep their data in another way are alive on the same database."""

    def __init__(self, names: str) -> None:
        super().__init__("other-node-format", nodes=names)


class Heartbeat:
    def __init__(
        self,
        engine: AsyncEngine,
        nodes: NodeDirectory,
        name: str,
        awake_clock: AwakeClock,
        announcements: AnnouncementReader,
    ) -> None:
        self._engine = engine
        self._nodes = nodes
        self._name = name
        self._awake_clock = awake_clock
        self._announcements = announcements
        self._beats = 0
        self._has_failed = False

    async def beat(self) -> None:
        """Once: what is new on either side. Nothing of it has to survive a crash."""
        self._beats += 1
        async with self._engine.begin() as connection:
            await connection.execute(text("SET LOCAL synchronous_commit = off"))
            await self._write_beat(connection)
            await exchange_awake_time(connection, self._awake_clock)
            self._nodes.begin_look()
            rows = await connection.execute(
                select(DB_NODES.c.id, DB_NODES.c.beats, DB_NODES.c.is_leaving)
            )
            beats = [NodeBeat(*row) for row in rows]
            if forgotten := self._nodes.silent_ids(FORGOTTEN_AFTER_S):
                await connection.execute(delete(DB_NODES).where(DB_NODES.c.id.in_(forgotten)))
            if self._beats % _TIDY_EVERY_BEATS == 0:
                await delete_old_announcements(connection)
            new = await self._announcements.read_new(connection)
        self._nodes.note_beats(beats)
        await self._announcements.hand_on(new)

    async def _write_beat(self, connection: AsyncConnection) -> None:
        row = {
            "id": self._nodes.own_id,
            "name": self._name,
            "format": DATA_FORMAT,
            "beats": self._beats,
            "is_leaving": self._nodes.is_leaving,
        }
        written = insert(DB_NODES).values(row)
        changed = {name: row[name] for name in ("beats", "is_leaving")}
        await connection.execute(written.on_conflict_do_update(index_elements=["id"], set_=changed))

    async def beat_forever(self) -> None:
        while True:
            await asyncio.sleep(BEAT_INTERVAL_S)
            try:
                await self.beat()
                self._has_failed = False
            except (SQLAlchemyError, OSError, TimeoutError) as trouble:
                if not self._has_failed:  # once is enough
                    _log.warning("heartbeat failed", extra={"reason": str(trouble)})
                self._has_failed = True

    async def leave(self) -> None:
        """From now on others look after all tables."""
        self._nodes.leave()
        with suppress(SQLAlchemyError, OSError, TimeoutError):  # they will notice
            await self.beat()

    async def end(self) -> None:
        """Nobody is connected here any more."""
        with suppress(SQLAlchemyError, OSError, TimeoutError):
            async with self._engine.begin() as connection:
                await connection.execute(
                    delete(DB_NODES).where(DB_NODES.c.id == self._nodes.own_id)
                )


async def check_other_nodes(engine: AsyncEngine) -> None:
    """Refuse to work beside nodes of another format, if any of them is alive."""
    others = select(DB_NODES.c.id).where(DB_NODES.c.format != DATA_FORMAT).limit(1)
    async with engine.connect() as connection:
        if (await connection.execute(others)).first() is None:
            return
    living = await find_living_nodes(engine)
    if names := sorted(node.name for node in living if node.format != DATA_FORMAT):
        raise OtherFormat(", ".join(names))


@asynccontextmanager
async def beating(heartbeat: Heartbeat) -> AsyncIterator[None]:
    """This node lives as long as this lasts."""
    await heartbeat.beat()
    task = asyncio.create_task(keep_running(heartbeat.beat_forever, BEAT_INTERVAL_S))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await heartbeat.end()
