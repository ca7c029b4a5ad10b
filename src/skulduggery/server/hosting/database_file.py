"""Where the database is, if nobody says otherwise."""

import os
from collections.abc import Mapping
from pathlib import Path

DATABASE_FILE_NAME = "skulduggery.db"


def data_folder(env: Mapping[str, str] = os.environ) -> Path:
    """Where this person's programs keep their data; here, if there is no such place."""
    home = env.get("XDG_DATA_HOME") or (f"{env['HOME']}/.local/share" if env.get("HOME") else "")
    return Path(home) / "skulduggery" if home else Path()


def default_database(env: Mapping[str, str] = os.environ) -> Path:
    """In the data folder, which is made if need be; here, if it cannot be made."""
    folder = data_folder(env)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        folder = Path()
    return folder / DATABASE_FILE_NAME
