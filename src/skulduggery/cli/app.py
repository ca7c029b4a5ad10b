"""The command line app: all commands, each loaded when it is called."""

import os
import sys
from typing import Annotated, NamedTuple

from cyclopts import App, CycloptsError, Group, Parameter

from skulduggery import __version__
from skulduggery.cli.mistakes import (
    BadFile,
    Interrupted,
    command_line_mistake,
    print_warnings,
    report_mistake,
)
from skulduggery.cli.parameters import HelpFormatter, default_shown_as, format_default
from skulduggery.cli.renamed_settings import (
    old_variables,
    rename_old_options,
    renamed_warnings,
)
from skulduggery.core import is_compiled
from skulduggery.core.errors import Mistake
from skulduggery.games import game_names, package_named
from skulduggery.games.package import GamePackage
from skulduggery.terminal.language import localize
from skulduggery.words import SUPPORTED_LANGUAGES


class CommandHelp(NamedTuple):
    """The ids of the messages of a command's help."""

    help: tuple[str, ...]
    synopsis: str


SHARED_COMMANDS = {
    "serve": CommandHelp(("cli-serve-help",), "cli-serve-synopsis"),
    "play": CommandHelp(("cli-play-help",), "cli-play-synopsis"),
    "puzzles": CommandHelp(("puzzles-help",), "puzzles-synopsis"),
    "simulate": CommandHelp(("cli-simulate-help",), "cli-simulate-synopsis"),
    "tournament": CommandHelp(("levels-tournament-help",), "levels-tournament-synopsis"),
    "replay": CommandHelp(("cli-replay-help",), "cli-replay-synopsis"),
    "review": CommandHelp(("review-help",), "review-synopsis"),
    "verify": CommandHelp(("cli-verify-help",), "cli-verify-synopsis"),
    "convert": CommandHelp(("cli-convert-help",), "cli-convert-synopsis"),
    "perft": CommandHelp(("cli-perft-help",), "cli-perft-synopsis"),
    "bench": CommandHelp(("bench-help",), "bench-synopsis"),
    "train": CommandHelp(("train-help",), "train-synopsis"),
    "games": CommandHelp(("cli-games-command-help",), "cli-games-synopsis"),
    "admin": CommandHelp(("cli-admin-help",), "cli-admin-synopsis"),
    "backup": CommandHelp(("cli-backup-help",), "cli-backup-synopsis"),
}
GLOBAL_OPTIONS_GROUP = Group(localize("cli-everywhere"), sort_key=4)
COMPLETION_HELP = CommandHelp(("completion-help",), "completion-synopsis")


def build_app() -> App:
    app = App(
        name="skulduggery",
        help=localize("cli-about"),
        usage=usage_line(localize("cli-synopsis")),
        version=version_line,
        help_format="plaintext",
        help_formatter=HelpFormatter(),
        default_parameter=Parameter(show_default=format_default, show_choices=False, negative=""),
        group_commands=Group(localize("cli-commands"), sort_key=0),
        group_arguments=Group(localize("cli-arguments"), sort_key=1),
        group_parameters=Group(localize("cli-options"), sort_key=2),
        suppress_keyboard_interrupt=False,  # reported below
    )
    app["--help"].help = localize("cli-help-help")
    app["--version"].help = localize("cli-version-help")
    app.meta.default(declare_language)
    for name, command in SHARED_COMMANDS.items():
        register_command(app, name, f"skulduggery.cli.{name}:run_command", command)
    register_command(app, "solve", "skulduggery.cli.solve:run_command", solve_help())
    for package in game_packages():
        for word, added in package.commands.items():
            register_command(app, word, added.where, CommandHelp((added.help,), added.synopsis))
    register_command(
        app, "--install-completion", "skulduggery.cli.completion:run_command", COMPLETION_HELP
    )
    return app


def game_packages() -> list[GamePackage]:
    return [package_named(name) for name in game_names()]


def all_commands() -> list[str]:
    """The names of all commands."""
    return [
        *SHARED_COMMANDS,
        "solve",
        *(word for package in game_packages() for word in package.commands),
    ]


def solve_help() -> CommandHelp:
    """The help of `solve`, with a sentence for each game that has a solver."""
    of_games = [package.solve_command.help for package in game_packages() if package.solve_command]
    return CommandHelp(("solve-help", *of_games), "solve-synopsis")


def register_command(app: App, name: str, where: str, command: CommandHelp) -> None:
    """Add a command; its module is loaded when it is called."""
    app.command(
        where,
        name=name,
        help=" ".join(map(localize, command.help)),
        usage=usage_line(localize(command.synopsis)),
        version_flags=[],
    )


def declare_language(
    *words: Annotated[str, Parameter(show=False)],
    lang: Annotated[
        str,
        Parameter(
            help=localize("cli-lang-help"), choices=SUPPORTED_LANGUAGES, group=GLOBAL_OPTIONS_GROUP
        ),
        default_shown_as(localize("default-language")),
    ] = "en",
) -> None:
    """Only declared for help and completion; parsed in `skulduggery.cli`."""


def usage_line(synopsis: str) -> str:
    return localize("cli-usage", command=f"skulduggery {synopsis}")


def version_line() -> str:
    return f"skulduggery {__version__} ({localize('cli-rules-are', compiled=str(is_compiled()))})"


def run_command_line(words: list[str]) -> int:
    """Run a command line, by default `serve`; returns the exit code."""
    words, old_options = rename_old_options(words)
    print_warnings(renamed_warnings(old_options, old_variables(os.environ)))
    try:
        code = build_app()(
            words or ["serve"],
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
        )
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except CycloptsError as error:
        return report_mistake(command_line_mistake(error, all_commands()), words)
    except Mistake as mistake:
        return report_mistake(mistake, words)
    except BrokenPipeError:  # the reader of our output has closed it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return report_mistake(BadFile(error), words)
    except KeyboardInterrupt:
        return report_mistake(Interrupted(), words)
