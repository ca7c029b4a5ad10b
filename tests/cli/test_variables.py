"""Variables of the environment: all that are read are known, and others are named with a guess."""

import re
from pathlib import Path

import pytest

from skulduggery.cli.variables import KNOWN, PREFIX, unknown_variables

ROOT = Path(__file__).parents[2]
FILES = (
    *(ROOT / name for name in ("run.py", "hatch_build.py", "README.md", "CONTRIBUTING.md")),
    *(ROOT / "web").glob("*.ts"),
    *(file for name in ("src", "tools", "examples") for file in (ROOT / name).rglob("*.py")),
    *(ROOT / "docs").rglob("*.md"),
)
NAMED = re.compile(PREFIX + r"[A-Z][A-Z_]*")
OPTION = re.compile(r'\b(?:setting|limit)\(\s*"([A-Z_]+)"')


def test_what_is_read_or_documented_is_known_and_nothing_else() -> None:
    texts = [file.read_text("utf-8") for file in FILES]
    named = {name for text in texts for name in NAMED.findall(text)}
    options = {PREFIX + name for text in texts for name in OPTION.findall(text)}
    assert named | options == KNOWN


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
    env = {PREFIX + name: "secret", PREFIX + "PORT": "1", "HOME": "/", "OTHER_PORT": "2"}
    [(found, meant)] = unknown_variables(env)
    assert found == PREFIX + name
    assert meant == (nearest and PREFIX + nearest)
