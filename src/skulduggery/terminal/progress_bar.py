"""Progress bars on standard error; silent where that is no terminal."""

import sys

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import localize


def progress_bar(title: str) -> Progress:
    """A bar that counts, with the description of the task at its end."""
    news = TextColumn("{task.description}", markup=False)
    return _progress_with(title, MofNCompleteColumn(), TimeRemainingColumn(), news)


def elapsed_progress_bar(title: str) -> Progress:
    """A bar for work that is not counted, with the time it has taken so far."""
    return _progress_with(title, TimeElapsedColumn())


def _progress_with(title: str, *columns: ProgressColumn) -> Progress:
    return Progress(
        TextColumn(title, markup=False),
        BarColumn(),
        *columns,
        console=make_console(stderr=True),
        disable=not sys.stderr.isatty(),
    )


def games_progress_bar() -> Progress:
    """A bar that counts games."""
    return progress_bar(localize("cli-simulating"))


def stopped_sentence(played: int, wanted: int) -> str:
    """The sentence for a run stopped by Ctrl-C, whose partial result is shown."""
    return localize("cli-stopped-after", played=str(played), wanted=str(wanted))
