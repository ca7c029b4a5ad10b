"""A record as text that people can read, write and talk about; the same content as the JSON.

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

from skulduggery.core.errors import BadRecord, shortened
from skulduggery.core.options import text_of
from skulduggery.core.record import (
    CHANCE_MARK,
    COMMENT,
    Ending,
    Note,
    Record,
    Result,
    Seated,
    Wrong,
    check_format,
    in_order,
)

MAGIC = "skulduggery record"
WIDTH = 76
PLAIN_KEY = re.compile(r"[^\W\d][\w.-]*")
# Chance that answers one of these stands in its line: a die falls, a disc is drawn.
CAUSES = ("roll", "flip", "pick")


# Writing.


def write_text(record: Record, chapters: Collection[int] = ()) -> str:
    """`chapters` are the plies before which a reader would turn the page."""
    return "\n".join([*header(record), "", *moves(record, chapters), "", *ending(record)]) + "\n"


def header(record: Record) -> Iterator[str]:
    yield f"{MAGIC} {record.skulduggery}"
    yield f"game: {record.game}"
    yield f"rules: {record.rules}"
    for name, value in record.options.items():
        yield f"set {name}: {quoted(text_of(value))}"
    if record.position is not None:
        yield f"position: {quoted(record.position)}"
    for number, player in enumerate(record.players):
        yield f"player {number}: {quoted(player.name)}"
        if player.bot:
            yield f"bot {number}: {quoted(player.bot)}"
    for key, value in record.tags.items():
        yield f"tag {quoted_key(key)}: {quoted(value)}"


def moves(record: Record, chapters: Collection[int]) -> Iterator[str]:
    """One decision a line, and what chance made of it; draws that follow one another together."""
    notes: dict[int, list[Note]] = {}
    for note in in_order(record.notes):
        notes.setdefault(note.at, []).append(note)
    line = ""
    for number, ply in enumerate(record.plies):
        here = notes.get(number, [])
        comments = [note for note in here if note.key == COMMENT]
        if line and (comments or number in chapters or not joins(line, ply)):
            yield line
            line = ""
        if number in chapters:
            yield ""
        yield from (f"# {quoted(note.text)}" for note in comments)
        line = f"{line}; {ply}" if line else ply
        annotations = [note for note in here if note.key != COMMENT]
        if annotations:
            yield line
            line = ""
            yield from (f"! {quoted_key(note.key)}: {quoted(note.text)}" for note in annotations)
    if line:
        yield line
    yield from (f"# {quoted(note.text)}" for note in notes.get(len(record.plies), []))


def joins(line: str, ply: str) -> bool:
    """Draws stand together; a decision takes in just the one that answers it."""
    if not ply.startswith(CHANCE_MARK) or len(line) + len(ply) > WIDTH:
        return False
    who, _, action = line.partition(" ")
    return who == CHANCE_MARK or (action.startswith(CAUSES) and ";" not in action)


def ending(record: Record) -> Iterator[str]:
    yield "scores: " + " ".join(map(str, record.result.scores))
    yield ("winners: " + " ".join(map(str, record.result.winners))).strip()
    yield f"result: {record.result.ending}"
    if record.check:
        yield f"check: {record.check}"


def quoted(text: str) -> str:
    """As it is where that can be read back, in JSON's quotes where not."""
    if text and text == text.strip() and text.isprintable() and not text.startswith('"'):
        return text
    return msgspec.json.encode(text).decode()


def quoted_key(key: str) -> str:
    return key if PLAIN_KEY.fullmatch(key) else msgspec.json.encode(key).decode()


# Reading.


class TextRecord(msgspec.Struct):
    """A record and, for each ply, the line it stands in."""

    record: Record
    lines: list[int]


def read_text(text: str) -> TextRecord:
    """The record a text holds; its plies are still to be checked against the rules."""
    return Reader(text).read()


