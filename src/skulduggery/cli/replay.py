"""`skulduggery replay`: show a record ply by ply, as one viewer saw it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from skulduggery.cli.common_options import AsJson, print_json
from skulduggery.cli.parameters import complete_with
from skulduggery.cli.record_files import RecordFile, RecordNumber, open_record_file
from skulduggery.core.errors import BadOptions
from skulduggery.core.record import COMMENT_KEY, match_from_record
from skulduggery.core.sentences import game_name
from skulduggery.games.record_files import LoadedRecord, load_record_file
from skulduggery.games.replay import (
    VIEWER_ALL,
    VIEWER_TABLE,
    ReplayStep,
    check_viewer,
    replay_steps,
)
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import USER_LANGUAGE, localize


def run_command(
    file: RecordFile = None,
    /,
    *,
    viewer: Annotated[
        str,
        Parameter(name="--as", help=localize("cli-as-help")),
        complete_with((VIEWER_TABLE, VIEWER_ALL)),
    ] = VIEWER_TABLE,
    number: RecordNumber = 1,
    json: AsJson = False,
) -> None:
    loaded = load_numbered_record(file, number)
    check_viewer(viewer, len(loaded.record.players))
    if json:
        for step in steps_for_viewer(loaded, viewer):
            print_json(step)
    else:
        _show_replay(loaded, viewer)


def load_numbered_record(file: Path | None, number: int) -> LoadedRecord:
    """Record `number` of a file; those before it are checked as well."""
    count = 0
    with open_record_file(file) as source:
        for loaded in load_record_file(source):
            count += 1
            if count == number:
                return loaded
    raise BadOptions("no-such-record", count=count, number=str(number))


def steps_for_viewer(loaded: LoadedRecord, viewer: str) -> Iterator[ReplayStep]:
    return replay_steps(loaded.record, loaded.game, viewer, USER_LANGUAGE)


def _show_replay(loaded: LoadedRecord, viewer: str) -> None:
    console = make_console()
    record = loaded.record
    names = [player.name for player in record.players]
    game = game_name(record.game, USER_LANGUAGE)
    console.print(localize("cli-replay-title", game=game, players=", ".join(names)), style="bold")
    for key, value in record.tags.items():
        console.print(f"{key}: {value}", style="dim")
    console.print(_viewer_sentence(viewer, names))
    for event in loaded.game.opening_events(match_from_record(record, loaded.game).state):
        console.print(f"      {loaded.game.event_sentence(event, names, USER_LANGUAGE)}")
    for step in steps_for_viewer(loaded, viewer):
        comments = [note for note in step.notes if note.key == COMMENT_KEY]
        for note in comments:
            console.print(f"      # {note.text}", style="italic")
        for k, sentence in enumerate(step.sentences):
            if step.opens and k == len(step.sentences) - 1:
                console.print()
            console.print(f"{'' if k else step.ply:>4}  {sentence}")
        for note in step.notes:
            if note.key != COMMENT_KEY:
                console.print(f"      {note.key}: {note.text}", style="italic")
    for note in record.notes:
        if note.at == len(record.plies):
            console.print(f"      # {note.text}", style="italic")
    if record.result.ending == "abandoned":
        console.print(localize("cli-replay-abandoned"))
    elif record.result.ending == "unfinished":
        console.print(localize("cli-replay-unfinished"))


def _viewer_sentence(viewer: str, names: list[str]) -> str:
    if viewer == VIEWER_TABLE:
        return localize("cli-replay-as-table")
    if viewer == VIEWER_ALL:
        return localize("cli-replay-as-all")
    return localize("cli-replay-as-player", name=names[int(viewer)])
