"""One socket of one guest at one table."""

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.types import Receive, Send

from skulduggery.core.errors import Mistake, shorten_text
from skulduggery.server.asgi_wrappers import RAW_SOCKET_KEY
from skulduggery.server.async_tasks import run_until_wait
from skulduggery.server.broadcast import Broadcast
from skulduggery.server.hosting.limits import (
    LimitExceeded,
    TokenBucket,
    chat_bucket,
    request_bucket,
)
from skulduggery.server.hosting.metrics import Metrics
from skulduggery.server.hosting.settings import Limits
from skulduggery.server.live_table import RECONNECT_CLOSE_CODE
from skulduggery.server.messages import (
    Advised,
    AnyMessage,
    Ask,
    Done,
    Fresh,
    Reckoned,
    Wrong,
    encoder,
)
from skulduggery.server.tables import Tables
from skulduggery.study.hint import hint_sentence
from skulduggery.table.requests import AskHint, AskOdds, Join, Phrase, React, Say
from skulduggery.table.table import Table
from skulduggery.table.view_builder import table_view

Socket = WebSocket[Any, Any, Any]

MAX_WAITING_FRAMES = 200  # a client that reads this slowly is disconnected
_MAX_FRAME_LENGTH = 8_000
_CHAT_REQUESTS = (Say, Phrase, React)
BAD_FRAME_CLOSE_CODE = 4001
_SOCKET_CLOSE_TIMEOUT_S = 5.0  # for the close frame

_log = logging.getLogger(__name__)
_decoder = msgspec.json.Decoder(Ask)


_NO_LIMITS = Limits(socket_requests_per_second=0, chat_messages_per_second=0)


async def _ignore_name(guest: str, name: str) -> None:
    """Default: names are not kept."""


class _BadFrame(Mistake):
    def __init__(self, reason: str) -> None:
        super().__init__("bad-frame", reason=shorten_text(reason, 200))


class NumberedFrame(msgspec.Struct):
    id: int


def _request_number(frame: str) -> int | None:
    """The number of a request that is otherwise malformed, if that much can be read."""
    try:
        return msgspec.json.decode(frame, type=NumberedFrame).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


