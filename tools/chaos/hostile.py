"""Hostile inputs by the hundred thousand: the server answers afterwards, and its log is clean."""

import asyncio
import time
from contextlib import ExitStack
from random import Random
from typing import NamedTuple

from tools.chaos.evidence import keep_files
from tools.chaos.figures import Figures
from tools.chaos.hostile_clients import HostileClient, NoAnswer, draw_attack
from tools.chaos.house import House, open_house, open_storage
from tools.chaos.nodes import TRACEBACK
from tools.chaos.run_state import RunState, ShowProgress, StateFile
from tools.chaos.session import DEAD_NODE, JudgeProcess, Session
from websockets.exceptions import WebSocketException

INPUTS = "hostile inputs"
NO_ANSWER = "the server owes an answer"
DIRTY_LOG = "an error in the log"
CALM_TIMEOUT_S = 300.0  # in which a whole game is played afterwards


class HostilePlan(NamedTuple):
    inputs: int = 1_000_000  # in all, with those of earlier runs
    databases: tuple[str, ...] = ("sqlite", "postgresql")
    clients: int = 16
    inputs_per_round: int = 20_000


async def run_hostile(
    plan: HostilePlan, file: StateFile, state: RunState, stopping: asyncio.Event, show: ShowProgress
) -> None:
    judge = JudgeProcess()
    with ExitStack() as stack:
        stack.callback(judge.close)
        storages = [stack.enter_context(open_storage(kind)) for kind in plan.databases]
        while state.count(INPUTS) < plan.inputs and not stopping.is_set():
            began = time.monotonic()
            storage = storages[state.rounds % len(storages)]
            rng = Random(f"{state.seed} {state.rounds}")
            async with open_house(storage, f"hostile{state.rounds}_{int(time.time())}", 1) as house:
                figures = Figures()
                attack = _Round(plan, house, figures, state, stopping, show)
                await attack.run(rng)
                session = Session(house, judge, file.evidence)
                async with session.playing(1, rng, think_s=0.0):
                    await _wait_for_a_game(session)
                figures.take_in(session.figures)
                _judge_log(house, figures)
                if figures.failures:
                    keep_files(file.evidence / f"round{state.rounds}", [house.nodes[0].log])
            state.take_in(storage.kind, figures, began)
            file.save(state)


class _Round:
    def __init__(
        self,
        plan: HostilePlan,
        house: House,
        figures: Figures,
        state: RunState,
        stopping: asyncio.Event,
        show: ShowProgress,
    ) -> None:
        self._plan = plan
        self._house = house
        self._figures = figures
        self._state = state
        self._stopping = stopping
        self._show = show

    async def run(self, rng: Random) -> None:
        clients = [
            HostileClient(f"127.0.0.1:{self._house.nodes[0].port}", Random(rng.random()))
            for _ in range(self._plan.clients)
        ]
        await asyncio.gather(*(self._attack_on(client) for client in clients))

    def _sent(self) -> int:
        return self._figures.counts.get(INPUTS, 0)

    def _is_over(self) -> bool:
        enough = min(self._plan.inputs_per_round, self._plan.inputs - self._state.count(INPUTS))
        node = self._house.nodes[0]
        return self._sent() >= enough or self._stopping.is_set() or not node.is_running()

    async def _attack_on(self, client: HostileClient) -> None:
        await client.settle()
        while not self._is_over():
            name, attack = draw_attack(client.rng)
            try:
                sent = await attack(client)
            except NoAnswer as silence:
                self._figures.fail(NO_ANSWER, name, str(silence))
                sent = 1
            except (OSError, TimeoutError, WebSocketException):
                sent = 0  # the guest has been erased, or has no table any more
                await client.settle()
            self._figures.add(INPUTS, sent)
            self._figures.add(f"{INPUTS}: {name}", sent)
            self._show(
                f"{self._state.count(INPUTS) + self._sent()} of {self._plan.inputs} inputs, "
                f"{len(self._state.total().failures) + len(self._figures.failures)} failures"
            )


async def _wait_for_a_game(session: Session) -> None:
    """Somebody else plays a game as if nothing had been."""
    until = time.monotonic() + CALM_TIMEOUT_S
    while session.figures.counts.get("finished games", 0) == 0:
        if time.monotonic() > until:
            session.fail(NO_ANSWER, "a game afterwards", f"not over after {CALM_TIMEOUT_S} s")
            return
        await asyncio.sleep(0.1)


def _judge_log(house: House, figures: Figures) -> None:
    node = house.nodes[0]
    if not node.is_running():
        figures.fail(DEAD_NODE, node.name, node.log_end())
    for what, number in node.count_log_errors().items():
        kind = TRACEBACK if what == TRACEBACK else DIRTY_LOG
        figures.fail(kind, node.name, f"{number} times: {what}")
