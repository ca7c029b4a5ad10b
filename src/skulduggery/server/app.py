"""Builds the ASGI application: HTTP routes, the socket, middleware."""

import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Server
from litestar.types import ASGIApp, Receive, Scope, Send

from skulduggery import __version__
from skulduggery.core.errors import Mistake
from skulduggery.server.asgi_wrappers import add_security_headers, answer_head, log_requests
from skulduggery.server.container import Services, open_services
from skulduggery.server.hosting.limits import AddressLimiter
from skulduggery.server.hosting.proxy import strip_base_path, trust_proxies
from skulduggery.server.hosting.settings import MINUTE_S, ServerSettings
from skulduggery.server.web import (
    admin,
    codes,
    guests,
    invitations,
    learning,
    pages,
    players,
    records,
    server_info,
    table_socket,
    tables,
)
from skulduggery.server.web.admin import HTTP_METRICS
from skulduggery.server.web.cross_site import check_unsafe_request
from skulduggery.server.web.error_handlers import (
    JsonRequest,
    document_mistakes,
    log_failure,
    respond_failure,
    respond_http_error,
)
from skulduggery.server.web.identity import respond_mistake
from skulduggery.server.web.request_gate import RequestGate

_log = logging.getLogger(__name__)


class Application:
    """The ASGI application, which can be told that it will stop."""

    def __init__(self, answer: ASGIApp, litestar: Litestar) -> None:
        self._answer = answer
        self._litestar = litestar

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._answer(scope, receive, send)

    async def leave(self) -> None:
        """Nobody new comes in any more, and other nodes go on with what is played here."""
        services: Services | None = self._litestar.state.get("services")
        if services is not None:
            await services.leave()


def build_app(
    database: str,
    clock: Callable[[], float] = time.time,
    settings: ServerSettings = ServerSettings(),  # noqa: B008 - frozen
    monotonic: Callable[[], float] = time.monotonic,
) -> Application:
    """The application on a database."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_services(database, clock, settings, monotonic) as app.state.services:
            _log.info("server started", extra={"version": __version__})
            yield
        _log.info("server stopped")

    app = Litestar(
        [
            *pages.page_routes(settings.base_path),
            *invitations.INVITATION_ROUTES,
            *learning.LESSON_ROUTES,
            *learning.PUZZLE_ROUTES,
            *server_info.SERVER_INFO_ROUTES,
            *guests.GUEST_ROUTES,
            *guests.LINK_ROUTES,
            *guests.PROGRAM_ROUTES,
            *guests.BLOCK_ROUTES,
            *tables.TABLE_ROUTES,
            *codes.CODE_ROUTES,
            *records.RECORD_ROUTES,
            *records.REVIEW_ROUTES,
            *players.PLAYER_ROUTES,
            *table_socket.SOCKET_ROUTES,
            *admin.ADMIN_ROUTES,
        ],
        lifespan=[lifespan],
        exception_handlers={
            Mistake: respond_mistake,
            HTTPException: respond_http_error,
            Exception: respond_failure,
        },
        after_exception=[log_failure],
        guards=[check_unsafe_request],
        middleware=[HTTP_METRICS.middleware],
        request_class=JsonRequest,
        request_max_body_size=settings.limits.max_request_bytes or None,
        logging_config=None,
        # Only as JSON: the pages that show it would come from other hosts.
        openapi_config=OpenAPIConfig(
            "Skulduggery",
            __version__,
            servers=[Server(settings.base_path or "/")],
            render_plugins=[JsonRenderPlugin()],
        ),
    )
    app.state.page = pages.page_document(settings.base_path)  # also for addresses that are none
    document_mistakes(app)
    requests_per_minute = settings.limits.requests_per_minute
    gate = RequestGate(
        app, *(AddressLimiter(requests_per_minute, MINUTE_S, clock) for _ in range(2))
    )
    answering = answer_head(add_security_headers(gate))
    behind_proxies = trust_proxies(
        strip_base_path(log_requests(answering), settings.base_path), settings.trusted_proxies
    )
    return Application(behind_proxies, app)
