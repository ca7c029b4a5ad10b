"""Servers under load, measured in stretches that take turns: what they have made, and spent."""

import os
import resource
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from subprocess import Popen
from typing import NamedTuple

import psutil

from skulduggery.bench.load_clients import ClientCrowd, LoadCounts
from skulduggery.bench.server_process import stop_server

ROUNDS_IN_TURNS = 3
WARM_UP_S = 1.0
_WARM_UP_TABLES = 10

ConnectCrowd = Callable[[str, int], Awaitable[ClientCrowd]]
CpuMeter = Callable[[], float]  # seconds of processor time since some moment


class ServerProcess:
    """A server process, pinned to a core."""

    def __init__(self, started: tuple[Popen[str], str], core: int | None) -> None:
        self._process, self.address = started
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


def allow_many_sockets() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextmanager
def split_cores() -> Iterator[int | None]:
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


class LoadStretch(NamedTuple):
    counts: LoadCounts
    cpu: tuple[float, ...]  # seconds, by meter


async def measure_stretch(
    crowd: ClientCrowd, meters: Sequence[CpuMeter], seconds: float, rate: float | None = None
) -> LoadStretch:
    """Play for some seconds, as fast as it goes or at a rate."""
    before = [meter() for meter in meters]
    counts = await crowd.measure_load(seconds, rate)
    spent = tuple(meter() - start for meter, start in zip(meters, before, strict=True))
    await crowd.wait_until_quiet()
    return LoadStretch(counts, spent)


async def warm_up_crowd(crowd: ClientCrowd) -> None:
    await crowd.measure_load(WARM_UP_S)
    await crowd.wait_until_quiet()


def total_counts(stretches: Sequence[LoadStretch]) -> LoadCounts:
    total = LoadCounts()
    for stretch in stretches:
        total.delays += stretch.counts.delays
        total.frames += stretch.counts.frames
        total.frame_bytes += stretch.counts.frame_bytes
    return total
