"""One server at a time on a database file, until it ends, in whatever way."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.server_process import run_server_process
from tests.server.test_run import startup_error

from skulduggery.server.hosting.database_file import CannotLock, locked_database

LOCK_PROGRAM = (
    "import sys; from pathlib import Path;"
    "from skulduggery.server.hosting.database_file import CannotLock, locked_database\n"
    "try:\n"
    "    with locked_database(Path(sys.argv[1])): print('alone')\n"
    "except CannotLock as error: print(error.sentence)"
)


def lock_in_process(database: Path) -> str:
    """What another process finds that wants the same database for itself."""
    command = [sys.executable, "-c", LOCK_PROGRAM, str(database)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def run_command(*words: str, **env: str) -> str:
    """What a command prints that succeeds."""
    done = subprocess.run(
        [sys.executable, "-m", "skulduggery", *words],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "SKULDUGGERY_LANG": "en", **env},
    )
    return done.stdout


@pytest.mark.skipif(os.name == "nt", reason="no such signals, and links are not for everybody")
def test_a_second_server_refuses_until_the_first_is_dead(tmp_path: Path) -> None:
    file, link = tmp_path / "a.db", tmp_path / "elsewhere" / "b.db"
    link.parent.mkdir()
    link.symlink_to(file)
    with run_server_process(file) as first:
        for name in (file, link):
            said = startup_error("serve", "--host", "127.0.0.1", "--database", str(name))
            assert f"Another server already runs on the database {file}" in said
        there = {"SKULDUGGERY_URL": f"http://{first.address}", "SKULDUGGERY_DATABASE": str(file)}
        assert "Version" in run_command("admin", "load", **there)
        assert str(tmp_path / "copy.db") in run_command(
            "backup", str(tmp_path / "copy.db"), **there
        )
        first.stop(signal.SIGKILL)
    with run_server_process(link) as second:
        assert second.process.stdout is not None
        assert second.process.stdout.readline() == f"Database: {file}\n"


def test_a_lock_is_held_by_whatever_name_and_let_go(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    (tmp_path / "folder").mkdir()
    roundabout = tmp_path / "folder" / ".." / "a.db"
    with locked_database(file):
        assert lock_in_process(file) == "database-in-use"
        assert lock_in_process(roundabout) == "database-in-use"
        assert lock_in_process(tmp_path / "b.db") == "alone"
    assert lock_in_process(file) == "alone"


def test_no_place_for_a_lock_is_a_mistake(tmp_path: Path) -> None:
    with pytest.raises(CannotLock) as refused, locked_database(tmp_path / "nowhere" / "a.db"):
        pass
    assert refused.value.sentence == "cannot-lock"
