"""Carries bytes between two sockets, through a gate that may be shut, or slow."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

CHUNK_BYTES = 64 * 1024

HandleConnection = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


class Gate:
    """What becomes of bytes on their way: they pass, are late, or wait until it is opened again.

    What waited is delivered then, as by a network that comes back: also what was sent by somebody
    who has given up meanwhile.
    """

    def __init__(self) -> None:
        self._is_open = asyncio.Event()
        self._is_open.set()
        self.delay_s = 0.0

    def shut(self) -> None:
        self._is_open.clear()

    def open(self) -> None:
        self.delay_s = 0.0
        self._is_open.set()

    async def pass_through(self) -> None:
        if self.delay_s:
            await asyncio.sleep(self.delay_s)
        await self._is_open.wait()


class Line:
    """A connection and the one it is carried on by."""

    def __init__(self, *ends: asyncio.StreamWriter) -> None:
        self._ends = ends

    def cut(self) -> None:
        """At once: what is on the way is lost, and both ends hear that it broke."""
        for end in self._ends:
            end.transport.abort()


async def join_lines(
    here: tuple[asyncio.StreamReader, asyncio.StreamWriter],
    there: tuple[asyncio.StreamReader, asyncio.StreamWriter],
    gate: Gate,
) -> None:
    """Until one of both ends."""
    ways = [
        asyncio.create_task(_carry(here[0], there[1], gate)),
        asyncio.create_task(_carry(there[0], here[1], gate)),
    ]
    try:
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        for writer in (here[1], there[1]):
            writer.close()


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, gate: Gate) -> None:
    with suppress(OSError):
        while data := await reader.read(CHUNK_BYTES):
            await gate.pass_through()
            writer.write(data)
            await writer.drain()


@asynccontextmanager
async def listening_proxy(handle: HandleConnection) -> AsyncIterator[int]:
    """Connections to a port of its own are handled until this ends, and no longer."""
    handling: set[asyncio.Task[None]] = set()

    async def keep_track(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        handling.add(task)
        try:
            await handle(reader, writer)
        except asyncio.CancelledError:
            pass  # it is over; asyncio would complain of it
        finally:
            writer.close()
            handling.discard(task)

    server = await asyncio.start_server(keep_track, "127.0.0.1", 0, backlog=4096)
    try:
        yield int(server.sockets[0].getsockname()[1])
    finally:
        server.close()
        for task in tuple(handling):
            task.cancel()
        await asyncio.gather(*handling, return_exceptions=True)
