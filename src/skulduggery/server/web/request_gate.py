"""The gate before everything else: every HTTP request is counted and looked at before it is routed.

So is the handshake of every socket, which is one, and costs as much.

Whatever is refused here or fails behind it gets one answer, and a failure one entry in the log.
"""

import re
from contextlib import suppress
from ipaddress import AddressValueError, IPv6Address

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import (
    ASGIApp,
    HTTPReceiveMessage,
    HTTPScope,
    Message,
    Receive,
    Scope,
    Send,
    WebSocketReceiveMessage,
    WebSocketScope,
)
from uvicorn.protocols.utils import ClientDisconnected

from skulduggery.core.errors import Mistake
from skulduggery.server.hosting.limits import AddressLimiter, LimitExceeded, address_group
from skulduggery.server.web.error_handlers import BadRequest, InternalFailure, log_failure
from skulduggery.server.web.identity import Http, respond_mistake
from skulduggery.server.web.table_socket import LIMIT_CLOSE_CODE

# For those who watch the server, and the parts of pages: they count only where they fail.
_FREE_PATHS = ("/health", "/metrics")
_FREE_FOLDER = "/assets/"
_MAX_PORT = 65_535
_HOST_PATTERN = re.compile(
    r"(?:([A-Za-z0-9._-]{1,253})|\[([0-9A-Fa-f:.]{2,45})\])(?::([0-9]{1,5}))?"
)


class RequestGate:
    """The application, once a request has come through; `limiter` counts, by address.

    `failure_limiter` counts what would be free if it had not failed.
    """

    def __init__(
        self, app: Litestar, limiter: AddressLimiter, failure_limiter: AddressLimiter
    ) -> None:
        self._app = app
        self._limiter = limiter
        self._failure_limiter = failure_limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._admit_socket(scope, receive, send)
            return
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        watched = _WatchedSend(send)
        try:
            await self._admit(scope, receive, watched)
        except Mistake as mistake:
            await self._refuse(scope, receive, watched, mistake)
        except Exception as error:
            await log_failure(error, scope)
            if not watched.status:
                await self._refuse(scope, receive, watched, InternalFailure())

    async def _admit(self, scope: HTTPScope, receive: Receive, send: "_WatchedSend") -> None:
        address = _address_of(scope)
        free = scope["path"] in _FREE_PATHS or scope["path"].startswith(_FREE_FOLDER)
        (self._failure_limiter if free else self._limiter).take_token(address)
        _check_host(scope)
        await self._app(scope, _receive_whole(receive), send)
        if free and send.status < 400:
            self._failure_limiter.give_back(address)

    async def _admit_socket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        try:
            self._limiter.take_token(_address_of(scope))
        except LimitExceeded as mistake:
            self._app.state.services.metrics.count_refusal(mistake.sentence)
            with suppress(ClientDisconnected):
                await _refuse_socket(send, mistake)
        else:
            await self._app(scope, receive, send)

    async def _refuse(
        self, scope: HTTPScope, receive: Receive, send: Send, mistake: Mistake
    ) -> None:
        scope["litestar_app"] = self._app  # who refuses comes before who would set it
        request: Http = self._app.request_class(scope)
        answer: ASGIApp = respond_mistake(request, mistake).to_asgi_response(None, request)
        await answer(scope, receive, send)


def _address_of(scope: HTTPScope | WebSocketScope) -> str:
    client = scope["client"]
    return address_group(client[0] if client else "")


async def _refuse_socket(send: Send, mistake: LimitExceeded) -> None:
    """Once accepted: of one that is not, browsers tell nobody why."""
    await send(
        {"type": "websocket.accept", "subprotocol": None, "headers": []},
    )
    await send(
        {"type": "websocket.close", "code": LIMIT_CLOSE_CODE, "reason": mistake.sentence},
    )


def _receive_whole(receive: Receive) -> Receive:
    """A request that breaks off is the mistake of whoever sent it, not a failure of ours."""

    async def receive_part() -> HTTPReceiveMessage | WebSocketReceiveMessage:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise BadRequest(reason="disconnected before the request was complete")
        return message

    return receive_part


class _WatchedSend:
    """Sends, and knows the status of what was sent; 0 before that."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.status = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
        await self._send(message)


def _check_host(scope: HTTPScope) -> None:
    """Links are made of it. None at all is the name that the server was reached by."""
    for name, value in scope["headers"]:
        if name == b"host" and value and not is_valid_host(value.decode("latin-1")):
            raise BadRequest(reason="invalid Host header")


def is_valid_host(host: str) -> bool:
    """A name or an address, with a port or without."""
    found = _HOST_PATTERN.fullmatch(host)
    if found is None or int(found[3] or 0) > _MAX_PORT:
        return False
    if found[2] is None:
        return True
    try:
        IPv6Address(found[2])
    except AddressValueError:
        return False
    return True
