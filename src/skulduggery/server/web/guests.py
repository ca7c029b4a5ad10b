"""The guest who calls: identity, name, blocks, other devices, programs, erasure."""

import msgspec
from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from skulduggery.server.erasure import ErasureProgress
from skulduggery.server.people.api_tokens import NoProgram, Program
from skulduggery.server.people.device_links import LINK_VALID_S, BadLink
from skulduggery.server.people.guest_tables import GuestTable, open_tables_of
from skulduggery.server.people.guests import GUEST_COOKIE_NAME, name_tag
from skulduggery.server.web.identity import (
    MISTAKE_STATUS,
    Http,
    Identity,
    cookie_for,
    guest_of,
    language_of,
    person_of,
    person_to_erase,
    services_of,
)
from skulduggery.server.web.invitations import Invitation, invitation_to
from skulduggery.table.chat import clean_name
from skulduggery.words import translate


class BlockedGuest(msgspec.Struct, frozen=True):
    guest: str
    tag: str


class MyBlocks(msgspec.Struct, frozen=True):
    blocked: list[BlockedGuest]


@get("/api/guest/blocks")
async def see_blocks(request: Http) -> MyBlocks:
    guest, blocks = (await guest_of(request)).guest, services_of(request).blocks
    await blocks.load_blocks(guest)
    return MyBlocks(
        [BlockedGuest(other, name_tag(other)) for other in sorted(blocks.blocks_of(guest))]
    )


@put("/api/guest/blocks/{other:str}", status_code=204)
async def block_guest(request: Http, other: FromPath[str]) -> None:
    """Hide a guest's chat at all tables. They are not told."""
    await services_of(request).blocks.block((await guest_of(request)).guest, other)


@delete("/api/guest/blocks/{other:str}")
async def unblock_guest(request: Http, other: FromPath[str]) -> None:
    await services_of(request).blocks.unblock((await guest_of(request)).guest, other)


BLOCK_ROUTES = [see_blocks, block_guest, unblock_guest]


class GuestId(msgspec.Struct, frozen=True):
    guest: str


class GuestName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class Myself(msgspec.Struct, frozen=True):
    """The guest who calls."""

    guest: str
    name: str | None
    tag: str  # tells two of the same name apart
    program: bool
    tables: list[GuestTable]  # to go back to


class Companion(msgspec.Struct, frozen=True):
    """Somebody who shares your browser."""

    companion: int  # from 1: the `companion` parameter of the socket
    guest: str
    name: str | None  # the last one they used


class MyCompanions(msgspec.Struct, frozen=True):
    companions: list[Companion]


class Forgotten(msgspec.Struct, frozen=True):
    """How far the erasure of a guest has come."""

    erasure: str  # to ask again with
    done: bool
    tables: int  # at which something is changed
    tables_left: int
    kept: str  # what cannot be deleted, and why


@post("/api/guest")
async def become_guest(request: Http) -> Response[GuestId]:
    """Create or return the guest of this browser; sets its cookie."""
    who = await guest_of(request)
    return Response(GuestId(who.guest), cookies=who.new_cookies())


@get("/api/guest")
async def see_myself(request: Http) -> Response[Myself]:
    """Who you are, and at which tables you are."""
    return await _myself_response(request, await guest_of(request))


@put("/api/guest")
async def change_name(request: Http, data: JSONBody[GuestName]) -> Response[Myself]:
    """The name to be offered next time. At a table you are called what you said when you joined."""
    who = await person_of(request)
    await services_of(request).guests.keep_name(who.guest, clean_name(data.name))
    return await _myself_response(request, who)


async def _myself_response(request: Http, who: Identity) -> Response[Myself]:
    services = services_of(request)
    async with services.engine.connect() as connection:
        places = await open_tables_of(connection, who.guest)
    name = await services.guests.name_of(who.guest)
    return Response(
        Myself(who.guest, name, name_tag(who.guest), who.program, places), cookies=who.new_cookies()
    )


@get("/api/guest/companions")
async def see_companions(request: Http) -> Response[MyCompanions]:
    """The guests who share your browser."""
    who = await person_of(request)
    services = services_of(request)
    found = services.companions.companions_of(who.guest)
    names = await services.guests.names_of(found)
    companions = [
        Companion(number, guest, names.get(guest)) for number, guest in enumerate(found, 1)
    ]
    return Response(MyCompanions(companions), cookies=who.new_cookies())


