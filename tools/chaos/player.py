"""A guest as a good client is one: plays what is legal, comes back by itself, sends again what was
not acknowledged. Everything it is told is kept."""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from http.cookiejar import CookieJar, DefaultCookiePolicy
from random import Random
from typing import Any

import httpx
from tools.chaos.notes import Decision, GuestNotes
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

CONNECT_TIMEOUT_S = 3.0
SILENCE_S = 2.0  # without a frame, after which it is asked whether anybody is there
SILENCE_THINKS = 4  # the same, in times of thinking: who thinks long is used to silence
RECONNECT_PAUSE_S = (0.1, 0.5)
_COOKIE_NAME = "skulduggery"
_CONNECTION_TROUBLES = (OSError, TimeoutError, WebSocketException)
# The last legal choice brings most games to their end: people differ in how often they take it.
_BOLDNESS = (0.1, 0.7)

Frame = dict[str, Any]


def open_http(address: str) -> httpx.AsyncClient:
    """For all guests together: it keeps nobody's cookie."""
    return httpx.AsyncClient(
        base_url=f"http://{address}",
        cookies=CookieJar(DefaultCookiePolicy(allowed_domains=[])),
        timeout=CONNECT_TIMEOUT_S,
        limits=httpx.Limits(max_keepalive_connections=0),
    )


async def post_until_answered(
    http: httpx.AsyncClient, path: str, body: object = None, cookie: str = ""
) -> httpx.Response:
    """However long nobody answers, or nothing can be saved."""
    headers = {"Cookie": cookie} if cookie else {}
    while True:
        with suppress(httpx.HTTPError):
            answer = await http.post(path, json=body, headers=headers)
            if answer.status_code < 500:
                return answer
        await asyncio.sleep(RECONNECT_PAUSE_S[1])


