"""`skulduggery convert`: records from text to JSON and back, nothing lost."""

import sys
from typing import Annotated, Literal

from cyclopts import Parameter

from skulduggery.cli.files import RecordFile, opened
from skulduggery.games.records import load, write_json, write_pretty_json, write_text
from skulduggery.terminal.language import told


def command(
    file: RecordFile = None,
    /,
    *,
    to: Annotated[Literal["text", "json", "jsonl"], Parameter(help=told("cli-to-help"))] = "text",
) -> None:
    with opened(file) as source:
        for loaded in load(source):
            if to == "text":
                sys.stdout.write(write_text(loaded.record))
            elif to == "json":
                print(write_pretty_json(loaded.record).decode())
            else:
                print(write_json(loaded.record).decode())
