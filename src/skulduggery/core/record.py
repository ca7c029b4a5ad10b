"""Records of games: options, players, every ply and the result, and how they are replayed."""

import hashlib
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from skulduggery.core.errors import Mistake, shorten_text
from skulduggery.core.game import AnyGame
from skulduggery.core.match import Match, Watcher
from skulduggery.core.options import Options
from skulduggery.core.state import CHANCE

RECORD_FORMAT_VERSION = 1
COMMENT_KEY = "#"  # the key of a comment before a ply, rather than a note on it
CHANCE_MARK = "*"
_CHECKSUM_DIGITS = 16

Ending = Literal["finished", "abandoned", "unfinished"]


class RecordedPlayer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player; `bot` names the bot that played, and is empty for people."""

    name: str
    bot: str = ""


class Note(msgspec.Struct, frozen=True):
    """A note on a ply under a free key, or a comment before it."""

    at: int  # the number of the ply, from 0
    key: str
    text: str


class GameResult(msgspec.Struct, frozen=True):
    ending: Ending
    winners: list[int]
    scores: list[int]


class Record(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A whole game: its options, its players, all decisions and what chance decided.

    >>> import skulduggery as sk
    >>> any_game, *_ = sk.game_names()
    >>> record = sk.new_match(any_game, players=3, names=["Ada", "Ben", "Cleo"]).record()
    >>> [player.name for player in record.players], record.result.ending
    (['Ada', 'Ben', 'Cleo'], 'unfinished')
    """

    skulduggery: int  # the version of this format
    game: str
    rules: int  # the version of its rules
    options: dict[str, bool | int | str]
    position: str | None = None  # where it started, if not at the beginning
    players: list[RecordedPlayer]
    tags: dict[str, str] = {}
    plies: list[str]  # `2 bid 3`: a seat and its decision; `* flower`: an outcome of chance
    notes: list[Note] = []
    result: GameResult
    check: str = ""  # checksum against accidental changes; empty in records written by hand


class RecordMistake(Mistake):
    """An error in a record whose line is not known yet."""


def make_record(
    game: AnyGame,
    options: Options,
    players: Sequence[RecordedPlayer],
    match: Match,
    *,
    position: str | None = None,
    tags: dict[str, str] | None = None,
    notes: Sequence[Note] = (),
    abandoned: bool = False,
) -> Record:
    """The record of a match as far as it has come."""
    if match.is_over():
        ending: Ending = "finished"
    else:
        ending = "abandoned" if abandoned else "unfinished"
    return with_checksum(
        Record(
            skulduggery=RECORD_FORMAT_VERSION,
            game=game.name,
            rules=game.version,
            options=msgspec.to_builtins(options),
            position=position,
            players=list(players),
            tags=tags or {},
            plies=[ply_text(game, who, action) for who, action in match.plies],
            notes=sort_notes(notes),
            result=GameResult(ending, match.state.winners(), match.state.scores()),
        )
    )


def ply_text(game: AnyGame, who: int, action: int) -> str:
    return f"{CHANCE_MARK if who == CHANCE else who} {game.action_texts[action]}"


def sort_notes(notes: Sequence[Note]) -> list[Note]:
    """By ply, comments first, otherwise as they came."""
    return sorted(notes, key=lambda note: (note.at, note.key != COMMENT_KEY))


def canonical_record(record: Record, game: AnyGame) -> Record:
    """The same record with all options explicit and notes in canonical order."""
    try:
        options = game.read_options(record.options)
    except Mistake as reason:
        raise ReplayError(reason) from None
    return msgspec.structs.replace(
        record, options=msgspec.to_builtins(options), notes=sort_notes(record.notes)
    )


def with_checksum(record: Record) -> Record:
    return msgspec.structs.replace(record, check=record_checksum(record))


def record_checksum(record: Record) -> str:
    bare: dict[str, Any] = msgspec.to_builtins(msgspec.structs.replace(record, check=""))
    canonical = msgspec.json.encode(bare, order="sorted")
    return hashlib.sha256(canonical).hexdigest()[:_CHECKSUM_DIGITS]


class ReplayError(Exception):
    """An error at a ply of a record; callers that know the lines turn it into BadRecord."""

    def __init__(self, reason: Mistake, ply: int | None = None) -> None:
        super().__init__(str(reason))
        self.reason = reason
        self.ply = ply


def match_from_record(record: Record, game: AnyGame, watcher: Watcher | None = None) -> Match:
    """The match of a record, before its first ply."""
    try:
        options = game.read_options(record.options)
        return Match(game.new_state(options, len(record.players), record.position), watcher)
    except Mistake as reason:
        raise ReplayError(reason) from None


def replay_record(record: Record, game: AnyGame, watcher: Watcher | None = None) -> Match:
    """Replay a record from its first ply, checking everything in it."""
    _check_header(record, game)
    match = match_from_record(record, game, watcher)
    for number, text in enumerate(record.plies):
        try:
            replay_ply(match, game, text)
        except Mistake as reason:
            raise ReplayError(reason, number) from None
    _check_result(record, match)
    return match


def round_starts(record: Record, game: AnyGame) -> list[int]:
    """The plies with which a new round or match begins."""
    match = match_from_record(record, game)
    starts = []
    for number, text in enumerate(record.plies):
        chapter = match.state.round_number()
        replay_ply(match, game, text)
        if match.state.round_number() > chapter > 0:
            starts.append(number + 1)
    return starts


def _check_header(record: Record, game: AnyGame) -> None:
    if record.rules > game.version:
        raise ReplayError(RecordMistake("record-rules-from-the-future", rules=str(record.rules)))
    if record.rules < 1:
        raise ReplayError(RecordMistake("record-version-unknown"))
    if record.check and record.check != record_checksum(record):
        raise ReplayError(RecordMistake("record-tampered"))
    for note in record.notes:
        last = len(record.plies) if note.key == COMMENT_KEY else len(record.plies) - 1
        if not 0 <= note.at <= last:
            raise ReplayError(RecordMistake("record-note-nowhere", at=str(note.at)))


def check_format(version: int) -> None:
    """Checked first: in a later format, everything else may mean something else."""
    if version > RECORD_FORMAT_VERSION:
        raise RecordMistake("record-from-the-future", version=str(version))
    if version < 1:
        raise RecordMistake("record-version-unknown")


def replay_ply(match: Match, game: AnyGame, text: str) -> None:
    who, _, rest = text.partition(" ")
    if match.is_over():
        raise RecordMistake("record-goes-on", ply=shorten_text(text))
    if who == CHANCE_MARK:
        if not match.awaits_chance():
            raise RecordMistake("record-no-chance", ply=shorten_text(text))
        match.play_outcome(game.read_action(match.state, CHANCE, rest))
    elif who.isascii() and who.isdigit() and len(who) < 3:
        match.play_decision(int(who), game.read_action(match.state, int(who), rest))
    else:
        raise RecordMistake("record-who", who=shorten_text(who))


def _check_result(record: Record, match: Match) -> None:
    said = record.result
    if match.is_over() != (said.ending == "finished"):
        raise ReplayError(
            RecordMistake("record-unfinished" if not match.is_over() else "record-finished")
        )
    if said.winners != match.state.winners() or said.scores != match.state.scores():
        raise ReplayError(
            RecordMistake(
                "record-result",
                winners=" ".join(map(str, match.state.winners())) or "-",
                scores=" ".join(map(str, match.state.scores())),
            )
        )
