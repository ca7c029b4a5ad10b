"""The server is killed in the middle, hard: what it acknowledged is there afterwards."""

import asyncio
import logging
import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from tests.server.live_server import GuestClient, running_server
from websockets.exceptions import ConnectionClosed

from skulduggery.server.log_store import LogStore
from skulduggery.table.facts import Decided

TABLE_COUNT = 6
PEOPLE_PER_TABLE = 3
SERVER_ADDRESS_PATTERN = re.compile(r"http://(127\.0\.0\.1:\d+)")

AckedDecisions = dict[tuple[str, int, int], str]  # table, seat, which decision: what was decided


def start_server(database: str) -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-m", "skulduggery", "serve", "--host", "127.0.0.1", "--port", "0"]
    server = subprocess.Popen(
        [*command, "--database", database],
        stdout=subprocess.PIPE,
        text=True,
        env={
            **os.environ,
            "SKULDUGGERY_LANG": "en",
            # Scripted clients are faster than people.
            "SKULDUGGERY_SOCKET_REQUESTS_PER_SECOND": "0",
            "PYTHONUNBUFFERED": "1",
        },
    )
    assert server.stdout is not None
    while True:
        line = server.stdout.readline()
        assert line, "the server did not start"
        if found := SERVER_ADDRESS_PATTERN.search(line):
            return server, found[1]


def kill_server(server: subprocess.Popen[str]) -> None:
    """At once, with no chance to finish anything."""
    server.kill()
    server.wait()
    assert server.stdout is not None
    server.stdout.close()


async def seat_clients(address: str) -> tuple[str, list[GuestClient]]:
    clients = [GuestClient(address, f"Player {n}") for n in range(PEOPLE_PER_TABLE)]
    table = await clients[0].open_table("skull", first=0)
    for chair, client in enumerate(clients):
        await client.connect_to_table(table)
        await client.receive_frame()
        await client.send_request("join", name=client.name)
        await client.send_request("sit", chair=chair)
    await clients[0].send_request("start")
    return table, clients


async def play_until_killed(
    table: str,
    client: GuestClient,
    kept: AckedDecisions,
    rng: Random,
    enough: asyncio.Event,
    most: int,
) -> None:
    """Random legal moves, writing down each that was acknowledged."""
    try:
        while client.table.get("status") != "over":
            choices = client.legal_choices()
            if not choices:
                await client.receive_frame()
                continue
            seat, texts = next(iter(choices.items()))
            nth = client.table["decided"][seat]
            text = rng.choice(texts)
            answer = await client.send_request("move", seat=seat, nth=nth, text=text)
            assert answer["kind"] == "done", answer
            kept[table, seat, nth] = text
            if len(kept) >= most:
                enough.set()
    except (ConnectionClosed, OSError):
        pass


async def logged_decisions(database: str, tables: list[str]) -> AckedDecisions:
    store = await LogStore.open(database)
    found: AckedDecisions = {}
    for table in tables:
        counts: dict[int, int] = {}
        for entry in (await store.read_log(table))[1]:
            for fact in entry:
                if isinstance(fact, Decided):
                    nth = counts.get(fact.seat, 0)
                    counts[fact.seat] = nth + 1
                    found[table, fact.seat, nth] = fact.text
    await store.close()
    return found


async def kill_and_check(database: str, rng: Random) -> None:
    server, address = start_server(database)
    kept: AckedDecisions = {}
    enough = asyncio.Event()
    try:
        seated = await asyncio.gather(*(seat_clients(address) for _ in range(TABLE_COUNT)))
        most = rng.randint(20, 80)
        plays = [
            asyncio.create_task(play_until_killed(table, client, kept, rng, enough, most))
            for table, clients in seated
            for client in clients
        ]
        await asyncio.wait_for(enough.wait(), 60)
    finally:
        kill_server(server)
    await asyncio.gather(*plays)
    found = await logged_decisions(database, [table for table, _ in seated])
    assert len(kept) >= most
    for key, text in kept.items():
        assert found.get(key) == text, f"{key} was acknowledged as {text}"
    for _, clients in seated:
        for client in clients:
            await client.disconnect()


def test_every_acknowledged_move_survives(database: str) -> None:
    rng = Random(7)
    for _ in range(3):
        asyncio.run(kill_and_check(database, rng))


def test_a_game_goes_on_where_it_stood(database: str) -> None:
    """After a hard death the same cookies find the same seats, and the game can be finished."""

    async def evening() -> None:
        server, address = start_server(database)
        table, clients = await seat_clients(address)
        await clients[1].send_request("move", seat=1, nth=0, text="skull")
        kill_server(server)
        server, address = start_server(database)
        again: list[GuestClient] = []
        try:
            for seat, before in enumerate(clients):
                client = GuestClient(address, before.name)
                client.http.cookies.update(before.http.cookies)
                await client.connect_to_table(table)
                await client.receive_frame()
                assert client.table["you"] == seat
                again.append(client)
            assert again[1].table["own"]["hidden"]["tribes"]["1"]["stack"] == ["skull"]
            await asyncio.gather(*(client.play_to_end() for client in again))
            assert {client.table["status"] for client in again} == {"over"}
        finally:
            for client in [*clients, *again]:
                await client.disconnect()
            kill_server(server)

    asyncio.run(evening())


def test_a_log_that_cannot_be_played_stops_nobody_else(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Of a game that was taken away, say, or of rules that were another version's."""

    async def spoil_log(table: str) -> None:
        store = await LogStore.open(str(tmp_path / "a.db"))
        head, _ = await store.read_log(table)
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        impossible = Decided(at=0.0, seat=0, text="fly away")
        store.append(table, head, [impossible], lambda first, bad: written.set_result(None))
        await written
        await store.close()

    async def evening() -> None:
        async with running_server(tmp_path / "a.db") as address:
            spoiled, before = await seat_clients(address)
            table, clients = await seat_clients(address)
        for client in (*before, *clients):
            await client.disconnect()
        await spoil_log(spoiled)
        async with running_server(tmp_path / "a.db") as address:
            again = []
            for left in clients:
                client = GuestClient(address, left.name)
                client.http.cookies.update(left.http.cookies)
                await client.connect_to_table(table)
                await client.receive_frame()
                again.append(client)
            await asyncio.gather(*(client.play_to_end() for client in again))
            for client in again:
                await client.disconnect()

    asyncio.run(evening())
    errors = [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR]
    assert errors == ["game cannot go on"]
