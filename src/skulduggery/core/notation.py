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
MAX_LINE_LENGTH = 76
UNQUOTED_KEY_PATTERN = re.compile(r"[^\W\d][\w.-]*")
# The outcome of one of these stands in the same line: a die falls, a disc is drawn.
CHANCE_TRIGGER_VERBS = ("roll", "flip", "pick")


# Writing.


def format_record_text(record: Record, chapters: Collection[int] = ()) -> str:
    """`chapters` are the numbers of the plies with which a round begins."""
    return (
        "\n".join(
            [*header_lines(record), "", *move_lines(record, chapters), "", *result_lines(record)]
        )
        + "\n"
    )


def header_lines(record: Record) -> Iterator[str]:
    yield f"{RECORD_MAGIC} {record.skulduggery}"
    yield f"game: {record.game}"
    yield f"rules: {record.rules}"
    for name, value in record.options.items():
        yield f"set {name}: {quote_text(option_text(value))}"
    if record.position is not None:
        yield f"position: {quote_text(record.position)}"
    for number, player in enumerate(record.players):
        yield f"player {number}: {quote_text(player.name)}"
        if player.bot:
            yield f"bot {number}: {quote_text(player.bot)}"
    for key, value in record.tags.items():
        yield f"tag {quote_key(key)}: {quote_text(value)}"


def move_lines(record: Record, chapters: Collection[int]) -> Iterator[str]:
    """One decision a line with the outcome of chance that follows it; further draws together."""
    notes: dict[int, list[Note]] = {}
    for note in sort_notes(record.notes):
        notes.setdefault(note.at, []).append(note)
    line = ""
    for number, ply in enumerate(record.plies):
        here = notes.get(number, [])
        comments = [note for note in here if note.key == COMMENT_KEY]
        if line and (comments or number in chapters or not fits_same_line(line, ply)):
            yield line
            line = ""
        if number in chapters:
            yield ""
        yield from (f"# {quote_text(note.text)}" for note in comments)
        line = f"{line}; {ply}" if line else ply
        annotations = [note for note in here if note.key != COMMENT_KEY]
        if annotations:
            yield line
            line = ""
            yield from (f"! {quote_key(note.key)}: {quote_text(note.text)}" for note in annotations)
    if line:
        yield line
    yield from (f"# {quote_text(note.text)}" for note in notes.get(len(record.plies), []))


def fits_same_line(line: str, ply: str) -> bool:
    """Draws share a line; a decision shares it only with the draw that resolves it."""
    if not ply.startswith(CHANCE_MARK) or len(line) + len(ply) > MAX_LINE_LENGTH:
        return False
    who, _, action = line.partition(" ")
    return who == CHANCE_MARK or (action.startswith(CHANCE_TRIGGER_VERBS) and ";" not in action)


def result_lines(record: Record) -> Iterator[str]:
    yield "scores: " + " ".join(map(str, record.result.scores))
    yield ("winners: " + " ".join(map(str, record.result.winners))).strip()
    yield f"result: {record.result.ending}"
    if record.check:
        yield f"check: {record.check}"


def quote_text(text: str) -> str:
    """Unquoted where it can be read back, else quoted as JSON."""
    if text and text == text.strip() and text.isprintable() and not text.startswith('"'):
        return text
    return msgspec.json.encode(text).decode()


def quote_key(key: str) -> str:
    return key if UNQUOTED_KEY_PATTERN.fullmatch(key) else msgspec.json.encode(key).decode()


# Reading.


class ParsedRecord(msgspec.Struct):
    """A record, and the line number of each ply."""

    record: Record
    lines: list[int]


def parse_record_text(text: str) -> ParsedRecord:
    """Parse a record; its plies are not yet checked against the rules."""
    return RecordTextReader(text).read_record()


