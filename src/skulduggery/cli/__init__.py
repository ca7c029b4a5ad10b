"""The command line: one module for each command."""

import os
import sys

from skulduggery.core.errors import Mistake, shorten_text
from skulduggery.words import LANGUAGE_ENV_VARIABLE, SUPPORTED_LANGUAGES, first_known_language

_LANGUAGE_OPTION = "--lang"


class _UnknownLanguage(Mistake):
    """An unknown language, or `--lang` without one."""

    def __init__(self, setting: str, wish: str) -> None:
        sentence = "unknown-language" if wish else "no-language"
        languages = ", ".join(SUPPORTED_LANGUAGES)
        super().__init__(sentence, setting=setting, wish=shorten_text(wish), languages=languages)


def main() -> None:
    """Run the command the program was called with."""
    words = sys.argv[1:]
    try:
        words = take_language(words)
    except _UnknownLanguage as mistake:
        from skulduggery.cli.mistakes import report_mistake  # noqa: PLC0415 - see below

        sys.exit(report_mistake(mistake, words))
    # Imported late: the help texts are made in the language of the run when commands load.
    from skulduggery.cli.app import run_command_line  # noqa: PLC0415

    sys.exit(run_command_line(words))


def take_language(words: list[str]) -> list[str]:
    """Take `--lang de` off the words, wherever it stands before `--`, and set the language."""
    rest: list[str] = []
    wish: str | None = None
    coming = iter(words)
    for word in coming:
        if word == "--":
            rest += [word, *coming]
        elif word == _LANGUAGE_OPTION:
            wish = next(coming, "")
        elif word.startswith(f"{_LANGUAGE_OPTION}="):
            wish = word.removeprefix(f"{_LANGUAGE_OPTION}=")
        else:
            rest.append(word)
    if wish is not None:
        if wish.lower() not in SUPPORTED_LANGUAGES:
            raise _UnknownLanguage(_LANGUAGE_OPTION, wish)
        os.environ[LANGUAGE_ENV_VARIABLE] = wish.lower()
    elif (wish := os.environ.get(LANGUAGE_ENV_VARIABLE)) and first_known_language(wish) is None:
        raise _UnknownLanguage(LANGUAGE_ENV_VARIABLE, wish)
    return rest
