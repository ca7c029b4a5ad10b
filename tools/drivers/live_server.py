"""A real server on a real port, and scripted clients at its tables."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from skulduggery.server.app import build_app
from skulduggery.server.hosting.settings import Limits, ServerSettings
from skulduggery.server.run import NodeServer, bind_socket, uvicorn_config

FRAME_TIMEOUT_S = 30.0  # after which a silent server has failed
# Scripted clients are faster than people.
UNLIMITED_SETTINGS = ServerSettings(
    limits=Limits(
        requests_per_minute=0,
        new_tables_per_minute=0,
        socket_requests_per_second=0,
        chat_messages_per_second=0,
    )
)
# A client says which address it comes from, as a proxy would: all of them are on this machine.
PROXIED_SETTINGS = msgspec.structs.replace(UNLIMITED_SETTINGS, trusted_proxies="127.0.0.1")


@asynccontextmanager
async def running_server(
    database: Path | str,
    settings: ServerSettings = UNLIMITED_SETTINGS,
    clock: Callable[[], float] | None = None,
    monotonic: Callable[[], float] | None = None,
) -> AsyncIterator[str]:
    """A server on a database; its address without the scheme.

    With one clock in the test's hand, all time is what it tells.
    """
    config = uvicorn_config(str(database), settings)
    if clock is not None:
        config.app = build_app(str(database), clock, settings, monotonic or clock)
    server = NodeServer(config, lambda: None)
    running = asyncio.create_task(server.serve([bind_socket("127.0.0.1", 0)]))
    while not server.started:
        assert not running.done(), "the server did not start"
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await running


class GuestClient:
    """One guest with a cookie; every frame it ever got is kept."""

    def __init__(self, address: str, name: str, coming_from: str | None = None) -> None:
        """`coming_from` is an address that servers with PROXIED_SETTINGS believe."""
        self.address = address
        self.name = name
        self.forwarded = {} if coming_from is None else {"X-Forwarded-For": coming_from}
        self.http = httpx.AsyncClient(
            base_url=f"http://{address}", headers=self.forwarded, timeout=FRAME_TIMEOUT_S
        )
        self.frames: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.last_request_id = 0
        self.socket: ClientConnection
        self.sockets: list[ClientConnection] = []  # those before it, too: who comes anew may forget

    async def open_table(self, game: str, **options: Any) -> str:
        body = {"name": self.name, "game": game, "options": options}
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    async def connect_to_table(self, table: str, last: int | None = None, **headers: str) -> None:
        """Connect to a table with the cookie of this guest, if there is one yet."""
        if "skulduggery" not in self.http.cookies:
            await self.http.post("/api/guest")
        cookie = f"skulduggery={self.http.cookies['skulduggery']}"
        query = "" if last is None else f"?last={last}"
        url = f"ws://{self.address}/api/tables/{table}/play{query}"
        sent = {"Cookie": cookie, **self.forwarded, **headers}
        self.socket = await connect(url, additional_headers=sent)
        self.sockets.append(self.socket)

    async def receive_frame(self) -> dict[str, Any]:
        """The next frame."""
        frame: dict[str, Any] = json.loads(
            await asyncio.wait_for(self.socket.recv(), FRAME_TIMEOUT_S)
        )
        self.frames.append(frame)
        self.table = {**self.table, **frame.get("table", {})}
        return frame

    async def send_request(self, do: str, **fields: Any) -> dict[str, Any]:
        """Send a request and read on until it is answered: the refusal, or that it is done."""
        self.last_request_id += 1
        if do == "move":
            fields.setdefault("match", self.table.get("match", 0))
        message = {"id": self.last_request_id, "request": {"do": do, **fields}}
        await self.socket.send(json.dumps(message))
        while True:
            frame = await self.receive_frame()
            if frame.get("done") == self.last_request_id:
                return {"kind": "done", "with": frame}
            if frame["kind"] == "wrong" and frame["id"] == self.last_request_id:
                return frame

    def legal_choices(self) -> dict[int, list[str]]:
        """What this guest's seats may do now."""
        own = self.table.get("own") or {}
        return {int(seat): texts for seat, texts in own.get("choices", {}).items()}

    async def play_to_end(self) -> None:
        """Always the last choice, until the game is over."""
        while self.table.get("status") != "over":
            choices = self.legal_choices()
            if not choices:
                await self.receive_frame()
                continue
            seat, texts = next(iter(choices.items()))
            nth = self.table["decided"][seat]
            answer = await self.send_request("move", seat=seat, nth=nth, text=texts[-1])
            assert answer["kind"] == "done", answer

    async def disconnect(self) -> None:
        for socket in self.sockets:
            await socket.close()
        await self.http.aclose()
