"""What stands between clients, nodes and their database: a load balancer, and lines that break."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from itertools import count

from tools.chaos.byte_pump import Gate, Line, join_lines
from tools.chaos.health_check import ask_health

HEALTH_INTERVAL_S = 0.5
CONNECT_TIMEOUT_S = 2.0

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class _Backend:
    def __init__(self, port: int) -> None:
        self.port = port
        self.is_up = False
        self.is_sound = False  # it says that it can write
        self.lines: set[Line] = set()

    def note_check(self, status: int | None) -> None:
        """What it answered when it was asked for its health; None: it is taken for dead."""
        self.is_sound = status == 200
        self.is_up = status is not None
        if not self.is_up:
            for line in self.lines:
                line.cut()


class LoadBalancer:
    """Spreads connections over the nodes that answer, in turns: nobody stays with one node."""

    def __init__(self, ports: Sequence[int]) -> None:
        self._backends = [_Backend(port) for port in ports]
        self._turns = count()

    async def watch_forever(self) -> None:
        await asyncio.gather(*(self._watch(backend) for backend in self._backends))

    async def _watch(self, backend: _Backend) -> None:
        while True:
            backend.note_check(await ask_health(backend.port))
            await asyncio.sleep(HEALTH_INTERVAL_S)

    async def carry_client(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        found = await self._connect_somewhere()
        if found is None:
            writer.transport.abort()
            return
        backend, streams = found
        line = Line(writer, streams[1])
        backend.lines.add(line)
        try:
            await join_lines((reader, writer), streams, Gate())
        finally:
            backend.lines.discard(line)

    async def _connect_somewhere(self) -> tuple[_Backend, Streams] | None:
        turn = next(self._turns) % len(self._backends)
        in_turn = self._backends[turn:] + self._backends[:turn]
        for backend in sorted(in_turn, key=lambda one: not one.is_sound):
            if backend.is_up:
                with suppress(OSError, TimeoutError):
                    return backend, await _connect(backend.port)
        return None


class DatabaseLine:
    """The network between one node and the database."""

    def __init__(self, port: int) -> None:
        self._database_port = port
        self._lines: set[Line] = set()
        self._gate = Gate()

    def stall(self) -> None:
        """Nothing gets through any more, and nobody is told."""
        self._gate.shut()

    def slow_down(self, delay_s: float) -> None:
        self._gate.delay_s = delay_s

    def heal(self) -> None:
        self._gate.open()

    def break_off(self) -> None:
        """All connections there are; new ones can be made."""
        for line in self._lines:
            line.cut()

    async def carry_node(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await self._gate.pass_through()
            streams = await _connect(self._database_port)
        except (OSError, TimeoutError):
            writer.transport.abort()
            return
        line = Line(writer, streams[1])
        self._lines.add(line)
        try:
            await join_lines((reader, writer), streams, self._gate)
        finally:
            self._lines.discard(line)


async def _connect(port: int) -> Streams:
    async with asyncio.timeout(CONNECT_TIMEOUT_S):
        return await asyncio.open_connection("127.0.0.1", port)
