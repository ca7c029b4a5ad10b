"""What every answer tells the browser to forbid, whatever it is an answer to."""

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

# In the scope of a socket: the ways from the wire and to it past all middleware, which has nothing
# to do with frames, but costs something for each.
RAW_SOCKET_KEY = "skulduggery.straight"
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


def add_security_headers(app: ASGIApp) -> ASGIApp:
    """The application with these headers on every answer.

    Around the whole of it: Litestar's own headers and middleware do not reach unknown addresses.
    """

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:  # frames have no headers
            scope[RAW_SOCKET_KEY] = (receive, send)  # type: ignore[literal-required]
            await app(scope, receive, send)
            return

        async def send_dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in SECURITY_HEADERS.items():
                    headers[name] = value
            await send(message)

        await app(scope, receive, send_dressed)

    return answer
