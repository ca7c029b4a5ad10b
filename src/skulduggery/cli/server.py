"""What the commands around the server ask: options that can stand in the environment as well."""

from pathlib import Path
from typing import Annotated

from cyclopts import Group, Parameter

from skulduggery.cli.help import default_shown_as
from skulduggery.server.hosting.database_file import DATABASE_FILE_NAME, data_folder
from skulduggery.terminal.language import localize

DEFAULT_PORT = 8642


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
