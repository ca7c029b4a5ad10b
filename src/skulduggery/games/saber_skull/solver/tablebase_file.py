"""The values of all rings as bytes: a line of JSON that says what follows, then a part for each.

A part is packed by itself, so that a game unpacks no more than its own ring.
"""

import zlib
from array import array
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from itertools import accumulate

import msgspec

from skulduggery.core.errors import Mistake
from skulduggery.games.saber_skull.solver.position_index import Waters
from skulduggery.games.saber_skull.solver.ring import Isle

FORMAT = "skulduggery rings 1"
TOKENS = 6
FINEST = (1 << 14) - 1  # values are kept to a 16,383rd
WORD = 0xFFFF


class BadRings(Mistake):
    """Bytes that are not what was written."""


class Part(msgspec.Struct, frozen=True):
    isles: tuple[Isle, ...]
    first: float  # the chance of who begins the match
    length: int
    sha256: str


class Label(msgspec.Struct, frozen=True):
    format: str
    precision: float
    parts: tuple[Part, ...]


def pack(values: Sequence[float]) -> bytes:
    """Neighbours differ by little, so the differences are kept, low bytes first."""
    numbers = [round(value * FINEST) for value in values]
    steps = [(now - before) & WORD for before, now in zip([0, *numbers], numbers, strict=False)]
    return zlib.compress(bytes(s & 0xFF for s in steps) + bytes(s >> 8 for s in steps), 9)


def unpack(packed: bytes) -> "array[int]":
    try:
        halves = zlib.decompress(packed)
    except zlib.error as problem:
        raise BadRings("rings-damaged") from problem
    size = len(halves) // 2
    steps = map(int.__add__, halves[:size], map((256).__mul__, halves[size:]))
    return array("H", [total & WORD for total in accumulate(steps)])


def write_rings(solved: Mapping[tuple[Isle, ...], tuple[float, bytes]], precision: float) -> bytes:
    """`solved` holds the first player's chance and the packed values of each game."""
    parts = tuple(
        Part(isles, first, len(packed), sha256(packed).hexdigest())
        for isles, (first, packed) in solved.items()
    )
    label = msgspec.json.encode(Label(FORMAT, precision, parts))
    return b"\n".join((label, b"".join(packed for _, packed in solved.values())))


class Rings:
    """What was written; a ring is unpacked when it is asked for."""

    def __init__(self, written: bytes) -> None:
        line, _, self.packed = written.partition(b"\n")
        try:
            self.label = msgspec.json.decode(line, type=Label)
        except msgspec.DecodeError as problem:
            raise BadRings("rings-damaged") from problem
        if self.label.format != FORMAT:
            raise BadRings("rings-damaged")
        self.first = {part.isles: part.first for part in self.label.parts}
        starts = accumulate((part.length for part in self.label.parts), initial=0)
        self.parts = {
            part.isles: (start, part) for start, part in zip(starts, self.label.parts, strict=False)
        }

    def values(self, isles: tuple[Isle, ...]) -> "array[int]":
        start, part = self.parts[isles]
        packed = self.packed[start : start + part.length]
        if sha256(packed).hexdigest() != part.sha256:
            raise BadRings("rings-damaged")
        return unpack(packed)

    def reader(self, isles: tuple[Isle, ...]) -> tuple[Waters, Callable[[int], float]]:
        values = self.values(isles)
        return Waters(isles, TOKENS), lambda position: values[position] / FINEST
