"""HTTP connections that neither last for ever nor are too many.

uvicorn waits as long as it takes for the rest of a request, for an answer to be read, and for
however many connections there are.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from contextlib import suppress

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol

from skulduggery.core.mistake_body import make_mistake_body
from skulduggery.server.hosting.limits import LimitExceeded, address_group, count_down
from skulduggery.server.hosting.proxy import is_trusted_address, parse_networks
from skulduggery.server.hosting.settings import ServerSettings

_log = logging.getLogger(__name__)

_RETRY_AFTER_S = 10  # connections of browsers are idle for less


class HttpConnections:
    """How many HTTP connections each address has; those of proxies, which serve many, are free."""

    def __init__(self, settings: ServerSettings) -> None:
        self._most = settings.limits.connections_per_address
        proxies = settings.trusted_proxies
        self._proxies = parse_networks(proxies) if proxies else []
        self.by_address: Counter[str] = Counter()

    def count_connection(self, host: str) -> str | None:
        """One more, to be discounted under the name returned; None if it does not count."""
        if not self._most or is_trusted_address(self._proxies, host):
            return None
        address = address_group(host)
        if self.by_address[address] >= self._most:
            raise LimitExceeded("too-many-connections", after=_RETRY_AFTER_S, most=self._most)
        self.by_address[address] += 1
        if self.by_address[address] == self._most:  # once, not for each that is refused
            _log.warning("connections of an address at their limit", extra={"most": self._most})
        return address

    def discount(self, address: str) -> None:
        count_down(self.by_address, address)


class _Deadline:
    """Does something after so many seconds, by the clock of the loop; never if these are none."""

    def __init__(
        self, loop: asyncio.AbstractEventLoop, seconds: float, action: Callable[[], None]
    ) -> None:
        self._loop = loop
        self._seconds = seconds
        self._action = action
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Once: a deadline that runs does not move."""
        if self._timer is None and self._seconds:
            self._timer = self._loop.call_later(self._seconds, self._action)

    def cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class LimitedHttpProtocol(H11Protocol):
    """One connection. Whoever keeps it waiting too long is disconnected."""

    http_connections: HttpConnections
    patience_s: int

    _counted_as: str | None = None

    # The count.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._to_be_sent_whole = _Deadline(self.loop, self.patience_s, self._disconnect)
        self._to_be_read = _Deadline(self.loop, self.patience_s, self._disconnect)
        self._to_be_sent_whole.start()
        try:
            self._counted_as = self.http_connections.count_connection(
                self.client[0] if self.client else ""
            )
        except LimitExceeded as mistake:
            transport.write(_refusal(mistake))
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._leave()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a socket, and counted as one."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def _leave(self) -> None:
        self._to_be_sent_whole.cancel()
        self._to_be_read.cancel()
        if self._counted_as is not None:
            self.http_connections.discount(self._counted_as)
            self._counted_as = None

    # The time for a request, however little of it comes at a time.

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if not self._is_answering():
            self._to_be_sent_whole.start()
        super().data_received(data)

    def handle_events(self) -> None:
        super().handle_events()
        if self._is_answering():
            self._to_be_sent_whole.cancel()
        elif self._has_open_cycle():  # the rest of one that came together with another
            self._to_be_sent_whole.start()

    def _is_answering(self) -> bool:
        """Whether a whole request is here: the waiting is ours."""
        return self._has_open_cycle() and not self.cycle.more_body

    def _has_open_cycle(self) -> bool:
        return bool(self.cycle) and not self.cycle.response_complete

    # The time for an answer to be read, also one after which the connection is closed.

    def pause_writing(self) -> None:
        super().pause_writing()
        self._to_be_read.start()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._to_be_read.cancel()

    def on_response_complete(self) -> None:
        self._to_be_sent_whole.cancel()
        super().on_response_complete()
        if self.transport.is_closing():
            self._to_be_read.start()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._to_be_read.start()

    def _disconnect(self) -> None:
        """At once: what is still to be sent would keep it open."""
        _log.debug("connection timed out")
        self.transport.abort()

    # What is no HTTP.

    def send_400_response(self, msg: str) -> None:
        """Whatever was being answered is answered no more."""
        if self._has_open_cycle():
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        with suppress(h11.LocalProtocolError):  # an answer has begun
            super().send_400_response(msg)
        self.transport.close()


def http_protocol(settings: ServerSettings) -> type[LimitedHttpProtocol]:
    """The protocol of all connections of one server."""

    class ServerHttpProtocol(LimitedHttpProtocol):
        http_connections = HttpConnections(settings)
        patience_s = settings.limits.seconds_per_request

    return ServerHttpProtocol


def _refusal(mistake: LimitExceeded) -> bytes:
    """In English, for the request was not read."""
    body = msgspec.json.encode(make_mistake_body(mistake, "en"))
    head = (
        "HTTP/1.1 429 Too Many Requests\r\n"
        f"retry-after: {mistake.after}\r\n"
        "content-type: application/json\r\n"
        f"content-length: {len(body)}\r\n"
        "connection: close\r\n\r\n"
    )
    return head.encode() + body
