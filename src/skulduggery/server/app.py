"""The web side of the hall: HTTP for tables and records, a socket for play."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Server
from litestar.types import ASGIApp

from skulduggery import __version__
from skulduggery.core.errors import Mistake
from skulduggery.server.container import services
from skulduggery.server.headers import dressed
from skulduggery.server.hosting.access_log import noted
from skulduggery.server.hosting.proxy import behind, under
from skulduggery.server.hosting.settings import Settings
from skulduggery.server.web import (
    admin,
    blocks,
    guests,
    invitations,
    lessons,
    links,
    pages,
    play,
    players,
    programs,
    puzzles,
    records,
    reviews,
    service,
    tables,
)
from skulduggery.server.web.admin import HTTP_METRICS
from skulduggery.server.web.error_handlers import (
    document_mistakes,
    note_failure,
    tell_failure,
    tell_refusal,
)
from skulduggery.server.web.head import answering_head
from skulduggery.server.web.identity import tell_mistake
from skulduggery.server.web.throttle import Throttle

log = logging.getLogger(__name__)


def build(
    database: str,
    clock: Callable[[], float] = time.time,
    settings: Settings = Settings(),  # noqa: B008 - frozen
) -> ASGIApp:
    """The application on a database file."""
    throttle = Throttle(settings.limits)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with services(database, clock, settings) as app.state.services:
            log.info("open", extra={"version": __version__})
            forgetting = asyncio.create_task(throttle.forget_forever())
            try:
                yield
            finally:
                forgetting.cancel()
        log.info("closed")

    house = Litestar(
        [
            *pages.routes(settings.base_path),
            *invitations.ROUTES,
            *lessons.ROUTES,
            *puzzles.ROUTES,
            *service.ROUTES,
            *guests.ROUTES,
            *links.ROUTES,
            *programs.ROUTES,
            *blocks.ROUTES,
            *tables.ROUTES,
            *records.ROUTES,
            *reviews.ROUTES,
            *players.ROUTES,
            *play.ROUTES,
            *admin.ROUTES,
        ],
        lifespan=[lifespan],
        exception_handlers={
            Mistake: tell_mistake,
            HTTPException: tell_refusal,
            Exception: tell_failure,
        },
        after_exception=[note_failure],
        middleware=[HTTP_METRICS.middleware, *throttle.middleware()],
        stores=dict(throttle.stores),
        request_max_body_size=settings.limits.body or None,
        logging_config=None,
        # Only as JSON: the pages that show it would come from other hosts.
        openapi_config=OpenAPIConfig(
            "Skulduggery",
            __version__,
            servers=[Server(settings.base_path or "/")],
            render_plugins=[JsonRenderPlugin()],
        ),
    )
    house.state.page = pages.document(settings.base_path)  # also for addresses that are none
    document_mistakes(house)
    answering = answering_head(dressed(house))
    return behind(under(noted(answering), settings.base_path), settings.proxies)
