"""The load of the server compared with one that only broadcasts, and with other game servers:
moves per second, and costs.

All run on one core, in turns, and the clients on another, in one run.
"""

import asyncio
import gc
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from subprocess import Popen

import msgspec

from skulduggery.bench.load_clients import (
    ClientCrowd,
    LoadCounts,
    connect_bare_crowd,
    connect_crowd,
)
from skulduggery.bench.load_stretches import (
    ROUNDS_IN_TURNS,
    ConnectCrowd,
    LoadStretch,
    ServerProcess,
    allow_many_sockets,
    measure_stretch,
    split_cores,
    total_counts,
    warm_up_crowd,
)
from skulduggery.bench.measurement import MachineInfo
from skulduggery.bench.peer_servers import (
    PeerServer,
    ServersBeside,
    install_peer,
    peer_command,
    peer_environment,
)
from skulduggery.bench.playback_record import record_game, write_record
from skulduggery.bench.server_process import (
    SERVE_COMMAND,
    start_program,
    start_server,
)

_TABLE_COUNTS = (10, 50, 250, 1000)
COMPARED_TABLES = 250  # where peers are measured, a paced load, and a server that ran for long
PACED_MOVES_PER_S = 2000.0
FINISHED_GAMES = 1000
_REPEATED_MOVES = 500  # replayed by the bare server
_POLL_S = 0.05

# Targets.
_MAX_CPU_RATIO = 1.5
_MIN_MOVES_PER_S = 8000.0
_MAX_P99_DELAY_S = 0.025
_MAX_TABLE_MEMORY_BYTES = 40 * 1024
_MAX_CPU_GROWTH_RATIO = 1.5
_GROWTH_FROM_TABLES, _GROWTH_TO_TABLES = 50, 1000
_MIN_AGED_RATIO = 1.0
_RATIO_NOISE = 0.05  # between two servers that do the same in turns
_MIN_RATE_RATIOS = {"boardgame.io": 2.0}


class ServerCost(msgspec.Struct, frozen=True):
    """The costs of one server with some tables; times in seconds, memory in bytes."""

    tables: int
    moves: int
    rate: float  # moves per second
    cpu: float  # per move
    p50: float
    p99: float
    frames: float  # sent to seats, per move
    frame_bytes: float  # of all of them, per move
    memory: float  # per table with its four sockets


class ServerLoadRow(msgspec.Struct, frozen=True):
    ours: ServerCost
    bare: ServerCost

    @property
    def cpu_ratio(self) -> float:
        return self.ours.cpu / self.bare.cpu


class BesideCost(msgspec.Struct, frozen=True):
    """Another server in the same minutes, and how many times its moves ours made."""

    name: str
    cost: ServerCost
    rate_ratio: float


class LoadTarget(msgspec.Struct, frozen=True):
    name: str
    value: float
    target: float
    reached: bool


class ServerLoadReport(MachineInfo, frozen=True, kw_only=True):
    cores: int
    seconds: float
    rows: list[ServerLoadRow]
    beside: list[BesideCost]
    paced: ServerCost
    fresh: ServerCost
    aged: ServerCost  # after a thousand finished games, in turns with the fresh one
    targets: list[LoadTarget]


class _Contender(msgspec.Struct):
    """A server and its clients."""

    server: ServerProcess
    crowd: ClientCrowd


def measure_server(
    seconds: float, progress: Callable[[float], None], beside: ServersBeside
) -> ServerLoadReport:
    """Measure everything; `progress` is called with the share that is done."""
    allow_many_sockets()
    with split_cores() as core, tempfile.TemporaryDirectory() as folder:
        measurement = _LoadMeasurement(seconds, core, Path(folder), progress)
        return asyncio.run(measurement.measure_all(*beside))


