"""Record files: text, JSON, or JSON lines."""

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
    RecordMistake,
    ReplayError,
    canonical_record,
    check_format,
    replay_record,
    round_starts,
)
from skulduggery.games import game_named

MAX_RECORD_BYTES = 4 * 1024 * 1024  # hundreds of times the longest game seen
_MAX_RECORD_PLIES = 200_000


class RecordFormat(msgspec.Struct):
    skulduggery: int


class LoadedRecord(msgspec.Struct, frozen=True):
    """A record that was checked by replaying it to its end."""

    record: Record
    game: AnyGame
    match: Match


def load_record_file(file: BinaryIO) -> Iterator[LoadedRecord]:
    """All records in a file, each checked; BadRecord names the error and its line."""
    first = _read_line(file, 1)
    if not is_whole_json(first):
        whole = first + file.read(MAX_RECORD_BYTES)
        if len(whole) > MAX_RECORD_BYTES:
            raise _too_big_error(1)
        yield load_record(whole, 1)
        return
    line, number = first, 1
    while line:
        if line.strip():
            yield load_record(line, number)
        number += 1
        line = _read_line(file, number)


def _read_line(file: BinaryIO, number: int) -> bytes:
    line = file.readline(MAX_RECORD_BYTES + 1)
    if len(line) > MAX_RECORD_BYTES:
        raise _too_big_error(number)
    return line


def _too_big_error(line: int) -> BadRecord:
    return BadRecord(line, RecordMistake("record-huge", most=str(MAX_RECORD_BYTES // 1024)))


def is_whole_json(line: bytes) -> bool:
    try:
        return isinstance(msgspec.json.decode(line), dict)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False


def load_record(data: bytes, line: int) -> LoadedRecord:
    """One record; `line` is the number of its first line."""
    text = _decode_text(data, line)
    if text.lstrip().startswith("{"):
        record = _read_record_json(data, line)
        lines: list[int] = []
    elif not text.strip():
        raise BadRecord(line, RecordMistake("record-empty"))
    elif text.startswith(notation.RECORD_MAGIC):
        written = notation.parse_record_text(text)
        record, lines = written.record, written.lines
    else:
        raise BadRecord(line, RecordMistake("record-no-record", magic=f"{notation.RECORD_MAGIC} 1"))
    if len(record.plies) > _MAX_RECORD_PLIES:
        raise _too_big_error(line)
    try:
        game = game_named(record.game)
        record = canonical_record(record, game)
        return LoadedRecord(record, game, replay_record(record, game))
    except ReplayError as trouble:
        if trouble.ply is None:
            raise BadRecord(line, trouble.reason) from None
        if lines:
            raise BadRecord(lines[trouble.ply], trouble.reason) from None
        reason = RecordMistake("record-ply", ply=str(trouble.ply + 1), reason=trouble.reason)
        raise BadRecord(line, reason) from None
    except Mistake as reason:
        raise BadRecord(line, reason) from None


def _decode_text(data: bytes, line: int) -> str:
    try:
        text = data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        where = line + data[: error.start].count(b"\n")
        raise BadRecord(where, RecordMistake("record-not-text")) from None
    if "\0" in text:
        raise BadRecord(
            line + text[: text.index("\0")].count("\n"), RecordMistake("record-not-text")
        )
    return text


def _read_record_json(data: bytes, line: int) -> Record:
    try:
        check_format(msgspec.json.decode(data, type=RecordFormat).skulduggery)
        return msgspec.json.decode(data, type=Record)
    except RecordMistake as reason:
        raise BadRecord(line, reason) from None
    except msgspec.ValidationError as error:
        raise BadRecord(line, RecordMistake("record-json", reason=str(error))) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        where = re.search(r"\(byte (\d+)\)", str(error))
        at = data[: int(where[1])].count(b"\n") if where else data.rstrip().count(b"\n")
        raise BadRecord(line + at, RecordMistake("record-json", reason=str(error))) from None


def write_record_text(record: Record) -> str:
    return notation.format_record_text(record, round_starts(record, game_named(record.game)))


def write_record_json(record: Record) -> bytes:
    """One line of JSON."""
    return msgspec.json.encode(record)


def write_record_pretty_json(record: Record) -> bytes:
    return msgspec.json.format(write_record_json(record), indent=2)
