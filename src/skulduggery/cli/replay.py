"""`skulduggery replay`: a recorded game again, ply by ply, as somebody saw it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from skulduggery.cli.common_options import AsJson
from skulduggery.cli.files import RecordFile, RecordNumber, opened
from skulduggery.cli.help import offering
from skulduggery.core.errors import BadOptions
from skulduggery.core.record import COMMENT, begin
from skulduggery.core.sentences import game_name
from skulduggery.games.records import Loaded, load
from skulduggery.games.replay import EVERYTHING, TABLE, ReplayStep, check_viewer, replay_steps
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import LANGUAGE, told


def command(
    file: RecordFile = None,
    /,
    *,
    viewer: Annotated[
        str, Parameter(name="--as", help=told("cli-as-help")), offering((TABLE, EVERYTHING))
    ] = TABLE,
    number: RecordNumber = 1,
    json: AsJson = False,
) -> None:
    loaded = pick(file, number)
    check_viewer(viewer, len(loaded.record.players))
    if json:
        for step in steps(loaded, viewer):
            print(msgspec.json.encode(step).decode())
    else:
        show(loaded, viewer)


def pick(file: Path | None, number: int) -> Loaded:
    """Record `number` of a file; those before it are read and checked on the way."""
    count = 0
    with opened(file) as source:
        for loaded in load(source):
            count += 1
            if count == number:
                return loaded
    raise BadOptions("no-such-record", count=count, number=str(number))


def steps(loaded: Loaded, viewer: str) -> Iterator[ReplayStep]:
    return replay_steps(loaded.record, loaded.game, viewer, LANGUAGE)


def show(loaded: Loaded, viewer: str) -> None:
    console = make_console()
    record = loaded.record
    names = [player.name for player in record.players]
    game = game_name(record.game, LANGUAGE)
    console.print(told("cli-replay-title", game=game, players=", ".join(names)), style="bold")
    for key, value in record.tags.items():
        console.print(f"{key}: {value}", style="dim")
    console.print(seen_through(viewer, names))
    for event in loaded.game.opening(begin(record, loaded.game).state):
        console.print(f"      {loaded.game.sentence(event, names, LANGUAGE)}")
    for step in steps(loaded, viewer):
        comments = [note for note in step.notes if note.key == COMMENT]
        for note in comments:
            console.print(f"      # {note.text}", style="italic")
        for k, sentence in enumerate(step.sentences):
            if step.opens and k == len(step.sentences) - 1:
                console.print()
            console.print(f"{'' if k else step.ply:>4}  {sentence}")
        for note in step.notes:
            if note.key != COMMENT:
                console.print(f"      {note.key}: {note.text}", style="italic")
    for note in record.notes:
        if note.at == len(record.plies):
            console.print(f"      # {note.text}", style="italic")
    if record.result.ending == "abandoned":
        console.print(told("cli-replay-abandoned"))
    elif record.result.ending == "unfinished":
        console.print(told("cli-replay-unfinished"))


def seen_through(viewer: str, names: list[str]) -> str:
    if viewer == TABLE:
        return told("cli-replay-as-table")
    if viewer == EVERYTHING:
        return told("cli-replay-as-all")
    return told("cli-replay-as-player", name=names[int(viewer)])
