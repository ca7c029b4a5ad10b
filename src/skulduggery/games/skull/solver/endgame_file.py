"""Solved duels as bytes: a line of JSON that says how they were made, then the values, packed."""

import hashlib
import zlib

import msgspec
from librt.vecs import vec

from skulduggery.core.errors import Mistake
from skulduggery.games.skull.solver.endgame_values import (
    MAX_STORED_VALUE,
    VALUES_PER_POINT,
    EndgameValues,
)

_ENDGAME_FILE_FORMAT = "skulduggery duels 1"
_STORED_VALUE_BYTES = 2


class BadEndgameFile(Mistake):
    """Bytes that are not what was written."""


class EndgameRecipe(msgspec.Struct, frozen=True):
    """How the duels were solved."""

    points: int
    iterations: int
    owner_starts: bool


class EndgameFileHeader(msgspec.Struct, frozen=True):
    format: str
    recipe: EndgameRecipe
    duels: tuple[tuple[int, int, int], ...]  # in the order of their values: which, rows, columns
    sha256: str  # of what follows, unpacked


def encode_endgames(grids: EndgameValues, recipe: EndgameRecipe) -> bytes:
    duels = sorted(
        (grids.start[duel], duel) for duel in range(len(grids.start)) if grids.has_duel(duel)
    )
    sizes = tuple((int(duel), int(grids.rows[duel]), int(grids.columns[duel])) for _, duel in duels)
    packed = bytearray()
    # Values of one kind change little from one point to the next: side by side they pack best.
    for start, duel in duels:
        end = start + grids.rows[duel] * grids.columns[duel] * VALUES_PER_POINT
        for kind in range(VALUES_PER_POINT):
            before = 0
            for at in range(start + kind, end, VALUES_PER_POINT):
                number = round(grids.value[at] * MAX_STORED_VALUE)
                packed += ((number - before) & MAX_STORED_VALUE).to_bytes(
                    _STORED_VALUE_BYTES, "little"
                )
                before = number
    header = EndgameFileHeader(
        _ENDGAME_FILE_FORMAT, recipe, sizes, hashlib.sha256(packed).hexdigest()
    )
    return msgspec.json.encode(header) + b"\n" + zlib.compress(bytes(packed), 9)


def decode_header(written: bytes) -> EndgameFileHeader:
    try:
        header = msgspec.json.decode(written.partition(b"\n")[0], type=EndgameFileHeader)
    except msgspec.DecodeError as problem:
        raise BadEndgameFile("grids-damaged") from problem
    if header.format != _ENDGAME_FILE_FORMAT:
        raise BadEndgameFile("grids-damaged")
    return header


def decode_endgames(written: bytes) -> EndgameValues:
    header = decode_header(written)
    try:
        packed = zlib.decompress(written.partition(b"\n")[2])
    except zlib.error as problem:
        raise BadEndgameFile("grids-damaged") from problem
    if hashlib.sha256(packed).hexdigest() != header.sha256:
        raise BadEndgameFile("grids-damaged")
    grids = EndgameValues()
    values = [0.0] * (len(packed) // _STORED_VALUE_BYTES)
    read = 0
    start = 0
    for duel, rows, columns in header.duels:
        size = rows * columns * VALUES_PER_POINT
        for kind in range(VALUES_PER_POINT):
            number = 0
            for at in range(start + kind, start + size, VALUES_PER_POINT):
                number = (number + packed[read] + (packed[read + 1] << 8)) & MAX_STORED_VALUE
                values[at] = number / MAX_STORED_VALUE
                read += _STORED_VALUE_BYTES
        grids.start[duel] = start
        grids.rows[duel] = rows
        grids.columns[duel] = columns
        start += size
    grids.value = vec[float](values)
    return grids
