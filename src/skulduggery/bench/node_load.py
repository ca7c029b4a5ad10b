"""What several nodes on one PostgreSQL cost, compared with one, and with one on a file.

All are measured in turns in one run: nodes on one core, clients on another, PostgreSQL where the
system puts it. A load of a fixed rate tells what a move costs; what all can do at most tells how
fast they are.
"""

import asyncio
import gc
import tempfile
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec

from skulduggery.bench.load_clients import ClientCrowd, connect_spread_crowd
from skulduggery.bench.load_stretches import (
    ROUNDS_IN_TURNS,
    CpuMeter,
    LoadStretch,
    ServerProcess,
    allow_many_sockets,
    measure_stretch,
    split_cores,
    total_counts,
    warm_up_crowd,
)
from skulduggery.bench.measurement import MachineInfo
from skulduggery.bench.scratch_databases import PostgresProcesses, scratch_database
from skulduggery.bench.server_process import SERVE_COMMAND, start_server

TABLE_COUNT = 250
PACED_MOVES_PER_S = 1000.0
SQLITE_HOUSE, ONE_NODE_HOUSE, APART_HOUSE, SPREAD_HOUSE = "sqlite", "one", "apart", "spread"
_MEASURED_PACES = (None, PACED_MOVES_PER_S)  # moves per second; None: as many as it can
_MAX_PACE_MISSED = 0.05

# Targets.
_MIN_RATE_RATIO = 0.7
_MAX_CPU_RATIOS = {APART_HOUSE: 1.2, SPREAD_HOUSE: 1.6}


NodeOfSeat = Callable[[int, int], int]  # by table and seat


def _at_the_only_one(table: int, seat: int) -> int:
    return 0


class NodesCost(msgspec.Struct, frozen=True):
    """The costs of a house under one load; times in seconds, processor time for each move."""

    house: str
    pace: float | None  # moves per second, if it was not as many as it could
    moves: int
    rate: float  # moves per second
    nodes_cpu: float  # of all nodes together
    postgresql_cpu: float | None  # where its processes can be seen
    clients_cpu: float
    p50: float
    p99: float

    @property
    def has_kept_pace(self) -> bool:
        return self.pace is None or self.rate >= self.pace * (1 - _MAX_PACE_MISSED)


class NodesTarget(msgspec.Struct, frozen=True):
    name: str
    value: float
    target: float
    reached: bool


class NodeLoadReport(MachineInfo, frozen=True, kw_only=True):
    cores: int
    seconds: float
    tables: int
    costs: list[NodesCost]
    targets: list[NodesTarget]


class _House(msgspec.Struct):
    """Nodes on one database, and all their clients."""

    name: str
    crowd: ClientCrowd
    meters: list[CpuMeter]  # of the nodes, the clients and, where it can be seen, of PostgreSQL


def measure_nodes(
    address: str, seconds: float, progress: Callable[[float], None], tables: int = TABLE_COUNT
) -> NodeLoadReport:
    """Measure everything; `progress` is called with the share that is done."""
    allow_many_sockets()
    with split_cores() as core, tempfile.TemporaryDirectory() as folder:
        measurement = _NodesMeasurement(address, seconds, core, Path(folder), tables, progress)
        gc.disable()  # no pauses in the clients
        try:
            costs = asyncio.run(measurement.measure_all())
        finally:
            gc.enable()
    return NodeLoadReport(
        cores=1 if core is None else 2,
        seconds=seconds,
        tables=tables,
        costs=costs,
        targets=check_targets(costs),
    )


