"""Several nodes on one database, as people meet them: any of them may answer, and any may die."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from tests.server.live_server import GuestClient, running_server
from tools.drivers.postgresql import PostgresServer

DEADLINE_S = 30.0


@pytest.fixture
def database(request: pytest.FixtureRequest) -> str:
    server: PostgresServer = request.getfixturevalue("postgresql")
    server.run_sql(f"CREATE DATABASE {request.node.name}")
    return server.address_of(request.node.name)


@asynccontextmanager
async def running_nodes(database: str, count: int) -> AsyncIterator[list[str]]:
    async with AsyncExitStack() as nodes:
        yield [await nodes.enter_async_context(running_server(database)) for _ in range(count)]


async def connect_elsewhere(client: GuestClient, address: str, table: str) -> None:
    """The same guest, at another node, with what they knew."""
    client.address = address
    await client.connect_to_table(table, client.table["next"] - 1)
    await client.receive_frame()
    await client.send_request("join", name=client.name)


async def until(client: GuestClient, **wanted: object) -> None:
    async with asyncio.timeout(DEADLINE_S):
        while any(client.table.get(name) != value for name, value in wanted.items()):
            await client.receive_frame()


def test_people_of_one_table_at_two_nodes(database: str) -> None:
    """A whole game: each move made at one node arrives at the other."""

    async def evening() -> None:
        async with running_nodes(database, 2) as (here, there):
            ada, ben = GuestClient(here, "Ada"), GuestClient(there, "Ben")
            table = await ada.open_table("skull", first=0)
            for client in (ada, ben):
                await client.connect_to_table(table)
                await client.receive_frame()
                await client.send_request("join", name=client.name)
            for chair, client in enumerate((ada, ben)):
                assert (await client.send_request("sit", chair=chair))["kind"] == "done"
            assert (await ada.send_request("seatbot", chair=2))["kind"] == "done"
            async with asyncio.timeout(DEADLINE_S):
                while (await ada.send_request("start"))["kind"] != "done":
                    pass
                await asyncio.gather(ada.play_to_end(), ben.play_to_end())
            assert ada.table["places"] == ben.table["places"] != []
            for client in (ada, ben):
                await client.disconnect()

    asyncio.run(evening())
