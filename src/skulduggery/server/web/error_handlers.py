"""Errors of the web framework as mistakes; and mistakes in the description of the API."""

import logging
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.exceptions import HTTPException, SerializationException, WebSocketDisconnect
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import Scope
from uvicorn.protocols.utils import ClientDisconnected

from skulduggery.core.errors import Mistake, shorten_text
from skulduggery.core.mistake_body import MistakeBody
from skulduggery.server.storage.troubles import is_unwritable
from skulduggery.server.table_change import NotSaved
from skulduggery.server.web.identity import MISTAKE_STATUS, Http, respond_mistake, services_of

_log = logging.getLogger(__name__)

_STATUS_DESCRIPTIONS = {
    400: "The request is malformed or not possible now; `mistake` says why.",
    401: "This needs a token.",
    403: "The caller is not allowed to do this.",
    404: "No resource at this address.",
    409: "Conflicts with the current state.",
    413: "The request is too large.",
    415: "The content type is not one that this takes.",
    429: "A rate or quota limit was exceeded; see Retry-After.",
    500: "The server has failed.",
    503: "The database cannot be written.",
}
_MISTAKE_RESPONSES = {
    status: ResponseSpec(MistakeBody, generate_examples=False, description=meaning)
    for status, meaning in _STATUS_DESCRIPTIONS.items()
}


class BadRequest(Mistake):
    def __init__(self, reason: str) -> None:
        super().__init__("bad-request", reason=shorten_text(reason, 200))


class _AddressNotFound(Mistake):
    def __init__(self) -> None:
        super().__init__("nothing-here")


class _WrongMethod(Mistake):
    def __init__(self, method: str) -> None:
        super().__init__("wrong-method", method=method)


class _RequestTooLarge(Mistake):
    def __init__(self, most: int) -> None:
        super().__init__("too-large", most=most)


class InternalFailure(Mistake):
    """A failure of the server; the log has the details, the client gets none."""

    def __init__(self) -> None:
        super().__init__("failed")


MISTAKE_STATUS.update(
    {_AddressNotFound: 404, _WrongMethod: 405, _RequestTooLarge: 413, InternalFailure: 500}
)


class JsonRequest(Request[Any, Any, Any]):
    """A request whose JSON may be nested however deep, and need not even be text."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError) as error:
            raise SerializationException(str(error)) from error


def respond_http_error(request: Http, error: HTTPException) -> Response[Any]:
    """Errors of the framework as mistakes; an unknown page as a page, for browsers."""
    if error.status_code == 404 and _wants_page(request):
        return Response(request.app.state.page, status_code=404, media_type=MediaType.HTML)
    answer = respond_mistake(request, _as_mistake(request, error))
    for name, value in (error.headers or {}).items():
        answer.headers.setdefault(name.lower(), value)
    return answer


def _wants_page(request: Http) -> bool:
    return "text/html" in request.headers.get("accept", "") and (
        not request.scope["path"].startswith("/api/")
    )


def _as_mistake(request: Http, error: HTTPException) -> Mistake:
    match error.status_code:
        case 404:
            return _AddressNotFound()
        case 405:
            return _WrongMethod(request.method)
        case 413:
            return _RequestTooLarge(services_of(request).settings.limits.max_request_bytes)
        case status if status < 500:
            return BadRequest(_error_reason(error))
    return InternalFailure()


def _error_reason(error: HTTPException) -> str:
    """What exactly is wrong with the request, where that is known."""
    extra: Any = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        found = extra[0]
        return ": ".join(str(found[part]) for part in ("key", "message") if part in found)
    return error.detail


def respond_failure(request: Http, error: Exception) -> Response[MistakeBody]:
    return respond_mistake(request, NotSaved() if is_unwritable(error) else InternalFailure())


async def log_failure(error: Exception, scope: Scope) -> None:
    """Log unexpected errors with the route at which they happened."""
    if isinstance(error, Mistake | WebSocketDisconnect | ClientDisconnected):
        return  # the last two: whoever asked has hung up
    if isinstance(error, HTTPException) and error.status_code < 500:
        return
    if is_unwritable(error):  # a full disk fails many requests, and each in the same way
        _log.warning("database not writable", extra={"path": scope.get("path_template", "unknown")})
        return
    _log.error(
        "request failed", exc_info=error, extra={"path": scope.get("path_template", "unknown")}
    )


def document_mistakes(app: Litestar) -> None:
    """Add to the description of every operation that it may answer with any mistake."""
    for route in app.routes:
        for handler in getattr(route, "route_handlers", []):
            if isinstance(handler, HTTPRouteHandler):
                handler.responses = {**_MISTAKE_RESPONSES, **(handler.responses or {})}
