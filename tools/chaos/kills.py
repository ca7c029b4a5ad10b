"""Everything that can go wrong with nodes, database and network, while games are played."""

import asyncio
import time
from contextlib import ExitStack, suppress
from random import Random
from typing import NamedTuple

from tools.chaos.faults import Fault, draw_fault, possible_faults
from tools.chaos.house import Storage, open_house, open_storage
from tools.chaos.run_state import RunState, ShowProgress, StateFile
from tools.chaos.session import JudgeProcess, Session

KILLS = "kills"
FIRST_PROGRESS_S = 60.0  # in which all have begun to play
MAX_CALM_S = 2.0
NODE_COUNTS = (2, 3)  # on PostgreSQL, in turns


class KillsPlan(NamedTuple):
    kills: int = 1000  # in all, with those of earlier runs
    databases: tuple[str, ...] = ("sqlite", "postgresql")
    tables: int = 6
    faults_per_round: int = 12
    think_s: float = 0.03
    moves_between: int = 10  # two faults, at least
    rest_s: float = MAX_CALM_S  # at most, between two faults
    stuck_limit_s: float = 10.0
    with_full_disk: bool = True
    faults: tuple[str, ...] = ()  # by name, in this order, instead of random ones


async def run_kills(
    plan: KillsPlan, file: StateFile, state: RunState, stopping: asyncio.Event, show: ShowProgress
) -> None:
    """Rounds until there were enough kills, or it is to stop; each begins with an empty house."""
    judge = JudgeProcess()
    with ExitStack() as stack:
        stack.callback(judge.close)
        storages = [
            stack.enter_context(open_storage(kind, with_small_disk=plan.with_full_disk))
            for kind in plan.databases
        ]
        if plan.with_full_disk and any(storage.disk is None for storage in storages):
            show("no disk may be mounted here (it takes root): disks are never full\n")
        while state.count(KILLS) < plan.kills and not stopping.is_set():
            began = time.monotonic()
            storage = storages[state.rounds % len(storages)]
            session = await _play_round(plan, storage, state, judge, file, stopping, show)
            state.take_in(storage.kind, session.figures, began)
            file.save(state)


async def _play_round(
    plan: KillsPlan,
    storage: Storage,
    state: RunState,
    judge: JudgeProcess,
    file: StateFile,
    stopping: asyncio.Event,
    show: ShowProgress,
) -> Session:
    rng = Random(f"{state.seed} {state.rounds}")
    nodes = 1 if storage.server is None else NODE_COUNTS[state.rounds // 2 % len(NODE_COUNTS)]
    name = f"round{state.rounds}_{int(time.time())}"
    async with open_house(storage, name, nodes) as house:
        session = Session(house, judge, file.evidence)
        async with session.playing(plan.tables, rng, plan.think_s):
            await session.wait_for_progress(time.monotonic(), FIRST_PROGRESS_S, "the start")
            await session.wait_for_moves(plan.moves_between, FIRST_PROGRESS_S)
            for number in range(len(plan.faults) or plan.faults_per_round):
                if stopping.is_set():
                    break
                kind = plan.faults[number] if plan.faults else draw_fault(house, rng)
                make_fault = possible_faults(house)[kind].make
                kills = state.count(KILLS) + session.figures.counts.get(KILLS, 0)
                show(
                    f"{kills} of {plan.kills} kills, "
                    f"{state.count('acknowledged moves')} moves compared, "
                    f"{len(state.total().failures) + len(session.figures.failures)} failures; "
                    f"round {state.rounds + 1} on {storage.kind} with {nodes} nodes: "
                    f"{number + 1}. {kind}"
                )
                await session.revive_nodes()
                fault = await make_fault(house, rng)
                await _see_it_through(session, fault, kind, plan.stuck_limit_s)
                await session.wait_for_moves(plan.moves_between, FIRST_PROGRESS_S)
                await _rest(stopping, rng.uniform(0, plan.rest_s))
        session.figures.add(f"rounds with {nodes} nodes")
    return session


async def _see_it_through(session: Session, fault: Fault, kind: str, limit_s: float) -> None:
    session.figures.add(KILLS, fault.kills)
    session.figures.add(f"faults: {kind}")
    await asyncio.sleep(fault.over_at - time.monotonic())
    await session.wait_for_progress(fault.over_at, limit_s, kind)
    await fault.restore()


async def _rest(stopping: asyncio.Event, seconds: float) -> None:
    with suppress(TimeoutError):
        await asyncio.wait_for(stopping.wait(), seconds)
