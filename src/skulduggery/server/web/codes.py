"""The short code of a table, and the table of a code."""

import msgspec
from litestar import get, post
from litestar.params import FromPath

from skulduggery.server.table_codes import NoCode
from skulduggery.server.web.identity import (
    MISTAKE_STATUS,
    Http,
    check_not_removed,
    client_address,
    guest_of,
    services_of,
)

MISTAKE_STATUS[NoCode] = 404


class TableCode(msgspec.Struct, frozen=True):
    code: str | None  # None: no seat is open (any more)


class CodedTable(msgspec.Struct, frozen=True):
    table: str


@post("/api/tables/{table_id:str}/code", status_code=200)
async def make_code(request: Http, table_id: FromPath[str]) -> TableCode:
    """Five letters under which others find the table while seats are open."""
    services = services_of(request)
    table = (await services.tables.registry.current_table(table_id)).table
    check_not_removed(table, await guest_of(request))
    return TableCode(await services.codes.code_of(table_id))


@get("/api/codes/{code:str}")
async def find_code(request: Http, code: FromPath[str]) -> CodedTable:
    """The table of a code. Wrong ones are counted, so that nobody can try them all."""
    services = services_of(request)
    with services.code_guesses.count_failures(client_address(request)):
        return CodedTable(await services.codes.find_table(code))


CODE_ROUTES = [make_code, find_code]
