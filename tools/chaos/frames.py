"""Games without trouble, as fast as they can be played: every frame is looked through."""

import asyncio
import time
from contextlib import ExitStack
from random import Random
from typing import NamedTuple

from tools.chaos.house import open_house, open_storage
from tools.chaos.run_state import RunState, ShowProgress, StateFile
from tools.chaos.session import JudgeProcess, Session

FRAMES = "frames"
ROUND_S = 60.0
SHOW_INTERVAL_S = 1.0
NODE_COUNT = 2  # on PostgreSQL


class FramesPlan(NamedTuple):
    frames: int = 1_000_000  # in all, with those of earlier runs
    databases: tuple[str, ...] = ("sqlite", "postgresql")
    tables: int = 8
    round_s: float = ROUND_S


async def run_frames(
    plan: FramesPlan, file: StateFile, state: RunState, stopping: asyncio.Event, show: ShowProgress
) -> None:
    judge = JudgeProcess()
    with ExitStack() as stack:
        stack.callback(judge.close)
        storages = [stack.enter_context(open_storage(kind)) for kind in plan.databases]
        while state.count(FRAMES) < plan.frames and not stopping.is_set():
            began = time.monotonic()
            storage = storages[state.rounds % len(storages)]
            nodes = 1 if storage.server is None else NODE_COUNT
            rng = Random(f"{state.seed} {state.rounds}")
            async with open_house(
                storage, f"frames{state.rounds}_{int(time.time())}", nodes
            ) as house:
                session = Session(house, judge, file.evidence)
                async with session.playing(plan.tables, rng, think_s=0.0):
                    await _watch(session, plan, state, stopping, show)
            state.take_in(storage.kind, session.figures, began)
            file.save(state)


async def _watch(
    session: Session,
    plan: FramesPlan,
    state: RunState,
    stopping: asyncio.Event,
    show: ShowProgress,
) -> None:
    """For the length of a round, or until there is enough."""
    until = time.monotonic() + plan.round_s
    before, failures = state.count(FRAMES), len(state.total().failures)
    while time.monotonic() < until and not stopping.is_set():
        scanned = before + session.figures.counts.get(FRAMES, 0)
        show(
            f"{scanned} of {plan.frames} frames scanned, "
            f"{failures + len(session.figures.failures)} failures; round {state.rounds + 1}"
        )
        if scanned >= plan.frames:
            return
        await asyncio.sleep(SHOW_INTERVAL_S)
