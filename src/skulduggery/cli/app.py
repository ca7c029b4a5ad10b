"""All commands together, each loaded when it is called."""

import os
import sys
from typing import Annotated, NamedTuple

from cyclopts import App, CycloptsError, Group, Parameter

from skulduggery import __version__
from skulduggery.cli.help import HelpFormatter, shown_default, usually
from skulduggery.cli.mistakes import BadFile, Interrupted, command_line_mistake, report_mistake
from skulduggery.core import compiled
from skulduggery.core.errors import Mistake
from skulduggery.games import game_names, package_named
from skulduggery.games.package import GamePackage
from skulduggery.terminal.language import told
from skulduggery.words import LANGUAGES


class Command(NamedTuple):
    """The messages that the help is made of; what it does is in the module of its name."""

    help: tuple[str, ...]
    synopsis: str


COMMANDS = {
    "serve": Command(("cli-serve-help",), "cli-serve-synopsis"),
    "play": Command(("cli-play-help",), "cli-play-synopsis"),
    "puzzles": Command(("puzzles-help",), "puzzles-synopsis"),
    "simulate": Command(("cli-simulate-help",), "cli-simulate-synopsis"),
    "tournament": Command(("levels-tournament-help",), "levels-tournament-synopsis"),
    "replay": Command(("cli-replay-help",), "cli-replay-synopsis"),
    "review": Command(("review-help",), "review-synopsis"),
    "verify": Command(("cli-verify-help",), "cli-verify-synopsis"),
    "convert": Command(("cli-convert-help",), "cli-convert-synopsis"),
    "perft": Command(("cli-perft-help",), "cli-perft-synopsis"),
    "bench": Command(("bench-help",), "bench-synopsis"),
    "train": Command(("train-help",), "train-synopsis"),
    "games": Command(("cli-games-command-help",), "cli-games-synopsis"),
    "admin": Command(("cli-admin-help",), "cli-admin-synopsis"),
    "backup": Command(("cli-backup-help",), "cli-backup-synopsis"),
}
EVERYWHERE = Group(told("cli-everywhere"), sort_key=4)
COMPLETION = Command(("completion-help",), "completion-synopsis")


def build() -> App:
    app = App(
        name="skulduggery",
        help=told("cli-about"),
        usage=usage(told("cli-synopsis")),
        version=version,
        help_format="plaintext",
        help_formatter=HelpFormatter(),
        default_parameter=Parameter(show_default=shown_default, show_choices=False, negative=""),
        group_commands=Group(told("cli-commands"), sort_key=0),
        group_arguments=Group(told("cli-arguments"), sort_key=1),
        group_parameters=Group(told("cli-options"), sort_key=2),
        suppress_keyboard_interrupt=False,  # we say a word about it ourselves
    )
    app["--help"].help = told("cli-help-help")
    app["--version"].help = told("cli-version-help")
    app.meta.default(declare_language)
    for name, command in COMMANDS.items():
        register(app, name, f"skulduggery.cli.{name}:command", command)
    register(app, "solve", "skulduggery.cli.solve:command", solve_help())
    for package in packages():
        for word, added in package.commands.items():
            register(app, word, added.where, Command((added.help,), added.synopsis))
    register(app, "--install-completion", "skulduggery.cli.completion:command", COMPLETION)
    return app


def packages() -> list[GamePackage]:
    return [package_named(name) for name in game_names()]


def all_commands() -> list[str]:
    """Every word that a command line may begin with."""
    return [*COMMANDS, "solve", *(word for package in packages() for word in package.commands)]


def solve_help() -> Command:
    """What can be solved of each game."""
    of_games = [package.solve_command.help for package in packages() if package.solve_command]
    return Command(("solve-help", *of_games), "solve-synopsis")


def register(app: App, name: str, where: str, command: Command) -> None:
    """Its module is loaded when it is called."""
    app.command(
        where,
        name=name,
        help=" ".join(map(told, command.help)),
        usage=usage(told(command.synopsis)),
        version_flags=[],
    )


def declare_language(
    *words: Annotated[str, Parameter(show=False)],
    lang: Annotated[
        str,
        Parameter(help=told("cli-lang-help"), choices=LANGUAGES, group=EVERYWHERE),
        usually(told("default-language")),
    ] = "en",
) -> None:
    """For help and completion alone: it is taken off the line before any text is made."""


def usage(synopsis: str) -> str:
    return told("cli-usage", command=f"skulduggery {synopsis}")


def version() -> str:
    return f"skulduggery {__version__} ({told('cli-rules-are', compiled=str(compiled()))})"


def run(words: list[str]) -> int:
    """Run the words of a command line, `serve` where there are none; the exit code."""
    try:
        code = build()(
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
    except BrokenPipeError:  # whoever read our output has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return report_mistake(BadFile(error), words)
    except KeyboardInterrupt:
        return report_mistake(Interrupted(), words)
