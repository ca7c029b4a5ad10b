"""The server beside one that only broadcasts: moves a second, and what each costs.

Both run on one core and the clients on another, in turns, in one run.
"""

import asyncio
import gc
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import psutil

from skulduggery.bench.load_clients import Crowd, Tally, at_bare_tables, at_the_tables
from skulduggery.bench.machine import Place

SIZES = (10, 50, 250, 1000)
PACED_SIZE, PACED_RATE = 250, 1000.0
ROUNDS = 3
WARM_UP = 1.0
FIRST_TABLES = 10
FRAMES = 500  # moves that the bare server gets to repeat

LIMITS = (
    "REQUESTS",
    "NEW_TABLES",
    "TABLES",
    "SOCKETS",
    "SOCKETS_PER_ADDRESS",
    "SOCKETS_PER_GUEST",
    "ASKS",
    "TALK",
)
SERVE = ["skulduggery", "serve", "--host", "127.0.0.1", "--port", "0"]

# What is to be reached.
MOST_CPU_RATIO = 2.5
RATE_AIM = 8000.0
RATE_AIM_SIZE = 250
MOST_P99 = 0.050
MOST_TABLE_MEMORY = 40 * 1024
MOST_GROWTH = 1.5
GROWTH_FROM, GROWTH_TO = 50, 1000


class Cost(msgspec.Struct, frozen=True):
    """One server with so many tables; times in seconds, memory in bytes."""

    tables: int
    moves: int
    rate: float  # moves a second
    cpu: float  # for each move
    p50: float
    p99: float
    memory: float  # for each table with its four sockets


class Row(msgspec.Struct, frozen=True):
    ours: Cost
    bare: Cost

    @property
    def ratio(self) -> float:
        return self.ours.cpu / self.bare.cpu


class Target(msgspec.Struct, frozen=True):
    name: str
    value: float
    target: float
    reached: bool


class Report(Place, frozen=True, kw_only=True):
    cores: int
    seconds: float
    rows: list[Row]
    paced: Cost
    targets: list[Target]


Gather = Callable[[str, int], Awaitable[Crowd]]


class Server:
    """A server process on a core of its own."""

    def __init__(self, command: list[str], core: int | None) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", *command], stdout=subprocess.PIPE, text=True, env=quiet()
        )
        assert self.process.stdout is not None
        line = ""
        while "http://" not in line:
            line = self.process.stdout.readline()
            if not line:
                raise RuntimeError(f"{command[0]} did not start")
        self.address = line[line.index("http://") + len("http://") :].split()[0]
        self.watched = psutil.Process(self.process.pid)
        if core is not None:
            for thread in self.watched.threads():
                os.sched_setaffinity(thread.id, {core})
        self.empty = 0.0

    async def warm_up(self, crowd: Gather) -> None:
        """What comes with the first tables, and only with them, is not held against the others."""
        (await crowd(self.address, FIRST_TABLES)).go()
        self.empty = self.memory()

    def cpu(self) -> float:
        times = self.watched.cpu_times()
        return float(times.user + times.system)

    def memory(self) -> float:
        return float(self.watched.memory_full_info().uss)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


def quiet() -> dict[str, str]:
    return {
        **os.environ,
        "PYTHONUNBUFFERED": "1",
        "SKULDUGGERY_LANG": "en",
        "SKULDUGGERY_LOG_LEVEL": "warning",
        **{f"SKULDUGGERY_{limit}": "0" for limit in LIMITS},
    }


def run(seconds: float, progress: Callable[[float], None]) -> Report:
    """Measure everything; `progress` is told how much of it is done."""
    allow_many_sockets()
    with cores() as core, tempfile.TemporaryDirectory() as folder:
        return asyncio.run(Measuring(seconds, core, Path(folder), progress).report())


def allow_many_sockets() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextmanager
def cores() -> Iterator[int | None]:
    """This process on one core, and the number of another; None where there is only one."""
    allowed = sorted(os.sched_getaffinity(0))
    if len(allowed) < 2:
        yield None
        return
    os.sched_setaffinity(0, {allowed[1]})
    try:
        yield allowed[0]
    finally:
        os.sched_setaffinity(0, allowed)


