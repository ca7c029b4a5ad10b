"""One line in the log for each request."""

import logging
import time

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

log = logging.getLogger(__name__)


def log_requests(app: ASGIApp) -> ASGIApp:
    """The application with every HTTP request noted, by the pattern of its address.

    What stands for the pattern may be an invitation, and what follows the question mark anything.
    """

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or not log.isEnabledFor(logging.DEBUG):
            await app(scope, receive, send)
            return
        method = scope["method"]
        began = time.perf_counter()
        status = 0

        async def send_noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await app(scope, receive, send_noted)
        finally:
            log.debug(
                "request",
                extra={
                    "method": method,
                    "path": scope.get("path_template", "unknown"),
                    "status": status,
                    "ms": round((time.perf_counter() - began) * 1000, 1),
                },
            )

    return answer
