"""What the commands around the server ask: options that can stand in the environment as well."""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated

from cyclopts import Group, Parameter

from skulduggery.cli.parameters import default_shown_as
from skulduggery.server.hosting.database_file import DATABASE_FILE_NAME, data_folder
from skulduggery.terminal.language import localize

DEFAULT_PORT = 8642


VARIABLE_PREFIX = "SKULDUGGERY_"
KNOWN_VARIABLES = {
    VARIABLE_PREFIX + name
    for name in (
        # options of serve, admin and backup
        "ADMIN_TOKEN",
        "ALLOW_BOT",
        "ASKS",
        "BASE_PATH",
        "BODY",
        "DATABASE",
        "HOST",
        "LOG_LEVEL",
        "NEW_TABLES",
        "NO_BROWSER",
        "PORT",
        "PROXIES",
        "REQUESTS",
        "REVIEWS",
        "REVIEWS_WAITING",
        "SOCKETS",
        "SOCKETS_PER_ADDRESS",
        "SOCKETS_PER_GUEST",
        "TABLES",
        "TALK",
        "URL",
        # every command
        "LANG",
        "PLAIN",
        # run.py and the build of the wheel
        "CC",
        "PROGRESS",
        "WEB",
        # examples, tools and tests
        "CHROMIUM",
        "SERVER",
        "TOKEN",
    )
}


def unknown_variables(env: Mapping[str, str]) -> Iterator[tuple[str, str | None]]:
    """Variables that look like ours and that nothing reads, each with the nearest known one."""
    for name in sorted(env):
        if name.startswith(VARIABLE_PREFIX) and name not in KNOWN_VARIABLES:
            yield name, nearest_variable(name)


def nearest_variable(name: str) -> str | None:
    """The known one that somebody may have meant; only what follows the prefix tells."""
    endings = [known.removeprefix(VARIABLE_PREFIX) for known in sorted(KNOWN_VARIABLES)]
    for found in get_close_matches(name.removeprefix(VARIABLE_PREFIX).upper(), endings, n=1):
        return VARIABLE_PREFIX + found
    return None


def environment_option(name: str, sentence: str, *groups: Group) -> Parameter:
    """An option with a variable of the environment, which its sentence names."""
    variable = f"SKULDUGGERY_{name}"
    about = f"{sentence} ({variable})"
    if groups:
        return Parameter(env_var=variable, show_env_var=False, help=about, group=groups)
    return Parameter(env_var=variable, show_env_var=False, help=about)


Database = Annotated[
    Path | None,
    environment_option("DATABASE", localize("cli-database-help")),
    default_shown_as(str(data_folder() / DATABASE_FILE_NAME)),
]
AdminToken = Annotated[
    str,
    environment_option("ADMIN_TOKEN", localize("cli-admin-token-help")),
    default_shown_as(localize("default-admin-token")),
]
