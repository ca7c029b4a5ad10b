"""The versions of [tool.uv] constraint-dependencies as a file that pip reads: constraints.txt.

`python -m tools.constraints` writes it, after every change of those versions.
"""

import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / "constraints.txt"
HEADER = """\
# The versions that everything here is tested with: pip install . -c constraints.txt
# Written by `python -m tools.constraints` from pyproject.toml, where they are changed.
"""


def constraints() -> str:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return HEADER + "".join(f"{pin}\n" for pin in project["tool"]["uv"]["constraint-dependencies"])


def main() -> int:
    FILE.write_text(constraints(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
