"""How far a build is, for whoever waits for it: uv shows nothing of what a build prints."""

import json
import os
from pathlib import Path

PROGRESS_FILE = "SKULDUGGERY_PROGRESS"  # the variable that names the file


def report(part: str, doing: str, done: int = 0, total: int = 0) -> None:
    """Say how far a part is, if anybody wants to know."""
    file = os.environ.get(PROGRESS_FILE)
    if not file:
        return
    line = json.dumps({"part": part, "doing": doing, "done": done, "total": total})
    try:
        with Path(file).open("a", encoding="utf-8") as reports:
            reports.write(line + "\n")
    except OSError:  # nobody reads it any more
        return