class Reader:
    """Goes through a text line by line; every complaint knows the line."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.number = 0
        self.named: dict[str, str] = {}
        self.options: dict[str, bool | int | str] = {}
        self.names: dict[int, str] = {}
        self.bots: dict[int, str] = {}
        self.tags: dict[str, str] = {}
        self.plies: list[str] = []
        self.ply_lines: list[int] = []
        self.notes: list[Note] = []

    def read(self) -> TextRecord:
        version = self.read_magic()
        for number, line in enumerate(self.lines[1:], 2):
            self.number = number
            stripped = line.strip()
            if stripped and "check" in self.named:
                raise self.wrong("record-after-the-end")
            if stripped:
                self.read_line(stripped)
        for name in ("game", "rules", "scores", "winners", "result"):
            if name not in self.named:
                raise self.wrong("record-cut-off", missing=f"{name}:")
        return TextRecord(self.assemble(version), self.ply_lines)

    def wrong(self, sentence: str, **details: str) -> BadRecord:
        return BadRecord(self.number, Wrong(sentence, **details))

    def read_magic(self) -> int:
        self.number = 1
        first = self.lines[0].strip()
        version = first.removeprefix(MAGIC).strip()
        if not first.startswith(MAGIC) or not version.isascii() or not version.isdigit():
            raise self.wrong("record-no-record", magic=f"{MAGIC} 1")
        try:
            check_format(int(version[:9]))
        except Wrong as reason:
            raise BadRecord(1, reason) from None
        return int(version[:9])

    def read_line(self, line: str) -> None:
        if line.startswith(COMMENT):
            self.notes.append(Note(len(self.plies), COMMENT, self.comment(line[1:].strip())))
        elif line.startswith("!"):
            if not self.plies:
                raise self.wrong("record-note-nowhere", at="-")
            key, value = self.pair(line[1:].strip())
            self.notes.append(Note(len(self.plies) - 1, key, value))
        elif line[0] == CHANCE_MARK or line[0].isdigit():
            if "result" in self.named:
                raise self.wrong("record-after-the-end")
            for ply in line.split(";"):
                self.plies.append(" ".join(ply.split()))
                self.ply_lines.append(self.number)
        else:
            self.read_named(line)

    def comment(self, text: str) -> str:
        try:
            return self.unquoted(text)
        except BadRecord:
            return text  # somebody's remark may begin with a quotation mark

    def read_named(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word in ("player", "bot") and not word.endswith(":"):
            number, _, value = rest.partition(":")
            if not number.isascii() or not number.isdigit() or len(number) > 2:
                raise self.wrong("record-line", text=shortened(line))
            people = self.names if word == "player" else self.bots
            self.once(int(number) in people, line)
            people[int(number)] = self.unquoted(value.strip())
        elif word in ("set", "tag"):
            key, value = self.pair(rest)
            if word == "set":
                self.once(key in self.options, line)
                self.options[key] = value
            else:
                self.once(key in self.tags, line)
                self.tags[key] = value
        else:
            name, colon, value = line.partition(":")
            known = ("game", "rules", "position", "scores", "winners", "result", "check")
            if not colon or name not in known:
                raise self.wrong("record-line", text=shortened(line))
            self.once(name in self.named, line)
            self.named[name] = self.unquoted(value.strip())

    def once(self, again: bool, line: str) -> None:
        if again:
            raise self.wrong("record-twice", text=shortened(line))

    def pair(self, text: str) -> tuple[str, str]:
        """`key: value`, either of them perhaps in quotes."""
        if text.startswith('"'):
            match = re.match(r'("(?:[^"\\]|\\.)*"):', text)
            if match is None:
                raise self.wrong("record-line", text=shortened(text))
            return self.unquoted(match[1]), self.unquoted(text[match.end() :].strip())
        key, colon, value = text.partition(":")
        if not colon or not key.strip():
            raise self.wrong("record-line", text=shortened(text))
        return key.strip(), self.unquoted(value.strip())

    def unquoted(self, text: str) -> str:
        if not text.startswith('"'):
            return text
        try:
            return msgspec.json.decode(text, type=str)
        except (msgspec.DecodeError, UnicodeError):
            raise self.wrong("record-quotes", text=shortened(text)) from None

    def numbers(self, name: str) -> list[int]:
        try:
            return [int(word[:9]) for word in self.named[name].split()]
        except ValueError:
            raise self.wrong("record-line", text=shortened(f"{name}: {self.named[name]}")) from None

    def rules(self) -> int:
        numbers = self.numbers("rules")
        if len(numbers) != 1:
            raise self.wrong("record-line", text=shortened(f"rules: {self.named['rules']}"))
        return numbers[0]

    def ending(self) -> Ending:
        for known in ("finished", "abandoned", "unfinished"):
            if self.named["result"] == known:
                return known
        raise self.wrong("record-line", text=shortened(f"result: {self.named['result']}"))

    def assemble(self, version: int) -> Record:
        if sorted(self.names) != list(range(len(self.names))) or set(self.bots) - set(self.names):
            raise self.wrong("record-players")
        return Record(
            skulduggery=version,
            game=self.named["game"],
            rules=self.rules(),
            options=self.options,
            position=self.named.get("position"),
            players=[
                Seated(name, self.bots.get(number, ""))
                for number, name in sorted(self.names.items())
            ],
            tags=self.tags,
            plies=self.plies,
            notes=self.notes,
            result=Result(self.ending(), self.numbers("winners"), self.numbers("scores")),
            check=self.named.get("check", ""),
        )
