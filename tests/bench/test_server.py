"""`bench server`: other servers beside ours, and which targets are reached."""

import asyncio
import sys
from pathlib import Path

import pytest
from tests.cli.test_commands import run_cli

from skulduggery.bench.load_clients import (
    SEATS_PER_TABLE,
    ClientCrowd,
    KeptMove,
    LoadCounts,
    connect_crowd,
)
from skulduggery.bench.measurement import MachineInfo
from skulduggery.bench.peer_servers import (
    PEER_SERVERS,
    PeerServer,
    install_peer,
    peer_command,
    peer_environment,
    servers_beside,
)
from skulduggery.bench.playback_record import record_game, write_record
from skulduggery.bench.server_load import BesideCost, ServerCost, ServerLoadRow, check_targets
from skulduggery.bench.server_process import running_server, start_program, stop_server
from skulduggery.core.errors import BadOptions

TABLES = 2
GAMES = 2
# Of a frame of ours, by what surrounds the view in a frame of theirs.
SIZE_TOLERANCE = 0.15


def cost(tables: int, *, rate: float = 4000.0, cpu: float = 1e-4, p99: float = 0.01) -> ServerCost:
    return ServerCost(
        tables=tables,
        moves=100,
        rate=rate,
        cpu=cpu,
        p50=p99 / 2,
        p99=p99,
        frames=4.0,
        frame_bytes=4000.0,
        memory=0.0,
    )


def test_servers_are_named_once_and_pythons_by_their_path() -> None:
    found = servers_beside(f"colyseus, boardgame.io,colyseus,{sys.executable}")
    assert [peer.name for peer in found.peers] == ["colyseus", "boardgame.io"]
    assert found.pythons == (sys.executable,)


@pytest.mark.parametrize("name", ["boardgameio", "/no/such/python", "colyseus,,x"])
def test_an_unknown_server_is_refused(name: str) -> None:
    with pytest.raises(BadOptions) as refused:
        servers_beside(name)
    assert refused.value.sentence == "bad-bench-beside"


def test_only_the_server_is_measured_beside_others() -> None:
    failed = run_cli("bench", "rules", "--beside", "colyseus", code=2)
    assert "--beside" in failed.stderr


def test_how_this_python_was_built_is_told() -> None:
    build = MachineInfo().python_build
    assert build.endswith(("shared library", "one program"))


def test_targets() -> None:
    rows = [ServerLoadRow(cost(size), cost(size, cpu=5e-5)) for size in (10, 50, 250, 1000)]
    beside = [BesideCost("boardgame.io", cost(250, rate=1500.0), 4000.0 / 1500.0)]
    reached = {
        target.name: target.reached
        for target in check_targets(rows, beside, cost(250, p99=0.03), 0.97)
    }
    assert reached == {
        "cpu-ratio": False,
        "rate": False,
        "boardgame.io": True,
        "aged": True,
        "p99": False,
        "memory": True,
        "growth": True,
    }


async def play_back(peer: PeerServer, moves: list[KeptMove], address: str) -> LoadCounts:
    crowd: ClientCrowd = await peer.connect(moves, address, TABLES)
    crowd.counts = counts = LoadCounts()
    counts.keep_moves = True
    crowd.pace.set_rate(None)
    while len(counts.delays) < GAMES * TABLES * len(moves):
        await asyncio.sleep(0.02)
    crowd.disconnect_all()
    return counts


@pytest.fixture(scope="module")
def recorded_game(tmp_path_factory: pytest.TempPathFactory) -> list[KeptMove]:
    async def play_one(address: str) -> list[KeptMove]:
        crowd = await connect_crowd(address, 1)
        moves = await record_game(crowd)
        crowd.disconnect_all()
        return moves

    with running_server(tmp_path_factory.mktemp("recorded") / "a.db") as address:
        return asyncio.run(play_one(address))


@pytest.mark.parametrize("name", PEER_SERVERS)
def test_another_server_plays_a_game_of_ours_back(
    name: str, recorded_game: list[KeptMove], tmp_path: Path
) -> None:
    """All moves, as many frames of our size, and each seat another one."""
    peer = PEER_SERVERS[name]
    record = tmp_path / "game.json"
    write_record(recorded_game, record)
    process, address = start_program(
        peer_command(peer, install_peer(peer), record), peer_environment()
    )
    try:
        counts = asyncio.run(play_back(peer, recorded_game, address))
    finally:
        stop_server(process)
    assert {len(set(move.frames)) for move in counts.moves} == {SEATS_PER_TABLE}
    theirs = counts.frame_bytes / counts.frames
    sizes = [len(frame) for move in recorded_game for frame in move.frames]
    assert theirs == pytest.approx(sum(sizes) / len(sizes), rel=SIZE_TOLERANCE)