class RecordTextReader:
    """Parses a text line by line; errors name the line."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.line_number = 0
        self.fields: dict[str, str] = {}
        self.options: dict[str, bool | int | str] = {}
        self.names: dict[int, str] = {}
        self.bots: dict[int, str] = {}
        self.tags: dict[str, str] = {}
        self.plies: list[str] = []
        self.ply_lines: list[int] = []
        self.notes: list[Note] = []

    def read_record(self) -> ParsedRecord:
        version = self.read_format_version()
        for number, line in enumerate(self.lines[1:], 2):
            self.line_number = number
            stripped = line.strip()
            if stripped and "check" in self.fields:
                raise self.record_error("record-after-the-end")
            if stripped:
                self.read_line(stripped)
        for name in ("game", "rules", "scores", "winners", "result"):
            if name not in self.fields:
                raise self.record_error("record-cut-off", missing=f"{name}:")
        return ParsedRecord(self.assemble_record(version), self.ply_lines)

    def record_error(self, sentence: str, **details: str) -> BadRecord:
        return BadRecord(self.line_number, RecordMistake(sentence, **details))

    def read_format_version(self) -> int:
        self.line_number = 1
        first = self.lines[0].strip()
        version = first.removeprefix(RECORD_MAGIC).strip()
        if not first.startswith(RECORD_MAGIC) or not version.isascii() or not version.isdigit():
            raise self.record_error("record-no-record", magic=f"{RECORD_MAGIC} 1")
        try:
            check_format(int(version[:9]))
        except RecordMistake as reason:
            raise BadRecord(1, reason) from None
        return int(version[:9])

    def read_line(self, line: str) -> None:
        if line.startswith(COMMENT_KEY):
            self.notes.append(
                Note(len(self.plies), COMMENT_KEY, self.read_comment(line[1:].strip()))
            )
        elif line.startswith("!"):
            if not self.plies:
                raise self.record_error("record-note-nowhere", at="-")
            key, value = self.split_pair(line[1:].strip())
            self.notes.append(Note(len(self.plies) - 1, key, value))
        elif line[0] == CHANCE_MARK or line[0].isdigit():
            if "result" in self.fields:
                raise self.record_error("record-after-the-end")
            for ply in line.split(";"):
                self.plies.append(" ".join(ply.split()))
                self.ply_lines.append(self.line_number)
        else:
            self.read_field(line)

    def read_comment(self, text: str) -> str:
        try:
            return self.unquote_text(text)
        except BadRecord:
            return text  # a comment may begin with a quotation mark

    def read_field(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word in ("player", "bot") and not word.endswith(":"):
            number, _, value = rest.partition(":")
            if not number.isascii() or not number.isdigit() or len(number) > 2:
                raise self.record_error("record-line", text=shorten_text(line))
            people = self.names if word == "player" else self.bots
            self.check_not_repeated(int(number) in people, line)
            people[int(number)] = self.unquote_text(value.strip())
        elif word in ("set", "tag"):
            key, value = self.split_pair(rest)
            if word == "set":
                self.check_not_repeated(key in self.options, line)
                self.options[key] = value
            else:
                self.check_not_repeated(key in self.tags, line)
                self.tags[key] = value
        else:
            name, colon, value = line.partition(":")
            known = ("game", "rules", "position", "scores", "winners", "result", "check")
            if not colon or name not in known:
                raise self.record_error("record-line", text=shorten_text(line))
            self.check_not_repeated(name in self.fields, line)
            self.fields[name] = self.unquote_text(value.strip())

    def check_not_repeated(self, again: bool, line: str) -> None:
        if again:
            raise self.record_error("record-twice", text=shorten_text(line))

    def split_pair(self, text: str) -> tuple[str, str]:
        """`key: value`, either of them possibly quoted."""
        if text.startswith('"'):
            match = re.match(r'("(?:[^"\\]|\\.)*"):', text)
            if match is None:
                raise self.record_error("record-line", text=shorten_text(text))
            return self.unquote_text(match[1]), self.unquote_text(text[match.end() :].strip())
        key, colon, value = text.partition(":")
        if not colon or not key.strip():
            raise self.record_error("record-line", text=shorten_text(text))
        return key.strip(), self.unquote_text(value.strip())

    def unquote_text(self, text: str) -> str:
        if not text.startswith('"'):
            return text
        try:
            return msgspec.json.decode(text, type=str)
        except (msgspec.DecodeError, UnicodeError):
            raise self.record_error("record-quotes", text=shorten_text(text)) from None

    def read_numbers(self, name: str) -> list[int]:
        try:
            return [int(word[:9]) for word in self.fields[name].split()]
        except ValueError:
            raise self.record_error(
                "record-line", text=shorten_text(f"{name}: {self.fields[name]}")
            ) from None

    def read_rules_version(self) -> int:
        numbers = self.read_numbers("rules")
        if len(numbers) != 1:
            raise self.record_error(
                "record-line", text=shorten_text(f"rules: {self.fields['rules']}")
            )
        return numbers[0]

    def read_ending(self) -> Ending:
        for known in ("finished", "abandoned", "unfinished"):
            if self.fields["result"] == known:
                return known
        raise self.record_error(
            "record-line", text=shorten_text(f"result: {self.fields['result']}")
        )

    def assemble_record(self, version: int) -> Record:
        if sorted(self.names) != list(range(len(self.names))) or set(self.bots) - set(self.names):
            raise self.record_error("record-players")
        return Record(
            skulduggery=version,
            game=self.fields["game"],
            rules=self.read_rules_version(),
            options=self.options,
            position=self.fields.get("position"),
            players=[
                RecordedPlayer(name, self.bots.get(number, ""))
                for number, name in sorted(self.names.items())
            ],
            tags=self.tags,
            plies=self.plies,
            notes=self.notes,
            result=GameResult(
                self.read_ending(), self.read_numbers("winners"), self.read_numbers("scores")
            ),
            check=self.fields.get("check", ""),
        )
