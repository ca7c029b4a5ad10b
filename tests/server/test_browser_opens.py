"""`serve` opens the browser where somebody sees it, once there is something to see."""

import json
import os
import shlex
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from skulduggery.cli.serve import has_person_at_screen

if os.name == "nt":
    pytest.skip("no such terminals", allow_module_level=True)

from tests.server.terminal_process import CTRL_C, OUTPUT_TIMEOUT_S, TerminalProcess, run_at_terminal

REMOTE_VARIABLES = ("CI", "SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY")
SCREEN_VARIABLES = {"DISPLAY": ":0"}
# A browser that fetches the page, notes what it found, and stays.
FAKE_BROWSER_PROGRAM = """
import json, os, sys, time, urllib.request
seen = {"pid": os.getpid(), "address": sys.argv[1], "words": len(sys.argv) - 1}
with urllib.request.urlopen(sys.argv[1]) as answer:
    seen["status"] = answer.status
print("SPOILED", flush=True)
print("SPOILED", file=sys.stderr, flush=True)
try:
    with open("/dev/tty", "w") as terminal:
        terminal.write("SPOILED")
except OSError:
    seen["no terminal"] = True
with open(NOTES + ".new", "w") as notes:
    json.dump(seen, notes)
os.rename(NOTES + ".new", NOTES)
while True:
    time.sleep(60)
"""


@contextmanager
def server_with_browser(
    folder: Path, *words: str, **env: str
) -> Iterator[tuple[TerminalProcess, Path]]:
    """A server at a terminal with a screen and our browser, and where that one notes things."""
    notes, program = folder / "notes.json", folder / "browser.py"
    program.write_text(f"NOTES = {str(notes)!r}\n{FAKE_BROWSER_PROGRAM}")
    env = {
        **SCREEN_VARIABLES,
        "BROWSER": f"{shlex.quote(sys.executable)} {shlex.quote(str(program))} %s",
        "SKULDUGGERY_HOST": "127.0.0.1",
        "SKULDUGGERY_PORT": "0",
        "SKULDUGGERY_DATABASE": str(folder / "a.db"),
        **env,
    }
    try:
        with run_at_terminal(*words, without=REMOTE_VARIABLES, columns=200, **env) as server:
            yield server, notes
    finally:
        if notes.exists():
            os.kill(json.loads(notes.read_text())["pid"], 9)


def read_browser_notes(notes: Path) -> dict[str, Any]:
    deadline = time.monotonic() + OUTPUT_TIMEOUT_S
    while not notes.exists():
        assert time.monotonic() < deadline, "no browser came"
        time.sleep(0.05)
    found: dict[str, Any] = json.loads(notes.read_text())
    return found


def test_the_browser_comes_to_a_server_that_answers_and_leaves_it_alone(tmp_path: Path) -> None:
    with server_with_browser(tmp_path, SKULDUGGERY_BASE_PATH="games") as (server, notes):
        seen = read_browser_notes(notes)
        assert seen["status"] == 200
        assert seen["words"] == 1
        assert seen["no terminal"]
        server.wait_for_text(seen["address"])
        assert seen["address"].endswith("/games/")
        server.type_keys(CTRL_C)
        assert server.wait_for_exit() == 0
        assert "SPOILED" not in server.printed
        os.kill(seen["pid"], 0)  # Ctrl-C was for the server


@pytest.mark.parametrize(
    ("words", "env"),
    [
        (("serve", "--no-browser"), {}),
        ((), {"SKULDUGGERY_NO_BROWSER": "1"}),
        ((), {"SSH_CONNECTION": "192.0.2.1 50000 192.0.2.2 22"}),
    ],
)
def test_no_browser_comes_where_it_is_not_wanted(
    words: tuple[str, ...], env: dict[str, str], tmp_path: Path
) -> None:
    with server_with_browser(tmp_path, *words, **env) as (server, notes):
        server.wait_for_text("server started")  # the log: it answers now
        server.type_keys(CTRL_C)
        assert server.wait_for_exit() == 0
        assert not notes.exists()


def test_a_browser_that_does_not_start_is_no_trouble(tmp_path: Path) -> None:
    with server_with_browser(tmp_path, BROWSER="/nowhere/at/all") as (server, _):
        server.wait_for_text("server started")
        server.type_keys(CTRL_C)
        assert server.wait_for_exit() == 0
        assert "Traceback" not in server.printed and "nowhere" not in server.printed


@pytest.mark.parametrize(
    ("system", "env", "is_terminal", "opens"),
    [
        ("linux", SCREEN_VARIABLES, True, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True, True),
        ("linux", {}, True, False),
        ("linux", {"DISPLAY": ""}, True, False),
        ("linux", SCREEN_VARIABLES, False, False),
        ("linux", {**SCREEN_VARIABLES, "SSH_CONNECTION": "192.0.2.1 5 192.0.2.2 22"}, True, False),
        ("linux", {**SCREEN_VARIABLES, "SSH_TTY": "/dev/pts/1"}, True, False),
        ("linux", {**SCREEN_VARIABLES, "CI": "true"}, True, False),
        ("linux", {**SCREEN_VARIABLES, "CI": "false"}, True, True),
        ("freebsd14", SCREEN_VARIABLES, True, True),
        ("darwin", {}, True, True),
        ("darwin", {}, False, False),
        ("darwin", {"SSH_CLIENT": "192.0.2.1 5 22"}, True, False),
        ("win32", {}, True, True),
        ("win32", {"CI": "1"}, True, False),
    ],
)
def test_who_has_a_screen(system: str, env: dict[str, str], is_terminal: bool, opens: bool) -> None:
    assert has_person_at_screen(env, system, is_terminal) == opens
