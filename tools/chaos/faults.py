"""What may happen to a house, each as a function: it does it, and says when it is over.

A game has to go on from then, which may be before all is as it was: where a node has died, the
others are to take over, and it is started again only afterwards.
"""

import asyncio
import signal
import time
from collections.abc import Awaitable, Callable
from random import Random
from typing import NamedTuple

from tools.chaos.house import House
from tools.chaos.nodes import Node

TAKEOVER_S = 3.0  # after which a node that says nothing counts as dead
MAX_ABSENCE_S = 6.0
MAX_STOP_S = 8.0
MAX_STALL_S = 15.0
SLOW_DELAYS_S = (0.02, 0.2)
SLOW_FOR_S = 4.0
FULL_FOR_S = (2.0, 6.0)
CLOCK_JUMPS_S = (-86_400.0, -600.0, 3.0, 600.0, 86_400.0)


async def _leave_as_it_is() -> None:
    pass


class Fault(NamedTuple):
    """One that was made."""

    over_at: float  # monotonic time from which games have to go on
    kills: int = 0  # processes that were killed hard
    restore: Callable[[], Awaitable[None]] = _leave_as_it_is  # afterwards


MakeFault = Callable[[House, Random], Awaitable[Fault]]


async def kill_node(house: House, rng: Random) -> Fault:
    return await _kill_nodes(house, rng, [rng.choice(house.running_nodes())])


async def kill_all_nodes(house: House, rng: Random) -> Fault:
    return await _kill_nodes(house, rng, house.running_nodes())


async def _kill_nodes(house: House, rng: Random, victims: list[Node]) -> Fault:
    await asyncio.gather(*(node.kill() for node in victims))
    killed_at = time.monotonic()

    async def start_again() -> None:
        await asyncio.gather(*(node.start() for node in victims))

    if not house.running_nodes():
        await asyncio.sleep(rng.uniform(0, MAX_ABSENCE_S / 3))
        await start_again()
        return Fault(time.monotonic(), len(victims))
    absence = rng.choice((0.0, rng.uniform(0, MAX_ABSENCE_S)))
    starting = asyncio.create_task(_later(absence, start_again))
    return Fault(killed_at + TAKEOVER_S, len(victims), lambda: starting)


async def _later(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    await asyncio.sleep(seconds)
    await work()


async def restart_node(house: House, rng: Random) -> Fault:
    """In order: who is connected is sent to the others, where there are any."""
    victim = rng.choice(house.running_nodes())
    await victim.leave()
    if house.running_nodes():
        return Fault(time.monotonic(), restore=victim.start)
    await victim.start()
    return Fault(time.monotonic())


async def stop_node(house: House, rng: Random) -> Fault:
    """As a machine that hangs and comes back, perhaps after it was taken for dead."""
    victim, duration = rng.choice(house.running_nodes()), rng.uniform(0.5, MAX_STOP_S)
    victim.stop()
    stopped_at = time.monotonic()

    async def go_on() -> None:
        await asyncio.sleep(stopped_at + duration - time.monotonic())
        victim.go_on()

    if house.running_nodes() and duration > TAKEOVER_S:
        continuing = asyncio.create_task(go_on())
        return Fault(stopped_at + TAKEOVER_S, restore=lambda: continuing)
    await go_on()
    return Fault(time.monotonic())


async def kill_database(house: House, rng: Random) -> Fault:
    server = house.storage.server
    assert server is not None
    await server.kill()
    await asyncio.sleep(rng.uniform(0, MAX_ABSENCE_S / 2))
    await server.start()
    return Fault(time.monotonic(), 1)


async def restart_database(house: House, rng: Random) -> Fault:
    """In order, as for an upgrade: who is connected is sent away."""
    server = house.storage.server
    assert server is not None
    await asyncio.to_thread(server.driver.stop, signal.SIGINT)
    await server.start()
    return Fault(time.monotonic())


async def stall_network(house: House, rng: Random) -> Fault:
    """Between some nodes and the database nothing gets through."""
    lines = rng.choice((house.lines, [rng.choice(house.lines)]))
    for line in lines:
        line.stall()
    await asyncio.sleep(rng.uniform(1, MAX_STALL_S))
    for line in lines:
        line.heal()
    return Fault(time.monotonic())


async def slow_network(house: House, rng: Random) -> Fault:
    for line in house.lines:
        line.slow_down(rng.uniform(*SLOW_DELAYS_S))
    await asyncio.sleep(SLOW_FOR_S)
    for line in house.lines:
        line.heal()
    return Fault(time.monotonic())


async def break_connections(house: House, rng: Random) -> Fault:
    for line in house.lines:
        line.break_off()
    return Fault(time.monotonic())


async def fill_disk(house: House, rng: Random) -> Fault:
    """PostgreSQL may stop at that: then somebody starts it again once there is room."""
    disk, server = house.storage.disk, house.storage.server
    assert disk is not None
    disk.fill_up()
    await asyncio.sleep(rng.uniform(*FULL_FOR_S))
    disk.make_room()
    if server is not None and not await server.answers():
        if server.is_running():
            await server.kill()
        await server.start()
    return Fault(time.monotonic())


async def set_clock(house: House, rng: Random) -> Fault:
    """The wall clock of a node jumps, and stays there until the next time."""
    node = rng.choice(house.nodes)
    node.clock.set_ahead(node.clock.ahead() + rng.choice(CLOCK_JUMPS_S))
    return Fault(time.monotonic())


class FaultKind(NamedTuple):
    weight: int  # how often it is drawn, beside the others
    make: MakeFault


ANYWHERE = {
    "kill a node": FaultKind(10, kill_node),
    "stop a node": FaultKind(4, stop_node),
    "restart a node": FaultKind(1, restart_node),
    "set a clock": FaultKind(1, set_clock),
}
ON_POSTGRESQL = {
    "kill all nodes": FaultKind(1, kill_all_nodes),
    "kill PostgreSQL": FaultKind(4, kill_database),
    "restart PostgreSQL": FaultKind(1, restart_database),
    "stall the network": FaultKind(1, stall_network),
    "slow the network": FaultKind(1, slow_network),
    "break connections": FaultKind(1, break_connections),
}
ON_SMALL_DISK = {"fill the disk": FaultKind(1, fill_disk)}


def possible_faults(house: House) -> dict[str, FaultKind]:
    """Those that can be made at this house."""
    found = dict(ANYWHERE)
    if house.storage.server is not None:
        found |= ON_POSTGRESQL
    if house.storage.disk is not None:
        found |= ON_SMALL_DISK
    return found


def draw_fault(house: House, rng: Random) -> str:
    possible = possible_faults(house)
    return rng.choices(list(possible), [kind.weight for kind in possible.values()])[0]
