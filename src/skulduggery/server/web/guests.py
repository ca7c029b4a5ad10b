"""Being somebody, having a name, and being forgotten."""

import msgspec
from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from skulduggery.server.people.discriminator import name_tag
from skulduggery.server.people.erasure import erase_guest
from skulduggery.server.people.guests import GUEST_COOKIE_NAME
from skulduggery.server.people.presences import GuestTable, open_tables_of
from skulduggery.server.web.identity import (
    Http,
    Identity,
    guest_of,
    language_of,
    person_of,
    services_of,
)
from skulduggery.table.commands import clean_name
from skulduggery.words import translate


class GuestId(msgspec.Struct, frozen=True):
    guest: str


class GuestName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class Myself(msgspec.Struct, frozen=True):
    """Whoever asks, as the server knows them."""

    guest: str
    name: str | None
    tag: str  # tells two of the same name apart
    program: bool
    tables: list[GuestTable]  # to go back to


class Companion(msgspec.Struct, frozen=True):
    """Somebody who shares your browser."""

    companion: int  # from 1: what to say for them in the address of the socket
    guest: str
    name: str | None  # the last one they used


class MyCompanions(msgspec.Struct, frozen=True):
    companions: list[Companion]


class Forgotten(msgspec.Struct, frozen=True):
    tables: int  # at which something was changed
    kept: str  # what could not be deleted, and why


@post("/api/guest")
async def become_guest(request: Http) -> Response[GuestId]:
    """Be somebody: sets the cookie by which a guest is known from now on."""
    who = await guest_of(request)
    return Response(GuestId(who.guest), cookies=who.new_cookies())


@get("/api/guest")
async def see_myself(request: Http) -> Response[Myself]:
    """Who you are, and at which tables you are."""
    return await myself_response(request, await guest_of(request))


@put("/api/guest")
async def change_name(request: Http, data: JSONBody[GuestName]) -> Response[Myself]:
    """The name to be offered next time. At a table you are called what you said when you joined."""
    who = await person_of(request)
    await services_of(request).guests.keep_name(who.guest, clean_name(data.name))
    return await myself_response(request, who)


async def myself_response(request: Http, who: Identity) -> Response[Myself]:
    services = services_of(request)
    async with services.engine.connect() as connection:
        places = await open_tables_of(connection, who.guest)
    name = await services.guests.name_of(who.guest)
    return Response(
        Myself(who.guest, name, name_tag(who.guest), who.program, places), cookies=who.new_cookies()
    )


@get("/api/guest/companions")
async def see_companions(request: Http) -> Response[MyCompanions]:
    """Who sits beside you, when several share a browser."""
    who = await person_of(request)
    services = services_of(request)
    found = services.companions.companions_of(who.guest)
    names = await services.guests.names_of(found)
    companions = [
        Companion(number, guest, names.get(guest)) for number, guest in enumerate(found, 1)
    ]
    return Response(MyCompanions(companions), cookies=who.new_cookies())


@delete("/api/guest", status_code=200)
async def erase_myself(request: Http) -> Response[Forgotten]:
    """Delete all that is stored about you, your companions and programs. There is no way back."""
    who = await person_of(request)
    services = services_of(request)
    tables = await erase_guest(services, who.guest)
    cleared = Cookie(
        GUEST_COOKIE_NAME, value="", max_age=0, path=services.settings.base_path or "/"
    )
    kept = translate("guest-what-is-kept", language_of(request))
    return Response(Forgotten(tables, kept), cookies=[cleared])


GUEST_ROUTES = [become_guest, see_myself, change_name, see_companions, erase_myself]
