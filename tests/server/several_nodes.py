"""Several nodes in one process, and guests who go from one to another."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager

from tests.server.live_server import UNLIMITED_SETTINGS, GuestClient, running_server

from skulduggery.server.hosting.settings import ServerSettings

DEADLINE_S = 30.0  # after which what should have become known is not


@asynccontextmanager
async def running_nodes(
    database: str, count: int, settings: ServerSettings = UNLIMITED_SETTINGS
) -> AsyncIterator[list[str]]:
    """Their addresses."""
    async with AsyncExitStack() as nodes:
        yield [
            await nodes.enter_async_context(running_server(database, settings))
            for _ in range(count)
        ]


def client_elsewhere(client: GuestClient, address: str) -> GuestClient:
    """The same guest, with the same cookie, at another node."""
    other = GuestClient(address, client.name)
    other.http.cookies.update(client.http.cookies)
    return other


async def until(is_so: Callable[[], Awaitable[bool]]) -> None:
    """Other nodes hear of it within two seconds, or a little later where a machine is busy."""
    async with asyncio.timeout(DEADLINE_S):
        while not await is_so():
            await asyncio.sleep(0.05)
