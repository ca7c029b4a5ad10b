"""`skulduggery convert`: records between text and JSON, lossless."""

import sys
from typing import Annotated, Literal

from cyclopts import Parameter

from skulduggery.cli.record_files import RecordFile, open_record_file
from skulduggery.games.record_files import (
    load_record_file,
    write_record_json,
    write_record_pretty_json,
    write_record_text,
)
from skulduggery.terminal.language import localize


def run_command(
    file: RecordFile = None,
    /,
    *,
    to: Annotated[
        Literal["text", "json", "jsonl"], Parameter(help=localize("cli-to-help"))
    ] = "text",
) -> None:
    with open_record_file(file) as source:
        for loaded in load_record_file(source):
            if to == "text":
                sys.stdout.write(write_record_text(loaded.record))
            elif to == "json":
                print(write_record_pretty_json(loaded.record).decode())
            else:
                print(write_record_json(loaded.record).decode())
