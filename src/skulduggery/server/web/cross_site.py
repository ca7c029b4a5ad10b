"""What pages of other sites may not do: act in the name of our guests, or make them other guests.

A form on any page can be posted to us, and the browser shows the answer, cookies included. Browsers
say which site a request comes from; programs say nothing, and are let through.
"""

import logging
from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from skulduggery.core.errors import Mistake, shorten_text

_log = logging.getLogger(__name__)

_Connection = ASGIConnection[Any, Any, Any, Any]

_DEFAULT_PORTS = {"http": ":80", "https": ":443"}
_OWN_FETCH_SITES = ("same-origin", "none")  # none: typed in, or a bookmark
_SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
_JSON_TYPE = "application/json"
_CONTENT_TYPES_KEY = "content_types"
# For a handler whose body is a file: text or JSON, or whatever a program calls it; but no form.
FILE_CONTENT_TYPES = {
    _CONTENT_TYPES_KEY: ("text/plain", _JSON_TYPE, "application/octet-stream", "")
}


class ForeignOrigin(Mistake):
    def __init__(self) -> None:
        super().__init__("foreign-page")


class WrongContentType(Mistake):
    def __init__(self, wanted: str) -> None:
        super().__init__("wrong-content-type", wanted=wanted)


def check_unsafe_request(connection: _Connection, handler: BaseRouteHandler) -> None:
    """A guard of every handler: what changes something comes from our pages or from programs."""
    if connection.scope["type"] != ScopeType.HTTP or connection.scope["method"] in _SAFE_METHODS:
        return
    check_origin(connection)
    _check_content_type(connection, handler.opt.get(_CONTENT_TYPES_KEY, (_JSON_TYPE,)))


def check_origin(connection: _Connection) -> None:
    """Pages of other sites may not act in the name of our guests."""
    if not is_foreign(connection):
        return
    # Most often a proxy that does not pass the host on: with both one sees what it lost.
    origin, host = (connection.headers.get(name, "") for name in ("origin", "host"))
    _log.warning(
        "foreign page refused", extra={"origin": shorten_text(origin), "host": shorten_text(host)}
    )
    raise ForeignOrigin


def is_foreign(connection: _Connection) -> bool:
    """Whether it comes from a page of another site, or of another port of this one.

    What the browser itself says of it counts more than what we make of the host: a proxy may have
    changed that. Browsers say it over HTTPS and on the machine itself, the origin everywhere.
    """
    site = connection.headers.get("sec-fetch-site")
    if site is not None:
        return site not in _OWN_FETCH_SITES
    origin = connection.headers.get("origin")
    return origin is not None and not is_same_host(origin, connection.headers.get("host", ""))


def is_same_host(origin: str, host: str) -> bool:
    """Whether a page is of the host that was asked; both may leave out the usual port."""
    scheme, _, page_host = origin.partition("://")
    usual = _DEFAULT_PORTS.get(scheme, "")
    return bool(page_host) and page_host.removesuffix(usual) == host.removesuffix(usual)


def _check_content_type(connection: _Connection, allowed: tuple[str, ...]) -> None:
    """No form has one of these types, even an empty one; without a body none is needed."""
    header = connection.headers.get("content-type", "")
    found = header.partition(";")[0].strip().lower()
    if found in allowed or (not found and not _has_body(connection)):
        return
    raise WrongContentType(", ".join(filter(None, allowed)))


def _has_body(connection: _Connection) -> bool:
    length = connection.headers.get("content-length", "0").strip()
    return length != "0" or "transfer-encoding" in connection.headers
