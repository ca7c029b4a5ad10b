"""Variables of the environment: all that are read are known, and others are named with a guess."""

import re
from pathlib import Path

import pytest
from cyclopts import Argument
from tests.cli.test_commands import run_cli

from skulduggery.cli.app import build_app
from skulduggery.cli.renamed_settings import (
    RENAMED_OPTIONS,
    RENAMED_VARIABLES,
    VARIABLE_PREFIX,
    rename_old_options,
)
from skulduggery.cli.server_options import KNOWN_VARIABLES, unknown_variables

ROOT = Path(__file__).parents[2]
READING_FILES = (
    *(ROOT / name for name in ("run.py", "hatch_build.py", "README.md", "CONTRIBUTING.md")),
    *(ROOT / "web").glob("*.ts"),
    *(file for name in ("src", "tools", "examples") for file in (ROOT / name).rglob("*.py")),
    *(ROOT / "docs").rglob("*.md"),
)
VARIABLE_PATTERN = re.compile(VARIABLE_PREFIX + r"[A-Z][A-Z_]*")
SETTING_PATTERN = re.compile(r'\b(?:environment|limit)_option\(\s*"([A-Z_]+)"')


def test_what_is_read_or_documented_is_known_and_nothing_else() -> None:
    texts = [file.read_text("utf-8") for file in READING_FILES]
    named = {name for text in texts for name in VARIABLE_PATTERN.findall(text)}
    options = {VARIABLE_PREFIX + name for text in texts for name in SETTING_PATTERN.findall(text)}
    assert (named | options) - RENAMED_VARIABLES.keys() == KNOWN_VARIABLES
    assert set(RENAMED_VARIABLES.values()) <= KNOWN_VARIABLES


@pytest.mark.parametrize(
    ("name", "nearest"),
    [
        ("PROT", "PORT"),
        ("DATABSE", "DATABASE"),
        ("SOCKETS_PER_ADRESS", "SOCKETS_PER_ADDRESS"),
        ("BASEPATH", "BASE_PATH"),
        ("admin_token", "ADMIN_TOKEN"),
        ("XYZZY", None),
    ],
)
def test_a_misspelt_one_is_found_with_what_was_meant(name: str, nearest: str | None) -> None:
    env = {
        VARIABLE_PREFIX + name: "secret",
        VARIABLE_PREFIX + "PORT": "1",
        "HOME": "/",
        "OTHER_PORT": "2",
    }
    [(found, meant)] = unknown_variables(env)
    assert found == VARIABLE_PREFIX + name
    assert meant == (nearest and VARIABLE_PREFIX + nearest)


# Old names.


def serve_argument(option: str) -> Argument:
    [found] = [
        one for one in build_app()["serve"].assemble_argument_collection() if one.name == option
    ]
    return found


@pytest.mark.parametrize(("old", "new"), RENAMED_OPTIONS["serve"].items())
def test_an_old_option_stands_for_its_new_name(old: str, new: str) -> None:
    assert rename_old_options(["serve", old, "7", "--port=1"]) == (
        ["serve", new, "7", "--port=1"],
        {old: new},
    )
    assert rename_old_options(["serve", f"{old}=7"]) == (["serve", f"{new}=7"], {old: new})
    for untouched in (["play", old, "7"], ["serve", "--", old], ["serve", new, "7"], []):
        assert rename_old_options(untouched) == (untouched, {})
    assert serve_argument(new).name == new


def test_an_old_variable_is_read_after_its_new_name() -> None:
    for old, new in RENAMED_VARIABLES.items():
        if not new.endswith("PURE_PYTHON"):
            name = new.removeprefix(VARIABLE_PREFIX).lower().replace("_", "-")
            assert serve_argument(f"--{name}").parameter.env_var == (new, old)
        assert not list(unknown_variables({old: "1"}))


def test_old_names_are_warned_of_with_their_new_ones() -> None:
    done = run_cli("train", "skull", "nothing", "--lessons", "3", SKULDUGGERY_ASKS="0", code=2)
    option, variable, mistake = done.stderr.splitlines()
    assert "--lessons" in option and "--iterations" in option
    assert "SKULDUGGERY_ASKS" in variable
    assert "SKULDUGGERY_SOCKET_REQUESTS_PER_SECOND" in variable
    assert "skull nothing" in mistake


def test_an_old_variable_still_chooses_pure_python() -> None:
    done = run_cli("--version", SKULDUGGERY_PLAIN="1")
    assert "rules in plain Python" in done.stdout
    assert "SKULDUGGERY_PURE_PYTHON" in done.stderr
