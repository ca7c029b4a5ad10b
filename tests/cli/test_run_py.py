"""What `run.py` sets up for a command."""

import runpy
import tomllib
from pathlib import Path

from skulduggery.cli.app import COMMANDS

ROOT = Path(__file__).parents[2]


def test_commands_that_stand_on_more_are_given_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    extras = set(project["project"]["optional-dependencies"])
    assert set(runpy.run_path(str(ROOT / "run.py"))["EXTRAS"]) == extras
    assert extras <= set(COMMANDS)
