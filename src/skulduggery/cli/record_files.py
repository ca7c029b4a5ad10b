"""Files of commands: records to read, where `-` is standard input, and new files to write."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, BinaryIO, TextIO

from cyclopts import Parameter

from skulduggery.cli.parameters import whole_number
from skulduggery.core.errors import BadOptions
from skulduggery.terminal.language import localize

RecordFile = Annotated[
    Path | None, Parameter(help=localize("cli-file-help"), allow_leading_hyphen=True)
]

RecordNumber = Annotated[int, whole_number(localize("cli-number-help"), 1)]


def open_record_file(file: Path | None) -> BinaryIO:
    if file is None:
        raise BadOptions("no-file")
    return sys.stdin.buffer if str(file) == "-" else file.open("rb")


@contextmanager
def new_file(path: Path | None) -> Iterator[TextIO | None]:
    """A new file to write to, or None; BadOptions where it exists. An empty one is removed again.

    It is made before any work, so that no work is lost to a folder that is not writable.
    """
    if path is None:
        yield None
    elif path.is_char_device() or path.is_fifo():  # a pipe or a device
        with path.open("w", encoding="utf-8", newline="\n") as file:
            yield file
    else:
        if path.exists():
            raise BadOptions("file-exists", file=str(path))
        try:  # before it is opened: Ctrl-C may come at the very moment it is made
            with path.open("x", encoding="utf-8", newline="\n") as file:
                yield file
        except FileExistsError:
            raise BadOptions("file-exists", file=str(path)) from None
        finally:
            if path.exists() and not path.stat().st_size:
                path.unlink()