class Measuring:
    def __init__(
        self, seconds: float, core: int | None, folder: Path, progress: Callable[[float], None]
    ) -> None:
        self.seconds = seconds
        self.core = core
        self.folder = folder
        self.progress = progress
        self.steps = 0
        self.frames = folder / "frames.json"

    async def report(self) -> Report:
        gc.disable()  # the clients shall not pause
        rows = []
        paced: Cost | None = None
        for size in SIZES:
            database = str(self.folder / f"{size}.db")
            ours = Server([*SERVE, "--database", database], self.core)
            try:
                await ours.warm_up(at_the_tables)
                crowd = await at_the_tables(ours.address, size)
                if not self.frames.exists():
                    await self.collect_frames(crowd)
                bare = Server(["skulduggery.bench.bare_server", str(self.frames)], self.core)
                try:
                    await bare.warm_up(at_bare_tables)
                    echoes = await at_bare_tables(bare.address, size)
                    rows.append(await self.row(size, (ours, crowd), (bare, echoes)))
                    echoes.go()
                finally:
                    bare.stop()
                if size == PACED_SIZE:
                    paced = await self.cost(size, [await self.stretch(ours, crowd, PACED_RATE)])
                crowd.go()
            finally:
                ours.stop()
        assert paced is not None
        return Report(
            cores=1 if self.core is None else 2,
            seconds=self.seconds,
            rows=rows,
            paced=paced,
            targets=targets(rows, paced),
        )

    def step(self) -> None:
        self.steps += 1
        self.progress(self.steps / (len(SIZES) * 2 * ROUNDS + 1))

    async def collect_frames(self, crowd: Crowd) -> None:
        frames: list[list[str]] = []
        crowd.pace.set(None)
        crowd.tally = tally = Tally()
        tally.keep_frames = True
        while len(tally.frames) < FRAMES:
            await asyncio.sleep(0.05)
        crowd.tally = Tally()
        crowd.pace.set(0.0)
        frames = [[frame.decode() for frame in move] for move in tally.frames[:FRAMES]]
        self.frames.write_bytes(msgspec.json.encode(frames))

    async def row(self, size: int, ours: tuple[Server, Crowd], bare: tuple[Server, Crowd]) -> Row:
        memories = [(server.memory() - server.empty) / size for server, _ in (ours, bare)]
        for _, crowd in (ours, bare):
            await crowd.measure(WARM_UP)
            await crowd.quiet()
        stretches: list[list[Stretch]] = [[], []]
        for _ in range(ROUNDS):
            for which, (server, crowd) in enumerate((ours, bare)):
                stretches[which].append(await self.stretch(server, crowd))
        costs = [
            await self.cost(size, stretch, memory)
            for stretch, memory in zip(stretches, memories, strict=True)
        ]
        return Row(*costs)

    async def stretch(self, server: Server, crowd: Crowd, rate: float | None = None) -> "Stretch":
        before = server.cpu()
        tally = await crowd.measure(self.seconds, rate)
        spent = server.cpu() - before
        await crowd.quiet()
        self.step()
        return Stretch(tally.delays, spent)

    async def cost(self, size: int, stretches: "list[Stretch]", memory: float = 0.0) -> Cost:
        tally = Tally()
        for stretch in stretches:
            tally.delays += stretch.delays
        moves = len(tally.delays)
        return Cost(
            tables=size,
            moves=moves,
            rate=moves / (self.seconds * len(stretches)),
            cpu=sum(stretch.cpu for stretch in stretches) / max(moves, 1),
            p50=tally.percentile(0.5),
            p99=tally.percentile(0.99),
            memory=memory,
        )


class Stretch(msgspec.Struct):
    delays: list[float]
    cpu: float


def targets(rows: list[Row], paced: Cost) -> list[Target]:
    by_size = {row.ours.tables: row for row in rows}
    ratio = max(row.ratio for row in rows)
    rate = by_size[RATE_AIM_SIZE].ours.rate
    largest = by_size[max(by_size)]
    memory = largest.ours.memory - largest.bare.memory
    growth = by_size[GROWTH_TO].ours.cpu / by_size[GROWTH_FROM].ours.cpu
    return [
        Target("cpu-ratio", ratio, MOST_CPU_RATIO, ratio <= MOST_CPU_RATIO),
        Target("rate", rate, RATE_AIM, rate >= RATE_AIM),
        Target("p99", paced.p99, MOST_P99, paced.p99 <= MOST_P99),
        Target("memory", memory, MOST_TABLE_MEMORY, memory <= MOST_TABLE_MEMORY),
        Target("growth", growth, MOST_GROWTH, growth <= MOST_GROWTH),
    ]
