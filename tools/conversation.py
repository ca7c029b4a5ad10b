"""A whole game over the socket, as one client saw it: docs/protocol/conversation.md.

    python -m tools.conversation

starts a server on an empty database and lets three scripted clients play fixed moves. Ids, secrets
and times are the same every time, so that the page changes when the protocol does and only then.
"""

import asyncio
import hashlib
import json
import tempfile
import textwrap
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

from tests.server.lounge import Client, served

FILE = Path(__file__).resolve().parents[1] / "docs" / "protocol" / "conversation.md"
COMMAND = "python -m tools.conversation"
WIDTH = 110
GAP = "…"
SHOWN = ("next", "match", "status", "you", "decided", "view", "own")
AT_THE_END = ("secret", "record")

Frame = dict[str, Any]


class Clock:
    """Goes on only when somebody does something."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


class Page:
    """Sentences, and frames between them; those are kept as a whole, too."""

    def __init__(self) -> None:
        self.text = ""
        self.frames: list[tuple[str, Frame]] = []

    def say(self, *sentences: str) -> None:
        told = textwrap.fill(" ".join(sentences), WIDTH, break_long_words=False)
        self.text += f"\n{told}\n"

    def show(self, *lines: str) -> None:
        """In one block with what was shown just before."""
        fence = "```\n"
        before = self.text.removesuffix(fence)
        self.text = before if before != self.text else self.text + "\n" + fence
        self.text += "".join(f"{line}\n" for line in lines) + fence

    def frame(self, way: str, frame: Frame) -> None:
        is_first = all(known["kind"] != frame["kind"] for _, known in self.frames if way == "←") if (
            way == "←"
        ) else False
        self.frames.append((way, frame))
        self.show(f"{way} {json.dumps(abridged(frame, is_first), ensure_ascii=False)}")
