"""Many tables for a long time: does memory grow?"""

import asyncio
import time
from contextlib import ExitStack, suppress
from random import Random
from typing import NamedTuple

from tools.chaos.house import House, open_house, open_storage
from tools.chaos.memory_plot import Point, draw_memory, slope_per_hour
from tools.chaos.run_state import RunState, ShowProgress, StateFile
from tools.chaos.session import JudgeProcess, Session

SAMPLE_INTERVAL_S = 5.0
MIN_JUDGED_S = 1800.0  # caches fill up in the first minutes
GROWTH = "a node grows"
PLAYED_S = "seconds played"


class SoakPlan(NamedTuple):
    minutes: float = 60.0
    database: str = "sqlite"
    nodes: int = 1
    tables: int = 1000
    think_s: float = 5.0
    max_growth_mib_per_hour: float = 20.0  # of a node, after the warm-up
    all_begin_within_s: float = 120.0  # else all would connect in the same second


async def run_soak(
    plan: SoakPlan, file: StateFile, state: RunState, stopping: asyncio.Event, show: ShowProgress
) -> None:
    """In one piece: memory of a process that was started anew says nothing of the one before."""
    judge = JudgeProcess()
    name = f"{plan.database}, {plan.nodes} node(s), {plan.tables} tables"
    with ExitStack() as stack:
        stack.callback(judge.close)
        storage = stack.enter_context(open_storage(plan.database))
        began = time.monotonic()
        rng = Random(f"{state.seed} {state.rounds}")
        async with open_house(storage, f"soak{int(time.time())}", plan.nodes) as house:
            session = Session(house, judge, file.evidence, keeps_frames=False)
            async with session.playing(plan.tables, rng, plan.think_s, plan.all_begin_within_s):
                samples = await _sample_memory(house, session, plan, stopping, show)
        for node, points in samples.items():
            growth = slope_per_hour(points)
            where = f"{name}, {node}"
            state.details[f"memory of {where}, MiB by seconds"] = [
                round(value, 2) for point in points for value in point
            ]
            state.details[f"growth of {where}, MiB an hour"] = [round(growth, 2)]
            draw_memory(points, f"{where}: {growth:+.1f} MiB an hour", file.folder / f"{node}.svg")
            is_long_enough = points[-1][0] >= MIN_JUDGED_S
            if growth > plan.max_growth_mib_per_hour and is_long_enough:
                session.fail(GROWTH, node, f"by {growth:.1f} MiB an hour")
        session.figures.add(PLAYED_S, int(time.monotonic() - began))
        state.take_in(name, session.figures, began)
        file.save(state)


async def _sample_memory(
    house: House, session: Session, plan: SoakPlan, stopping: asyncio.Event, show: ShowProgress
) -> dict[str, list[Point]]:
    began = time.monotonic()
    samples: dict[str, list[Point]] = {node.name: [] for node in house.nodes}
    while (passed := time.monotonic() - began) < 60 * plan.minutes and not stopping.is_set():
        for node in house.nodes:
            samples[node.name].append((passed, node.memory_kib() / 1024))
        sizes = ", ".join(f"{name} {points[-1][1]:.0f} MiB" for name, points in samples.items())
        show(
            f"{passed / 60:.1f} of {plan.minutes:g} minutes, {plan.tables} tables, {sizes}; "
            f"{session.figures.counts.get('tables', 0)} tables played"
        )
        with suppress(TimeoutError):
            await asyncio.wait_for(stopping.wait(), SAMPLE_INTERVAL_S)
    return samples
