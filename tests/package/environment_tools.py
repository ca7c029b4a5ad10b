"""Programs of the environment that the tests run in."""

import os
import sys
from pathlib import Path


def tool_path(name: str) -> str:
    return str(Path(sys.executable).parent / (name + (".exe" if os.name == "nt" else "")))
