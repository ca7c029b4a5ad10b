"""The tool that tries to break the server: it finds what was planted, and nothing where there is
nothing. Long runs of it are described in docs/reliability.md."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from tests.chaos.planted_node import (
    DOUBLE,
    EARLY_ANSWER,
    LEAK,
    PLANTS,
    PLANTS_FILE_VARIABLE,
)
from tools.chaos.hostile import INPUTS, HostilePlan, run_hostile
from tools.chaos.house import FileStorage, open_house
from tools.chaos.judge import DOUBLED_MOVE, LOST_MOVE, WRONG_FRAME
from tools.chaos.kills import KILLS, KillsPlan, run_kills
from tools.chaos.run_state import RunState, StateFile
from tools.chaos.session import JudgeProcess, Session

PATIENCE_S = 120.0  # a safety net: nothing here is about how fast a machine is


@pytest.fixture(scope="module")
def judge() -> Iterator[JudgeProcess]:
    judge = JudgeProcess()
    yield judge
    judge.close()


def ignore_progress(text: str) -> None:
    pass


def run_short(file: StateFile, kills: int, database: str, *faults: str) -> RunState:
    plan = KillsPlan(
        kills=kills,
        databases=(database,),
        tables=3,
        faults=faults,
        stuck_limit_s=PATIENCE_S,
        with_full_disk=False,
        rest_s=0.0,
    )
    state = file.load(seed=4)
    asyncio.run(run_kills(plan, file, state, asyncio.Event(), ignore_progress))
    return file.load(seed=4)


def test_killed_nodes_and_databases_lose_nothing(tmp_path: Path) -> None:
    """And a run that goes on adds to what was found before."""
    file = StateFile(tmp_path, "kills")
    state = run_short(file, 1, "sqlite", "kill a node")
    assert (state.rounds, state.count(KILLS)) == (1, 1)
    state = run_short(file, 3, "postgresql", "kill a node", "stop a node", "kill PostgreSQL")
    assert (state.rounds, state.count(KILLS)) == (2, 3)
    assert state.total().failures == []
    for figures in state.figures.values():
        assert figures.counts["acknowledged moves"] >= 10
        assert figures.counts["frames"] > 100


def test_what_was_planted_is_found(tmp_path: Path, judge: JudgeProcess) -> None:
    plants = tmp_path / "plants.json"

    async def play() -> Session:
        env = {PLANTS_FILE_VARIABLE: str(plants)}
        module = "tests.chaos.planted_node"
        async with open_house(FileStorage(None), "a", 1, module, **env) as house:
            session = Session(house, judge, tmp_path / "failures")
            async with session.playing(5, Random(2), think_s=0.0):
                async with asyncio.timeout(PATIENCE_S):
                    while house.nodes[0].is_running():
                        await asyncio.sleep(0.1)
            return session

    session = asyncio.run(play())
    planted = json.loads(plants.read_text())
    assert tuple(planted) == PLANTS
    found = {(failure.kind, failure.where): failure.what for failure in session.figures.failures}
    assert (LOST_MOVE, planted[EARLY_ANSWER]) in found
    assert (DOUBLED_MOVE, planted[DOUBLE]) in found
    assert "the disc of a Disc" in found[WRONG_FRAME, planted[LEAK]]
    assert {failure.where for failure in session.figures.failures} == set(planted.values())
    for table in planted.values():
        kept = {file.name.split("-")[0] for file in (tmp_path / "failures" / table).iterdir()}
        assert kept >= {"failures.json", "log.jsonl", "table.txt", "frames", "node1.log"}


def test_hostile_inputs_leave_no_trace(tmp_path: Path) -> None:
    plan = HostilePlan(inputs=1500, databases=("sqlite",), clients=4)
    file = StateFile(tmp_path, "hostile")
    asyncio.run(run_hostile(plan, file, file.load(1), asyncio.Event(), ignore_progress))
    state = file.load(1)
    assert state.count(INPUTS) >= 1500
    assert state.total().failures == []
