"""Pieces of views as JSON, remembered by numbers that say everything that is in them.

A mat or a hand looks like one that was shown before, nearly always: then its bytes are at hand, and
no struct has to be made and encoded again.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec

MAX_PIECES: Final = 10_000

# Also for what is not remembered.
encode_json: Callable[[Any], bytes] = msgspec.json.Encoder().encode


class PieceMemory:
    """The pieces of one kind. Two that differ in anything must have different numbers."""

    def __init__(self) -> None:
        self._pieces: dict[int, bytes] = {}

    def find_piece(self, number: int) -> bytes | None:
        return self._pieces.get(number)

    def keep_piece(self, number: int, piece: bytes) -> bytes:
        if len(self._pieces) >= MAX_PIECES:  # rather begin anew than keep count of what is used
            self._pieces.clear()
        self._pieces[number] = piece
        return piece
