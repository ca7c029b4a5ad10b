"""File format of the tablebases of all rings: a header in one line of JSON, then a part for each.

A part is compressed by itself, so that a game reads no more than its own ring.
"""

import zlib
from array import array
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from itertools import accumulate

import msgspec

from skulduggery.core.errors import Mistake
from skulduggery.games.saber_skull.rules.state import TOKENS_PER_COLOUR
from skulduggery.games.saber_skull.solver.position_index import PositionIndex
from skulduggery.games.saber_skull.solver.ring import IslandKind

_RINGS_FORMAT = "skulduggery rings 1"
VALUE_SCALE = (1 << 14) - 1  # values are kept to a 16,383rd
_UINT16_MASK = 0xFFFF


class BadRings(Mistake):
    """Bytes that are not what was written."""


class RingPart(msgspec.Struct, frozen=True):
    isles: tuple[IslandKind, ...]
    first: float  # the chance of who begins the match
    length: int
    sha256: str


class RingsHeader(msgspec.Struct, frozen=True):
    format: str
    precision: float
    parts: tuple[RingPart, ...]


def pack_values(values: Sequence[float]) -> bytes:
    """Neighbours differ by little, so the differences are kept, low bytes first."""
    numbers = [round(value * VALUE_SCALE) for value in values]
    steps = [
        (now - before) & _UINT16_MASK for before, now in zip([0, *numbers], numbers, strict=False)
    ]
    return zlib.compress(bytes(s & 0xFF for s in steps) + bytes(s >> 8 for s in steps), 9)


def unpack_values(packed: bytes) -> "array[int]":
    try:
        halves = zlib.decompress(packed)
    except zlib.error as problem:
        raise BadRings("rings-damaged") from problem
    size = len(halves) // 2
    steps = map(int.__add__, halves[:size], map((256).__mul__, halves[size:]))
    return array("H", [total & _UINT16_MASK for total in accumulate(steps)])


def encode_rings(
    solved: Mapping[tuple[IslandKind, ...], tuple[float, bytes]], precision: float
) -> bytes:
    """`solved` holds the first player's chance and the packed values of each game."""
    parts = tuple(
        RingPart(isles, first, len(packed), sha256(packed).hexdigest())
        for isles, (first, packed) in solved.items()
    )
    header = msgspec.json.encode(RingsHeader(_RINGS_FORMAT, precision, parts))
    return b"\n".join((header, b"".join(packed for _, packed in solved.values())))


class RingsFile:
    """What was written; a ring is unpacked when it is asked for."""

    def __init__(self, written: bytes) -> None:
        line, _, self._packed = written.partition(b"\n")
        try:
            self._header = msgspec.json.decode(line, type=RingsHeader)
        except msgspec.DecodeError as problem:
            raise BadRings("rings-damaged") from problem
        if self._header.format != _RINGS_FORMAT:
            raise BadRings("rings-damaged")
        self.first_shares = {part.isles: part.first for part in self._header.parts}
        starts = accumulate((part.length for part in self._header.parts), initial=0)
        self._parts = {
            part.isles: (start, part)
            for start, part in zip(starts, self._header.parts, strict=False)
        }

    def ring_values(self, isles: tuple[IslandKind, ...]) -> "array[int]":
        start, part = self._parts[isles]
        packed = self._packed[start : start + part.length]
        if sha256(packed).hexdigest() != part.sha256:
            raise BadRings("rings-damaged")
        return unpack_values(packed)

    def position_reader(
        self, isles: tuple[IslandKind, ...]
    ) -> tuple[PositionIndex, Callable[[int], float]]:
        values = self.ring_values(isles)
        index = PositionIndex(isles, TOKENS_PER_COLOUR)
        return index, lambda position: values[position] / VALUE_SCALE
