"""HEAD wherever there is GET: the same headers, and nothing behind them."""

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send


def answer_head(app: ASGIApp) -> ASGIApp:
    """The application, asked by GET where somebody wants only the headers."""

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
