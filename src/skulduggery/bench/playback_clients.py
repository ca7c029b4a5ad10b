"""Clients of other servers, which play back one recorded game over and over.

As plain as our own: sockets without the libraries of those servers, which would take longer to
read a frame than the server to write it.
"""

import asyncio
import http.client
import re
import time
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec
from picows import WSFrame, WSMsgType, WSTransport, ws_connect

from skulduggery.bench.load_clients import (
    MAX_TABLES_CONNECTING,
    SEATS_PER_TABLE,
    ClientCrowd,
    ClientSeat,
    KeptMove,
    MoveArrivals,
    SendPace,
    SentMove,
    post_json,
)

_JOIN_ROOM, _ROOM_DATA, _ROOM_STATE, _ROOM_STATE_PATCH = 10, 13, 14, 15  # of Colyseus
_SOCKET_IO_NAMESPACE = "/playback,"  # of socket.io: the name of the game
_STATE_NUMBER = re.compile(rb'"_stateID":(\d+)')


class PlaybackTable:
    """What the seats of one table share: the game, and who is ready to begin it."""

    def __init__(self, name: str, moves: list[KeptMove], crowd: ClientCrowd) -> None:
        self.name = name
        self.moves = moves
        self.pace: SendPace = crowd.pace
        self.arrivals = MoveArrivals(crowd.current_counts)
        self.seats: list[PlaybackSeat] = []
        self._ready_seats = 0

    def note_ready(self) -> None:
        """The game begins when all seats are ready for it."""
        self._ready_seats += 1
        if self._ready_seats == SEATS_PER_TABLE:
            self._ready_seats = 0
            self.pace.send_when_due(self.seats[self.moves[0].seat].send_move)


class PlaybackSeat(ClientSeat):
    """Sends the recorded moves of its seat, each after the frame of the one before."""

    def __init__(self, number: int, table: PlaybackTable) -> None:
        super().__init__(number, table.arrivals, table.pace)
        self.table = table
        self.count = 0  # moves that have arrived, in all games

    def note_move(self, frame: bytes) -> None:
        self.arrivals.note_arrival(self.count, self.number, frame)
        self.count += 1
        nth = self.count % len(self.table.moves)
        if nth == 0:
            self.begin_next_game()
        elif self.table.moves[nth].seat == self.number:
            self.pace.send_when_due(self.send_move)

    def send_move(self) -> None:
        text = self.table.moves[self.count % len(self.table.moves)].text
        self.arrivals.note_sent(self.count, SentMove(time.perf_counter(), self.number, text))
        self.send_choice(text)

    def begin_next_game(self) -> None:
        raise NotImplementedError

    def send_choice(self, text: str) -> None:
        raise NotImplementedError


class BoardgameIoSeat(PlaybackSeat):
    """Speaks socket.io, as boardgame.io does."""

    _state_number = 0

    @property
    def match_name(self) -> str:
        return f"{self.table.name}-{self.count // len(self.table.moves)}"

    def _handle_frame(self, frame: bytes) -> None:
        match frame[:1]:
            case b"0":
                self.send_text(f"40{_SOCKET_IO_NAMESPACE}".encode())
            case b"2":
                self.send_text(b"3")
            case b"4":
                self._handle_packet(frame)

    def _handle_packet(self, frame: bytes) -> None:
        if frame.startswith(b"40"):
            self.begin_next_game()
            return
        kind = frame[2 + len(_SOCKET_IO_NAMESPACE) :]
        if kind.startswith(b'["sync"'):
            self._read_state_number(frame)
            self.table.note_ready()
        elif kind.startswith(b'["update"'):
            self._read_state_number(frame)
            self.note_move(frame)

    def _read_state_number(self, frame: bytes) -> None:
        found = _STATE_NUMBER.search(frame)
        assert found is not None
        self._state_number = int(found[1])

    def begin_next_game(self) -> None:
        """A match of its own for each game, made by whoever asks for it first."""
        self._emit("sync", self.match_name, str(self.number), None, SEATS_PER_TABLE)

    def send_choice(self, text: str) -> None:
        seat = str(self.number)
        move = {"type": "play", "args": [text], "playerID": seat}
        action = {"type": "MAKE_MOVE", "payload": move}
        self._emit("update", action, self._state_number, self.match_name, seat)

    def _emit(self, *words: object) -> None:
        self.send_text(f"42{_SOCKET_IO_NAMESPACE}".encode() + msgspec.json.encode(words))


class ColyseusSeat(PlaybackSeat):
    """Speaks the binary protocol of Colyseus."""

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.BINARY:
            self._handle_frame(frame.get_payload_as_bytes())

    def _handle_frame(self, frame: bytes) -> None:
        match frame[0]:
            case kind if kind == _JOIN_ROOM:
                self.transport.send(WSMsgType.BINARY, bytes([_JOIN_ROOM]))
            case kind if kind == _ROOM_STATE:
                self.table.note_ready()
            case kind if kind == _ROOM_STATE_PATCH:
                self.note_move(frame)

    def begin_next_game(self) -> None:
        self.table.note_ready()  # in the same room

    def send_choice(self, text: str) -> None:
        message = msgspec.msgpack.encode("play") + msgspec.msgpack.encode(text)
        self.transport.send(WSMsgType.BINARY, bytes([_ROOM_DATA]) + message)


ConnectSeat = Callable[[PlaybackTable, int], Awaitable[None]]


async def connect_boardgame_io_crowd(
    moves: list[KeptMove], address: str, tables: int
) -> ClientCrowd:
    async def connect_seat(table: PlaybackTable, seat: int) -> None:
        url = f"ws://{address}/socket.io/?EIO=4&transport=websocket"
        await ws_connect(partial(_sit_down, BoardgameIoSeat, table, seat), url)

    return await _connect_tables(moves, address, tables, connect_seat)


async def connect_colyseus_crowd(moves: list[KeptMove], address: str, tables: int) -> ClientCrowd:
    connection = http.client.HTTPConnection(address)

    async def connect_seat(table: PlaybackTable, seat: int) -> None:
        wish = {"table": table.name, "seat": seat}
        answer, _ = post_json(connection, "/matchmake/joinOrCreate/table", wish)
        place = f"{answer['processId']}/{answer['roomId']}?sessionId={answer['sessionId']}"
        await ws_connect(partial(_sit_down, ColyseusSeat, table, seat), f"ws://{address}/{place}")

    crowd = await _connect_tables(moves, address, tables, connect_seat)
    connection.close()
    return crowd


def _sit_down(kind: type[PlaybackSeat], table: PlaybackTable, number: int) -> PlaybackSeat:
    seat = kind(number, table)
    table.seats.append(seat)
    return seat


async def _connect_tables(
    moves: list[KeptMove], address: str, tables: int, connect_seat: ConnectSeat
) -> ClientCrowd:
    crowd = ClientCrowd(address)
    gate = asyncio.Semaphore(MAX_TABLES_CONNECTING)

    async def connect_table(number: int) -> None:
        async with gate:
            table = PlaybackTable(f"{id(crowd)}-{number}", moves, crowd)
            for seat in range(SEATS_PER_TABLE):
                await connect_seat(table, seat)
            crowd.seats += table.seats

    await asyncio.gather(*(connect_table(number) for number in range(tables)))
    return crowd
