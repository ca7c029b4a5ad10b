"""Records of games: reading, checking, writing and replaying."""

import io
from collections.abc import Iterator
from os import PathLike
from pathlib import Path
from typing import BinaryIO, Literal, TextIO

from skulduggery.core.errors import BadOptions, shorten_text
from skulduggery.core.record import Record
from skulduggery.games.record_files import (
    LoadedRecord,
    load_record,
    load_record_file,
    write_record_json,
    write_record_text,
)
from skulduggery.games.replay import VIEWER_ALL, ReplayStep, check_viewer, replay_steps

_RECORD_FORMATS = ("text", "json")


def load_records(source: str | PathLike[str] | BinaryIO | TextIO) -> Iterator[Record]:
    """All records in a file, given by its path or as an open file.

    Each is checked by replaying it; BadRecord names the error and its line.

    >>> import io
    >>> import skulduggery as sk
    >>> record = sk.new_match("skull", players=3, seed=1).record()
    >>> file = io.StringIO(sk.write_record(record, format="json") + "\\n")
    >>> [found.game for found in sk.load_records(file)]
    ['skull']
    """
    if isinstance(source, (str, PathLike)):
        with Path(source).open("rb") as file:
            yield from (loaded.record for loaded in load_record_file(file))
        return
    written = source.read()
    data = written.encode() if isinstance(written, str) else written
    yield from (loaded.record for loaded in load_record_file(io.BytesIO(data)))


def read_record(text: str | bytes) -> Record:
    """One record, as text or JSON, checked by replaying it; or BadRecord.

    >>> import skulduggery as sk
    >>> sk.read_record("no record at all")
    Traceback (most recent call last):
        ...
    skulduggery.core.errors.BadRecord: Line 1: ...
    """
    return load_record(text.encode() if isinstance(text, str) else text, 1).record


def write_record(record: Record, format: Literal["text", "json"] = "text") -> str:
    """A record as text for people, or as one line of JSON.

    >>> import skulduggery as sk
    >>> record = sk.new_match("skull", players=3, seed=1, first=0).record()
    >>> print(sk.write_record(record).splitlines()[1])
    game: skull
    >>> sk.read_record(sk.write_record(record, format="json")) == record
    True
    """
    if format not in _RECORD_FORMATS:
        raise BadOptions(
            "record-format", format=shorten_text(format), formats=", ".join(_RECORD_FORMATS)
        )
    return write_record_text(record) if format == "text" else write_record_json(record).decode()


def replay(
    record: Record, viewer: int | str = VIEWER_ALL, language: str = "en"
) -> Iterator[ReplayStep]:
    """Replay a record ply by ply, as events and sentences.

    The `viewer` is a player by number, `"table"` for what a spectator saw, or `"all"` for
    everything. What the viewer could not see is left out.

    >>> import skulduggery as sk
    >>> match = sk.new_match("skull", players=3, seed=1, first=0, names=["Ada", "Ben", "Cleo"])
    >>> match.play("skull", seat=1)
    >>> for viewer in (1, "table"):
    ...     [step] = sk.replay(match.record(), viewer)
    ...     print(step.text, step.sentences)
    1 skull ['Ben chooses the skull as the first disc.']
    None ['Ben has chosen a first disc.']
    """
    loaded = load_checked_record(record)
    check_viewer(str(viewer), len(record.players))
    return replay_steps(loaded.record, loaded.game, str(viewer), language)


def load_checked_record(record: Record) -> LoadedRecord:
    """A record with its rules, replayed to its end; or BadRecord."""
    return load_record(write_record_json(record), 1)
