"""Errors of command lines and files, how they are printed, and exit codes."""

import sys
from collections.abc import Iterable

import cyclopts

from skulduggery.core.errors import Mistake
from skulduggery.terminal.language import USER_LANGUAGE

_MISTAKE_EXIT_CODE = 2  # invalid input
INTERRUPTED_EXIT_CODE = 130  # 128 + SIGINT, as shells report it


class BadCommandLine(Mistake):
    """An unknown command, or invalid options."""


class BadFile(Mistake):
    """A file that cannot be read or written, or another OSError."""

    def __init__(self, error: OSError) -> None:
        sentence = "system-refused" if error.filename is None else "bad-file"
        reason = error.strerror or str(error)
        super().__init__(sentence, file=str(error.filename), reason=reason)


class Interrupted(Mistake):
    """Ctrl-C was pressed."""

    def __init__(self) -> None:
        super().__init__("interrupted")


def report_mistake(mistake: Mistake, words: list[str]) -> int:
    """Print a mistake on standard error; returns the exit code."""
    if _wants_json(words):
        _print_json_mistake(mistake)
    else:
        # Imported late: most commands make no mistake.
        from skulduggery.terminal.console import make_console  # noqa: PLC0415

        console = make_console(stderr=True, soft_wrap=True)
        console.print(mistake.message_in(USER_LANGUAGE), style="bold red")
    return INTERRUPTED_EXIT_CODE if isinstance(mistake, Interrupted) else _MISTAKE_EXIT_CODE


def print_warnings(sentences: Iterable[str]) -> None:
    """On standard error, as mistakes are."""
    for sentence in sentences:
        from skulduggery.terminal.console import make_console  # noqa: PLC0415 - as above

        make_console(stderr=True, soft_wrap=True).print(sentence, style="bold")


def _wants_json(words: list[str]) -> bool:
    """Whether `--json` is given, even where the rest of the line is invalid."""
    options = words[: words.index("--")] if "--" in words else words
    return any(word == "--json" or word.startswith("--json=") for word in options)


def _print_json_mistake(mistake: Mistake) -> None:
    """As JSON, the same body as over HTTP."""
    import msgspec  # noqa: PLC0415 - as above

    from skulduggery.core.mistake_body import make_mistake_body  # noqa: PLC0415

    sys.stderr.flush()
    sys.stderr.buffer.write(msgspec.json.encode(make_mistake_body(mistake, USER_LANGUAGE)) + b"\n")
    sys.stderr.buffer.flush()


def command_line_mistake(error: cyclopts.CycloptsError, commands: list[str]) -> BadCommandLine:
    """An error of cyclopts as a translated mistake."""
    match error:
        case cyclopts.UnknownCommandError():
            word = (error.unused_tokens or ["?"])[0]
            return BadCommandLine("unknown-command", word=word, commands=", ".join(commands))
        case cyclopts.UnknownOptionError():
            # cyclopts names it as a value where a positional argument was expected.
            word = error.token.keyword or error.token.value.split("=")[0]
            return BadCommandLine("unknown-command-option", word=word)
        case cyclopts.CoercionError() if error.token is not None:
            value = str(error.token.value)
            return BadCommandLine("bad-value", option=_option_of(error), value=value)
        case cyclopts.MissingArgumentError():
            return BadCommandLine("missing-value", option=_option_of(error))
        case cyclopts.RepeatArgumentError():
            return BadCommandLine("repeated-option", option=_option_of(error))
    if error.unused_tokens:
        return BadCommandLine("too-many-words", words=" ".join(map(str, error.unused_tokens)))
    return BadCommandLine("unreadable-words")


def _option_of(error: cyclopts.CycloptsError) -> str:
    """The option as it was typed; a positional argument as the help calls it."""
    token = getattr(error, "token", None)
    if token is not None and token.keyword:
        return str(token.keyword)
    return str(error.argument.name) if error.argument else "?"
