"""All commands together, and what happens when something goes wrong."""

import os
import sys
from types import ModuleType

import cyclopts
from cyclopts import App, Group, Parameter
from cyclopts.help import DefaultFormatter
from rich.console import Console, ConsoleOptions
from rich.text import Text

from skulduggery import __version__
from skulduggery.cli import (
    admin,
    backup,
    bench,
    convert,
    games,
    odds,
    perft,
    play,
    puzzles,
    replay,
    review,
    serve,
    simulate,
    solve,
    tournament,
    train,
    verify,
)
from skulduggery.cli.words import LANGUAGE, told
from skulduggery.core import compiled
from skulduggery.core.errors import Mistake
from skulduggery.terminal.console import make_console

COMMANDS: dict[str, ModuleType] = {
    module.__name__.rpartition(".")[2]: module
    for module in (
        serve,
        play,
        puzzles,
        simulate,
        tournament,
        replay,
        review,
        verify,
        convert,
        perft,
        solve,
        odds,
        bench,
        train,
        games,
        admin,
        backup,
    )
}
WRONG = 2
INTERRUPTED = 130


class Formatter(DefaultFormatter):
    """The usage line as it is given; cyclopts would put an English word before it."""

    def render_usage(self, console: Console, options: ConsoleOptions, usage: object) -> None:
        console.print(Text(str(usage), style="bold"))


def usage(synopsis: str) -> str:
    return told("cli-usage", command=f"skulduggery {synopsis}")


def version() -> str:
    return f"skulduggery {__version__} ({told('cli-rules-are', compiled=str(compiled()))})"


def dressed(app: App) -> App:
    """The words cyclopts adds of its own, in the language of this run."""
    app.help_format = "plaintext"
    app.help_formatter = Formatter()
    app.default_parameter = Parameter(show_default=False, negative="")
    app.group_commands = Group(told("cli-commands"))
    app.group_parameters = Group(told("cli-options"))
    app.group_arguments = Group(told("cli-arguments"))
    app["--help"].help = told("cli-help-help")
    return app


def build() -> App:
    app = dressed(
        App(
            name="skulduggery",
            help=told("cli-about"),
            help_epilogue=told("cli-epilogue"),
            usage=usage(told("cli-synopsis")),
            version=version,
            suppress_keyboard_interrupt=False,  # we say a word about it ourselves
        )
    )
    app["--version"].help = told("cli-version-help")
    for name, module in COMMANDS.items():
        command = App(name=name, help=module.HELP, usage=usage(module.SYNOPSIS), version_flags=[])
        command.default(module.command)
        app.command(dressed(command))
    return app


def run(words: list[str]) -> int:
    """Run the words of a command line, `serve` where there are none; the exit code."""
    console = make_console(stderr=True, soft_wrap=True)
    try:
        code = build()(
            words or ["serve"],
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
        )
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except cyclopts.CycloptsError as error:
        complain(console, wrong_words(error))
        return WRONG
    except Mistake as mistake:
        complain(console, mistake.told_in(LANGUAGE))
        return WRONG
    except BrokenPipeError:  # whoever read our output has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        complain(console, told("cli-file", name=str(error.filename), reason=str(error.strerror)))
        return WRONG
    except KeyboardInterrupt:
        complain(console, told("cli-interrupted"))
        return INTERRUPTED


def complain(console: Console, sentence: str) -> None:
    console.print(sentence, style="bold red")


def wrong_words(error: cyclopts.CycloptsError) -> str:
    """What does not fit on the command line, in our own words."""
    if isinstance(error, cyclopts.UnknownCommandError):
        word = (error.unused_tokens or ["?"])[0]
        return told("cli-unknown-command", word=word, commands=", ".join(COMMANDS))
    if isinstance(error, cyclopts.UnknownOptionError):
        return told("cli-unknown-option", word=str(error.token.keyword or error.token.value))
    if isinstance(error, cyclopts.CoercionError) and error.token is not None:
        option = str(error.token.keyword or "")
        return told("cli-bad-value", option=option, value=str(error.token.value))
    if isinstance(error, cyclopts.MissingArgumentError):
        name = error.argument.name if error.argument else "?"
        return told("cli-missing-value", option=name)
    if isinstance(error, cyclopts.RepeatArgumentError):
        return told("cli-repeated", option=str(error.token.keyword))
    return told("cli-too-many-words", words=" ".join(map(str, error.unused_tokens or ["?"])))
