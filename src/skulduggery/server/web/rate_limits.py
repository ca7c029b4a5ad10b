"""How many requests an address may make in a minute, and how many of them for what costs more."""

import asyncio

from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import DurationUnit, RateLimitConfig
from litestar.stores.memory import MemoryStore

from skulduggery.server.hosting.settings import MINUTE_S, Limits
from skulduggery.server.web.identity import Http, client_address

# For those who watch the server, and the parts of pages.
_UNLIMITED_PATHS = ["^/health$", "^/metrics$", "^/assets/"]


class RateLimiter:
    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self.stores = {name: MemoryStore() for name in ("requests", "new_tables", "reviews")}

    def rate_limit_middleware(self) -> list[DefineMiddleware]:
        made = []
        if self._limits.requests_per_minute:
            made.append(
                _rate_limit_config(
                    self._limits.requests_per_minute, "minute", "requests"
                ).middleware
            )
        if self._limits.new_tables_per_minute:
            config = _rate_limit_config(self._limits.new_tables_per_minute, "minute", "new_tables")
            config.check_throttle_handler = _is_opening_table
            made.append(config.middleware)
        if self._limits.reviews_per_hour:
            config = _rate_limit_config(self._limits.reviews_per_hour, "hour", "reviews")
            config.check_throttle_handler = _is_review_request
            made.append(config.middleware)
        return made

    async def delete_expired_forever(self) -> None:
        """The middleware itself keeps the counts of addresses that never come back."""
        while True:
            await asyncio.sleep(MINUTE_S)
            for store in self.stores.values():
                await store.delete_expired()


def _rate_limit_config(most: int, each: DurationUnit, store: str) -> RateLimitConfig:
    return RateLimitConfig(
        (each, most),
        exclude=_UNLIMITED_PATHS,
        identifier_for_request=client_address,
        store=store,
    )


async def _is_opening_table(request: Http) -> bool:
    return request.method == "POST" and request.scope["path"] == "/api/tables"


async def _is_review_request(request: Http) -> bool:
    return request.method == "POST" and request.scope["path"].endswith("/review")
