"""The recipe for systemd, followed with other folders: the commands find the server it starts."""

import configparser
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from tests.server.server_process import run_server_process

DOCS_FOLDER = Path(__file__).parents[2] / "docs"
PAGE_TEXT = (DOCS_FOLDER / "hosting.md").read_text("utf-8")
MANY_MACHINES_TEXT = (DOCS_FOLDER / "many-machines.md").read_text("utf-8")
SETTINGS_FILE, STATE_FOLDER = "/etc/skulduggery.env", "/var/lib/skulduggery"
PROGRAM_FILE = "/opt/skulduggery/bin/skulduggery"


def block_after(text: str) -> str:
    """The first block of code behind a text."""
    found = re.search(r"```\w+\n(.*?)```", PAGE_TEXT[PAGE_TEXT.index(text) :], re.DOTALL)
    assert found
    return found[1]


def test_service_and_script_stand_for_the_same_server() -> None:
    unit = configparser.ConfigParser()
    unit.read_string(block_after("`/etc/systemd/system/skulduggery.service`"))
    service = unit["Service"]
    script = block_after("`/usr/local/bin/skulduggery`")
    assert f". {service['EnvironmentFile']}\n" in script
    assert service["ExecStart"] == f"{PROGRAM_FILE} serve" and f"exec {PROGRAM_FILE} " in script
    assert f"sudo -u {service['User']} " in script
    state = f"/var/lib/{service['StateDirectory']}"
    assert f"SKULDUGGERY_DATABASE={state}/" in block_after(f"`{SETTINGS_FILE}`")


def test_an_instance_of_several_is_the_same_service_at_a_port_of_its_own() -> None:
    unit = configparser.ConfigParser()
    unit.read_string(block_after("`/etc/systemd/system/skulduggery.service`"))
    started = re.findall(r"^ExecStart=(.*)$", MANY_MACHINES_TEXT, re.M)
    assert started == [f"{unit['Service']['ExecStart']} --port %i"]


@pytest.mark.skipif(os.name == "nt", reason="no such shell")
def test_the_documented_commands_find_the_server(tmp_path: Path) -> None:
    settings = tmp_path / "skulduggery.env"
    settings.write_text(block_after(f"`{SETTINGS_FILE}`").replace(STATE_FOLDER, str(tmp_path)))
    variables = dict(line.split("=", 1) for line in settings.read_text().splitlines())
    database = Path(variables.pop("SKULDUGGERY_DATABASE"))
    with run_server_process(database, "serve", **variables) as opened:
        with settings.open("a") as more:
            more.write(f"SKULDUGGERY_URL=http://{opened.address}\n")
        table = httpx.post(
            f"http://{opened.address}/api/tables", json={"name": "Ada", "game": "skull"}
        ).json()["table"]
        assert table in run_documented_script(tmp_path, "admin", "tables")
        assert json.loads(run_documented_script(tmp_path, "admin", "load", "--json"))["tables"] == {
            "open": 1
        }
        run_documented_script(tmp_path, "backup", str(tmp_path / "copy.db"))
        assert (tmp_path / "copy.db").stat().st_size > 0


def run_documented_script(folder: Path, *words: str) -> str:
    """What the documented script prints, with a stub for sudo."""
    script = block_after("`/usr/local/bin/skulduggery`")
    programs = {
        "skulduggery": script.replace("/etc/", f"{folder}/").replace(
            PROGRAM_FILE, f"{folder}/program"
        ),
        "sudo": '#!/bin/sh\n[ "$1" = -u ] && shift 2 && exec "$@"\n',
        "program": f'#!/bin/sh\nexec "{sys.executable}" -m skulduggery "$@"\n',
    }
    for name, text in programs.items():
        (folder / name).write_text(text)
        (folder / name).chmod(0o755)
    elsewhere = {"HOME": str(folder / "home"), "PATH": f"{folder}:{os.environ['PATH']}"}
    env = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    done = subprocess.run(
        ["skulduggery", *words], capture_output=True, text=True, check=False, env=env | elsewhere
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
