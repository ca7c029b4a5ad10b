"""The help that commands show, in our own words, with what options are if they are not given."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cyclopts import Parameter

from skulduggery.terminal.language import localize

if TYPE_CHECKING:  # they load only where help is asked for
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

from collections.abc import Sequence

from cyclopts import Token

from skulduggery.core.number_range import NumberRange


def whole_number(
    help_text: str, least: int, most: int | None = None, *, placeholder: str = ""
) -> Parameter:
    """An option from `least` to `most`; the `placeholder` names one that is told by its place."""
    allowed = NumberRange(least, most)

    def read(_: object, tokens: Sequence[Token]) -> int:
        (token,) = tokens
        return allowed.read_number(token.keyword or placeholder, token.value)

    return Parameter(help=help_text, converter=read)


def format_default(value: object) -> str:
    """A default as one would type it; nothing for what is off or empty unless it is given."""
    if value is None or value is False or value == "":
        return ""
    return f"{value:g}" if isinstance(value, float) else str(value)


def default_shown_as(default: str) -> Parameter:
    """Says what an option comes to that is not given, where its value does not tell."""
    return Parameter(show_default=default)


def complete_with(words: Iterable[str]) -> Parameter:
    """What the shell offers when somebody presses Tab; other words are not refused by it."""
    offered = tuple(words)
    return Parameter(completer=lambda _: offered)


class HelpFormatter:
    """In the language of this run; cyclopts has English words of its own."""

    def render_usage(self, console: "Console", options: "ConsoleOptions", usage: object) -> None:
        console.print(str(usage), style="bold", markup=False, emoji=False, highlight=False)

    def render_description(
        self, console: "Console", options: "ConsoleOptions", description: object
    ) -> None:
        console.print(description)

    def __call__(self, console: "Console", options: "ConsoleOptions", panel: "HelpPanel") -> None:
        from cyclopts.help import DefaultFormatter  # noqa: PLC0415 - only where help is asked for

        entries = [with_default_in_words(entry) for entry in panel.entries]
        DefaultFormatter()(console, options, panel.copy(entries=entries))


def with_default_in_words(entry: "HelpEntry") -> "HelpEntry":
    from rich.text import Text  # noqa: PLC0415 - as above

    if entry.default:
        entry.description.append(Text(localize("default-value", value=entry.default), "dim"))
    return entry.copy(default=None)
