"""The socket of a table."""

import asyncio
import logging
from contextlib import ExitStack, suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath, FromQuery

from skulduggery.core.errors import Mistake
from skulduggery.server.connection import TableConnection
from skulduggery.server.hosting.limits import LimitExceeded
from skulduggery.server.live_table import FORBIDDEN_CLOSE_CODE
from skulduggery.server.people.api_tokens import BadToken
from skulduggery.server.socket_protocol import socket_of
from skulduggery.server.table_change import NotSaved
from skulduggery.server.table_registry import NoTable
from skulduggery.server.web.cross_site import check_origin
from skulduggery.server.web.identity import (
    check_identity,
    check_not_removed,
    client_address,
    companion_of,
    language_of,
    note_origin,
    services_of,
)

Socket = WebSocket[Any, Any, Any]

_SOCKET_CLOSE_TIMEOUT_S = 5.0  # for the close frame

_log = logging.getLogger(__name__)

# Why a socket is refused, where it is not with FORBIDDEN_CLOSE_CODE.
LIMIT_CLOSE_CODE = 4429
MISTAKE_CLOSE_CODES: dict[type[Mistake], int] = {
    BadToken: 4401,
    NoTable: 4404,
    LimitExceeded: LIMIT_CLOSE_CODE,
}


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
            stay.enter_context(note_origin(socket, who))
            await services.blocks.load_blocks(who.cookie_holder)
            live = await services.tables.registry.current_table(table_id)
            check_not_removed(live.table, who)
            check_identity(services, who)  # they may have been banned in the meantime
        except Mistake as mistake:
            await _refuse_socket(socket, mistake)
            return
        wire = socket_of(socket.scope)
        connection = TableConnection(
            services.tables,
            wire,
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
        connection.send_missed(live.table, last)
        live.listeners.add(connection)
        try:
            wire.listen(connection)
            await connection.ended
        finally:
            live.listeners.discard(connection)
        if connection.close_code is not None:
            await _close_socket(socket, connection.close_code)
        with suppress(NotSaved):  # the log is read anew, and with it who is away
            await services.tables.writer.mark_away(table_id, who.guest)
        services.tables.registry.evict_idle(table_id)


async def _close_socket(socket: Socket, code: int) -> None:
    with suppress(Exception):  # it may not even take this
        await asyncio.wait_for(socket.close(code), _SOCKET_CLOSE_TIMEOUT_S)


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
