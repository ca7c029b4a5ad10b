"""The socket of a table."""

import logging
from contextlib import ExitStack

from litestar import websocket
from litestar.params import FromPath, FromQuery

from skulduggery.core.errors import Mistake
from skulduggery.server.connection import Socket, TableConnection
from skulduggery.server.hosting.limits import LimitExceeded
from skulduggery.server.live_table import FORBIDDEN_CLOSE_CODE
from skulduggery.server.people.api_tokens import BadToken
from skulduggery.server.table_registry import NoTable
from skulduggery.server.web.identity import (
    check_identity,
    check_origin,
    client_address,
    companion_of,
    language_of,
    services_of,
)
from skulduggery.table.requests import Refused

_log = logging.getLogger(__name__)

# Why a socket is refused, where it is not with FORBIDDEN_CLOSE_CODE.
MISTAKE_CLOSE_CODES: dict[type[Mistake], int] = {BadToken: 4401, NoTable: 4404, LimitExceeded: 4429}


@websocket("/api/tables/{table_id:str}/play")
async def open_table_socket(
    socket: Socket,
    table_id: FromPath[str],
    last: FromQuery[int | None] = None,
    companion: FromQuery[str | None] = None,
) -> None:
    try:
        who = await companion_of(socket, companion)
    except Mistake as mistake:
        await socket.accept()
        await _refuse_socket(socket, mistake)
        return
    headers = [("set-cookie", cookie.to_header(header="").strip()) for cookie in who.new_cookies()]
    await socket.accept(headers=dict(headers))
    services = services_of(socket)
    with ExitStack() as stay:
        try:
            check_origin(socket)
            stay.enter_context(
                services.connection_limiter.admit_socket(client_address(socket), who.cookie_holder)
            )
            await services.blocks.load_blocks(who.cookie_holder)
            live = await services.tables.registry.live_table(table_id)
            if live.table.removed & {who.guest, who.owner}:
                raise Refused("refused-removed")
            check_identity(services, who)  # they may have been banned in the meantime
        except Mistake as mistake:
            await _refuse_socket(socket, mistake)
            return
        connection = TableConnection(
            services.tables,
            socket,
            table_id,
            who.guest,
            language_of(socket),
            owner=who.owner,
            program=who.program,
            blocked=services.blocks.blocks_of(who.cookie_holder),
            limits=services.settings.limits,
            keep_name=services.guests.keep_name,
            metrics=services.metrics,
        )
        await connection.run(last)
        await services.tables.writer.mark_away(table_id, who.guest)
        services.tables.registry.evict_idle(table_id)


async def _refuse_socket(socket: Socket, mistake: Mistake) -> None:
    """Close it: the code says what a client should do, the reason which mistake it was."""
    code = next(
        (code for kind, code in MISTAKE_CLOSE_CODES.items() if isinstance(mistake, kind)),
        FORBIDDEN_CLOSE_CODE,
    )
    services_of(socket).metrics.count_refusal(mistake.sentence)
    _log.info("socket refused", extra={"reason": mistake.sentence})
    await socket.close(code, mistake.sentence)


SOCKET_ROUTES = [open_table_socket]