class _LoadMeasurement:
    def __init__(
        self, seconds: float, core: int | None, folder: Path, progress: Callable[[float], None]
    ) -> None:
        self._seconds = seconds
        self._core = core
        self._folder = folder
        self._progress = progress
        self._steps = 0
        self._all_steps = 1
        self._frames = folder / "frames.json"
        self._databases = 0

    async def measure_all(
        self, peers: tuple[PeerServer, ...], pythons: tuple[str, ...]
    ) -> ServerLoadReport:
        gc.disable()  # no pauses in the clients
        installed = {peer: install_peer(peer) for peer in peers}
        contenders = 2 * len(_TABLE_COUNTS) + len(peers) + len(pythons) + 2
        self._all_steps = contenders * ROUNDS_IN_TURNS + 1
        rows: list[ServerLoadRow] = []
        for size in _TABLE_COUNTS:
            with ExitStack() as stack:
                ours = await self._start_ours(stack, size)
                if not self._frames.exists():
                    await self._collect_frames(ours.crowd)
                servers = [ours, await self._start_bare(stack, size)]
                if size == COMPARED_TABLES:
                    servers += [
                        *[await self._start_ours(stack, size, python) for python in pythons],
                        *await self._start_peers(stack, size, installed),
                    ]
                own, bare, *others = await self._measure_in_turns(size, servers)
                rows.append(ServerLoadRow(own, bare))
                if size == COMPARED_TABLES:
                    names = [*pythons, *(peer.name for peer in peers)]
                    beside = [
                        BesideCost(name, cost, own.rate / cost.rate)
                        for name, cost in zip(names, others, strict=True)
                    ]
                    stretch = await self._measure_stretch(ours, PACED_MOVES_PER_S)
                    paced = self._total_cost(size, [stretch])
                    await self._finish_games(ours.crowd)
                    fresh_one = await self._start_ours(stack, size)
                    aged, fresh = await self._measure_in_turns(size, [ours, fresh_one])
        return ServerLoadReport(
            cores=1 if self._core is None else 2,
            seconds=self._seconds,
            rows=rows,
            beside=beside,
            paced=paced,
            fresh=fresh,
            aged=aged,
            targets=check_targets(rows, beside, paced, aged.rate / fresh.rate),
        )

    async def _start_ours(
        self, stack: ExitStack, size: int, python: str = sys.executable
    ) -> _Contender:
        self._databases += 1
        database = str(self._folder / f"{self._databases}.db")
        started = start_server([*SERVE_COMMAND, "--database", database], python)
        return await self._connect(stack, started, connect_crowd, size)

    async def _start_bare(self, stack: ExitStack, size: int) -> _Contender:
        started = start_server(["skulduggery.bench.bare_server", str(self._frames)])
        return await self._connect(stack, started, connect_bare_crowd, size)

    async def _start_peers(
        self, stack: ExitStack, size: int, installed: dict[PeerServer, Path]
    ) -> list[_Contender]:
        """Other game servers, with one game to play back that was played on a server of ours."""
        if not installed:
            return []
        with ExitStack() as recording:
            moves = await record_game((await self._start_ours(recording, 1)).crowd)
        record = self._folder / "game.json"
        write_record(moves, record)
        return [
            await self._connect(
                stack,
                start_program(peer_command(peer, folder, record), peer_environment()),
                partial(peer.connect, moves),
                size,
            )
            for peer, folder in installed.items()
        ]

    async def _connect(
        self,
        stack: ExitStack,
        started: tuple[Popen[str], str],
        connect: ConnectCrowd,
        size: int,
    ) -> _Contender:
        server = ServerProcess(started, self._core)
        stack.callback(server.stop)
        await server.warm_up(connect)
        crowd = await connect(server.address, size)
        stack.callback(crowd.disconnect_all)
        return _Contender(server, crowd)

    def _count_step(self) -> None:
        self._steps += 1
        self._progress(self._steps / self._all_steps)

    async def _collect_frames(self, crowd: ClientCrowd) -> None:
        counts = LoadCounts()
        counts.keep_moves = True
        await self._play_until(crowd, counts, lambda: len(counts.moves) >= _REPEATED_MOVES)
        frames = [[one.decode() for one in move.frames] for move in counts.moves[:_REPEATED_MOVES]]
        self._frames.write_bytes(msgspec.json.encode(frames))

    async def _finish_games(self, crowd: ClientCrowd) -> None:
        counts = LoadCounts()
        await self._play_until(crowd, counts, lambda: len(counts.game_ends) >= FINISHED_GAMES)
        await crowd.wait_until_quiet()

    async def _play_until(
        self, crowd: ClientCrowd, counts: LoadCounts, is_enough: Callable[[], bool]
    ) -> None:
        crowd.counts = counts
        crowd.pace.set_rate(None)
        while not is_enough():
            await asyncio.sleep(_POLL_S)
        crowd.counts = LoadCounts()
        crowd.pace.set_rate(0.0)

    async def _measure_in_turns(self, size: int, contenders: list[_Contender]) -> list[ServerCost]:
        memories = [
            (one.server.memory_bytes() - one.server.empty_memory_bytes) / size for one in contenders
        ]
        for one in contenders:
            await warm_up_crowd(one.crowd)
        stretches: list[list[LoadStretch]] = [[] for _ in contenders]
        for _ in range(ROUNDS_IN_TURNS):
            for one, own in zip(contenders, stretches, strict=True):
                own.append(await self._measure_stretch(one))
        return [
            self._total_cost(size, own, memory)
            for own, memory in zip(stretches, memories, strict=True)
        ]

    async def _measure_stretch(
        self, contender: _Contender, rate: float | None = None
    ) -> LoadStretch:
        meters = [contender.server.cpu_seconds]
        stretch = await measure_stretch(contender.crowd, meters, self._seconds, rate)
        self._count_step()
        return stretch

    def _total_cost(
        self, size: int, stretches: list[LoadStretch], memory: float = 0.0
    ) -> ServerCost:
        total = total_counts(stretches)
        moves = max(len(total.delays), 1)
        return ServerCost(
            tables=size,
            moves=len(total.delays),
            rate=moves / (self._seconds * len(stretches)),
            cpu=sum(stretch.cpu[0] for stretch in stretches) / moves,
            p50=total.delay_percentile(0.5),
            p99=total.delay_percentile(0.99),
            frames=total.frames / moves,
            frame_bytes=total.frame_bytes / moves,
            memory=memory,
        )


