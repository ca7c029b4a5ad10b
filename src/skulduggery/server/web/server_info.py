"""About the server: its health, and what it offers."""

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec

from skulduggery import __version__
from skulduggery.core import is_compiled
from skulduggery.server.catalog import Offer, build_offer
from skulduggery.server.messages import PROTOCOL_VERSION
from skulduggery.server.web.identity import Http, language_of, services_of
from skulduggery.server.web.pages import GZIP_MIDDLEWARE


class ServerHealth(msgspec.Struct, frozen=True):
    version: str
    compiled: bool
    tables: int
    protocol: int  # grows when clients lose something they knew; docs/protocol.md
    writable: bool  # whether the database takes what is written


@get("/health", responses={503: ResponseSpec(ServerHealth, generate_examples=False)})
async def see_health(request: Http) -> Response[ServerHealth]:
    """Health check; 503 if the database is not writable."""
    services = services_of(request)
    writable = await services.database_health.is_writable()
    found = ServerHealth(
        version=__version__,
        compiled=is_compiled(),
        tables=len(services.tables.registry.tables),
        protocol=PROTOCOL_VERSION,
        writable=writable,
    )
    return Response(found, status_code=200 if writable else 503)


@get("/api/offer", middleware=[GZIP_MIDDLEWARE])  # all its words are long
async def see_offer(request: Http) -> Offer:
    """The games, options and bots of this server, in the language of the request."""
    return build_offer(language_of(request), services_of(request).settings.allowed_bots)


SERVER_INFO_ROUTES = [see_offer, see_health]
