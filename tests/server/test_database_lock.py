"""One server at a time on a database file, until it ends, in whatever way."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.process import house
from tests.server.test_run import refused

from skulduggery.server.hosting.database_lock import CannotLock, locked_database

LOCKING = (
    "import sys; from pathlib import Path;"
    "from skulduggery.server.hosting.database_lock import CannotLock, locked_database\n"
    "try:\n"
    "    with locked_database(Path(sys.argv[1])): print('alone')\n"
    "except CannotLock as error: print(error.sentence)"
)


def tried_elsewhere(database: Path) -> str:
    """What another process finds that wants the same database for itself."""
    command = [sys.executable, "-c", LOCKING, str(database)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def command(*words: str, **env: str) -> str:
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
    with house(file) as first:
        for name in (file, link):
            said = refused("serve", "--host", "127.0.0.1", "--database", str(name))
            assert f"Another server already plays on the database {file}" in said
        there = {"SKULDUGGERY_URL": f"http://{first.address}", "SKULDUGGERY_DATABASE": str(file)}
        assert "Version" in command("admin", "load", **there)
        assert str(tmp_path / "copy.db") in command("backup", str(tmp_path / "copy.db"), **there)
        first.stop(signal.SIGKILL)
    with house(link) as second:
        assert second.process.stdout is not None
        assert second.process.stdout.readline() == f"Everything is kept in {file}\n"


def test_a_lock_is_held_by_whatever_name_and_let_go(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    (tmp_path / "folder").mkdir()
    roundabout = tmp_path / "folder" / ".." / "a.db"
    with locked_database(file):
        assert tried_elsewhere(file) == "database-in-use"
        assert tried_elsewhere(roundabout) == "database-in-use"
        assert tried_elsewhere(tmp_path / "b.db") == "alone"
    assert tried_elsewhere(file) == "alone"


def test_no_place_for_a_lock_is_a_mistake(tmp_path: Path) -> None:
    with pytest.raises(CannotLock) as refused, locked_database(tmp_path / "nowhere" / "a.db"):
        pass
    assert refused.value.sentence == "cannot-lock"
