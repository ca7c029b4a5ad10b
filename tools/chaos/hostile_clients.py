"""Clients who mean no good, each with inputs of a kind; all say how many they have sent."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Any

from tools.chaos.hostile_requests import http_request, mutated_request, random_text
from tools.chaos.player import Player, open_http, post_until_answered
from tools.drivers.hostile_inputs import (
    BROKEN_FRAMES,
    EMPTY_TEXTS,
    HOSTILE_TEXTS,
    STRANGE_TABLE_IDS,
    UNREADABLE_FRAMES,
    encode_websocket_frame,
    request_text,
)
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.frames import Opcode

ANSWER_TIMEOUT_S = 60.0
FRAMES_PER_SOCKET = 200
BYTES_PER_INPUT = 4000
PIPELINED = 20  # frames that are sent before their answers are read
_TROUBLES = (OSError, TimeoutError, WebSocketException, asyncio.IncompleteReadError)


class NoAnswer(Exception):
    """The server owes an answer, and says nothing."""


class HostileClient:
    """A guest with a table of their own, who does not play there."""

    def __init__(self, address: str, rng: Random) -> None:
        self.address = address
        self.rng = rng
        self.cookie = ""
        self.table = ""

    async def settle(self) -> None:
        http = open_http(self.address)
        try:
            guest = Player(self.address, "Eve", "en", self.rng, 0.0, lambda: None)
            await guest.become_somebody(http)
            self.cookie = guest.cookie
            game = self.rng.choice(("skull", "skull_king", "saber_skull"))
            body = {"name": "Eve", "game": game, "bots": 1, "level": "random"}
            answer = await post_until_answered(http, "/api/tables", body, guest.cookie)
            self.table = answer.json()["table"]
            if self.rng.random() < 0.5:  # a game that is on, for moves that are nearly right
                await post_until_answered(http, f"/api/tables/{self.table}/start", {}, guest.cookie)
        finally:
            await http.aclose()

    def connect(self, table: str, query: str = "") -> connect:
        return connect(
            f"ws://{self.address}/api/tables/{table}/play{query}",
            additional_headers={"Cookie": self.cookie},
            ping_interval=None,
            compression=None,
            max_size=None,
            open_timeout=ANSWER_TIMEOUT_S,
            close_timeout=1.0,
        )

    async def send_and_join(self, socket: ClientConnection, frames: list[str]) -> None:
        """Whatever the frames are, and wherever they lead: who comes to the table is answered."""
        for frame in frames:
            await socket.send(frame)
        number = -self.rng.getrandbits(50) - 2**51  # of no other request
        await socket.send(request_text("join", number, name="Eve"))
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT_S):
                while not _answers(json.loads(await socket.recv()), number):
                    pass
        except TimeoutError:
            raise NoAnswer(f"after {frames!r}") from None


def _answers(frame: dict[str, Any], number: int) -> bool:
    return number in (frame.get("done"), frame.get("id"))


Attack = Callable[[HostileClient], Awaitable[int]]


async def send_unreadable_frames(client: HostileClient) -> int:
    return await _send_frames(client, lambda rng: rng.choice(UNREADABLE_FRAMES))


async def send_mutated_requests(client: HostileClient) -> int:
    return await _send_frames(client, mutated_request)


async def send_random_texts(client: HostileClient) -> int:
    return await _send_frames(client, lambda rng: random_text(rng, 200))


async def send_odd_names_and_talk(client: HostileClient) -> int:
    def odd_request(rng: Random) -> str:
        text = rng.choice((*HOSTILE_TEXTS, *EMPTY_TEXTS, random_text(rng, 100)))
        do, field = rng.choice((("join", "name"), ("say", "text"), ("rename", "name")))
        return request_text(do, **{field: text})

    return await _send_frames(client, odd_request)


async def _send_frames(client: HostileClient, make: Callable[[Random], str]) -> int:
    sent = 0
    async with client.connect(client.table) as socket:
        with suppress(WebSocketException):  # removed from the table, or left it: as one asks for
            while sent < FRAMES_PER_SOCKET:
                frames = [make(client.rng) for _ in range(PIPELINED)]
                sent += len(frames)
                await client.send_and_join(socket, frames)
    return sent


async def break_the_socket(client: HostileClient) -> int:
    """Frames that break the protocol, or nothing but bytes, in the middle of a conversation."""
    async with client.connect(client.table) as socket:
        frames, _ = client.rng.choice(BROKEN_FRAMES)
        kind = client.rng.randrange(3)
        if kind == 0:
            frames = [client.rng.randbytes(client.rng.randrange(1, BYTES_PER_INPUT))]
        elif kind == 1:
            payload = client.rng.randbytes(client.rng.randrange(2000))
            opcode = client.rng.choice(list(Opcode))
            frames = [encode_websocket_frame(opcode, payload, fin=client.rng.random() < 0.5)]
        with suppress(*_TROUBLES, RuntimeError):  # it may have been closed after the first one
            for frame in frames:
                socket.transport.write(frame)
            await socket.send(request_text("knock"))
        socket.transport.abort()
    return len(frames)


async def send_bytes(client: HostileClient) -> int:
    """To the port itself: bytes, and HTTP requests that nearly are some."""
    rng = client.rng
    data = rng.randbytes(rng.randrange(1, BYTES_PER_INPUT))
    if rng.random() < 0.8:
        data = http_request(rng, client.cookie, client.table)
    host, _, port = client.address.partition(":")
    with suppress(*_TROUBLES):
        async with asyncio.timeout(ANSWER_TIMEOUT_S):
            reader, writer = await asyncio.open_connection(host, int(port))
            try:
                writer.write(data)
                if rng.random() < 0.5:
                    writer.write_eof()
                    await reader.read(1000)
            finally:
                writer.transport.abort()
    return 1


async def visit_strange_tables(client: HostileClient) -> int:
    rng = client.rng
    table = rng.choice((*STRANGE_TABLE_IDS, client.table))
    last = rng.choice(("", "x", "-1", "9" * 400, "1.5", str(rng.getrandbits(70)), "%00"))
    companion = rng.choice(("", "&companion=3", "&companion=99", "&companion=x", "&language=xx"))
    with suppress(*_TROUBLES, ValueError):
        async with client.connect(table, f"?last={last}{companion}") as socket:
            async with asyncio.timeout(ANSWER_TIMEOUT_S):
                await socket.recv()
    return 1


# How often each is chosen: those that send many at once less often.
ATTACKS: dict[str, tuple[int, Attack]] = {
    "unreadable frames": (2, send_unreadable_frames),
    "mutated requests": (6, send_mutated_requests),
    "random texts": (2, send_random_texts),
    "odd names and talk": (1, send_odd_names_and_talk),
    "broken sockets": (60, break_the_socket),
    "bytes and HTTP requests": (300, send_bytes),
    "strange tables": (30, visit_strange_tables),
}


def draw_attack(rng: Random) -> tuple[str, Attack]:
    name = rng.choices(list(ATTACKS), [weight for weight, _ in ATTACKS.values()])[0]
    return name, ATTACKS[name][1]
