"""One socket of one guest at one table."""

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine
from typing import Any, Protocol

import msgspec

from skulduggery.core.errors import Mistake, shorten_text
from skulduggery.server.advice_answers import send_advice
from skulduggery.server.broadcast import Broadcast
from skulduggery.server.hosting.limits import (
    LimitExceeded,
    chat_bucket,
    request_bucket,
)
from skulduggery.server.hosting.metrics import Metrics
from skulduggery.server.hosting.settings import Limits
from skulduggery.server.hosting.token_bucket import TokenBucket
from skulduggery.server.live_table import RECONNECT_CLOSE_CODE
from skulduggery.server.messages import (
    AnyMessage,
    Ask,
    Done,
    Fresh,
    NumberedFrame,
    Wrong,
    encoder,
)
from skulduggery.server.tables import Tables
from skulduggery.table.requests import AnyRequest, AskHint, AskOdds, Join, Phrase, React, Say
from skulduggery.table.table import Table
from skulduggery.table.view_builder import table_view

MAX_WAITING_FRAMES = 200  # a client that reads this slowly is disconnected
_MAX_FRAME_LENGTH = 8_000
_CHAT_REQUESTS = (Say, Phrase, React)
BAD_FRAME_CLOSE_CODE = 4001

_log = logging.getLogger(__name__)
_decoder = msgspec.json.Decoder(Ask)


_NO_LIMITS = Limits(socket_requests_per_second=0, chat_messages_per_second=0)


class Wire(Protocol):
    """What a connection needs of its socket. Nothing of it waits."""

    def can_send(self) -> bool: ...

    def send_text(self, payload: bytes) -> None: ...

    def let_read(self, wanted: bool) -> None: ...


class _BadFrame(Mistake):
    def __init__(self, reason: str) -> None:
        super().__init__("bad-frame", reason=shorten_text(reason, 200))


def _request_number(frame: str) -> int | None:
    """The number of a request that is otherwise malformed, if that much can be read."""
    try:
        return msgspec.json.decode(frame, type=NumberedFrame).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