def check_targets(
    rows: list[ServerLoadRow], beside: list[BesideCost], paced: ServerCost, aged_ratio: float
) -> list[LoadTarget]:
    by_size = {row.ours.tables: row for row in rows}
    ratio = max(row.cpu_ratio for row in rows)
    rate = by_size[COMPARED_TABLES].ours.rate
    largest = by_size[max(by_size)]
    memory = largest.ours.memory - largest.bare.memory
    growth = by_size[_GROWTH_TO_TABLES].ours.cpu / by_size[_GROWTH_FROM_TABLES].ours.cpu
    return [
        LoadTarget("cpu-ratio", ratio, _MAX_CPU_RATIO, ratio <= _MAX_CPU_RATIO),
        LoadTarget("rate", rate, _MIN_MOVES_PER_S, rate >= _MIN_MOVES_PER_S),
        *(
            LoadTarget(other.name, other.rate_ratio, least, other.rate_ratio >= least)
            for other in beside
            if (least := _MIN_RATE_RATIOS.get(other.name)) is not None
        ),
        LoadTarget(
            "aged", aged_ratio, _MIN_AGED_RATIO, aged_ratio >= _MIN_AGED_RATIO - _RATIO_NOISE
        ),
        LoadTarget("p99", paced.p99, _MAX_P99_DELAY_S, paced.p99 <= _MAX_P99_DELAY_S),
        LoadTarget("memory", memory, _MAX_TABLE_MEMORY_BYTES, memory <= _MAX_TABLE_MEMORY_BYTES),
        LoadTarget("growth", growth, _MAX_CPU_GROWTH_RATIO, growth <= _MAX_CPU_GROWTH_RATIO),
    ]
