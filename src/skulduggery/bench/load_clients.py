"""Load clients: random legal moves at many tables at once, with delays measured.

They do as little as possible, so that the server is what is measured: frames are decoded only as
far as needed to know the next legal moves.
"""

import asyncio
import http.client
import random
import time
from collections import deque
from collections.abc import Callable
from contextlib import closing
from functools import partial
from typing import Any, NamedTuple

import msgspec
from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from skulduggery.games import game_names

SEATS_PER_TABLE = 4
MAX_TABLES_CONNECTING = 50
_PACE_TICK_S = 0.001
_HANDSHAKE_TIMEOUT_S = 60.0  # all clients connect at once, and the machine may be busy


class OwnChoices(msgspec.Struct):
    choices: dict[int, list[str]] = {}


class TableUpdate(msgspec.Struct):
    status: str = ""
    match: int = -1
    own: OwnChoices | None = None
    decided: list[int] = []


class ToldNumber(msgspec.Struct):
    number: int


class ServerFrame(msgspec.Struct):
    kind: str
    told: list[ToldNumber] = []
    table: TableUpdate | None = None
    done: int | None = None
    text: str = ""


_frame_decoder = msgspec.json.Decoder(ServerFrame)


class SentMove(NamedTuple):
    when: float
    seat: int
    text: str


class KeptMove(NamedTuple):
    seat: int
    text: str
    frames: list[bytes]  # by seat


class LoadCounts:
    """The counts of one measured stretch of time."""

    def __init__(self) -> None:
        self.delays: list[float] = []  # from sending a move until the last seat has received it
        self.game_ends: list[int] = []  # how many moves had been kept at the end of each game
        self.frames = 0
        self.frame_bytes = 0
        self.moves: list[KeptMove] = []
        self.keep_moves = False

    def delay_percentile(self, share: float) -> float:
        ordered = sorted(self.delays)
        return ordered[int(share * (len(ordered) - 1))] if ordered else float("nan")


class SendPace:
    """Paces requests: at once, at a rate, or not at all."""

    def __init__(self) -> None:
        self._rate: float | None = 0.0  # None: at once
        self._ready: deque[Callable[[], None]] = deque()
        self._owed = 0.0
        self._last = time.perf_counter()

    def send_when_due(self, send: Callable[[], None]) -> None:
        if self._rate is None:
            send()
        else:
            self._ready.append(send)

    def set_rate(self, rate: float | None) -> None:
        self._rate = rate
        self._owed, self._last = 0.0, time.perf_counter()
        if rate is None:
            for _ in range(len(self._ready)):
                self._ready.popleft()()

    async def keep_pace(self) -> None:
        while True:
            await asyncio.sleep(_PACE_TICK_S)
            now = time.perf_counter()
            self._owed += (self._rate or 0.0) * (now - self._last)
            self._last = now
            while self._owed >= 1 and self._ready:
                self._owed -= 1
                self._ready.popleft()()
            self._owed = min(self._owed, 100.0)  # a backlog is not made up for later


class MoveArrivals:
    """Which moves of one table have arrived at which seats."""

    def __init__(self, counts: Callable[[], LoadCounts]) -> None:
        self._counts = counts
        self.sent: dict[int, SentMove] = {}
        self._seen: dict[int, int] = {}
        self._frames: dict[int, list[bytes]] = {}

    def note_sent(self, number: int, move: SentMove) -> None:
        self.sent[number] = move
        self._settle_move(number)

    def note_arrival(self, number: int, seat: int, frame: bytes) -> None:
        self._seen[number] = self._seen.get(number, 0) + 1
        counts = self._counts()
        counts.frames += 1
        counts.frame_bytes += len(frame)
        if counts.keep_moves:
            self._frames.setdefault(number, [b""] * SEATS_PER_TABLE)[seat] = frame
        self._settle_move(number)

    def note_finished_game(self) -> None:
        counts = self._counts()
        counts.game_ends.append(len(counts.moves))

    def _settle_move(self, number: int) -> None:
        if self._seen.get(number, 0) == SEATS_PER_TABLE and number in self.sent:
            counts = self._counts()
            move = self.sent.pop(number)
            counts.delays.append(time.perf_counter() - move.when)
            del self._seen[number]
            frames = self._frames.pop(number, None)
            if frames is not None and all(frames):
                counts.moves.append(KeptMove(move.seat, move.text, frames))


