"""What all routes need: who asks, in which language, and how mistakes are sent."""

import logging
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from skulduggery.core.errors import Mistake, shorten_text
from skulduggery.core.mistake_body import MistakeBody, make_mistake_body
from skulduggery.server.container import Services
from skulduggery.server.hosting.limits import LimitExceeded, address_group
from skulduggery.server.people.api_tokens import BadToken
from skulduggery.server.people.guests import (
    COOKIE_MAX_AGE_S,
    GUEST_COOKIE_NAME,
    Banned,
    BeingErased,
    NoGuest,
)
from skulduggery.server.table_registry import NoTable
from skulduggery.server.table_writer import NotSaved
from skulduggery.words import SUPPORTED_LANGUAGES

_log = logging.getLogger(__name__)

_DEFAULT_PORTS = {"http": ":80", "https": ":443"}
Http = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]


class _ForeignOrigin(Mistake):
    def __init__(self) -> None:
        super().__init__("foreign-page")


class _NotForPrograms(Mistake):
    def __init__(self) -> None:
        super().__init__("not-for-programs")


MISTAKE_STATUS: dict[type[Mistake], int] = {  # what is not just a bad request
    NoTable: 404,
    NotSaved: 503,
    LimitExceeded: 429,
    BadToken: 401,
    Banned: 403,
    BeingErased: 403,
    _ForeignOrigin: 403,
    _NotForPrograms: 403,
    NoGuest: 404,
}


class Identity(msgspec.Struct, frozen=True):
    """Who asks."""

    guest: str
    owner: str | None = None  # of a program or companion
    program: bool = False
    cookie: Cookie | None = None  # to be set: they have none yet, or an old one

    @property
    def cookie_holder(self) -> str:
        """Whose cookie or token it is."""
        return self.guest if self.owner is None or self.program else self.owner

    def new_cookies(self) -> list[Cookie]:
        return [] if self.cookie is None else [self.cookie]


def services_of(connection: AnyConnection) -> Services:
    found: Services = connection.app.state.services
    return found


def bearer_token(connection: AnyConnection) -> str | None:
    """The token of the request, however wrong; None where it has none."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


async def guest_of(connection: AnyConnection) -> Identity:
    """Who asks, by their token or cookie; without either, a new guest. Mistakes refuse them."""
    services = services_of(connection)
    token = bearer_token(connection)
    sent = connection.cookies.get(GUEST_COOKIE_NAME)
    if token is not None:
        who = Identity(*await services.programs.program_of_token(token), program=True)
    elif sent is None or (known := services.guests.guest_of_cookie(sent)) is None:
        guest = services.guests.new_guest_id()
        who = Identity(guest, cookie=cookie_for(connection, guest))
    elif services.guests.is_cookie_old(sent):
        who = Identity(known, cookie=cookie_for(connection, known))
    else:
        who = Identity(known)
    check_identity(services, who)
    return who


def check_identity(services: Services, who: Identity) -> None:
    """Raise for a guest who is banned, revoked or being erased, without asking the database."""
    services.guests.check_allowed(who.guest)
    if who.owner is not None:
        services.guests.check_allowed(who.owner)
        services.programs.check_not_revoked(who.guest)


async def companion_of(connection: AnyConnection, number: str | None) -> Identity:
    """Who asks, or with a number their companion, who shares their browser."""
    if number is None:
        return await guest_of(connection)
    owner = await person_of(connection)
    companion = services_of(connection).companions.companion_numbered(owner.guest, number)
    who = Identity(companion, owner.guest, cookie=owner.cookie)
    check_identity(services_of(connection), who)
    return who


async def person_of(connection: AnyConnection) -> Identity:
    """Who asks for something that programs may not do."""
    who = await guest_of(connection)
    if who.program:
        raise _NotForPrograms
    return who


def cookie_for(connection: AnyConnection, guest: str) -> Cookie:
    """The cookie that makes a browser this guest."""
    services = services_of(connection)
    return Cookie(
        GUEST_COOKIE_NAME,
        path=services.settings.base_path or "/",
        value=services.guests.signed_cookie(guest),
        max_age=COOKIE_MAX_AGE_S,
        httponly=True,
        secure=connection.scope["scheme"] in ("https", "wss"),
    )


def check_origin(connection: AnyConnection) -> None:
    """Pages of other sites may not act in the name of our guests. Programs send no origin."""
    origin = connection.headers.get("origin")
    host = connection.headers.get("host", "")
    if origin is None or is_same_host(origin, host):
        return
    # Most often a proxy that does not pass the host on: with both one sees what it lost.
    _log.warning(
        "foreign page refused", extra={"origin": shorten_text(origin), "host": shorten_text(host)}
    )
    raise _ForeignOrigin


def is_same_host(origin: str, host: str) -> bool:
    """Whether a page is of the host that was asked; both may leave out the usual port."""
    scheme, _, page_host = origin.partition("://")
    usual = _DEFAULT_PORTS.get(scheme, "")
    return bool(page_host) and page_host.removesuffix(usual) == host.removesuffix(usual)


def client_address(connection: AnyConnection) -> str:
    """The address of a client, as limits count it."""
    return address_group(connection.client.host if connection.client else "")


def language_of(connection: AnyConnection) -> str:
    """The one that is asked for by name, or the first of ours that the browser asks for."""
    if (named := connection.query_params.get("language")) in SUPPORTED_LANGUAGES:
        return str(named)
    for wish in connection.headers.get("accept-language", "").split(","):
        if wish.strip()[:2].lower() in SUPPORTED_LANGUAGES:
            return wish.strip()[:2].lower()
    return "en"


def respond_mistake(request: Http, mistake: Mistake) -> Response[MistakeBody]:
    status = next((code for kind, code in MISTAKE_STATUS.items() if isinstance(mistake, kind)), 400)
    headers = {"retry-after": str(mistake.after)} if isinstance(mistake, LimitExceeded) else {}
    if status == 401:
        headers["www-authenticate"] = "Bearer"
    services_of(request).metrics.count_refusal(mistake.sentence)
    body = make_mistake_body(mistake, language_of(request))
    # Also where a record would have been text.
    return Response(body, status_code=status, headers=headers, media_type=MediaType.JSON)
