"""Parameters of commands: whole numbers, defaults, completion, and their help."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from cyclopts import Parameter, Token

from skulduggery.core.number_range import NumberRange
from skulduggery.terminal.language import localize

if TYPE_CHECKING:  # loaded only for help
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

# Positional arguments in the words of the usage line; others are called as in the code.
_ARGUMENT_PLACEHOLDERS = {
    "FILE": localize("cli-file-placeholder"),
    "GAME": localize("cli-game-placeholder"),
    "NUMBER": localize("puzzles-number-placeholder"),
    "POSITION": localize("cli-position-placeholder"),
    "SOURCE": localize("cli-source-placeholder"),
    "TARGET": localize("cli-target-placeholder"),
    "WHAT": localize("cli-what-placeholder"),
    "WHOM": localize("cli-whom-placeholder"),
}


def placeholder_of(name: str) -> str:
    """What a positional argument is called in the language of this run."""
    return _ARGUMENT_PLACEHOLDERS.get(name, name)


def whole_number(
    help_text: str, least: int, most: int | None = None, *, placeholder: str = ""
) -> Parameter:
    """An option from `least` to `most`; the `placeholder` names a positional argument."""
    allowed = NumberRange(least, most)

    def read(_: object, tokens: Sequence[Token]) -> int:
        (token,) = tokens
        return allowed.read_number(token.keyword or placeholder, token.value)

    return Parameter(help=help_text, converter=read)


def format_default(value: object) -> str:
    """A default as one would type it; empty for None, False and the empty text."""
    if value is None or value is False or value == "":
        return ""
    return f"{value:g}" if isinstance(value, float) else str(value)


def default_shown_as(default: str) -> Parameter:
    """The default to show where the value does not say it."""
    return Parameter(show_default=default)


def complete_with(words: Iterable[str]) -> Parameter:
    """Words offered by shell completion; not a restriction."""
    offered = tuple(words)
    return Parameter(completer=lambda _: offered)


class HelpFormatter:
    """Help in the language of this run; cyclopts itself is in English."""

    def render_usage(self, console: "Console", options: "ConsoleOptions", usage: object) -> None:
        console.print(str(usage), style="bold", markup=False, emoji=False, highlight=False)

    def render_description(
        self, console: "Console", options: "ConsoleOptions", description: object
    ) -> None:
        console.print(description)

    def __call__(self, console: "Console", options: "ConsoleOptions", panel: "HelpPanel") -> None:
        from cyclopts.help import DefaultFormatter  # noqa: PLC0415 - only for help

        entries = [_in_our_words(entry) for entry in panel.entries]
        DefaultFormatter()(console, options, panel.copy(entries=entries))


def _in_our_words(entry: "HelpEntry") -> "HelpEntry":
    from rich.text import Text  # noqa: PLC0415 - as above

    if entry.default:
        entry.description.append(Text(localize("default-value", value=entry.default), "dim"))
    label = entry.positional_label
    return entry.copy(default=None, positional_label=label and placeholder_of(label))
