"""The socket of a table."""

import logging
from contextlib import ExitStack

from litestar import websocket
from litestar.params import FromPath, FromQuery

from skulduggery.core.errors import Mistake
from skulduggery.server.connection import Connection, Socket
from skulduggery.server.hall import NOT_LET_IN, NoTable
from skulduggery.server.hosting.limits import TooMuch
from skulduggery.server.people.api_tokens import BadToken
from skulduggery.server.web.identity import (
    address_of,
    check_own_page,
    check_welcome,
    companion_of,
    language_of,
    services_of,
)
from skulduggery.table.commands import Refused

log = logging.getLogger(__name__)

# Why a socket was closed, where it is not NOT_LET_IN.
CODES: dict[type[Mistake], int] = {BadToken: 4401, NoTable: 4404, TooMuch: 4429}


@websocket("/api/tables/{table_id:str}/play")
async def play(
    socket: Socket,
    table_id: FromPath[str],
    last: FromQuery[int | None] = None,
    companion: FromQuery[str | None] = None,
) -> None:
    try:
        who = await companion_of(socket, companion)
    except Mistake as mistake:
        await socket.accept()
        await turn_away(socket, mistake)
        return
    headers = [("set-cookie", cookie.to_header(header="").strip()) for cookie in who.cookies()]
    await socket.accept(headers=dict(headers))
    services = services_of(socket)
    with ExitStack() as stay:
        try:
            check_own_page(socket)
            stay.enter_context(services.crowd.entered(address_of(socket), who.holder))
            await services.blocks.load(who.holder)
            live = await services.hall.live(table_id)
            if live.table.removed & {who.guest, who.owner}:
                raise Refused("refused-removed")
            check_welcome(services, who)  # they may have been sent away in the meantime
        except Mistake as mistake:
            await turn_away(socket, mistake)
            return
        connection = Connection(
            services.hall,
            socket,
            table_id,
            who.guest,
            language_of(socket),
            owner=who.owner,
            program=who.program,
            blocked=services.blocks.of(who.holder),
            limits=services.settings.limits,
            named=services.guests.named,
            metrics=services.metrics,
        )
        await connection.run(last)
        await services.hall.gone(table_id, who.guest)
        services.hall.rest(table_id)


async def turn_away(socket: Socket, mistake: Mistake) -> None:
    """The code says what to do about it, the reason what it was."""
    code = next((code for kind, code in CODES.items() if isinstance(mistake, kind)), NOT_LET_IN)
    services_of(socket).metrics.refused(mistake.sentence)
    log.info("socket turned away", extra={"why": mistake.sentence})
    await socket.close(code, mistake.sentence)


ROUTES = [play]
