"""Sees to it that every running game goes on: that its bots decide and its clocks run out.

A node that has a table in memory does so anyway. This looks for games at which nothing has happened
for a while, and for those of nodes that are gone: their tables are loaded by the node that is to
look after them now, and what is due is done.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError

from skulduggery.core.errors import Mistake
from skulduggery.server.table_writer import TableWriter

LOOK_INTERVAL_S = 3.0

_log = logging.getLogger(__name__)


class TableKeeper:
    def __init__(
        self, writer: TableWriter, take_over: Sequence[Callable[[], Awaitable[None]]] = ()
    ) -> None:
        """`take_over`: what else is to be done after a node is gone."""
        self._writer = writer
        self._registry = writer.registry
        self._nodes = writer.nodes
        self._also_take_over = take_over
        self._lengths: dict[str, int] = {}  # of the logs of games this node would look after
        self._lengths_looked_at: dict[str, int] = {}  # as they were when it was seen to them
        self._somebody_is_gone = asyncio.Event()
        self._nodes.on_loss = self._somebody_is_gone.set

    async def look_around(self, *, at_once: bool = False) -> None:
        """See to the games at which nothing has happened since the last time; or to all."""
        playing = await self._writer.store.playing_tables()
        before, self._lengths = (
            self._lengths,
            {
                table_id: entries
                for table_id, entries in playing.items()
                if self._nodes.would_look_after(table_id)
            },
        )
        seen = self._lengths_looked_at
        self._lengths_looked_at = {name: seen[name] for name in self._lengths if name in seen}
        for table_id, entries in self._lengths.items():
            is_quiet = at_once or before.get(table_id) == entries
            if is_quiet and (at_once or self._lengths_looked_at.get(table_id) != entries):
                self._lengths_looked_at[table_id] = entries
                await self._see_to(table_id)

    async def take_over(self) -> None:
        """After a node is gone: its people are marked away, and what it had begun goes on."""
        for table_id in tuple(self._registry.tables):
            await self._see_to(table_id)
        await self.look_around(at_once=True)
        for take_over in self._also_take_over:
            await take_over()

    async def _see_to(self, table_id: str) -> None:
        """With the change, if there is any, begins what is due."""
        with suppress(Mistake):  # it is tried again when something can be written
            await self._writer.mark_missing_guests(table_id)
        self._registry.evict_idle(table_id)

    async def keep_forever(self) -> None:
        if self._nodes.is_alone():
            self._somebody_is_gone.set()  # whoever played here before
        while True:
            try:
                if self._somebody_is_gone.is_set():
                    self._somebody_is_gone.clear()
                    await self.take_over()
                else:
                    await self.look_around()
            except (SQLAlchemyError, OSError, TimeoutError) as trouble:
                _log.warning("looking after tables failed", extra={"reason": str(trouble)})
                await self._wait_to_retry()
            except Exception:  # whatever it is: games without anybody there stand still
                _log.exception("looking after tables failed")
                await self._wait_to_retry()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._somebody_is_gone.wait(), LOOK_INTERVAL_S)

    async def _wait_to_retry(self) -> None:
        await asyncio.sleep(LOOK_INTERVAL_S)
        self._somebody_is_gone.set()  # who knows how far it came