class TableConnection:
    """Receives the requests of a guest and sends what happens at the table."""

    __slots__ = (
        "_answering",
        "_blocked",
        "_chat_bucket",
        "_ended_with",
        "_keep_name",
        "_language",
        "_metrics",
        "_open_request",
        "_program",
        "_receive",
        "_request_bucket",
        "_send_raw",
        "_sending",
        "_socket",
        "_table_id",
        "_tables",
        "_task",
        "guest",
        "owner",
        "waiting",
    )

    def __init__(
        self,
        tables: Tables,
        socket: Socket,
        table_id: str,
        guest: str,
        language: str,
        *,
        owner: str | None = None,
        program: bool = False,
        blocked: Collection[str] = (),
        limits: Limits = _NO_LIMITS,
        keep_name: Callable[[str, str], Coroutine[Any, Any, None]] = _ignore_name,
        metrics: Metrics | None = None,
    ) -> None:
        self._tables = tables
        self._socket = socket
        self._table_id = table_id
        self.guest = guest
        self._language = language
        self.owner = owner
        self._program = program
        self._blocked = blocked
        self._request_bucket, self._chat_bucket = request_bucket(limits), chat_bucket(limits)
        self._keep_name = keep_name
        self._metrics = metrics
        self._open_request: int | None = None  # the number of the request that is being answered
        self._answering = False
        self._receive: Receive
        self._send_raw: Send
        self._receive, self._send_raw = socket.scope[RAW_SOCKET_KEY]  # type: ignore[literal-required]
        self.waiting: list[str] = []  # frames for a reader who is slow
        self._sending: asyncio.Task[None] | None = None
        self._task: asyncio.Task[Any] | None = None  # in which it runs
        self._ended_with: int | None = None  # the code, where it was not the client who hung up

    async def run(self, last: int | None) -> None:
        """From the first message to the last."""
        live = await self._tables.registry.live_table(self._table_id)
        self._send_missed(live.table, last)
        live.listeners.add(self)
        self._task = asyncio.current_task()
        try:
            await self._read_frames()
        except asyncio.CancelledError:
            if self._ended_with is None:
                raise
            assert self._task is not None
            self._task.uncancel()  # it was ourselves
        except Exception:
            _log.exception("socket failed")
        finally:
            live.listeners.discard(self)
            self._task = None
            if self._sending is not None:
                self._sending.cancel()
        if self._ended_with is not None:
            with suppress(Exception):  # it may not even take this
                await asyncio.wait_for(
                    self._socket.close(self._ended_with), _SOCKET_CLOSE_TIMEOUT_S
                )

    def _send_missed(self, table: Table, last: int | None) -> None:
        """What was missed since fact `last`, or the whole table."""
        now = self._tables.clock()
        missed = None if last is None else table.facts_since(last + 1)
        if missed is None:
            remembered = Broadcast(table, list(table.recent_facts), now, whole=True)
            told = remembered.facts_for_player(
                table.player_of(self.guest), self._language, self._blocked
            )
            self._post_message(Fresh(table_view(table, self.guest, now), told))
        else:
            self.deliver_broadcast(Broadcast(table, missed, now, whole=True))

    # TableWriter and LiveTable call these; they must not wait.

    def deliver_broadcast(self, broadcast: Broadcast, mine: bool = False) -> None:
        done = self._open_request if mine else None
        self._post_message(broadcast.message_for(self.guest, self._language, self._blocked, done))
        if mine:
            self._open_request = None

    def request_close(self, code: int = RECONNECT_CLOSE_CODE) -> None:
        """A request that is being answered is finished first: it may be half written."""
        self._ended_with = code
        _log.info("socket closed by server", extra={"code": code})
        if self._metrics is not None:
            self._metrics.count_closed_socket(str(code))
        if self._task is not None and not self._answering:
            self._task.cancel()

    # The two directions.

    def _post_message(self, message: AnyMessage) -> None:
        frame = encoder.encode(message).decode()
        if self._sending is not None:
            self.waiting.append(frame)
            if len(self.waiting) > MAX_WAITING_FRAMES:  # dropped, not waited for
                self.request_close()
        elif (rest := run_until_wait(self._send_frame(frame))) is not None:
            self._sending = asyncio.create_task(self._send_waiting(rest))

    async def _send_frame(self, frame: str) -> None:
        try:
            await self._send_raw({"type": "websocket.send", "text": frame, "bytes": None})
        except OSError:
            return  # the reader notices, too
        except RuntimeError:  # it is being closed beneath us: nothing can be sent any more
            self.request_close()

    async def _send_waiting(self, rest: Coroutine[Any, Any, None]) -> None:
        await rest
        while self.waiting:
            waiting, self.waiting = self.waiting, []
            for frame in waiting:
                await self._send_frame(frame)
        self._sending = None

    async def _read_frames(self) -> None:
        while self._ended_with is None:
            message = await self._receive()
            if message["type"] != "websocket.receive":
                return  # the client has hung up
            frame = message.get("text") or ""
            if len(frame) > _MAX_FRAME_LENGTH:
                self._ended_with = BAD_FRAME_CLOSE_CODE
                return
            self._answering = True
            await self._answer_frame(frame)
            self._answering = False

    async def _answer_frame(self, frame: str) -> None:
        try:
            self._check_rate(self._request_bucket)  # also where nothing can be read
            ask = _decoder.decode(frame)
            self._open_request = ask.id
            request = ask.request
            if isinstance(request, _CHAT_REQUESTS):
                self._check_rate(self._chat_bucket)
            if isinstance(request, Join) and self._program:
                request = msgspec.structs.replace(request, program=True)
            if isinstance(request, AskHint | AskOdds):
                await self._tables.writer.handle_request(self._table_id, self.guest, request)
                # Answered when it is worked out.
                self._tables.tasks.start_task(self._send_advice(ask.id, request))
            else:
                await self._tables.writer.handle_request(self._table_id, self.guest, request, self)
            if isinstance(request, Join):
                self._tables.tasks.start_task(self._keep_name(self.guest, request.name))
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._send_mistake(_request_number(frame), _BadFrame(str(error)))
        except Mistake as mistake:
            self._send_mistake(_request_number(frame), mistake)
        else:
            if self._open_request is None:
                return
            if not isinstance(request, AskHint | AskOdds):
                # Nothing has changed, so nothing was broadcast.
                self._post_message(Done(self._open_request))
        self._open_request = None
        # Nothing was waited for either: a flood of requests must not starve others.
        await asyncio.sleep(0)

    async def _send_advice(self, asked: int, request: AskHint | AskOdds) -> None:
        """Advice, for this connection alone."""
        try:
            message: Advised | Reckoned = await (
                self._make_hint_message(asked, request)
                if isinstance(request, AskHint)
                else self._make_odds_message(asked, request)
            )
        except Mistake as mistake:
            if self._task is not None:
                self._send_mistake(asked, mistake)
        else:
            if self._task is not None:  # still connected
                self._post_message(message)

    async def _make_hint_message(self, asked: int, request: AskHint) -> Advised:
        hint = await self._tables.advice.hint_for(self._table_id, request)
        table = (await self._tables.registry.live_table(self._table_id)).table
        seats = table.running_match().state.num_seats
        labels = {
            one.text: table.game.action_label(one.text, table.player_names, self._language, seats)
            for one in hint.choices
        }
        sentence = hint_sentence(hint, labels, self._language)
        return Advised(asked, request.match, request.seat, request.nth, hint, sentence)

    async def _make_odds_message(self, asked: int, request: AskOdds) -> Reckoned:
        odds = await self._tables.advice.odds_for(self._table_id, request)
        return Reckoned(asked, request.match, request.seat, request.nth, odds)

    def _check_rate(self, bucket: TokenBucket) -> None:
        if not bucket.take_token(self._tables.clock()):
            raise LimitExceeded("too-fast", after=1)

    def _send_mistake(self, asked: int | None, mistake: Mistake) -> None:
        if self._metrics is not None:
            self._metrics.count_refusal(mistake.sentence)
        text = mistake.message_in(self._language)
        self._post_message(Wrong(asked, mistake.sentence, text, mistake.detail_texts()))
