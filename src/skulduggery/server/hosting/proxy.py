"""Behind a proxy: what it forwards is believed, and the path it serves us under is taken off."""

import re
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import cast

from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send, WebSocketScope
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from skulduggery.core.errors import Mistake, shorten_text

_ANY_PROXY = "*"
# What nobody has to escape, neither in addresses and cookies nor in the pages it is put into; and
# not the dots that mean another folder.
_PATH_SEGMENT = re.compile(r"(?!\.\.?$)[A-Za-z0-9._~-]+")

_Network = IPv4Network | IPv6Network


class BadProxies(Mistake):
    def __init__(self, value: str) -> None:
        super().__init__("bad-proxies", value=shorten_text(value))


class BadBasePath(Mistake):
    def __init__(self, value: str) -> None:
        super().__init__("bad-base-path", value=shorten_text(value))


def trust_proxies(app: ASGIApp, proxies: str) -> ASGIApp:
    """The application, seeing scheme, host and client as the proxies of these addresses do."""
    if not proxies:
        return app
    trusted = parse_networks(proxies)
    believing = cast(ASGIApp, ProxyHeadersMiddleware(app, trusted_hosts=proxies))  # type: ignore[arg-type]

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")  # none comes with starting and stopping
        if client is not None and is_trusted_address(trusted, client[0]):
            _take_forwarded_host(scope)
        await believing(scope, receive, send)

    return answer


def parse_networks(proxies: str) -> list[_Network] | None:
    """What somebody wrote as their proxies; None for everybody."""
    if proxies.strip() == _ANY_PROXY:
        return None
    try:
        return [ip_network(part.strip()) for part in proxies.split(",")]
    except ValueError:
        raise BadProxies(proxies) from None


def is_trusted_address(trusted: list[_Network] | None, host: str) -> bool:
    """Whether a client is one of these proxies; None stands for everybody."""
    if trusted is None:
        return True
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return any(address in network for network in trusted)


def _take_forwarded_host(scope: HTTPScope | WebSocketScope) -> None:
    """The name people know us by; the origin of their pages is compared with it."""
    for name, value in scope.get("headers", ()):
        if name == b"x-forwarded-host":
            host = value.split(b",")[0].strip()
            others = [header for header in scope["headers"] if header[0] != b"host"]
            scope["headers"] = [(b"host", host), *others]
            return


def clean_base_path(base_path: str) -> str:
    """A path a proxy serves us under, as `/games`; nothing where it is the whole site."""
    inner = base_path.strip("/")
    if not inner:
        return ""
    if not all(_PATH_SEGMENT.fullmatch(segment) for segment in inner.split("/")):
        raise BadBasePath(base_path)
    return f"/{inner}"


def strip_base_path(app: ASGIApp, base_path: str) -> ASGIApp:
    """The application under a path, whether or not the proxy takes it off already."""
    if not base_path:
        return app

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if "path" in scope:  # starting and stopping come this way, too
            path = scope["path"]
            if path == base_path or path.startswith(base_path + "/"):
                scope["path"] = path[len(base_path) :] or "/"
        await app(scope, receive, send)

    return answer
