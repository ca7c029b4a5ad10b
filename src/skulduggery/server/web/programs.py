"""Programs of a guest, and their tokens."""

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody

from skulduggery.server.people.api_tokens import NoProgram, Program
from skulduggery.server.web.guests import Name
from skulduggery.server.web.identity import STATUS, Http, person_of, services_of
from skulduggery.server.web.links import FOR_NOBODY_ELSE

STATUS.update({NoProgram: 404})


class NewProgram(msgspec.Struct, frozen=True):
    program: Program
    token: str  # shown this once


class MyPrograms(msgspec.Struct, frozen=True):
    programs: list[Program]


@post("/api/guest/programs")
async def make_program(request: Http, data: JSONBody[Name]) -> Response[NewProgram]:
    """A program that plays in its own name and for which you answer, with its token."""
    who = await person_of(request)
    program, token = await services_of(request).programs.make(who.guest, data.name)
    new = NewProgram(program, token)
    return Response(new, cookies=who.cookies(), headers=FOR_NOBODY_ELSE)


@get("/api/guest/programs")
async def see_programs(request: Http) -> MyPrograms:
    who = await person_of(request)
    return MyPrograms(await services_of(request).programs.of(who.guest))


@delete("/api/guest/programs/{program:str}")
async def revoke_program(request: Http, program: FromPath[str]) -> None:
    """Its token is worth nothing any more, and whatever it has open is closed."""
    who = await person_of(request)
    services = services_of(request)
    await services.programs.revoke(who.guest, program)
    services.hall.dismiss(program)


ROUTES = [make_program, see_programs, revoke_program]
