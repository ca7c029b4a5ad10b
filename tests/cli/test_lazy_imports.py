"""A command loads what it needs when it is called: nobody waits for a server that is not asked."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.test_commands import RECORD_FOLDER

SERVER_PACKAGES = {"litestar", "sqlalchemy", "alembic", "uvicorn"}
RECORD_FILE = str(RECORD_FOLDER / "skull.txt")
# Runs the words it is given, and then says on standard error what has been loaded.
LIST_MODULES_PROGRAM = """
import json, sys
from skulduggery.cli import main
try:
    main()
except SystemExit:
    print(json.dumps(sorted(sys.modules)), file=sys.stderr)
"""


def modules_loaded_by(*words: str, home: Path) -> set[str]:
    done = subprocess.run(
        [sys.executable, "-c", LIST_MODULES_PROGRAM, *words],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "HOME": str(home), "XDG_STATE_HOME": str(home)},
    )
    return set(json.loads(done.stderr.splitlines()[-1]))


@pytest.mark.parametrize(
    "words",
    [
        ["--help"],
        ["--version"],
        ["odds", "king", "pirate"],
        ["perft", "skull", "--players", "3", "--depth", "3"],
        ["simulate", "skull", "--games", "2", "--seed", "1"],
        ["tournament", "skull", "random", "casual", "--games", "3", "--players", "3"],
        ["play", "--help"],
        ["games"],
        ["replay", RECORD_FILE],
        ["review", "--help"],
        ["convert", RECORD_FILE],
        ["verify", RECORD_FILE],
        ["puzzles", "--list"],
        ["solve", "--help"],
        ["bench", "--help"],
        ["train", "--help"],
        ["serve", "--help"],
        ["backup", "nowhere.db", "--database", "/nowhere/at/all"],
        ["restore", "--help"],
        ["move-database", "--help"],
        ["admin", "load", "--admin-token", "a token of some length", "--url", "http://127.0.0.1:1"],
        ["frob"],
    ],
    ids=lambda words: words[0].lstrip("-"),
)
def test_no_server_is_loaded(words: list[str], tmp_path: Path) -> None:
    loaded = modules_loaded_by(*words, home=tmp_path)
    assert "skulduggery.cli.app" in loaded
    assert loaded & SERVER_PACKAGES == set()


def test_help_loads_no_command_and_no_rules(tmp_path: Path) -> None:
    loaded = modules_loaded_by("--help", home=tmp_path)
    assert (
        loaded & {"skulduggery.cli.play", "skulduggery.core.game", "skulduggery.core.state"}
        == set()
    )


def test_another_command_is_not_loaded(tmp_path: Path) -> None:
    loaded = modules_loaded_by("perft", "skull", "--depth", "1", home=tmp_path)
    assert "skulduggery.cli.perft" in loaded
    assert (
        loaded
        & {"skulduggery.games.skull_king.commands.odds", "skulduggery.cli.serve", "rich.console"}
        == set()
    )
