"""WebSockets whose text frames are passed straight to a listener and from it to the transport.

Handshake, pings, fragments, closing and everything unusual stay with uvicorn. What is usual, one
whole text frame, needs no message of ASGI, no queue and no task: they would cost more than a move.
"""

import logging
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from skulduggery.server.hosting.token_bucket import TokenBucket
from skulduggery.server.light_waiting import Gate, LightQueue
from skulduggery.server.text_frames import (
    MASK_BIT,
    MAX_HEADER_BYTES,
    frame_length,
    read_text,
    text_frame,
)

SOCKET_SCOPE_KEY = "skulduggery.socket"  # where the application finds this in the scope

# Pings, pongs, fragments: a client needs one every few seconds. Of many thousands that come at once
# each costs more than a text, and they are all handled before anybody else has a turn.
_ODD_FRAMES_PER_SECOND, _MAX_ODD_FRAMES_AT_ONCE = 10, 300

_log = logging.getLogger(__name__)


class FrameListener(Protocol):
    """Gets what comes in; must not wait for anything."""

    def receive_text(self, text: str) -> None: ...

    def resume_sending(self) -> None:
        """The client has read on: there is room again."""

    def note_disconnect(self) -> None:
        """Nothing will come in any more. May be called more than once."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """One connection. It is uvicorn's alone until somebody listens."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.queue = LightQueue()  # type: ignore[assignment]
        self.writable: Gate = Gate()  # type: ignore[assignment]
        self._listener: FrameListener | None = None
        self._may_read = True
        self._unread = b""  # the beginning of a frame whose rest is still to come
        self._odd_frames = TokenBucket(_ODD_FRAMES_PER_SECOND, _MAX_ODD_FRAMES_AT_ONCE)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope[SOCKET_SCOPE_KEY] = self  # type: ignore[literal-required]

    # For the listener.

    def listen(self, listener: FrameListener) -> None:
        """From now on text goes to the listener; what has come in before, too."""
        self._listener = listener
        self._forget_handshake()
        self._empty_queue(listener)
        self.let_read(self._may_read)

    def _forget_handshake(self) -> None:
        """Headers that were read and written; the application has copies of what it needs."""
        self.request.headers.clear()
        self.response.headers.clear()

    def _empty_queue(self, listener: FrameListener) -> None:
        while not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                listener.receive_text(message.get("text") or "")
            else:
                listener.note_disconnect()

    def can_send(self) -> bool:
        """Whether the client reads as quickly as we write."""
        return self.writable.is_open

    def send_text(self, payload: bytes) -> None:
        if not (self.close_sent or self.disconnected):
            self.transport.write(text_frame(payload))

    def let_read(self, wanted: bool) -> None:
        """Read on, or leave it to the system to make the client wait."""
        self._may_read = wanted
        if self.read_paused == wanted and not self.transport.is_closing():
            self.read_paused = not wanted
            (self.transport.resume_reading if wanted else self.transport.pause_reading)()

    # From the transport.

    def data_received(self, data: bytes) -> None:
        if not self._unread and self._hand_on_text(data):
            return
        if not self.handshake_initiated:
            super().data_received(data)  # the whole request that begins it, and nothing else
            if not self.handshake_initiated:  # one with a body, which nobody would wait for
                self.transport.abort()
            return
        if self._unread:
            data, self._unread = self._unread + data, b""
        start = 0
        while start < len(data) and not self.transport.is_closing():
            header = data[start : start + MAX_HEADER_BYTES]
            end = start + (length := frame_length(header))
            if self._is_refused(header, length):
                super().data_received(data[start:])  # by what is there of it
                return
            if length == 0 or end > len(data):
                self._unread = data[start:]
                return
            self._receive_frame(data[start:end])
            start = end

    def _is_refused(self, header: bytes, length: int) -> bool:
        """Whether the header alone breaks the protocol: clients mask, and keep to a length."""
        is_masked = len(header) < 2 or header[1] & MASK_BIT
        return not is_masked or length > self.config.ws_max_size + MAX_HEADER_BYTES

    def _receive_frame(self, frame: bytes) -> None:
        """One whole frame: text to the listener, anything else, and what is wrong, to uvicorn."""
        if self._hand_on_text(frame):
            return
        if self._odd_frames.take_token(self.loop.time()):
            super().data_received(frame)
        else:
            _log.info("socket flooded with frames that say nothing")
            self.transport.abort()  # a client that does not read would keep it open

    def _hand_on_text(self, data: bytes) -> bool:
        """To the listener, if this is one whole text frame and it is the time for it."""
        if self._listener is None or self.frames or self.close_sent or self.disconnected:
            return False
        text = read_text(data)
        if text is None:
            return False
        self._listener.receive_text(text)
        return True

    def send_receive_event_to_app(self) -> None:
        """A message in fragments, or one that is no text."""
        super().send_receive_event_to_app()
        if self._listener is not None:
            self.listen(self._listener)  # it was put into the queue

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._listener is not None:
            self._listener.resume_sending()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._end_listening()

    def shutdown(self) -> None:
        super().shutdown()
        self._end_listening()

    def handle_close(self, event: Any) -> None:
        super().handle_close(event)
        self._end_listening()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._end_listening()

    def _end_listening(self) -> None:
        if self._listener is not None:
            self._listener.note_disconnect()


def socket_of(scope: Any) -> SocketProtocol:
    """The socket behind a connection of the application."""
    found = scope[SOCKET_SCOPE_KEY]
    assert isinstance(found, SocketProtocol)
    return found
