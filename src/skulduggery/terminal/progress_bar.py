"""How far long work has come, for those who look at a terminal."""

import sys

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import localize


def progress_bar(title: str) -> Progress:
    """A bar that counts, with room for news at its end; silent where nobody looks."""
    return Progress(
        TextColumn(title, markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}", markup=False),
        console=make_console(stderr=True),
        disable=not sys.stderr.isatty(),
    )


def games_progress_bar() -> Progress:
    """A bar that counts games."""
    return progress_bar(localize("cli-simulating"))


def stopped_sentence(played: int, wanted: int) -> str:
    """Somebody has pressed Ctrl-C; what was played is shown all the same."""
    return localize("cli-stopped-after", played=str(played), wanted=str(wanted))
