"""The load of the server compared with one that only broadcasts: moves per second, and costs.

Both run on one core, in turns, and the clients on another, in one run.
"""

import asyncio
import gc
import os
import resource
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import psutil

from skulduggery.bench.load_clients import (
    ClientCrowd,
    LoadCounts,
    connect_bare_crowd,
    connect_crowd,
)
from skulduggery.bench.measurement import MachineInfo
from skulduggery.bench.server_process import SERVE_COMMAND, start_server, stop_server

_TABLE_COUNTS = (10, 50, 250, 1000)
_PACED_TABLES, PACED_MOVES_PER_S = 250, 1000.0
ROUNDS_PER_TABLE_COUNT = 3
_WARM_UP_S = 1.0
_WARM_UP_TABLES = 10
_REPEATED_MOVES = 500  # replayed by the bare server

# Targets.
_MAX_CPU_RATIO = 2.5
_MIN_MOVES_PER_S = 8000.0
_MIN_MOVES_TABLES = 250
_MAX_P99_DELAY_S = 0.050
_MAX_TABLE_MEMORY_BYTES = 40 * 1024
_MAX_CPU_GROWTH_RATIO = 1.5
_GROWTH_FROM_TABLES, _GROWTH_TO_TABLES = 50, 1000


class ServerCost(msgspec.Struct, frozen=True):
    """The costs of one server with some tables; times in seconds, memory in bytes."""

    tables: int
    moves: int
    rate: float  # moves per second
    cpu: float  # per move
    p50: float
    p99: float
    memory: float  # per table with its four sockets


class ServerLoadRow(msgspec.Struct, frozen=True):
    ours: ServerCost
    bare: ServerCost

    @property
    def cpu_ratio(self) -> float:
        return self.ours.cpu / self.bare.cpu


class LoadTarget(msgspec.Struct, frozen=True):
    name: str
    value: float
    target: float
    reached: bool


class ServerLoadReport(MachineInfo, frozen=True, kw_only=True):
    cores: int
    seconds: float
    rows: list[ServerLoadRow]
    paced: ServerCost
    targets: list[LoadTarget]


ConnectCrowd = Callable[[str, int], Awaitable[ClientCrowd]]


class _ServerProcess:
    """A server process, pinned to a core."""

    def __init__(self, command: list[str], core: int | None) -> None:
        self._process, self.address = start_server(command)
        self._watched = psutil.Process(self._process.pid)
        if core is not None:
            for thread in self._watched.threads():
                os.sched_setaffinity(thread.id, {core})
        self.empty_memory_bytes = 0.0

    async def warm_up(self, crowd: ConnectCrowd) -> None:
        """Open some tables first, to exclude one-time start-up memory."""
        (await crowd(self.address, _WARM_UP_TABLES)).disconnect_all()
        self.empty_memory_bytes = self.memory_bytes()

    def cpu_seconds(self) -> float:
        times = self._watched.cpu_times()
        return float(times.user + times.system)

    def memory_bytes(self) -> float:
        return float(self._watched.memory_full_info().uss)

    def stop(self) -> None:
        stop_server(self._process)


def measure_server(seconds: float, progress: Callable[[float], None]) -> ServerLoadReport:
    """Measure everything; `progress` is called with the share that is done."""
    _allow_many_sockets()
    with _split_cores() as core, tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_LoadMeasurement(seconds, core, Path(folder), progress).measure_all())


def _allow_many_sockets() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextmanager
def _split_cores() -> Iterator[int | None]:
    """Pin this process to one core; yields the number of another, or None."""
    allowed = sorted(os.sched_getaffinity(0))
    if len(allowed) < 2:
        yield None
        return
    os.sched_setaffinity(0, {allowed[1]})
    try:
        yield allowed[0]
    finally:
        os.sched_setaffinity(0, allowed)


