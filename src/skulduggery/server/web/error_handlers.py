"""What the web framework itself refuses, told like every other mistake; and that all can happen."""

import logging
from typing import Any

from litestar import Litestar, MediaType, Response
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import Scope

from skulduggery.core.errors import Mistake, shortened
from skulduggery.core.mistake_body import MistakeBody
from skulduggery.server.hosting.limits import TooMuch
from skulduggery.server.web.identity import STATUS, Http, services_of, tell_mistake

log = logging.getLogger(__name__)

MEANING = {
    400: "Something about the request cannot be.",
    401: "This needs a token.",
    403: "This is not for whoever asks.",
    404: "There is no such thing.",
    409: "It does not go together with what is there.",
    413: "The request is too large.",
    429: "Too much, too fast. Retry-After says when to try again.",
    500: "The server has failed.",
    503: "The server cannot do its work.",
}
MISTAKES = {
    status: ResponseSpec(MistakeBody, generate_examples=False, description=meaning)
    for status, meaning in MEANING.items()
}


class BadRequest(Mistake):
    def __init__(self, reason: str) -> None:
        super().__init__("bad-request", reason=shortened(reason, 200))


class NothingHere(Mistake):
    def __init__(self) -> None:
        super().__init__("nothing-here")


class WrongMethod(Mistake):
    def __init__(self, method: str) -> None:
        super().__init__("wrong-method", method=method)


class TooLarge(Mistake):
    def __init__(self, most: int) -> None:
        super().__init__("too-large", most=most)


class Failed(Mistake):
    """Our own fault; what exactly is in the log, and nobody else's business."""

    def __init__(self) -> None:
        super().__init__("failed")


STATUS.update({NothingHere: 404, WrongMethod: 405, TooLarge: 413, Failed: 500})


def tell_refusal(request: Http, error: HTTPException) -> Response[Any]:
    """A mistake for what the framework found; as a page for whoever looks for one."""
    if error.status_code == 404 and is_for_reading(request):
        return Response(request.app.state.page, status_code=404, media_type=MediaType.HTML)
    answer = tell_mistake(request, as_mistake(request, error))
    for name, value in (error.headers or {}).items():
        answer.headers.setdefault(name.lower(), value)
    return answer


def is_for_reading(request: Http) -> bool:
    return "text/html" in request.headers.get("accept", "") and (
        not request.scope["path"].startswith("/api/")
    )


def as_mistake(request: Http, error: HTTPException) -> Mistake:
    match error.status_code:
        case 404:
            return NothingHere()
        case 405:
            return WrongMethod(request.method)
        case 413:
            return TooLarge(services_of(request).settings.limits.body)
        case 429:
            reset = (error.headers or {}).get("RateLimit-Reset", "1")
            return TooMuch("too-many-requests", after=max(1, int(reset)))
        case status if status < 500:
            return BadRequest(reason(error))
    return Failed()


def reason(error: HTTPException) -> str:
    """What exactly did not fit, where that is known."""
    extra: Any = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        found = extra[0]
        return ": ".join(str(found[part]) for part in ("key", "message") if part in found)
    return error.detail


def tell_failure(request: Http, error: Exception) -> Response[MistakeBody]:
    return tell_mistake(request, Failed())


async def note_failure(error: Exception, scope: Scope) -> None:
    """Whatever nobody expected is in the log with all that is known about where it happened."""
    if isinstance(error, Mistake | WebSocketDisconnect):
        return
    if isinstance(error, HTTPException) and error.status_code < 500:
        return
    log.error("failed", exc_info=error, extra={"path": scope.get("path_template", "unknown")})


def document_mistakes(app: Litestar) -> None:
    """Every operation may answer with any of them; the description of the API says so."""
    for route in app.routes:
        for handler in getattr(route, "route_handlers", []):
            if isinstance(handler, HTTPRouteHandler):
                handler.responses = {**MISTAKES, **(handler.responses or {})}
