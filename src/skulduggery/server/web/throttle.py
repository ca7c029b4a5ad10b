"""How many requests an address may make in a minute, and how many of them for what costs more."""

import asyncio

from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import DurationUnit, RateLimitConfig
from litestar.stores.memory import MemoryStore

from skulduggery.server.hosting.limits import MINUTE
from skulduggery.server.hosting.settings import Limits
from skulduggery.server.web.identity import Http, address_of

UNLIMITED = ["^/health$", "^/metrics$", "^/assets/"]  # who watches the server; parts of pages


class Throttle:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.stores = {name: MemoryStore() for name in ("requests", "new_tables", "reviews")}

    def middleware(self) -> list[DefineMiddleware]:
        made = []
        if self.limits.requests:
            made.append(at_most(self.limits.requests, "minute", "requests").middleware)
        if self.limits.new_tables:
            config = at_most(self.limits.new_tables, "minute", "new_tables")
            config.check_throttle_handler = opens_a_table
            made.append(config.middleware)
        if self.limits.reviews:
            config = at_most(self.limits.reviews, "hour", "reviews")
            config.check_throttle_handler = asks_for_a_review
            made.append(config.middleware)
        return made

    async def forget_forever(self) -> None:
        """Nobody else throws away what is known of addresses that never came back."""
        while True:
            await asyncio.sleep(MINUTE)
            for store in self.stores.values():
                await store.delete_expired()


def at_most(most: int, each: DurationUnit, store: str) -> RateLimitConfig:
    return RateLimitConfig(
        (each, most),
        exclude=UNLIMITED,
        identifier_for_request=address_of,
        store=store,
    )


async def opens_a_table(request: Http) -> bool:
    return request.method == "POST" and request.scope["path"] == "/api/tables"


async def asks_for_a_review(request: Http) -> bool:
    return request.method == "POST" and request.scope["path"].endswith("/review")
