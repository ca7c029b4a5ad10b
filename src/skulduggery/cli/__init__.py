"""The command line: one module for each command."""

import os
import sys

from skulduggery.words import LANGUAGES


def main() -> None:
    """Run the command the program was called with."""
    words = take_language(sys.argv[1:])
    # Only now: the texts of the help are made, in the right language, when the commands load.
    from skulduggery.cli.app import run  # noqa: PLC0415

    sys.exit(run(words))


def take_language(words: list[str]) -> list[str]:
    """`--lang de` may stand anywhere before `--`; it is for everything the program says."""
    rest: list[str] = []
    taking = False
    for number, word in enumerate(words):
        if word == "--":
            return rest + words[number:]
        name, equals, value = word.partition("=")
        if taking or (name == "--lang" and equals):
            wish = word if taking else value
            if wish not in LANGUAGES:
                sys.exit(f"--lang: {', '.join(LANGUAGES)}")
            os.environ["SKULDUGGERY_LANG"] = wish
            taking = False
        elif name == "--lang":
            taking = True
        else:
            rest.append(word)
    if taking:
        sys.exit(f"--lang: {', '.join(LANGUAGES)}")
    return rest
