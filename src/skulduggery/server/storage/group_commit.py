"""Whatever has gathered in a turn of the event loop is written in one transaction.

A commit that reaches the disk is dear, and shared by many it costs each little. Whoever has handed
something in is told when it is durable, or why not.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

from skulduggery.server.storage.journal import BatchConnection

_log = logging.getLogger(__name__)

_MAX_BATCH_WRITES = 1000


class PendingWrite(Protocol):
    """Something to be written."""

    async def write_rows(self, connection: BatchConnection) -> None:
        """Within a transaction; an exception takes back what it has written."""

    def finish(self, trouble: Exception | None) -> None:
        """Called once: what was written is durable, or there was trouble, and nothing is."""


Batch = list[PendingWrite]
Troubles = dict[PendingWrite, Exception]  # of single writes, which cost the others nothing
OnBatchEnd = Callable[[Batch, Exception | None, Troubles], None]


class BatchWriter(Protocol):
    """Writes batches to a database, one after the other."""

    def write_next(self, take: Callable[[], Batch], on_end: OnBatchEnd) -> None:
        """Take a batch as late as possible, and write it."""

    async def close(self) -> None: ...


class GroupCommit:
    """Gathers what is to be written, and tells everybody what has become of it."""

    def __init__(self, writer: BatchWriter) -> None:
        self._writer = writer
        self._loop = asyncio.get_running_loop()
        self.on_commit: Callable[[int, float], None] = lambda rows, seconds: None
        self.waiting: Batch = []
        self._is_scheduled = False
        self._began = 0.0

    def add_write(self, write: PendingWrite) -> None:
        """It is written with everything else that gathers in this turn of the event loop."""
        self.waiting.append(write)
        if not self._is_scheduled:
            self._is_scheduled = True
            self._loop.call_soon(self._write_next)

    def _write_next(self) -> None:
        self._began = self._loop.time()
        self._writer.write_next(self._take_batch, self._end_batch)

    def _take_batch(self) -> Batch:
        batch, self.waiting = self.waiting[:_MAX_BATCH_WRITES], self.waiting[_MAX_BATCH_WRITES:]
        return batch

    def _end_batch(self, batch: Batch, trouble: Exception | None, troubles: Troubles) -> None:
        """Begin the next, and only then tell everybody: the disk works meanwhile."""
        if trouble is None:
            self.on_commit(len(batch), self._loop.time() - self._began)
        self._is_scheduled = bool(self.waiting)
        if self.waiting:
            self._write_next()
        for write in batch:
            try:
                write.finish(trouble or troubles.get(write))
            except Exception:  # what one does with the news is no trouble of the others
                _log.exception("write callback failed")

    async def wait_written(self) -> None:
        """Until everything that was handed in before is written, or has failed."""
        mark = _Mark(self._loop.create_future())
        self.add_write(mark)
        await mark.reached

    async def close(self) -> None:
        """Finish what is waiting, then stop."""
        await self.wait_written()
        await self._writer.close()


class _Mark:
    """Writes nothing."""

    def __init__(self, reached: "asyncio.Future[None]") -> None:
        self.reached = reached

    async def write_rows(self, connection: BatchConnection) -> None:
        pass

    def finish(self, trouble: Exception | None) -> None:
        if not self.reached.done():
            self.reached.set_result(None)
