"""Old names of options and environment variables: they go on working, with a warning."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from skulduggery import OLD_PURE_PYTHON_VARIABLE, PURE_PYTHON_VARIABLE
from skulduggery.terminal.language import localize

VARIABLE_PREFIX = "SKULDUGGERY_"
_RENAMED_SERVER_SETTINGS = {  # variables without their prefix, old: new
    "ASKS": "SOCKET_REQUESTS_PER_SECOND",
    "BODY": "MAX_REQUEST_BYTES",
    "NEW_TABLES": "NEW_TABLES_PER_MINUTE",
    "PROXIES": "TRUSTED_PROXIES",
    "REQUESTS": "REQUESTS_PER_MINUTE",
    "REVIEWS": "REVIEWS_PER_HOUR",
    "TABLES": "TABLES_PER_GUEST",
    "TALK": "CHAT_MESSAGES_PER_SECOND",
}
OLD_NAMES_OF_SETTINGS = {new: old for old, new in _RENAMED_SERVER_SETTINGS.items()}
RENAMED_VARIABLES = {
    OLD_PURE_PYTHON_VARIABLE: PURE_PYTHON_VARIABLE,
    **{
        VARIABLE_PREFIX + old: VARIABLE_PREFIX + new
        for old, new in _RENAMED_SERVER_SETTINGS.items()
    },
}


def _option_flag(name: str) -> str:
    """The option of a setting: REQUESTS_PER_MINUTE is --requests-per-minute."""
    return f"--{name.lower().replace('_', '-')}"


RENAMED_OPTIONS = {  # by command
    "serve": {
        _option_flag(old): _option_flag(new) for old, new in _RENAMED_SERVER_SETTINGS.items()
    },
    "train": {"--lessons": "--iterations"},
}


class RenamedWords(NamedTuple):
    """A command line under today's names, and the old names that stood in it."""

    words: list[str]
    found: dict[str, str]


def rename_old_options(words: list[str]) -> RenamedWords:
    """`serve --requests=9` as `serve --requests-per-minute=9`; nothing behind `--` is an option."""
    known = RENAMED_OPTIONS.get(words[0], {}) if words else {}
    end = words.index("--") if "--" in words else len(words)
    renamed: list[str] = []
    found: dict[str, str] = {}
    for word in words[:end]:
        name, equals, value = word.partition("=")
        if name in known:
            found[name] = known[name]
        renamed.append(f"{known.get(name, name)}{equals}{value}")
    return RenamedWords([*renamed, *words[end:]], found)


def old_variables(env: Mapping[str, str]) -> dict[str, str]:
    """The variables that are set under an old name, each with its new one."""
    return {old: new for old, new in RENAMED_VARIABLES.items() if old in env}


def renamed_warnings(options: Mapping[str, str], variables: Mapping[str, str]) -> Iterator[str]:
    for old, new in options.items():
        yield localize("cli-renamed-option", old=old, new=new)
    for old, new in variables.items():
        yield localize("cli-renamed-variable", old=old, new=new)