class ClientSeat(WSListener):
    """One socket; subclasses handle frames."""

    def __init__(self, number: int, arrivals: MoveArrivals, pace: SendPace) -> None:
        self.number = number
        self.arrivals = arrivals
        self.pace = pace
        self.transport: WSTransport
        self.gone = False
        self.close_code: WSCloseCode | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.gone = True

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self._handle_frame(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE:
            self.close_code = frame.get_close_code()
            transport.disconnect()

    def _handle_frame(self, frame: bytes) -> None:
        raise NotImplementedError

    def send_text(self, text: bytes) -> None:
        self.transport.send(WSMsgType.TEXT, text)


class _RandomPlayer(ClientSeat):
    """Plays random legal moves; seat 0 also starts the next match."""

    def __init__(
        self, number: int, arrivals: MoveArrivals, pace: SendPace, rng: random.Random
    ) -> None:
        super().__init__(number, arrivals, pace)
        self._rng = rng
        self._table = TableUpdate()
        self._ids = 0
        self._asked: tuple[int, float] | None = None
        self._move_text = ""
        self._answered: asyncio.Future[None] | None = None

    def _handle_frame(self, frame: bytes) -> None:
        message = _frame_decoder.decode(frame)
        if message.kind == "wrong":
            raise RuntimeError(message.text)
        if message.table is not None:
            self._merge_table(message.table)
        if message.kind == "moved":
            self.arrivals.note_arrival(message.told[0].number, self.number, frame)
        if self._asked is not None and message.done == self._asked[0]:
            if message.kind == "moved":
                sent = SentMove(self._asked[1], self.number, self._move_text)
                self.arrivals.note_sent(message.told[0].number, sent)
            self._asked = None
            if self._answered is not None:
                self._answered.set_result(None)
                self._answered = None
        if self._asked is None:
            self._request_next()

    def _merge_table(self, news: TableUpdate) -> None:
        table = self._table
        table.status = news.status or table.status
        table.match = news.match if news.match >= 0 else table.match
        table.own, table.decided = news.own, news.decided

    def _request_next(self) -> None:
        table = self._table
        if table.status == "playing" and table.own is not None and table.own.choices:
            self._asked = (-1, 0.0)  # nothing else until this is sent
            self.pace.send_when_due(self._send_move)
        elif self.number == 0 and table.status == "over":
            self.arrivals.note_finished_game()
            self._send_request({"do": "rematch"})
        elif self.number == 0 and table.status == "open" and table.match > 0:
            self._send_request({"do": "start"})

    def _send_move(self) -> None:
        table = self._table
        assert table.own is not None
        seat, texts = next(iter(table.own.choices.items()))
        nth = table.decided[seat]
        text = self._move_text = self._rng.choice(texts)
        self._send_request(
            {"do": "move", "match": table.match, "seat": seat, "nth": nth, "text": text}
        )

    def _send_request(self, request: dict[str, Any]) -> None:
        self._ids += 1
        self._asked = (self._ids, time.perf_counter())
        self.send_text(msgspec.json.encode({"id": self._ids, "request": request}))

    async def request_and_wait(self, request: dict[str, Any]) -> None:
        """Send a request, and wait until it is done."""
        self._answered = asyncio.get_running_loop().create_future()
        self._send_request(request)
        await self._answered


class _EchoSeat(ClientSeat):
    """A client of the bare server: seats send in turn, each after the frame of the one before."""

    def __init__(self, number: int, arrivals: MoveArrivals, pace: SendPace, move: bytes) -> None:
        super().__init__(number, arrivals, pace)
        self.text = move
        self._count = 0

    def _handle_frame(self, frame: bytes) -> None:
        self.arrivals.note_arrival(self._count, self.number, frame)
        self._count += 1
        if self._count % SEATS_PER_TABLE == self.number:
            self.pace.send_when_due(self.send_move)

    def send_move(self) -> None:
        self.arrivals.note_sent(self._count, SentMove(time.perf_counter(), self.number, ""))
        self.send_text(self.text)


class ClientCrowd:
    """All clients of one server."""

    def __init__(self, address: str) -> None:
        self.address = address  # host:port
        self.pace = SendPace()
        self.counts = LoadCounts()
        self.seats: list[ClientSeat] = []
        self._pacing = asyncio.create_task(self.pace.keep_pace())

    def current_counts(self) -> LoadCounts:
        return self.counts

    async def measure_load(self, seconds: float, rate: float | None = None) -> LoadCounts:
        """Play for some seconds; returns the counts."""
        self.pace.set_rate(rate)
        self.counts = counts = LoadCounts()
        await asyncio.sleep(seconds)
        self.counts = LoadCounts()
        self.pace.set_rate(0.0)
        if gone := [seat.close_code for seat in self.seats if seat.gone]:
            raise RuntimeError(f"{len(gone)} sockets were closed in the middle: {set(gone)}")
        return counts

    async def wait_until_quiet(self) -> None:
        """Wait until no frame is in flight."""
        await asyncio.sleep(0.3)

    def disconnect_all(self) -> None:
        self._pacing.cancel()
        for seat in self.seats:
            seat.transport.disconnect()


SeatAddress = Callable[[int, int], str]  # which of several nodes, by table and seat


async def connect_crowd(address: str, tables: int) -> ClientCrowd:
    """Connect and seat all clients at the real server, and start all matches."""
    return await connect_spread_crowd(lambda table, seat: address, tables)


async def connect_spread_crowd(address_of: SeatAddress, tables: int) -> ClientCrowd:
    """The same at several nodes of one house."""
    crowd = ClientCrowd(address_of(0, 0))
    gate = asyncio.Semaphore(MAX_TABLES_CONNECTING)

    async def one_table(number: int) -> None:
        async with gate:
            addresses = [address_of(number, seat) for seat in range(SEATS_PER_TABLE)]
            await _connect_table(crowd, addresses, number)

    await asyncio.gather(*(one_table(number) for number in range(tables)))
    return crowd


async def _connect_table(crowd: ClientCrowd, addresses: list[str], number: int) -> None:
    rng = random.Random(number)
    arrivals = MoveArrivals(crowd.current_counts)
    with closing(http.client.HTTPConnection(addresses[0])) as connection:
        table = {"name": "Host", "game": game_names()[0]}
        answer, cookie = post_json(connection, "/api/tables", table)
        guests = (post_json(connection, "/api/guest", {})[1] for _ in range(1, SEATS_PER_TABLE))
        cookies = [cookie, *guests]
    players: list[_RandomPlayer] = []
    for seat, (address, own) in enumerate(zip(addresses, cookies, strict=True)):
        _, player = await ws_connect(
            partial(_RandomPlayer, seat, arrivals, crowd.pace, rng),
            f"ws://{address}/api/tables/{answer['table']}/play",
            extra_headers={"Cookie": own},
            websocket_handshake_timeout=_HANDSHAKE_TIMEOUT_S,
        )
        assert isinstance(player, _RandomPlayer)
        await player.request_and_wait({"do": "join", "name": f"Player {seat}"})
        await player.request_and_wait({"do": "sit", "chair": seat, "salt": "salt"})
        players.append(player)
    crowd.seats += players
    await players[0].request_and_wait({"do": "start"})


def post_json(
    connection: http.client.HTTPConnection, path: str, body: dict[str, Any]
) -> tuple[dict[str, Any], str]:
    """The response, and the cookie of a new guest."""
    connection.request(
        "POST", path, msgspec.json.encode(body), {"Content-Type": "application/json"}
    )
    answer = connection.getresponse()
    content = answer.read()
    if answer.status >= 300:
        raise RuntimeError(f"{path}: {content.decode()}")
    cookie = str(answer.headers["set-cookie"]).partition(";")[0]
    return msgspec.json.decode(content), cookie


async def connect_bare_crowd(address: str, tables: int) -> ClientCrowd:
    """Connect as many clients to the bare server."""
    crowd = ClientCrowd(address)
    move = {"do": "move", "match": 0, "seat": 0, "nth": 10, "text": "flower"}
    text = msgspec.json.encode({"id": 100, "request": move})
    for number in range(tables):
        arrivals = MoveArrivals(crowd.current_counts)
        for seat in range(SEATS_PER_TABLE):
            _, echo = await ws_connect(
                partial(_EchoSeat, seat, arrivals, crowd.pace, text),
                f"ws://{address}/{id(crowd)}-{number}",
            )
            assert isinstance(echo, _EchoSeat)
            crowd.seats.append(echo)
            if seat == 0:
                first = echo
        crowd.pace.send_when_due(first.send_move)
    return crowd
