"""Options of the server commands, and all environment variables we read."""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Annotated

from cyclopts import Group, Parameter

from skulduggery.cli.parameters import default_shown_as
from skulduggery.cli.renamed_settings import (
    OLD_NAMES_OF_SETTINGS,
    RENAMED_VARIABLES,
    VARIABLE_PREFIX,
)
from skulduggery.server.hosting.database_file import DATABASE_FILE_NAME, data_folder
from skulduggery.terminal.language import localize

DEFAULT_PORT = 8642


KNOWN_VARIABLES = {
    VARIABLE_PREFIX + name
    for name in (
        # options of serve, admin, backup and restore
        "ADMIN_TOKEN",
        "ADVICE_WAITING",
        "ALLOW_BOT",
        "BAN_ADDRESS_MINUTES",
        "BASE_PATH",
        "BOT_PAUSE",
        "BOT_WORKERS",
        "CHAT_MESSAGES_PER_SECOND",
        "CONNECTIONS_PER_ADDRESS",
        "DATABASE",
        "HOST",
        "LOG_LEVEL",
        "MAX_REQUEST_BYTES",
        "NEW_TABLES_PER_MINUTE",
        "NODE_PORT",
        "NO_BROWSER",
        "PORT",
        "REQUESTS_PER_MINUTE",
        "REVIEWS_PER_HOUR",
        "REVIEWS_WAITING",
        "SECONDS_PER_REQUEST",
        "SOCKETS",
        "SOCKETS_PER_ADDRESS",
        "SOCKETS_PER_GUEST",
        "SOCKET_REQUESTS_PER_SECOND",
        "TABLES_PER_GUEST",
        "TRUSTED_PROXIES",
        "URL",
        "WORKERS",
        "WRONG_CODES_PER_HOUR",
        # every command
        "LANG",
        "PURE_PYTHON",
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
    """Variables with our prefix that nothing reads, each with the nearest known one."""
    for name in sorted(env):
        known = name in KNOWN_VARIABLES or name in RENAMED_VARIABLES
        if name.startswith(VARIABLE_PREFIX) and not known:
            yield name, _nearest_variable(name)


def _nearest_variable(name: str) -> str | None:
    """The known variable that may have been meant, by similarity without the prefix."""
    endings = [known.removeprefix(VARIABLE_PREFIX) for known in sorted(KNOWN_VARIABLES)]
    for found in get_close_matches(name.removeprefix(VARIABLE_PREFIX).upper(), endings, n=1):
        return VARIABLE_PREFIX + found
    return None


def environment_option(name: str, sentence: str, *groups: Group) -> Parameter:
    """An option that an environment variable can set too; the help names the variable."""
    variable = VARIABLE_PREFIX + name
    old = OLD_NAMES_OF_SETTINGS.get(name)
    variables = [variable] if old is None else [variable, VARIABLE_PREFIX + old]
    about = f"{sentence} ({variable})"
    if groups:
        return Parameter(env_var=variables, show_env_var=False, help=about, group=groups)
    return Parameter(env_var=variables, show_env_var=False, help=about)


Database = Annotated[
    str | None,
    environment_option("DATABASE", localize("cli-database-help")),
    default_shown_as(str(data_folder() / DATABASE_FILE_NAME)),
]
AdminToken = Annotated[
    str,
    environment_option("ADMIN_TOKEN", localize("cli-admin-token-help")),
    default_shown_as(localize("default-admin-token")),
]