class TableConnection:
    """Receives the requests of a guest and sends what happens at the table.

    One request at a time: while it is answered the next ones wait, and the client is not read.
    """

    def __init__(
        self,
        tables: Tables,
        wire: Wire,
        table_id: str,
        guest: str,
        language: str,
        *,
        owner: str | None = None,
        program: bool = False,
        blocked: Collection[str] = (),
        limits: Limits = _NO_LIMITS,
        keep_name: Callable[[str, str], Coroutine[Any, Any, None]] | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        self._tables = tables
        self._wire = wire
        self.table_id = table_id
        self.guest = guest
        self.language = language
        self.owner = owner
        self._program = program
        self._blocked = blocked
        self._request_bucket, self._chat_bucket = request_bucket(limits), chat_bucket(limits)
        self._keep_name = keep_name
        self._metrics = metrics
        self._request: AnyRequest | None = None  # the one that is being answered
        self._open_request: int | None = None  # its number, until it is answered
        self._is_answering = False
        self._unanswered: list[str] = []  # frames that came in meanwhile
        self.waiting: list[bytes] = []  # frames for a reader who is slow
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.close_code: int | None = None  # where it was not the client who hung up

    def send_missed(self, table: Table, last: int | None) -> None:
        """What was missed since fact `last`, or the whole table."""
        now = self._tables.clock()
        missed = None if last is None else table.facts_since(last + 1)
        if missed is None:
            remembered = Broadcast(table, list(table.recent_facts), now, whole=True)
            told = remembered.facts_for_player(
                table.player_of(self.guest), self.language, self._blocked
            )
            self.post_message(Fresh(table_view(table, self.guest, now), told))
        else:
            self.deliver_broadcast(Broadcast(table, missed, now, whole=True))

    # TableWriter and LiveTable call these; they must not wait.

    def deliver_broadcast(self, broadcast: Broadcast, mine: bool = False) -> None:
        done = self._open_request if mine else None
        self._post_frame(broadcast.frame_for(self.guest, self.language, self._blocked, done))
        if mine:
            self._open_request = None

    def request_close(self, code: int = RECONNECT_CLOSE_CODE) -> None:
        """A request that is being answered is answered first."""
        self.close_code = code
        _log.info("socket closed by server", extra={"code": code})
        if self._metrics is not None:
            self._metrics.count_closed_socket(str(code))
        if not self._is_answering:
            self.note_disconnect()

    # The two directions; the socket calls these.

    def has_ended(self) -> bool:
        return self.ended.done()

    def note_disconnect(self) -> None:
        if not self.ended.done():
            self.ended.set_result(None)

    def resume_sending(self) -> None:
        waiting, self.waiting = self.waiting, []
        for frame in waiting:
            self._post_frame(frame)

    def receive_text(self, text: str) -> None:
        if len(text) > _MAX_FRAME_LENGTH:
            self.close_code = BAD_FRAME_CLOSE_CODE
            self.note_disconnect()
        elif self._is_answering:
            self._unanswered.append(text)
            self._wire.let_read(False)
        else:
            self._is_answering = True
            self._answer_frame(text)
            if not self._is_answering:  # at once; nobody else has had a turn meanwhile
                self._answer_next_soon()

    def post_message(self, message: AnyMessage) -> None:
        self._post_frame(encoder.encode(message))

    def _post_frame(self, frame: bytes) -> None:
        if not self.waiting and self._wire.can_send():
            self._wire.send_text(frame)
            return
        self.waiting.append(frame)
        if len(self.waiting) > MAX_WAITING_FRAMES and self.close_code is None:
            self.request_close()  # dropped, not waited for

    def _answer_frame(self, frame: str) -> None:
        try:
            self._check_rate(self._request_bucket)  # also where nothing can be read
            ask = _decoder.decode(frame)
            self._open_request = ask.id
            request = ask.request
            if isinstance(request, _CHAT_REQUESTS):
                self._check_rate(self._chat_bucket)
            if isinstance(request, AskHint | AskOdds):
                self._tables.advice.check_limit(self.table_id, request, self)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._refuse_request(_request_number(frame), _BadFrame(str(error)))
        except Mistake as mistake:
            self._refuse_request(_request_number(frame), mistake)
        else:
            if isinstance(request, Join) and self._program:
                request = msgspec.structs.replace(request, program=True)
            self._request = request
            # Advice is the answer to a request for it, not that it was asked for.
            asker = None if isinstance(request, AskHint | AskOdds) else self
            self._tables.writer.submit_request(
                self.table_id, self.guest, request, self._on_done, asker
            )

    def _on_done(self, trouble: Exception | None) -> None:
        """The request was carried out, or there was trouble."""
        request, asked = self._request, self._open_request
        self._request = None
        if isinstance(trouble, Mistake):
            self._refuse_request(asked, trouble)
        elif trouble is not None:
            _log.error("socket failed", exc_info=trouble)
            self.request_close()
            self._end_answer()
        else:
            if isinstance(request, AskHint | AskOdds):  # answered when it is worked out
                assert asked is not None
                advice = send_advice(self._tables, self, asked, request)
                self._tables.tasks.start_task(advice)
            elif asked is not None:  # nothing has changed, so nothing was broadcast
                self.post_message(Done(asked))
            if isinstance(request, Join) and self._keep_name is not None:
                self._tables.tasks.start_task(self._keep_name(self.guest, request.name))
            self._end_answer()

    def _refuse_request(self, asked: int | None, mistake: Mistake) -> None:
        self.post_mistake(asked, mistake)
        self._end_answer()

    def _end_answer(self) -> None:
        self._open_request = None
        self._is_answering = False
        if self.close_code is not None:
            self.note_disconnect()
        elif self._unanswered:
            self._answer_next_soon()

    def _answer_next_soon(self) -> None:
        """Not at once: a flood of requests must not starve others."""
        self._is_answering = True
        asyncio.get_running_loop().call_soon(self._answer_next)

    def _answer_next(self) -> None:
        self._is_answering = False
        if self._unanswered and not self.ended.done():
            frame = self._unanswered.pop(0)
            if not self._unanswered:
                self._wire.let_read(True)
            self.receive_text(frame)

    def _check_rate(self, bucket: TokenBucket) -> None:
        if not bucket.take_token(self._tables.clock()):
            raise LimitExceeded("too-fast", after=1)

    def post_mistake(self, asked: int | None, mistake: Mistake) -> None:
        if self._metrics is not None:
            self._metrics.count_refusal(mistake.sentence)
        text = mistake.message_in(self.language)
        self.post_message(Wrong(asked, mistake.sentence, text, mistake.detail_texts()))
