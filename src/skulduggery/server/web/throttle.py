"""How many requests an address may make in a minute, and how many of them for new tables."""

import asyncio

from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.stores.memory import MemoryStore

from skulduggery.server.hosting.limits import MINUTE
from skulduggery.server.hosting.settings import Limits
from skulduggery.server.web.common import Http, address_of

UNLIMITED = ["^/health$", "^/metrics$", "^/assets/"]  # who watches the server; parts of pages


class Throttle:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.stores = {"requests": MemoryStore(), "new_tables": MemoryStore()}

    def middleware(self) -> list[DefineMiddleware]:
        made = []
        if self.limits.requests:
            made.append(per_minute(self.limits.requests, "requests").middleware)
        if self.limits.new_tables:
            config = per_minute(self.limits.new_tables, "new_tables")
            config.check_throttle_handler = opens_a_table
            made.append(config.middleware)
        return made

    async def forget_forever(self) -> None:
        """Nobody else throws away what is known of addresses that never came back."""
        while True:
            await asyncio.sleep(MINUTE)
            for store in self.stores.values():
                await store.delete_expired()


def per_minute(most: int, store: str) -> RateLimitConfig:
    return RateLimitConfig(
        ("minute", most),
        exclude=UNLIMITED,
        identifier_for_request=address_of,
        store=store,
    )


async def opens_a_table(request: Http) -> bool:
    return request.method == "POST" and request.scope["path"] == "/api/tables"
