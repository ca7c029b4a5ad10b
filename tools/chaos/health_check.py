"""Asks a node for its health, as a load balancer does."""

import asyncio

HEALTH_TIMEOUT_S = 3.0  # after which a node that says nothing counts as dead
_HEALTH_REQUEST = b"GET /health HTTP/1.1\r\nHost: chaos\r\nConnection: close\r\n\r\n"


async def ask_health(port: int) -> int | None:
    """The status of the answer; None where there is none in time."""
    try:
        async with asyncio.timeout(HEALTH_TIMEOUT_S):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                writer.write(_HEALTH_REQUEST)
                return int((await reader.readline()).split()[1])
            finally:
                writer.close()
    except (OSError, TimeoutError, ValueError, IndexError):
        return None
