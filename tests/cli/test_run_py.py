"""What `run.py` sets up for a command, and what it says meanwhile."""

import tomllib
from pathlib import Path

import pytest
import run

from skulduggery.cli.app import SHARED_COMMANDS

ROOT = Path(__file__).parents[2]


def test_commands_that_stand_on_more_are_given_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    extras = set(project["project"]["optional-dependencies"])
    assert set(run.COMMANDS_WITH_EXTRAS) == extras
    assert extras <= set(SHARED_COMMANDS)


@pytest.mark.parametrize("words", [[], ["serve"], ["serve", "--port", "9000"]])
def test_the_first_server_does_not_wait_for_a_compiler(words: list[str]) -> None:
    assert run.starts_plain(words, "gcc", is_set_up=False)
    assert not run.starts_plain(words, "gcc", is_set_up=True)
    assert not run.starts_plain(words, "none", is_set_up=False)


def test_a_first_set_up_that_was_interrupted_does_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "ROOT", tmp_path)
    (tmp_path / ".venv" / run.BIN).mkdir(parents=True)
    assert not run.is_set_up()
    run.installed_program("skulduggery").touch()
    assert run.is_set_up()


@pytest.mark.parametrize("words", [["play", "skull"], ["bench", "rules"], ["--version"]])
def test_other_commands_have_the_compiled_rules_at_once(words: list[str]) -> None:
    assert not run.starts_plain(words, "gcc", is_set_up=False)


@pytest.mark.parametrize(
    ("printed", "told"),
    [
        (["Failed to build `skulduggery`", "vite failed"], "building the package failed"),
        (["error: Failed to fetch: `https://…`", "dns error"], "fetching packages failed"),
        (["error: No space left on device (os error 28)"], "the disk is full"),
        (["something else"], "the reason stands above"),
    ],
)
def test_a_failed_step_is_named_with_what_helps(printed: list[str], told: str) -> None:
    assert run.failed_step(printed).startswith(told)


def test_nothing_that_is_installed_depends_on_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    """What CI installed and what a newcomer got were once not the same."""
    monkeypatch.delenv("CI", raising=False)
    without = run.setup_environment()
    monkeypatch.setenv("CI", "true")
    assert run.setup_environment() == {**without, "CI": "true"}
    assert "CI" not in (ROOT / "run.py").read_text("utf-8").replace("COMPILE", "")


def test_bytecode_that_nobody_wants_beside_sources_is_kept_in_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    env = run.setup_environment()
    assert "PYTHONDONTWRITEBYTECODE" not in env
    assert env["PYTHONPYCACHEPREFIX"] == str(ROOT / ".uv" / "bytecode")
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE")
    assert "PYTHONPYCACHEPREFIX" not in run.setup_environment()
