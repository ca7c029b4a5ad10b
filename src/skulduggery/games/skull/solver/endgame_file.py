"""Solved duels as bytes: a line of JSON that says how they were made, then the values, packed."""

import hashlib
import zlib

import msgspec
from librt.vecs import vec

from skulduggery.core.errors import Mistake
from skulduggery.games.skull.solver.endgame_values import FINEST, KINDS, Grids

FORMAT = "skulduggery duels 1"
BYTES = 2


class BadGrids(Mistake):
    """Bytes that are not what was written."""


class Recipe(msgspec.Struct, frozen=True):
    """How the duels were solved."""

    points: int
    iterations: int
    owner_starts: bool


class Label(msgspec.Struct, frozen=True):
    format: str
    recipe: Recipe
    duels: tuple[tuple[int, int, int], ...]  # in the order of their values: which, rows, columns
    sha256: str  # of what follows, unpacked


def write_grids(grids: Grids, recipe: Recipe) -> bytes:
    duels = sorted((grids.start[duel], duel) for duel in range(len(grids.start)) if grids.has(duel))
    sizes = tuple((int(duel), int(grids.rows[duel]), int(grids.columns[duel])) for _, duel in duels)
    packed = bytearray()
    # Values of one kind change little from one point to the next: side by side they pack best.
    for start, duel in duels:
        end = start + grids.rows[duel] * grids.columns[duel] * KINDS
        for kind in range(KINDS):
            before = 0
            for at in range(start + kind, end, KINDS):
                number = round(grids.value[at] * FINEST)
                packed += ((number - before) & FINEST).to_bytes(BYTES, "little")
                before = number
    label = Label(FORMAT, recipe, sizes, hashlib.sha256(packed).hexdigest())
    return msgspec.json.encode(label) + b"\n" + zlib.compress(bytes(packed), 9)


def read_label(written: bytes) -> Label:
    try:
        label = msgspec.json.decode(written.partition(b"\n")[0], type=Label)
    except msgspec.DecodeError as problem:
        raise BadGrids("grids-damaged") from problem
    if label.format != FORMAT:
        raise BadGrids("grids-damaged")
    return label


def read_grids(written: bytes) -> Grids:
    label = read_label(written)
    try:
        packed = zlib.decompress(written.partition(b"\n")[2])
    except zlib.error as problem:
        raise BadGrids("grids-damaged") from problem
    if hashlib.sha256(packed).hexdigest() != label.sha256:
        raise BadGrids("grids-damaged")
    grids = Grids()
    values = [0.0] * (len(packed) // BYTES)
    read = 0
    start = 0
    for duel, rows, columns in label.duels:
        size = rows * columns * KINDS
        for kind in range(KINDS):
            number = 0
            for at in range(start + kind, start + size, KINDS):
                number = (number + packed[read] + (packed[read + 1] << 8)) & FINEST
                values[at] = number / FINEST
                read += BYTES
        grids.start[duel] = start
        grids.rows[duel] = rows
        grids.columns[duel] = columns
        start += size
    grids.value = vec[float](values)
    return grids
