"""The help that commands show, in our own words."""

from typing import TYPE_CHECKING

from cyclopts.help import DefaultFormatter

if TYPE_CHECKING:  # it loads only where help is asked for
    from rich.console import Console, ConsoleOptions


class HelpFormatter(DefaultFormatter):
    """The usage line as it is given; cyclopts would put an English word before it."""

    def render_usage(self, console: "Console", options: "ConsoleOptions", usage: object) -> None:
        console.print(str(usage), style="bold", markup=False, emoji=False, highlight=False)
