"""The one place that makes consoles: what people have typed is shown as they typed it."""

import sys
from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from skulduggery.words import translate

CLEAR_SCROLLBACK_CODE = "\x1b[3J"


def read_typed_line(prompt: str) -> str:
    """A line from standard input; from a pipe it is shown too, as a terminal would."""
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
        return self.localize("chance-percent", chance=round(100 * share))

    def write_line(self, text: str = "", style: str = "") -> None:
        """A line of plain words: whatever stands in a name is never markup."""
        self.console.print(Text(text, style))

    def print_parts(self, things: Sequence[RenderableType]) -> None:
        for thing in things:
            self.console.print(thing)

    def ask_line(self, prompt: str) -> str:
        """One typed line, without what a terminal may have mixed in."""
        line = self.read(f"{prompt} ")
        return "".join(c for c in line if c.isprintable() or c.isspace()).strip()

    def print_paged(self, lines: Sequence[Text]) -> None:
        """A long text, a screen at a time where there is a screen."""
        shown = [line for text in lines for line in text.wrap(self.console, self.console.width)]
        room = max(self.console.height - 2, 5) if self.console.is_terminal else len(shown)
        while shown:
            self.print_parts(shown[:room])
            del shown[:room]
            if shown and self.ask_line(self.localize("terminal-more")):
                return

    def clear_screen(self) -> None:
        """Nothing of what stood here may be read any more, not even by scrolling back."""
        readline = sys.modules.get("readline")
        if readline is not None:
            readline.clear_history()
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
            self.console.file.write(CLEAR_SCROLLBACK_CODE)
            self.console.file.flush()
        elif self.console.is_terminal:
            self.console.print("\n" * self.console.height)
        else:
            self.console.rule(characters="-")


def make_console(**settings: Any) -> Console:
    """A console that reads no markup, no emoji codes and no numbers into texts: names of players
    and files come from anywhere. Styles are given beside a text, or as `rich.text.Text`."""
    forgive_missing_letters()
    return Console(markup=False, emoji=False, highlight=False, **settings)


def forgive_missing_letters() -> None:
    """Standard output may know fewer letters than we do."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
