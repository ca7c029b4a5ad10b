"""A server that only broadcasts recorded frames: the cost of the sockets alone.

`python -m skulduggery.bench.bare_server FRAMES` serves on a free port and prints it. FRAMES is a
JSON list of moves, each the frames that its four seats got from the real server. Whatever a seat
sends, everybody at its table gets the next of them. It uses the same libraries as the real server.
"""

import socket
import sys
from collections import defaultdict
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

Socket = WebSocket[Any, Any, Any]


def build_app(frames: list[list[str]]) -> Litestar:
    tables: dict[str, list[Socket]] = defaultdict(list)
    moves: dict[str, cycle[list[str]]] = {}

    @websocket("/{table:str}")
    async def sit(socket: Socket, table: FromPath[str]) -> None:
        await socket.accept()
        seats = tables[table]
        seats.append(socket)
        moves.setdefault(table, cycle(frames))
        try:
            while True:
                await socket.receive_text()
                for seat, frame in zip(seats, next(moves[table]), strict=True):
                    await seat.send_text(frame)
        except WebSocketDisconnect:
            tables.pop(table, None)

    return Litestar([sit], openapi_config=None)


def main(file: str) -> None:
    frames = msgspec.json.decode(Path(file).read_bytes(), type=list[list[str]])
    listening = socket.create_server(("127.0.0.1", 0), backlog=2048)
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    config = uvicorn.Config(
        build_app(frames),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="error",
        access_log=False,
        timeout_graceful_shutdown=1,
    )
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main(sys.argv[1])
