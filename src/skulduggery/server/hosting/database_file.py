"""Where the database is, if nobody says otherwise."""

import os
from collections.abc import Mapping
from pathlib import Path


def usual_database(env: Mapping[str, str] = os.environ) -> Path:
    """Where this person's programs keep their data, or here."""
    home = env.get("XDG_DATA_HOME") or (f"{env['HOME']}/.local/share" if env.get("HOME") else "")
    folder = Path(home) / "skulduggery" if home else Path()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        folder = Path()
    return folder / "skulduggery.db"