class _LoadMeasurement:
    def __init__(
        self, seconds: float, core: int | None, folder: Path, progress: Callable[[float], None]
    ) -> None:
        self._seconds = seconds
        self._core = core
        self._folder = folder
        self._progress = progress
        self._steps = 0
        self._frames = folder / "frames.json"

    async def measure_all(self) -> ServerLoadReport:
        gc.disable()  # no pauses in the clients
        rows = []
        paced: ServerCost | None = None
        for size in _TABLE_COUNTS:
            database = str(self._folder / f"{size}.db")
            ours = _ServerProcess([*SERVE_COMMAND, "--database", database], self._core)
            try:
                await ours.warm_up(connect_crowd)
                crowd = await connect_crowd(ours.address, size)
                if not self._frames.exists():
                    await self._collect_frames(crowd)
                bare = _ServerProcess(
                    ["skulduggery.bench.bare_server", str(self._frames)], self._core
                )
                try:
                    await bare.warm_up(connect_bare_crowd)
                    echoes = await connect_bare_crowd(bare.address, size)
                    rows.append(await self._measure_row(size, (ours, crowd), (bare, echoes)))
                    echoes.disconnect_all()
                finally:
                    bare.stop()
                if size == _PACED_TABLES:
                    paced = await self._total_cost(
                        size, [await self._measure_stretch(ours, crowd, PACED_MOVES_PER_S)]
                    )
                crowd.disconnect_all()
            finally:
                ours.stop()
        assert paced is not None
        return ServerLoadReport(
            cores=1 if self._core is None else 2,
            seconds=self._seconds,
            rows=rows,
            paced=paced,
            targets=_check_targets(rows, paced),
        )

    def _count_step(self) -> None:
        self._steps += 1
        self._progress(self._steps / (len(_TABLE_COUNTS) * 2 * ROUNDS_PER_TABLE_COUNT + 1))

    async def _collect_frames(self, crowd: ClientCrowd) -> None:
        frames: list[list[str]] = []
        crowd.pace.set_rate(None)
        crowd.counts = counts = LoadCounts()
        counts.keep_frames = True
        while len(counts.frames) < _REPEATED_MOVES:
            await asyncio.sleep(0.05)
        crowd.counts = LoadCounts()
        crowd.pace.set_rate(0.0)
        frames = [[frame.decode() for frame in move] for move in counts.frames[:_REPEATED_MOVES]]
        self._frames.write_bytes(msgspec.json.encode(frames))

    async def _measure_row(
        self,
        size: int,
        ours: tuple[_ServerProcess, ClientCrowd],
        bare: tuple[_ServerProcess, ClientCrowd],
    ) -> ServerLoadRow:
        memories = [
            (server.memory_bytes() - server.empty_memory_bytes) / size for server, _ in (ours, bare)
        ]
        for _, crowd in (ours, bare):
            await crowd.measure_load(_WARM_UP_S)
            await crowd.wait_until_quiet()
        stretches: list[list[LoadStretch]] = [[], []]
        for _ in range(ROUNDS_PER_TABLE_COUNT):
            for which, (server, crowd) in enumerate((ours, bare)):
                stretches[which].append(await self._measure_stretch(server, crowd))
        costs = [
            await self._total_cost(size, stretch, memory)
            for stretch, memory in zip(stretches, memories, strict=True)
        ]
        return ServerLoadRow(*costs)

    async def _measure_stretch(
        self, server: _ServerProcess, crowd: ClientCrowd, rate: float | None = None
    ) -> "LoadStretch":
        before = server.cpu_seconds()
        counts = await crowd.measure_load(self._seconds, rate)
        spent = server.cpu_seconds() - before
        await crowd.wait_until_quiet()
        self._count_step()
        return LoadStretch(counts.delays, spent)

    async def _total_cost(
        self, size: int, stretches: "list[LoadStretch]", memory: float = 0.0
    ) -> ServerCost:
        counts = LoadCounts()
        for stretch in stretches:
            counts.delays += stretch.delays
        moves = len(counts.delays)
        return ServerCost(
            tables=size,
            moves=moves,
            rate=moves / (self._seconds * len(stretches)),
            cpu=sum(stretch.cpu for stretch in stretches) / max(moves, 1),
            p50=counts.delay_percentile(0.5),
            p99=counts.delay_percentile(0.99),
            memory=memory,
        )


class LoadStretch(msgspec.Struct):
    delays: list[float]
    cpu: float


def _check_targets(rows: list[ServerLoadRow], paced: ServerCost) -> list[LoadTarget]:
    by_size = {row.ours.tables: row for row in rows}
    ratio = max(row.cpu_ratio for row in rows)
    rate = by_size[_MIN_MOVES_TABLES].ours.rate
    largest = by_size[max(by_size)]
    memory = largest.ours.memory - largest.bare.memory
    growth = by_size[_GROWTH_TO_TABLES].ours.cpu / by_size[_GROWTH_FROM_TABLES].ours.cpu
    return [
        LoadTarget("cpu-ratio", ratio, _MAX_CPU_RATIO, ratio <= _MAX_CPU_RATIO),
        LoadTarget("rate", rate, _MIN_MOVES_PER_S, rate >= _MIN_MOVES_PER_S),
        LoadTarget("p99", paced.p99, _MAX_P99_DELAY_S, paced.p99 <= _MAX_P99_DELAY_S),
        LoadTarget("memory", memory, _MAX_TABLE_MEMORY_BYTES, memory <= _MAX_TABLE_MEMORY_BYTES),
        LoadTarget("growth", growth, _MAX_CPU_GROWTH_RATIO, growth <= _MAX_CPU_GROWTH_RATIO),
    ]
