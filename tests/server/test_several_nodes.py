"""Several nodes on one database, as people meet them: any of them may answer, and any may die."""

import asyncio
import time
from typing import Any

import asyncpg
import pytest
from tests.server.live_server import GuestClient, running_server
from tests.server.several_nodes import DEADLINE_S, client_elsewhere, running_nodes
from tests.server.test_guests import close_reason

from skulduggery.server.storage.postgresql import PostgresListener
from skulduggery.table import timers


async def sit_down(client: GuestClient, table: str, chair: int) -> None:
    await client.connect_to_table(table)
    await client.receive_frame()
    await client.send_request("join", name=client.name)
    assert (await client.send_request("sit", chair=chair))["kind"] == "done"


async def start_game(*clients: GuestClient, **settings: Any) -> str:
    """A game of these people with a bot; the first opens the table."""
    table = await clients[0].open_table("skull", first=0)
    for chair, client in enumerate(clients):
        await sit_down(client, table, chair)
    host = clients[0]
    if settings:
        assert (await host.send_request("choosesettings", settings=settings))["kind"] == "done"
        for client in clients[1:]:
            while client.table["terms"] != host.table["terms"]:
                await client.receive_frame()
            agreed = await client.send_request("agree", terms=client.table["terms"])
            assert agreed["kind"] == "done"
    assert (await host.send_request("seatbot", chair=len(clients)))["kind"] == "done"
    async with asyncio.timeout(DEADLINE_S):
        while (await host.send_request("start"))["kind"] != "done":
            pass
    return table


def test_people_of_one_table_at_two_nodes(shared_database: str) -> None:
    """A whole game: each move made at one node arrives at the other."""

    async def evening() -> None:
        async with running_nodes(shared_database, 2) as (here, there):
            ada, ben = GuestClient(here, "Ada"), GuestClient(there, "Ben")
            await start_game(ada, ben)
            async with asyncio.timeout(DEADLINE_S):
                await asyncio.gather(ada.play_to_end(), ben.play_to_end())
            assert ada.table["places"] == ben.table["places"] != []
            for client in (ada, ben):
                await client.disconnect()

    asyncio.run(evening())


def test_whoever_comes_to_another_node_misses_nothing(shared_database: str) -> None:
    """With the number of the last fact they know, and what was not acknowledged."""

    async def evening() -> None:
        async with running_nodes(shared_database, 2) as (here, there):
            ada, ben = GuestClient(here, "Ada"), GuestClient(here, "Ben")
            table = await start_game(ada, ben)
            seat, texts = next(iter(ada.legal_choices().items()))
            move = {"match": 0, "seat": seat, "nth": 0, "text": texts[0]}
            known = ada.table["next"] - 1
            assert (await ada.send_request("move", **move))["kind"] == "done"
            await ada.socket.close()
            phone = client_elsewhere(ada, there)
            await phone.connect_to_table(table, known)
            assert (await phone.receive_frame())["told"]
            again = await phone.send_request("move", **move)  # as if the answer had been lost
            assert again["kind"] == "done"
            assert phone.table["decided"][seat] == 1
            for client in (ada, ben, phone):
                await client.disconnect()

    asyncio.run(evening())


def test_a_node_that_stops_sends_everybody_on_without_loss(shared_database: str) -> None:
    """To another node, with the time for the way; nobody is told that they were away."""

    def no_time_passes() -> float:
        return 0.0  # however slow this machine is

    async def evening() -> None:
        async with running_server(
            shared_database, clock=time.time, monotonic=no_time_passes
        ) as there:
            async with running_server(shared_database) as here:
                ada, ben = GuestClient(here, "Ada"), GuestClient(there, "Ben")
                clock = {"kind": "decision", "seconds": 600}
                table = await start_game(ada, ben, clock=clock)
            assert (await close_reason(ada))[0] == 4000
            phone = client_elsewhere(ada, there)
            await phone.connect_to_table(table, ada.table["next"] - 1)
            await phone.receive_frame()
            await phone.send_request("join", name="Ada")
            async with asyncio.timeout(DEADLINE_S):
                await asyncio.gather(phone.play_to_end(), ben.play_to_end())
            told = [event for frame in ben.frames for event in events_of(frame)]
            assert {"event": "TimeGiven", "player": 0, "seconds": timers.HANDOVER_S} in [
                {name: event.get(name) for name in ("event", "player", "seconds")} for event in told
            ]
            assert not [event for event in told if event["event"] == "WentAway"]
            for client in (ada, ben, phone):
                await client.disconnect()

    asyncio.run(evening())


def events_of(frame: dict[str, Any]) -> list[dict[str, Any]]:
    return [event for fact in frame.get("told", []) for event in fact["events"]]


NOTICES, CONNECTION = "every notice", "the connection for notices"
COURAGE = "a task that follows logs"


@pytest.mark.parametrize("lost", [NOTICES, CONNECTION, COURAGE])
def test_a_notice_that_is_lost_is_made_up_for(
    shared_database: str, lost: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Now and then it is looked up how far the logs go."""
    if lost != CONNECTION:
        monkeypatch.setattr(PostgresListener, "_hear_notice", lambda *notice: None)
    if lost == COURAGE:
        troubles = [RuntimeError("of the driver"), asyncio.CancelledError(), None, None]

        async def fail_at_first(listener: PostgresListener) -> None:
            if troubles and (trouble := troubles.pop(0)) is not None:
                raise trouble

        monkeypatch.setattr(PostgresListener, "keep_listening", fail_at_first)

    async def evening() -> None:
        async with running_nodes(shared_database, 2) as (here, there):
            ada, ben = GuestClient(here, "Ada"), GuestClient(there, "Ben")
            table = await ada.open_table("skull")
            await sit_down(ada, table, 0)
            await sit_down(ben, table, 1)
            if lost == CONNECTION:
                await end_listening(shared_database)
            await ada.send_request("say", text="Can you hear me?")
            async with asyncio.timeout(DEADLINE_S):
                while "Can you hear me?" not in str(ben.frames):
                    await ben.receive_frame()
            for client in (ada, ben):
                await client.disconnect()

    asyncio.run(evening())


async def end_listening(database: str) -> None:
    """PostgreSQL hangs up on all who wait for notices."""
    connection = await asyncpg.connect(database)
    ended = await connection.fetch(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
        "AND datname = current_database() AND (query LIKE 'LISTEN%' OR query = 'SELECT 1')"
    )
    assert ended
    await connection.close()
