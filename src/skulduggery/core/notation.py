"""Records as text for people to read and write; the same content as the JSON.

skulduggery record 1
game: skull
rules: 1
set first: 0
player 0: Ada
...
# A comment stands before its ply.
0 flower
1 roll black; * 7
! annotation: belongs to the last ply of the line above
scores: 2 0 1
winners: 0
result: finished
check: 0123456789abcdef
"""

import re
from collections.abc import Collection, Iterator

import msgspec

from skulduggery.core.errors import BadRecord, shorten_text
from skulduggery.core.options import option_text
from skulduggery.core.record import (
    CHANCE_MARK,
    COMMENT_KEY,
    Ending,
    GameResult,
    Note,
    Record,
    RecordedPlayer,
    RecordMistake,
    check_format,
    sort_notes,
)

RECORD_MAGIC = "skulduggery record"
_MAX_LINE_LENGTH = 76
_UNQUOTED_KEY_PATTERN = re.compile(r"[^\W\d][\w.-]*")
# The outcome of one of these stands in the same line: a die falls, a disc is drawn.
_CHANCE_TRIGGER_VERBS = ("roll", "flip", "pick")


# Writing.


def format_record_text(record: Record, chapters: Collection[int] = ()) -> str:
    """`chapters` are the numbers of the plies with which a round begins."""
    return (
        "\n".join(
            [*_header_lines(record), "", *_move_lines(record, chapters), "", *_result_lines(record)]
        )
        + "\n"
    )


def _header_lines(record: Record) -> Iterator[str]:
    yield f"{RECORD_MAGIC} {record.skulduggery}"
    yield f"game: {record.game}"
    yield f"rules: {record.rules}"
    for name, value in record.options.items():
        yield f"set {name}: {_quote_text(option_text(value))}"
    if record.position is not None:
        yield f"position: {_quote_text(record.position)}"
    for number, player in enumerate(record.players):
        yield f"player {number}: {_quote_text(player.name)}"
        if player.bot:
            yield f"bot {number}: {_quote_text(player.bot)}"
    for key, value in record.tags.items():
        yield f"tag {_quote_key(key)}: {_quote_text(value)}"


def _move_lines(record: Record, chapters: Collection[int]) -> Iterator[str]:
    """One decision a line with the outcome of chance that follows it; further draws together."""
    notes: dict[int, list[Note]] = {}
    for note in sort_notes(record.notes):
        notes.setdefault(note.at, []).append(note)
    line = ""
    for number, ply in enumerate(record.plies):
        here = notes.get(number, [])
        comments = [note for note in here if note.key == COMMENT_KEY]
        if line and (comments or number in chapters or not _fits_same_line(line, ply)):
            yield line
            line = ""
        if number in chapters:
            yield ""
        yield from (f"# {_quote_text(note.text)}" for note in comments)
        line = f"{line}; {ply}" if line else ply
        annotations = [note for note in here if note.key != COMMENT_KEY]
        if annotations:
            yield line
            line = ""
            yield from (
                f"! {_quote_key(note.key)}: {_quote_text(note.text)}" for note in annotations
            )
    if line:
        yield line
    yield from (f"# {_quote_text(note.text)}" for note in notes.get(len(record.plies), []))


def _fits_same_line(line: str, ply: str) -> bool:
    """Draws share a line; a decision shares it only with the draw that resolves it."""
    if not ply.startswith(CHANCE_MARK) or len(line) + len(ply) > _MAX_LINE_LENGTH:
        return False
    who, _, action = line.partition(" ")
    return who == CHANCE_MARK or (action.startswith(_CHANCE_TRIGGER_VERBS) and ";" not in action)


def _result_lines(record: Record) -> Iterator[str]:
    yield "scores: " + " ".join(map(str, record.result.scores))
    yield ("winners: " + " ".join(map(str, record.result.winners))).strip()
    yield f"result: {record.result.ending}"
    if record.check:
        yield f"check: {record.check}"


def _quote_text(text: str) -> str:
    """Unquoted where it can be read back, else quoted as JSON."""
    if text and text == text.strip() and text.isprintable() and not text.startswith('"'):
        return text
    return msgspec.json.encode(text).decode()


def _quote_key(key: str) -> str:
    return key if _UNQUOTED_KEY_PATTERN.fullmatch(key) else msgspec.json.encode(key).decode()


# Reading.


class ParsedRecord(msgspec.Struct):
    """A record, and the line number of each ply."""

    record: Record
    lines: list[int]


def parse_record_text(text: str) -> ParsedRecord:
    """Parse a record; its plies are not yet checked against the rules."""
    return _RecordTextReader(text).read_record()


