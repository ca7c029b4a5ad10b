"""One socket of one guest at one table."""

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from skulduggery.core.errors import Mistake, shortened
from skulduggery.core.events import Event
from skulduggery.server.hall import Hall
from skulduggery.server.messages import AnyMessage, Ask, Done, Fresh, News, Told, Wrong
from skulduggery.table.facts import Fact
from skulduggery.table.sentences import sentence
from skulduggery.table.table import Happening, Table
from skulduggery.table.view import TableView, table_view

Socket = WebSocket[Any, Any, Any]

MOST_WAITING = 200  # messages; a reader this slow is let go
LONGEST_FRAME = 8_000
COME_AGAIN, BAD_FRAME = 4000, 4001  # why a socket was closed
PATIENCE = 5.0  # seconds for a last word

log = logging.getLogger(__name__)


class BadFrame(Mistake):
    def __init__(self, reason: str) -> None:
        super().__init__("bad-frame", reason=shortened(reason, 200))


class Connection:
    """Listens to a table, and asks for what its guest asks for."""

    def __init__(
        self, hall: Hall, socket: Socket, table_id: str, guest: str, language: str
    ) -> None:
        self.hall = hall
        self.socket = socket
        self.table_id = table_id
        self.guest = guest
        self.language = language
        self.outbox: asyncio.Queue[AnyMessage] = asyncio.Queue(MOST_WAITING)
        self.over = asyncio.Event()  # the reader is too slow, or the table is to be asked for anew
        self.encoder = msgspec.json.Encoder()

    async def run(self, last: int | None) -> None:
        """From the first message to the last."""
        live = await self.hall.live(self.table_id)
        self.greet(live.table, last)
        live.listeners.add(self)
        tasks = [
            asyncio.create_task(work) for work in (self.write(), self.read(), self.over.wait())
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            live.listeners.discard(self)
            for task in tasks:
                task.cancel()
            for result in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(result, Exception):
                    log.error("a connection ended with %r", result)
        if self.over.is_set():
            with suppress(Exception):  # it may not even take this
                await asyncio.wait_for(self.socket.close(COME_AGAIN), PATIENCE)

    def greet(self, table: Table, last: int | None) -> None:
        """What was missed since happening `last`, or the table as it is."""
        missed = None if last is None else table.since(last + 1)
        if missed is None:
            self.post(Fresh(self.seen(table)))
        else:
            self.told(table, missed)

    # Hall calls these; they must not wait.

    def told(self, table: Table, happenings: list[Happening]) -> None:
        news = [self.tell(table, happening) for happening in happenings]
        self.post(News(news, self.seen(table)))

    def lost(self) -> None:
        self.over.set()

    def tell(self, table: Table, happening: Happening) -> Told:
        events = table.told(happening, self.guest)
        return Told(
            happening.number,
            [msgspec.to_builtins(event) for event in events],
            [self.in_words(table, event) for event in events],
        )

    def in_words(self, table: Table, event: Event) -> str:
        if isinstance(event, Fact):
            return sentence(event, table, self.language)
        seats = table.running().state.num_seats
        return table.game.sentence(event, table.names(), self.language, seats)

    def seen(self, table: Table) -> TableView:
        return table_view(table, self.guest, self.hall.clock())

    def post(self, message: AnyMessage) -> None:
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:  # dropped, not waited for
            self.over.set()

    # The two directions.

    async def write(self) -> None:
        while True:
            message = await self.outbox.get()
            await self.socket.send_text(self.encoder.encode(message).decode())

    async def read(self) -> None:
        with suppress(WebSocketDisconnect):
            while True:
                frame = await self.socket.receive_text()
                if len(frame) > LONGEST_FRAME:
                    await self.socket.close(BAD_FRAME)
                    return
                await self.answer(frame)

    async def answer(self, frame: str) -> None:
        try:
            ask = msgspec.json.decode(frame, type=Ask)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.refuse(None, BadFrame(str(error)))
            return
        except Mistake as mistake:  # settings that cannot be
            self.refuse(None, mistake)
            return
        try:
            known = await self.hall.ask(self.table_id, self.guest, ask.request)
        except Mistake as mistake:
            self.refuse(ask.id, mistake)
        else:
            self.post(Done(ask.id, known))

    def refuse(self, asked: int | None, mistake: Mistake) -> None:
        details = {name: str(value) for name, value in mistake.details.items()}
        self.post(Wrong(asked, mistake.sentence, mistake.told_in(self.language), details))
