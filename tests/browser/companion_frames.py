"""What a page is sent where it has several lines: for each who shares the browser, and the TV."""

import json
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page, WebSocket

SPECTATOR_COMPANION = 12  # the companion who never sits down


class CompanionFrames:
    """All frames, by the companion they are for; 0 is whoever the browser itself is."""

    def __init__(self, page: Page) -> None:
        self.frames: dict[int, list[str]] = {}
        self.tables: dict[int, dict[str, Any]] = {}
        page.on("websocket", self.listen_to_socket)

    def listen_to_socket(self, socket: WebSocket) -> None:
        query = parse_qs(urlsplit(socket.url).query)
        companion = int(query.get("companion", ["0"])[0])
        socket.on("framereceived", lambda frame: self.record_frame(companion, frame))

    def record_frame(self, companion: int, frame: str | bytes) -> None:
        assert isinstance(frame, str)
        self.frames.setdefault(companion, []).append(frame)
        self.table_of(companion).update(json.loads(frame).get("table", {}))

    def table_of(self, companion: int) -> dict[str, Any]:
        """The table as this one knows it by now."""
        return self.tables.setdefault(companion, {})
