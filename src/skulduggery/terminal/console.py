"""Consoles and pages: the one place that makes Rich consoles, without markup."""

import sys
from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from skulduggery.core.percent import whole_percent
from skulduggery.words import translate

_CLEAR_SCROLLBACK_CODE = "\x1b[3J"


def read_typed_line(prompt: str) -> str:
    """A line from standard input; echoed where that is no terminal."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line


class TerminalPage:
    def __init__(self, console: Console, language: str, read: Callable[[str], str]) -> None:
        self.console = console
        self.language = language
        self.read = read

    def localize(self, message: str, **details: object) -> str:
        return translate(message, self.language, **details)

    def format_percent(self, share: float) -> str:
        return self.localize("chance-percent", chance=whole_percent(share))

    def write_line(self, text: str = "", style: str = "") -> None:
        """Print a line of plain text, never read as markup."""
        self.console.print(Text(text, style))

    def print_parts(self, things: Sequence[RenderableType]) -> None:
        for thing in things:
            self.console.print(thing)

    def ask_line(self, prompt: str) -> str:
        """One typed line, without control characters."""
        line = self.read(f"{prompt} ")
        return "".join(c for c in line if c.isprintable() or c.isspace()).strip()

    def print_paged(self, lines: Sequence[Text]) -> None:
        """A long text, one screen at a time in a terminal."""
        shown = [line for text in lines for line in text.wrap(self.console, self.console.width)]
        room = max(self.console.height - 2, 5) if self.console.is_terminal else len(shown)
        while shown:
            self.print_parts(shown[:room])
            del shown[:room]
            if shown and self.ask_line(self.localize("terminal-more")):
                return

    def clear_screen(self) -> None:
        """Clear the screen, the scrollback and the readline history."""
        readline = sys.modules.get("readline")
        if readline is not None:
            readline.clear_history()
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
            self.console.file.write(_CLEAR_SCROLLBACK_CODE)
            self.console.file.flush()
        elif self.console.is_terminal:
            self.console.print("\n" * self.console.height)
        else:
            self.console.rule(characters="-")


def make_console(**settings: Any) -> Console:
    """A console without markup, emoji codes and highlighting: texts contain names of players and
    files. Styles are given beside a text, or as `rich.text.Text`."""
    _forgive_missing_letters()
    return Console(markup=False, emoji=False, highlight=False, **settings)


def _forgive_missing_letters() -> None:
    """Replace characters that the encoding of standard output lacks."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