class Player:
    def __init__(
        self,
        address: str,
        name: str,
        language: str,
        rng: Random,
        think_s: float,
        note_progress: Callable[[], None],
    ) -> None:
        self.name = name
        self.cookie = ""
        self.guest = ""
        self.moves = 0  # that were acknowledged, at all tables
        self.table: Frame = {}
        self.notes = GuestNotes("", language, [])
        self._address = address
        self._language = language
        self._rng = rng
        self._think_s = think_s
        self._silence_s = max(SILENCE_S, SILENCE_THINKS * think_s)
        self._boldness = rng.uniform(*_BOLDNESS)
        self._note_progress = note_progress
        self._table_id = ""
        self._keeps_frames = True
        self._joins = False  # it has joined, so it joins again whenever it comes back
        self._last_id = 0
        self._open: tuple[int, str] | None = None  # the request that is not answered yet
        self._answer: asyncio.Future[Frame]
        self._socket: ClientConnection | None = None
        self._staying: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()

    async def become_somebody(self, http: httpx.AsyncClient) -> None:
        """With a cookie that stays the same at all tables."""
        answer = await post_until_answered(http, "/api/guest")
        self.guest = answer.json()["guest"]
        self.cookie = answer.headers["set-cookie"].split(";")[0]

    # At a table.

    def come_to(self, table_id: str, keeps_frames: bool) -> GuestNotes:
        """Stay there until `go` is called; what was written down elsewhere is somebody else's."""
        token = self.cookie.removeprefix(f"{_COOKIE_NAME}=")
        parts = [part for part in token.split(".")[1:] if len(part) > 20]
        self.notes = GuestNotes(self.guest, self._language, [token, *parts])
        self.table = {}
        self._table_id = table_id
        self._keeps_frames = keeps_frames
        self._joins = False
        self._open = None
        self._staying = asyncio.create_task(self._stay())
        return self.notes

    async def go(self) -> None:
        if self._staying is not None:
            self._staying.cancel()
            await asyncio.gather(self._staying, return_exceptions=True)

    def comes_back_joining(self) -> None:
        """From now on, for it has joined."""
        self._joins = True

    async def ask(self, do: str, **fields: Any) -> Frame:
        """The answer, however often it has to be asked."""
        self._last_id += 1
        self._answer = asyncio.get_running_loop().create_future()
        text = json.dumps({"id": self._last_id, "request": {"do": do, **fields}})
        self._open = self._last_id, text
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(text)
        answer = await self._answer
        if answer["kind"] != "wrong":
            self._note_progress()
        return answer

    async def wait_for(self, condition: Callable[[], bool]) -> None:
        """Until the table is so."""
        while not condition():
            self._changed.clear()
            await self._changed.wait()

    def is_over(self) -> bool:
        return self.table.get("status") == "over"

    def describe(self) -> str:
        """What it is waiting for."""
        line = "connected" if self._socket is not None else "not connected"
        asked = f"asks {self._open[1]}" if self._open is not None else "asks nothing"
        facts, choices = self.table.get("next"), self._legal_choices()
        return f"{self.name}: {line}, {asked}, knows {facts} facts, may {choices}"

    # Playing.

    def _legal_choices(self) -> dict[int, list[str]]:
        own = self.table.get("own") or {}
        return {int(seat): texts for seat, texts in own.get("choices", {}).items()}

    async def play(self) -> None:
        """Until the game is over."""
        await self.wait_for(lambda: self.table.get("status") != "open")
        while not self.is_over():
            choices = self._legal_choices()
            if choices:
                await self._decide(*self._rng.choice(list(choices.items())))
            else:
                await self.wait_for(lambda: bool(self._legal_choices()) or self.is_over())

    async def _decide(self, seat: int, texts: list[str]) -> None:
        decision = Decision(self.table["match"], seat, self.table["decided"][seat])
        if decision in self.notes.acknowledged:
            self.notes.asked_again.append(decision)
        if self._think_s:
            await asyncio.sleep(self._rng.uniform(0, 2 * self._think_s))
        if self._naps():
            await self.wait_for(lambda: self._is_decided(decision) or self.is_over())
            return
        text = texts[-1] if self._rng.random() < self._boldness else self._rng.choice(texts)
        self.notes.sent.setdefault(decision, []).append(text)
        move = {"match": decision.match, "seat": seat, "nth": decision.nth, "text": text}
        self._note_answer(decision, text, await self.ask("move", **move))

    def _naps(self) -> bool:
        """Now and then somebody lets the clock run out."""
        return self.table["settings"]["clock"]["kind"] != "none" and self._rng.random() < 0.05

    def _is_decided(self, decision: Decision) -> bool:
        decided: list[int] = self.table["decided"]
        return decided[decision.seat] > decision.nth

    def _note_answer(self, decision: Decision, text: str, answer: Frame) -> None:
        if answer["kind"] != "wrong":
            self.notes.acknowledged.setdefault(decision, text)
            self.moves += 1
            if not self._is_decided(decision):
                self.notes.oddities.append(f"{decision} was acknowledged, but is not shown")
        elif answer["mistake"] == "refused-decided":  # by a clock, or a bot that stood in
            self.notes.told_decided[decision] = answer["details"]["text"]
        elif not self.is_over():
            self.notes.oddities.append(f"{decision} {text!r} was refused: {answer['mistake']}")

    # The socket.

    async def _stay(self) -> None:
        while True:
            with suppress(*_CONNECTION_TROUBLES):
                await self._be_connected()
            self._socket = None
            self.notes.reconnects += 1
            await asyncio.sleep(self._rng.uniform(*RECONNECT_PAUSE_S))

    async def _be_connected(self) -> None:
        last = f"?last={self.table['next'] - 1}" if self.table else ""
        async with connect(
            f"ws://{self._address}/api/tables/{self._table_id}/play{last}",
            additional_headers={"Cookie": self.cookie, "Accept-Language": self._language},
            open_timeout=CONNECT_TIMEOUT_S,
            close_timeout=CONNECT_TIMEOUT_S,
            ping_interval=None,
            compression=None,
            max_size=None,
        ) as socket:
            await self._take_in_next(socket)
            if self._joins:
                await self._send_aside(socket, "join", name=self.name)
            self._socket = socket
            if self._open is not None:
                await socket.send(self._open[1])
            while True:
                await self._listen(socket)

    async def _listen(self, socket: ClientConnection) -> None:
        """For a frame; after a silence, for the answer whether anybody is there."""
        try:
            await self._take_in_next(socket)
        except TimeoutError:
            await self._send_aside(socket, "knock")
            await self._take_in_next(socket)

    async def _send_aside(self, socket: ClientConnection, do: str, **fields: Any) -> None:
        """Nobody waits for the answer to this."""
        self._last_id += 1
        await socket.send(json.dumps({"id": self._last_id, "request": {"do": do, **fields}}))

    async def _take_in_next(self, socket: ClientConnection) -> None:
        async with asyncio.timeout(self._silence_s):
            raw = await socket.recv()
        assert isinstance(raw, str)
        self._take_in(raw)

    def _take_in(self, raw: str) -> None:
        if self._keeps_frames:
            self.notes.frames.append(raw)
        frame: Frame = json.loads(raw)
        before = self.table.get("next", 0)
        self.table |= frame.get("table", {})
        if self.table.get("next", 0) > before:
            self._note_progress()
        if frame["kind"] == "wrong" and frame["mistake"] == "not-saved":
            self.notes.not_saved += 1
            raise ConnectionResetError("it has to be asked again")
        answered = frame["id"] if frame["kind"] == "wrong" else frame.get("done")
        if self._open is not None and answered == self._open[0] and not self._answer.done():
            self._open = None
            self._answer.set_result(frame)
        self._changed.set()
