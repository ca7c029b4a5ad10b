"""What all routes need: who asks, in which language, and how mistakes are sent."""

from contextlib import AbstractContextManager, suppress
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from skulduggery.core.errors import Mistake
from skulduggery.core.mistake_body import MistakeBody, make_mistake_body
from skulduggery.server.container import Services
from skulduggery.server.hosting.limits import LimitExceeded, address_group
from skulduggery.server.people.address_bans import NoNewGuests
from skulduggery.server.people.api_tokens import BadToken
from skulduggery.server.people.guests import (
    COOKIE_MAX_AGE_S,
    GUEST_COOKIE_NAME,
    Banned,
    BeingErased,
    NoGuest,
)
from skulduggery.server.table_change import NotSaved
from skulduggery.server.table_registry import NoTable
from skulduggery.server.web.cross_site import ForeignOrigin, WrongContentType, is_foreign
from skulduggery.table.requests import Refused
from skulduggery.table.table import Table
from skulduggery.words import SUPPORTED_LANGUAGES

Http = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]


class _RemovedGuest(Refused):
    def __init__(self) -> None:
        super().__init__("refused-removed")


class _NotForPrograms(Mistake):
    def __init__(self) -> None:
        super().__init__("not-for-programs")


MISTAKE_STATUS: dict[type[Mistake], int] = {  # what is not just a bad request
    NoTable: 404,
    NotSaved: 503,
    LimitExceeded: 429,
    BadToken: 401,
    Banned: 403,
    NoNewGuests: 403,
    BeingErased: 403,
    ForeignOrigin: 403,
    _NotForPrograms: 403,
    _RemovedGuest: 403,
    NoGuest: 404,
    WrongContentType: 415,
}


class Identity(msgspec.Struct, frozen=True):
    """Who asks."""

    guest: str
    owner: str | None = None  # of a program or companion
    program: bool = False
    cookie: Cookie | None = None  # to be set: they have none yet, or an old one

    @property
    def person(self) -> str:
        """Who answers for what they do."""
        return self.owner or self.guest

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
    who = await _identify(connection)
    check_identity(services_of(connection), who)
    return who


async def _identify(connection: AnyConnection) -> Identity:
    services = services_of(connection)
    token = bearer_token(connection)
    sent = connection.cookies.get(GUEST_COOKIE_NAME)
    if token is not None:
        who = Identity(*await services.programs.program_of_token(token), program=True)
    elif sent is None or (known := services.guests.guest_of_cookie(sent)) is None:
        services.address_bans.check_new_guest(client_address(connection))
        guest = services.guests.new_guest_id()
        who = Identity(guest, cookie=_new_cookie(connection, guest))
    elif services.guests.is_cookie_old(sent):
        who = Identity(known, cookie=_new_cookie(connection, known))
    else:
        who = Identity(known)
    if not who.program:
        _note_address(connection, who.guest)
    return who


def _note_address(connection: AnyConnection, guest: str) -> None:
    """Of a banned guest, too: they may come back from there as somebody new."""
    services, address = services_of(connection), client_address(connection)
    services.address_bans.note_guest(guest, address)
    if (banned_at := services.guests.ban_time(guest)) is not None:
        services.address_bans.ban_addresses(guest, [address], banned_at)


def _new_cookie(connection: AnyConnection, guest: str) -> Cookie | None:
    """Never for a page of another site, which could make its visitors other guests by it."""
    return None if is_foreign(connection) else cookie_for(connection, guest)


def check_identity(services: Services, who: Identity) -> None:
    """Raise for a guest who is banned, revoked or being erased, without asking the database."""
    services.guests.check_allowed(who.guest)
    if who.owner is not None:
        services.guests.check_allowed(who.owner)
        services.programs.check_not_revoked(who.guest)


def check_not_removed(table: Table, who: Identity) -> None:
    """Whoever was removed from a table has nothing to see there, nor have their companions."""
    if table.removed & {who.guest, who.owner}:
        raise _RemovedGuest


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


async def person_to_erase(connection: AnyConnection) -> Identity:
    """Who asks to be erased, also once more while that is being done."""
    who = await _identify(connection)
    if who.program:
        raise _NotForPrograms
    with suppress(BeingErased):
        check_identity(services_of(connection), who)
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


def client_address(connection: AnyConnection) -> str:
    """The address of a client, as limits count it."""
    return address_group(connection.client.host if connection.client else "")


def note_origin(connection: AnyConnection, who: Identity) -> AbstractContextManager[None]:
    """While this lasts it is known where the guest comes from."""
    origins = services_of(connection).origins
    return origins.note_connection(who.guest, who.person, client_address(connection))


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