class _RecordTextReader:
    """Parses a text line by line; errors name the line."""

    def __init__(self, text: str) -> None:
        self._lines = text.split("\n")
        self._line_number = 0
        self._fields: dict[str, str] = {}
        self.options: dict[str, bool | int | str] = {}
        self._names: dict[int, str] = {}
        self._bots: dict[int, str] = {}
        self._tags: dict[str, str] = {}
        self._plies: list[str] = []
        self._ply_lines: list[int] = []
        self._notes: list[Note] = []

    def read_record(self) -> ParsedRecord:
        version = self._read_format_version()
        for number, line in enumerate(self._lines[1:], 2):
            self._line_number = number
            stripped = line.strip()
            if stripped and "check" in self._fields:
                raise self.record_error("record-after-the-end")
            if stripped:
                self._read_line(stripped)
        for name in ("game", "rules", "scores", "winners", "result"):
            if name not in self._fields:
                raise self.record_error("record-cut-off", missing=f"{name}:")
        return ParsedRecord(self._assemble_record(version), self._ply_lines)

    def record_error(self, sentence: str, **details: str) -> BadRecord:
        return BadRecord(self._line_number, RecordMistake(sentence, **details))

    def _read_format_version(self) -> int:
        self._line_number = 1
        first = self._lines[0].strip()
        version = first.removeprefix(RECORD_MAGIC).strip()
        if not first.startswith(RECORD_MAGIC) or not version.isascii() or not version.isdigit():
            raise self.record_error("record-no-record", magic=f"{RECORD_MAGIC} 1")
        try:
            check_format(int(version[:9]))
        except RecordMistake as reason:
            raise BadRecord(1, reason) from None
        return int(version[:9])

    def _read_line(self, line: str) -> None:
        if line.startswith(COMMENT_KEY):
            self._notes.append(
                Note(len(self._plies), COMMENT_KEY, self._read_comment(line[1:].strip()))
            )
        elif line.startswith("!"):
            if not self._plies:
                raise self.record_error("record-note-nowhere", at="-")
            key, value = self._split_pair(line[1:].strip())
            self._notes.append(Note(len(self._plies) - 1, key, value))
        elif line[0] == CHANCE_MARK or line[0].isdigit():
            if "result" in self._fields:
                raise self.record_error("record-after-the-end")
            for ply in line.split(";"):
                self._plies.append(" ".join(ply.split()))
                self._ply_lines.append(self._line_number)
        else:
            self._read_field(line)

    def _read_comment(self, text: str) -> str:
        try:
            return self._unquote_text(text)
        except BadRecord:
            return text  # a comment may begin with a quotation mark

    def _read_field(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word in ("player", "bot") and not word.endswith(":"):
            number, _, value = rest.partition(":")
            if not number.isascii() or not number.isdigit() or len(number) > 2:
                raise self.record_error("record-line", text=shorten_text(line))
            people = self._names if word == "player" else self._bots
            self._check_not_repeated(int(number) in people, line)
            people[int(number)] = self._unquote_text(value.strip())
        elif word in ("set", "tag"):
            key, value = self._split_pair(rest)
            if word == "set":
                self._check_not_repeated(key in self.options, line)
                self.options[key] = value
            else:
                self._check_not_repeated(key in self._tags, line)
                self._tags[key] = value
        else:
            name, colon, value = line.partition(":")
            known = ("game", "rules", "position", "scores", "winners", "result", "check")
            if not colon or name not in known:
                raise self.record_error("record-line", text=shorten_text(line))
            self._check_not_repeated(name in self._fields, line)
            self._fields[name] = self._unquote_text(value.strip())

    def _check_not_repeated(self, again: bool, line: str) -> None:
        if again:
            raise self.record_error("record-twice", text=shorten_text(line))

    def _split_pair(self, text: str) -> tuple[str, str]:
        """`key: value`, either of them possibly quoted."""
        if text.startswith('"'):
            match = re.match(r'("(?:[^"\\]|\\.)*"):', text)
            if match is None:
                raise self.record_error("record-line", text=shorten_text(text))
            return self._unquote_text(match[1]), self._unquote_text(text[match.end() :].strip())
        key, colon, value = text.partition(":")
        if not colon or not key.strip():
            raise self.record_error("record-line", text=shorten_text(text))
        return key.strip(), self._unquote_text(value.strip())

    def _unquote_text(self, text: str) -> str:
        if not text.startswith('"'):
            return text
        try:
            return msgspec.json.decode(text, type=str)
        except (msgspec.DecodeError, UnicodeError):
            raise self.record_error("record-quotes", text=shorten_text(text)) from None

    def _read_numbers(self, name: str) -> list[int]:
        try:
            return [int(word[:9]) for word in self._fields[name].split()]
        except ValueError:
            raise self.record_error(
                "record-line", text=shorten_text(f"{name}: {self._fields[name]}")
            ) from None

    def _read_rules_version(self) -> int:
        numbers = self._read_numbers("rules")
        if len(numbers) != 1:
            raise self.record_error(
                "record-line", text=shorten_text(f"rules: {self._fields['rules']}")
            )
        return numbers[0]

    def _read_ending(self) -> Ending:
        for known in ("finished", "abandoned", "unfinished"):
            if self._fields["result"] == known:
                return known
        raise self.record_error(
            "record-line", text=shorten_text(f"result: {self._fields['result']}")
        )

    def _assemble_record(self, version: int) -> Record:
        if sorted(self._names) != list(range(len(self._names))) or set(self._bots) - set(
            self._names
        ):
            raise self.record_error("record-players")
        return Record(
            skulduggery=version,
            game=self._fields["game"],
            rules=self._read_rules_version(),
            options=self.options,
            position=self._fields.get("position"),
            players=[
                RecordedPlayer(name, self._bots.get(number, ""))
                for number, name in sorted(self._names.items())
            ],
            tags=self._tags,
            plies=self._plies,
            notes=self._notes,
            result=GameResult(
                self._read_ending(), self._read_numbers("winners"), self._read_numbers("scores")
            ),
            check=self._fields.get("check", ""),
        )