@delete(
    "/api/guest",
    status_code=200,
    responses={202: ResponseSpec(Forgotten, generate_examples=False, description="not done yet")},
)
async def erase_myself(request: Http, wait: FromQuery[bool] = True) -> Response[Forgotten]:
    """Erase all that is stored about you, your companions and programs, for good.

    202 where that is not done yet: with `wait=false`, or where something hinders it.
    """
    who = await person_to_erase(request)
    services = services_of(request)
    erasure = await services.erasures.begin_erasure(who.guest)
    progress = await (
        services.erasures.wait_for_erasure(erasure)
        if wait
        else services.erasures.progress_of(erasure)
    )
    cleared = Cookie(
        GUEST_COOKIE_NAME, value="", max_age=0, path=services.settings.base_path or "/"
    )
    return Response(
        _forgotten(request, erasure, progress),
        status_code=200 if progress.done else 202,
        cookies=[cleared],
    )


@get("/api/erasures/{erasure:str}")
async def see_erasure(request: Http, erasure: FromPath[str]) -> Forgotten:
    """How far an erasure has come; one that is not known, or no longer, is done."""
    return _forgotten(request, erasure, await services_of(request).erasures.progress_of(erasure))


def _forgotten(request: Http, erasure: str, progress: ErasureProgress) -> Forgotten:
    kept = translate("guest-what-is-kept", language_of(request))
    return Forgotten(erasure, progress.done, progress.tables, progress.tables_left, kept)


GUEST_ROUTES = [become_guest, see_myself, change_name, see_companions, erase_myself, see_erasure]


_NO_STORE_HEADERS = {"cache-control": "no-store"}


MISTAKE_STATUS.update({BadLink: 403})


class DeviceLink(msgspec.Struct, frozen=True):
    """`path` is for the browser of the other device: what follows # is sent to nobody."""

    code: str
    path: str
    expires_at: float
    invitation: Invitation  # drawn here: asked for by its address, the code would be in that


class LinkCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: str


@post("/api/guest/link")
async def make_link(request: Http) -> Response[DeviceLink]:
    """A code that signs another device in as you: for one use, within ten minutes."""
    who = await person_of(request)
    services = services_of(request)
    code = await services.links.make_code(who.guest)
    page = f"/#move={code}"
    invitation = invitation_to(request, page)
    expires_at = services.clock() + LINK_VALID_S
    link = DeviceLink(code, services.settings.base_path + page, expires_at, invitation)
    return Response(link, cookies=who.new_cookies(), headers=_NO_STORE_HEADERS)


@post("/api/guest/link/use")
async def use_link(request: Http, data: JSONBody[LinkCode]) -> Response[GuestId]:
    """Sign in as the guest who made the code on another device; sets their cookie."""
    await person_of(request)
    services = services_of(request)
    guest = await services.links.use_code(data.code)
    services.guests.check_allowed(guest)
    cookie = cookie_for(request, guest)
    return Response(GuestId(guest), cookies=[cookie], headers=_NO_STORE_HEADERS)


LINK_ROUTES = [make_link, use_link]


MISTAKE_STATUS.update({NoProgram: 404})


class NewProgram(msgspec.Struct, frozen=True):
    program: Program
    token: str  # shown this once


class MyPrograms(msgspec.Struct, frozen=True):
    programs: list[Program]


@post("/api/guest/programs")
async def make_program(request: Http, data: JSONBody[GuestName]) -> Response[NewProgram]:
    """Create a program that plays under its own name and is owned by you, with its token."""
    who = await person_of(request)
    program, token = await services_of(request).programs.make_program(who.guest, data.name)
    new = NewProgram(program, token)
    return Response(new, cookies=who.new_cookies(), headers=_NO_STORE_HEADERS)


@get("/api/guest/programs")
async def see_programs(request: Http) -> MyPrograms:
    who = await person_of(request)
    return MyPrograms(await services_of(request).programs.programs_of(who.guest))


@delete("/api/guest/programs/{program:str}")
async def revoke_program(request: Http, program: FromPath[str]) -> None:
    """Revoke a program: its token is refused, and its sockets are closed."""
    who = await person_of(request)
    services = services_of(request)
    await services.programs.revoke(who.guest, program)
    services.tables.registry.dismiss_guest(program)


PROGRAM_ROUTES = [make_program, see_programs, revoke_program]