class _NodesMeasurement:
    def __init__(
        self,
        address: str,
        seconds: float,
        core: int | None,
        folder: Path,
        tables: int,
        progress: Callable[[float], None],
    ) -> None:
        self._address = address
        self._seconds = seconds
        self._core = core
        self._folder = folder
        self._tables = tables
        self._progress = progress
        self._steps = 0

    async def measure_all(self) -> list[NodesCost]:
        async with AsyncExitStack() as stack:
            file = str(self._folder / "house.db")
            houses = [
                await self._fill_house(stack, SQLITE_HOUSE, file, 1, _at_the_only_one),
                await self._open_house(stack, ONE_NODE_HOUSE, 1, _at_the_only_one),
                await self._open_house(stack, APART_HOUSE, 2, lambda table, seat: table % 2),
                await self._open_house(stack, SPREAD_HOUSE, 2, lambda table, seat: seat % 2),
            ]
            for house in houses:
                await warm_up_crowd(house.crowd)
            costs: list[NodesCost] = []
            for pace in _MEASURED_PACES:
                costs += await self._measure_in_turns(houses, pace)
        return costs

    async def _measure_in_turns(self, houses: list[_House], pace: float | None) -> list[NodesCost]:
        stretches: list[list[LoadStretch]] = [[] for _ in houses]
        for _ in range(ROUNDS_IN_TURNS):
            for house, own in zip(houses, stretches, strict=True):
                own.append(await measure_stretch(house.crowd, house.meters, self._seconds, pace))
                self._steps += 1
                self._progress(self._steps / (len(_MEASURED_PACES) * ROUNDS_IN_TURNS * len(houses)))
        return [
            self._total_cost(house.name, pace, own)
            for house, own in zip(houses, stretches, strict=True)
        ]

    async def _open_house(
        self, stack: AsyncExitStack, name: str, nodes: int, node_of: NodeOfSeat
    ) -> _House:
        database = await stack.enter_async_context(scratch_database(self._address))
        house = await self._fill_house(stack, name, database, nodes, node_of)
        if (processes := await PostgresProcesses.find(database)) is not None:
            house.meters.append(processes.cpu_seconds)
        return house

    async def _fill_house(
        self,
        stack: AsyncExitStack,
        name: str,
        database: str,
        count: int,
        node_of: NodeOfSeat,
    ) -> _House:
        nodes = [await self._start_node(stack, database) for _ in range(count)]

        def address_of(table: int, seat: int) -> str:
            return nodes[node_of(table, seat)].address

        def nodes_cpu() -> float:
            return sum(node.cpu_seconds() for node in nodes)

        crowd = await connect_spread_crowd(address_of, self._tables)
        stack.callback(crowd.disconnect_all)
        return _House(name, crowd, [nodes_cpu, time.process_time])

    async def _start_node(self, stack: AsyncExitStack, database: str) -> ServerProcess:
        """The clients of houses that are open already answer their pings meanwhile."""
        command = [*SERVE_COMMAND, "--database", database]
        started = await asyncio.to_thread(start_server, command)
        node = ServerProcess(started, self._core)
        stack.callback(node.stop)
        return node

    def _total_cost(self, name: str, pace: float | None, stretches: list[LoadStretch]) -> NodesCost:
        counts = total_counts(stretches)
        moves = max(len(counts.delays), 1)
        spent = [
            sum(seconds) / moves for seconds in zip(*(one.cpu for one in stretches), strict=True)
        ]
        return NodesCost(
            house=name,
            pace=pace,
            moves=len(counts.delays),
            rate=len(counts.delays) / (self._seconds * len(stretches)),
            nodes_cpu=spent[0],
            clients_cpu=spent[1],
            postgresql_cpu=spent[2] if len(spent) > 2 else None,
            p50=counts.delay_percentile(0.5),
            p99=counts.delay_percentile(0.99),
        )


def check_targets(costs: list[NodesCost]) -> list[NodesTarget]:
    at_most = {cost.house: cost for cost in costs if cost.pace is None}
    paced = {cost.house: cost for cost in costs if cost.pace is not None}
    rate = at_most[ONE_NODE_HOUSE].rate / max(at_most[SQLITE_HOUSE].rate, 1.0)
    targets = [NodesTarget(ONE_NODE_HOUSE, rate, _MIN_RATE_RATIO, rate >= _MIN_RATE_RATIO)]
    for house, most in _MAX_CPU_RATIOS.items():
        ratio = paced[house].nodes_cpu / paced[ONE_NODE_HOUSE].nodes_cpu
        # What a node that has more to do than it can spends on a move is another question.
        is_comparable = paced[house].has_kept_pace and paced[ONE_NODE_HOUSE].has_kept_pace
        targets.append(NodesTarget(house, ratio, most, is_comparable and ratio <= most))
    return targets
