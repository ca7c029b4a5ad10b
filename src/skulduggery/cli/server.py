"""What the commands around the server ask: options that can stand in the environment as well."""

from pathlib import Path
from typing import Annotated

from cyclopts import Group, Parameter

from skulduggery.cli.help import usually
from skulduggery.server.hosting.database_file import DATABASE_NAME, data_folder
from skulduggery.terminal.language import told

USUAL_PORT = 8642


def setting(name: str, sentence: str, *groups: Group) -> Parameter:
    """An option with a variable of the environment, which its sentence names."""
    variable = f"SKULDUGGERY_{name}"
    about = f"{sentence} ({variable})"
    if groups:
        return Parameter(env_var=variable, show_env_var=False, help=about, group=groups)
    return Parameter(env_var=variable, show_env_var=False, help=about)


Database = Annotated[
    Path | None,
    setting("DATABASE", told("cli-database-help")),
    usually(str(data_folder() / DATABASE_NAME)),
]
AdminToken = Annotated[
    str,
    setting("ADMIN_TOKEN", told("cli-admin-token-help")),
    usually(told("default-admin-token")),
]
