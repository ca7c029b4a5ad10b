"""Progress reports of a build, through a file: uv shows nothing of what a build prints."""

import json
import os
from pathlib import Path

PROGRESS_FILE = "SKULDUGGERY_PROGRESS"  # the variable that names the file


def report(part: str, doing: str, done: int = 0, total: int = 0) -> None:
    """Report the progress of a part, where a file for it is set."""
    file = os.environ.get(PROGRESS_FILE)
    if not file:
        return
    line = json.dumps({"part": part, "doing": doing, "done": done, "total": total})
    try:
        with Path(file).open("a", encoding="utf-8") as reports:
            reports.write(line + "\n")
    except OSError:  # the reader is gone
        return
