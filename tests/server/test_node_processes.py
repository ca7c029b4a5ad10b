"""`serve --workers`: several nodes of one machine behind one port."""

import asyncio
import os
import re
import signal
import socket
import sys
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from tests.server.live_server import GuestClient
from tests.server.server_process import ServerProcess, run_server_process
from tests.server.test_run import startup_error
from tools.drivers.postgresql import PostgresServer
from websockets.exceptions import ConnectionClosed

ADMIN_TOKEN = "the token of this house"
DEADLINE_S = 60.0


def test_a_file_has_one_node(tmp_path: Path) -> None:
    words = ("serve", "--workers", "2", "--database", str(tmp_path / "a.db"))
    assert "need a PostgreSQL database" in startup_error(*words)


@pytest.mark.parametrize("count", ["0", "-3", "65"])
def test_a_number_of_nodes_that_cannot_be(count: str, tmp_path: Path) -> None:
    words = ("serve", "--workers", count, "--database", str(tmp_path / "a.db"))
    assert "a whole number from 1 to 64" in startup_error(*words)


@pytest.mark.parametrize("port", ["-1", "65535"])
def test_ports_of_nodes_that_cannot_be(port: str, postgresql: PostgresServer) -> None:
    address = postgresql.address_of("postgres")
    words = ("serve", "--workers", "2", "--node-port", port, "--database", address)
    assert "must be from 1 to 65534" in startup_error(*words)


def node_processes(server: ServerProcess) -> list[int]:
    """The ids of the processes that serve."""
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in children if is_node(child)]


def is_node(pid: str) -> bool:
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:  # it is gone
        return False


async def nodes_that_answer(address: str) -> set[str]:
    """Asked until two have: connections go to whichever takes them first."""
    found: set[str] = set()
    async with asyncio.timeout(DEADLINE_S):
        while len(found) < 2:
            async with httpx.AsyncClient(base_url=f"http://{address}") as http:
                headers = {"authorization": f"Bearer {ADMIN_TOKEN}"}
                answers = await asyncio.gather(
                    *(http.get("/metrics", headers=headers) for _ in range(4)),
                    return_exceptions=True,
                )
            texts = [answer.text for answer in answers if isinstance(answer, httpx.Response)]
            found |= {name for text in texts for name in re.findall(r'node="[^"]*/(\d)"', text)}
    return found


def own_answers(first_port: int) -> list[str]:
    """Each node has a port at which it alone answers; it tells of the others, too."""
    answered = []
    for port in (first_port, first_port + 1):
        load = httpx.get(
            f"http://127.0.0.1:{port}/api/admin/load",
            headers={"authorization": f"Bearer {ADMIN_TOKEN}"},
            timeout=DEADLINE_S,
        ).json()
        assert load["node"] in load["nodes"]
        answered.append(load["node"].rpartition("/")[2])
    return answered


def two_free_ports() -> int:
    """The first of two in a row."""
    while True:
        with socket.socket() as first, socket.socket() as second:
            first.bind(("127.0.0.1", 0))
            port = int(first.getsockname()[1])
            with suppress(OSError, OverflowError):
                second.bind(("127.0.0.1", port + 1))
                return port


async def play_move(client: GuestClient, table: str) -> None:
    """Whatever happens to the node one is connected to."""
    while True:
        try:
            while not (choices := client.legal_choices()):
                await client.receive_frame()
            seat, texts = next(iter(choices.items()))
            nth = client.table["decided"][seat]
            await client.send_request("move", seat=seat, nth=nth, text=texts[0])
            return
        except ConnectionClosed:
            await client.connect_to_table(table)
            await client.receive_frame()


def own_tracebacks(log: str) -> list[str]:
    """Without those of processes that were just being started when their parent was killed."""
    found = log.split("Traceback (most recent call last)")[1:]
    return [one for one in found if "spawn_main" not in "".join(one.splitlines()[:3])]


@pytest.mark.skipif(sys.platform != "linux", reason="it reads /proc")
def test_a_node_that_dies_is_replaced(tmp_path: Path, postgresql: PostgresServer) -> None:
    postgresql.run_sql("CREATE DATABASE workers")
    first_port = two_free_ports()
    options = {
        "SKULDUGGERY_NODE_PORT": str(first_port),
        "SKULDUGGERY_DATABASE": postgresql.address_of("workers"),
        "SKULDUGGERY_ADMIN_TOKEN": ADMIN_TOKEN,
    }

    async def evening(server: ServerProcess) -> None:
        assert await nodes_that_answer(server.address) == {"1", "2"}
        before = node_processes(server)
        assert len(before) == 2
        ada = GuestClient(server.address, "Ada")
        table = await ada.open_table("skull", first=0)
        await ada.connect_to_table(table)
        await ada.receive_frame()
        await ada.send_request("join", name="Ada")
        await ada.send_request("sit", chair=0)
        for chair in (1, 2):
            await ada.send_request("seatbot", chair=chair)
        while (await ada.send_request("start"))["kind"] != "done":
            pass
        for victim in before:
            os.kill(victim, signal.SIGKILL)
            await play_move(ada, table)
            assert await nodes_that_answer(server.address) == {"1", "2"}
            assert own_answers(first_port) == ["1", "2"]
        assert not set(before) & set(node_processes(server))
        await ada.disconnect()

    with run_server_process(tmp_path / "log", "serve", "--workers", "2", **options) as server:
        asyncio.run(evening(server))
        nodes = node_processes(server)
        assert server.stop(signal.SIGTERM) == 0
        assert not any(Path(f"/proc/{node}").exists() for node in nodes)
        assert own_tracebacks(server.log.read_text()) == []
