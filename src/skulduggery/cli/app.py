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


class _CommandHelp(NamedTuple):
    """The ids of the messages of a command's help."""

    help: tuple[str, ...]
    synopsis: str


SHARED_COMMANDS = {
    "serve": _CommandHelp(("cli-serve-help",), "cli-serve-synopsis"),
    "play": _CommandHelp(("cli-play-help",), "cli-play-synopsis"),
    "puzzles": _CommandHelp(("puzzles-help",), "puzzles-synopsis"),
    "simulate": _CommandHelp(("cli-simulate-help",), "cli-simulate-synopsis"),
    "tournament": _CommandHelp(("levels-tournament-help",), "levels-tournament-synopsis"),
    "replay": _CommandHelp(("cli-replay-help",), "cli-replay-synopsis"),
    "review": _CommandHelp(("review-help",), "review-synopsis"),
    "verify": _CommandHelp(("cli-verify-help",), "cli-verify-synopsis"),
    "convert": _CommandHelp(("cli-convert-help",), "cli-convert-synopsis"),
    "perft": _CommandHelp(("cli-perft-help",), "cli-perft-synopsis"),
    "bench": _CommandHelp(("bench-help",), "bench-synopsis"),
    "train": _CommandHelp(("train-help",), "train-synopsis"),
    "games": _CommandHelp(("cli-games-command-help",), "cli-games-synopsis"),
    "admin": _CommandHelp(("cli-admin-help",), "cli-admin-synopsis"),
    "backup": _CommandHelp(("cli-backup-help",), "cli-backup-synopsis"),
    "restore": _CommandHelp(("cli-restore-help",), "cli-restore-synopsis"),
    "move-database": _CommandHelp(("cli-move-help",), "cli-move-synopsis"),
}
_GLOBAL_OPTIONS_GROUP = Group(localize("cli-everywhere"), sort_key=4)
_COMPLETION_HELP = _CommandHelp(("completion-help",), "completion-synopsis")


def build_app() -> App:
    app = App(
        name="skulduggery",
        help=localize("cli-about"),
        usage=_usage_line(localize("cli-synopsis")),
        version=_version_line,
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
    app.meta.default(_declare_language)
    for name, command in SHARED_COMMANDS.items():
        module = f"skulduggery.cli.{name.replace('-', '_')}"
        _register_command(app, name, f"{module}:run_command", command)
    _register_command(app, "solve", "skulduggery.cli.solve:run_command", _solve_help())
    for package in _game_packages():
        for word, added in package.commands.items():
            _register_command(app, word, added.where, _CommandHelp((added.help,), added.synopsis))
    _register_command(
        app, "--install-completion", "skulduggery.cli.completion:run_command", _COMPLETION_HELP
    )
    return app


def _game_packages() -> list[GamePackage]:
    return [package_named(name) for name in game_names()]


def _all_commands() -> list[str]:
    """The names of all commands."""
    return [
        *SHARED_COMMANDS,
        "solve",
        *(word for package in _game_packages() for word in package.commands),
    ]


def _solve_help() -> _CommandHelp:
    """The help of `solve`, with a sentence for each game that has a solver."""
    of_games = [package.solve_command.help for package in _game_packages() if package.solve_command]
    return _CommandHelp(("solve-help", *of_games), "solve-synopsis")


def _register_command(app: App, name: str, where: str, command: _CommandHelp) -> None:
    """Add a command; its module is loaded when it is called."""
    app.command(
        where,
        name=name,
        help=" ".join(map(localize, command.help)),
        usage=_usage_line(localize(command.synopsis)),
        version_flags=[],
    )


def _declare_language(
    *words: Annotated[str, Parameter(show=False)],
    lang: Annotated[
        str,
        Parameter(
            help=localize("cli-lang-help"), choices=SUPPORTED_LANGUAGES, group=_GLOBAL_OPTIONS_GROUP
        ),
        default_shown_as(localize("default-language")),
    ] = "en",
) -> None:
    """Only declared for help and completion; parsed in `skulduggery.cli`."""


def _usage_line(synopsis: str) -> str:
    return localize("cli-usage", command=f"skulduggery {synopsis}")


def _version_line() -> str:
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
        return report_mistake(command_line_mistake(error, _all_commands()), words)
    except Mistake as mistake:
        return report_mistake(mistake, words)
    except BrokenPipeError:  # the reader of our output has closed it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return report_mistake(BadFile(error), words)
    except KeyboardInterrupt:
        return report_mistake(Interrupted(), words)
