"""Programs of a guest, and their tokens."""

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody

from skulduggery.server.people.api_tokens import NoProgram, Program
from skulduggery.server.web.guests import GuestName
from skulduggery.server.web.identity import MISTAKE_STATUS, Http, person_of, services_of
from skulduggery.server.web.links import NO_STORE_HEADERS

MISTAKE_STATUS.update({NoProgram: 404})


class NewProgram(msgspec.Struct, frozen=True):
    program: Program
    token: str  # shown this once


class MyPrograms(msgspec.Struct, frozen=True):
    programs: list[Program]


@post("/api/guest/programs")
async def make_program(request: Http, data: JSONBody[GuestName]) -> Response[NewProgram]:
    """A program that plays in its own name and for which you answer, with its token."""
    who = await person_of(request)
    program, token = await services_of(request).programs.make_program(who.guest, data.name)
    new = NewProgram(program, token)
    return Response(new, cookies=who.new_cookies(), headers=NO_STORE_HEADERS)


@get("/api/guest/programs")
async def see_programs(request: Http) -> MyPrograms:
    who = await person_of(request)
    return MyPrograms(await services_of(request).programs.programs_of(who.guest))


@delete("/api/guest/programs/{program:str}")
async def revoke_program(request: Http, program: FromPath[str]) -> None:
    """Its token is worth nothing any more, and whatever it has open is closed."""
    who = await person_of(request)
    services = services_of(request)
    await services.programs.revoke(who.guest, program)
    services.hall.dismiss_guest(program)


PROGRAM_ROUTES = [make_program, see_programs, revoke_program]
