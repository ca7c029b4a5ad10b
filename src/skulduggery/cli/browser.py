"""The browser of whoever starts a server: opened where somebody sits before a screen."""

import os
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from threading import Thread

REMOTE_SESSION_VARIABLES = (
    "SSH_CONNECTION",
    "SSH_CLIENT",
    "SSH_TTY",
)  # the screen here is not the person's
DISPLAY_VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY")
DESKTOP_SYSTEMS = ("darwin", "win32")  # a terminal there is a window
FALSE_VALUES = ("", "0", "false")


def has_person_at_screen(env: Mapping[str, str], system: str, is_terminal: bool) -> bool:
    """Whether a window that opens here is seen by whoever typed the command."""
    if not is_terminal or env.get("CI", "").lower() not in FALSE_VALUES:
        return False
    if any(env.get(name) for name in REMOTE_SESSION_VARIABLES):
        return False
    return system in DESKTOP_SYSTEMS or any(env.get(name) for name in DISPLAY_VARIABLES)


def is_at_terminal() -> bool:
    return os.isatty(0) and os.isatty(1)


def open_browser(address: str) -> None:
    """Show a page, if it can be done; nothing waits for it, and nobody hears of it if not."""
    Thread(target=run_browser, args=(address,), daemon=True).start()


def run_browser(address: str) -> None:
    """As a process without our terminal: a browser made of text would take it over, others would
    write into it, and all would be closed by the Ctrl-C that is meant for the server."""
    env = {name: value for name, value in os.environ.items() if name != "TERM"}  # no text, please
    with suppress(OSError):
        subprocess.run(
            [sys.executable, "-I", "-m", "webbrowser", address],
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            check=False,
        )
