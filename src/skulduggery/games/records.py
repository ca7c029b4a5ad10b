"""Records of all the games as files: text, JSON, or one JSON record a line."""

import re
from collections.abc import Iterator
from typing import BinaryIO

import msgspec

from skulduggery.core import notation
from skulduggery.core.errors import BadRecord, Mistake
from skulduggery.core.game import AnyGame
from skulduggery.core.match import Match
from skulduggery.core.record import (
    Record,
    Trouble,
    Wrong,
    canonical,
    chapters,
    check_format,
    replay,
)
from skulduggery.games import game_named

MOST_BYTES = 4 * 1024 * 1024  # hundreds of times the longest game anybody has seen
MOST_PLIES = 200_000


class Version(msgspec.Struct):
    skulduggery: int


class Loaded(msgspec.Struct, frozen=True):
    """A record that was read, checked and replayed to its end."""

    record: Record
    game: AnyGame
    match: Match


def load(file: BinaryIO) -> Iterator[Loaded]:
    """Every record in a file, each checked; BadRecord says what is wrong, and in which line."""
    first = read_line(file, 1)
    if not is_whole_json(first):
        whole = first + file.read(MOST_BYTES)
        if len(whole) > MOST_BYTES:
            raise too_big(1)
        yield load_one(whole, 1)
        return
    line, number = first, 1
    while line:
        if line.strip():
            yield load_one(line, number)
        number += 1
        line = read_line(file, number)


def read_line(file: BinaryIO, number: int) -> bytes:
    line = file.readline(MOST_BYTES + 1)
    if len(line) > MOST_BYTES:
        raise too_big(number)
    return line


def too_big(line: int) -> BadRecord:
    return BadRecord(line, Wrong("record-huge", most=str(MOST_BYTES // 1024)))


def is_whole_json(line: bytes) -> bool:
    try:
        return isinstance(msgspec.json.decode(line), dict)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False


def load_one(data: bytes, line: int) -> Loaded:
    """One record; `line` is where it begins."""
    text = decoded(data, line)
    if text.lstrip().startswith("{"):
        record = read_json(data, line)
        lines: list[int] = []
    elif not text.strip():
        raise BadRecord(line, Wrong("record-empty"))
    elif text.startswith(notation.MAGIC):
        written = notation.read_text(text)
        record, lines = written.record, written.lines
    else:
        raise BadRecord(line, Wrong("record-no-record", magic=f"{notation.MAGIC} 1"))
    if len(record.plies) > MOST_PLIES:
        raise too_big(line)
    try:
        game = game_named(record.game)
        record = canonical(record, game)
        return Loaded(record, game, replay(record, game))
    except Trouble as trouble:
        if trouble.ply is None:
            raise BadRecord(line, trouble.reason) from None
        if lines:
            raise BadRecord(lines[trouble.ply], trouble.reason) from None
        reason = Wrong("record-ply", ply=str(trouble.ply + 1), reason=trouble.reason)
        raise BadRecord(line, reason) from None
    except Mistake as reason:
        raise BadRecord(line, reason) from None


def decoded(data: bytes, line: int) -> str:
    try:
        text = data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        where = line + data[: error.start].count(b"\n")
        raise BadRecord(where, Wrong("record-not-text")) from None
    if "\0" in text:
        raise BadRecord(line + text[: text.index("\0")].count("\n"), Wrong("record-not-text"))
    return text


def read_json(data: bytes, line: int) -> Record:
    try:
        check_format(msgspec.json.decode(data, type=Version).skulduggery)
        return msgspec.json.decode(data, type=Record)
    except Wrong as reason:
        raise BadRecord(line, reason) from None
    except msgspec.ValidationError as error:
        raise BadRecord(line, Wrong("record-json", reason=str(error))) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        where = re.search(r"\(byte (\d+)\)", str(error))
        at = data[: int(where[1])].count(b"\n") if where else data.rstrip().count(b"\n")
        raise BadRecord(line + at, Wrong("record-json", reason=str(error))) from None


def write_text(record: Record) -> str:
    return notation.write_text(record, chapters(record, game_named(record.game)))


def write_json(record: Record) -> bytes:
    """One line of JSON."""
    return msgspec.json.encode(record)


def write_pretty_json(record: Record) -> bytes:
    return msgspec.json.format(write_json(record), indent=2)
