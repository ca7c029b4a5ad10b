"""Wrappers around the whole ASGI application: HEAD requests, access log, security headers."""

import logging
import time
from collections.abc import Callable

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, HTTPScope, Message, Receive, Scope, Send

# In the scope of a request: whether the answer is only ever a part of a page.
PAGE_PART_KEY = "skulduggery.page_part"
SECURITY_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
        "object-src 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
# The others are about documents and workers. On the many files of a page they say nothing, and
# are as much to transfer as a small file.
PAGE_PART_HEADERS = {"cross-origin-resource-policy", "x-content-type-options"}

_log = logging.getLogger(__name__)


def _with_start(send: Send, change: Callable[[HTTPResponseStartEvent], None]) -> Send:
    """`send`, with the message that starts a response shown to `change` before it goes out."""

    async def send_changed(message: Message) -> None:
        if message["type"] == "http.response.start":
            change(message)
        await send(message)

    return send_changed


def answer_head(app: ASGIApp) -> ASGIApp:
    """Answer HEAD as GET, without the body."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != "HEAD":
            await app(scope, receive, send)
            return

        async def send_headers(message: Message) -> None:
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        # A copy: whoever sends the answer has to know that no body belongs to it.
        asked: HTTPScope = {**scope, "method": "GET"}
        await app(asked, receive, send_headers)

    return answer


def log_requests(app: ASGIApp) -> ASGIApp:
    """The application with every HTTP request noted, by the pattern of its address.

    What stands for the pattern may be an invitation, and what follows the question mark anything.
    """

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or not _log.isEnabledFor(logging.DEBUG):
            await app(scope, receive, send)
            return
        method = scope["method"]
        began = time.perf_counter()
        status = 0

        def keep_status(start: HTTPResponseStartEvent) -> None:
            nonlocal status
            status = start["status"]

        try:
            await app(scope, receive, _with_start(send, keep_status))
        finally:
            _log.debug(
                "request",
                extra={
                    "method": method,
                    "path": scope.get("path_template", "unknown"),
                    "status": status,
                    "ms": round((time.perf_counter() - began) * 1000, 1),
                },
            )

    return answer


def add_security_headers(app: ASGIApp) -> ASGIApp:
    """The application with the security headers on every answer.

    Around the whole of it: Litestar's own headers and middleware do not reach unknown addresses.
    """

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:  # frames have no headers
            await app(scope, receive, send)
            return

        def set_headers(start: HTTPResponseStartEvent) -> None:
            headers = MutableScopeHeaders.from_message(start)
            is_part = scope.get(PAGE_PART_KEY, False)
            for name, value in SECURITY_HEADERS.items():
                if not is_part or name in PAGE_PART_HEADERS:
                    headers[name] = value

        await app(scope, receive, _with_start(send, set_headers))

    return answer
