"""Liar's Dice installed as anybody would install it: its wheel, unpacked where Python looks."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

EXAMPLE_FOLDER = Path(__file__).parents[2] / "examples" / "liars_dice"


def install_wheel(folder: Path) -> dict[str, str]:
    """Build the wheel and unpack it; the variables of programs that shall find the game."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder / "dist")]
    subprocess.run(build, cwd=EXAMPLE_FOLDER, check=True, capture_output=True)
    (wheel,) = (folder / "dist").glob("*.whl")
    site = folder / "site"
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site)
    paths = [str(site), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {"PYTHONPATH": os.pathsep.join(paths)}
