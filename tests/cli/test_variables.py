"""Variables of the environment: all that are read are known, and others are named with a guess."""

import re
from pathlib import Path

import pytest

from skulduggery.cli.server_options import KNOWN_VARIABLES, VARIABLE_PREFIX, unknown_variables

ROOT = Path(__file__).parents[2]
READING_FILES = (
    *(ROOT / name for name in ("run.py", "hatch_build.py", "README.md", "CONTRIBUTING.md")),
    *(ROOT / "web").glob("*.ts"),
    *(file for name in ("src", "tools", "examples") for file in (ROOT / name).rglob("*.py")),
    *(ROOT / "docs").rglob("*.md"),
)
VARIABLE_PATTERN = re.compile(VARIABLE_PREFIX + r"[A-Z][A-Z_]*")
SETTING_PATTERN = re.compile(r'\b(?:setting|limit)\(\s*"([A-Z_]+)"')


def test_what_is_read_or_documented_is_known_and_nothing_else() -> None:
    texts = [file.read_text("utf-8") for file in READING_FILES]
    named = {name for text in texts for name in VARIABLE_PATTERN.findall(text)}
    options = {VARIABLE_PREFIX + name for text in texts for name in SETTING_PATTERN.findall(text)}
    assert named | options == KNOWN_VARIABLES


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
