"""Commands that the tests fork are as those that people start."""

import os
from pathlib import Path

import pytest
from tests.cli.forked_command import fork_command, run_command, start_command
from tests.cli.test_commands import RECORD_FOLDER

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="nothing is forked here")


@pytest.mark.parametrize(
    ("words", "stdin"),
    [
        (("replay", str(RECORD_FOLDER / "skull.txt")), ""),
        (("play", "skull", "--seed", "1"), "rules\nquit\n"),
        (("frob",), ""),
    ],
    ids=lambda given: given[0] if given else "",
)
def test_it_says_the_same_and_ends_the_same(
    words: tuple[str, ...], stdin: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    env = {**os.environ, "SKULDUGGERY_LANG": "de", "COLUMNS": "60"}
    started, forked = start_command(words, stdin, env), fork_command(words, stdin, env)
    assert forked.returncode == started.returncode
    assert (forked.stdout, forked.stderr) == (started.stdout, started.stderr)
    assert forked.stdout or forked.stderr


def test_what_python_reads_when_it_starts_is_not_forked() -> None:
    env = {**os.environ, "SKULDUGGERY_LANG": "de", "PYTHONIOENCODING": "ascii"}
    assert "F?r 3 bis 6" in run_command(("games",), "", env).stdout
