"""Starting and stopping the server as one process."""

import errno
import os
import socket
from collections.abc import Mapping
from pathlib import Path

import uvicorn

from skulduggery.core.errors import Mistake
from skulduggery.server.app import build

ALL_ADDRESSES = ("0.0.0.0", "::")
DOCUMENTATION = ("192.0.2.1", 9)  # an address of nobody's: asking the way there sends nothing


class CannotServe(Mistake):
    """The address or the database cannot be used; says which, and why."""


def usual_database(env: Mapping[str, str] = os.environ) -> Path:
    """Where this person's programs keep their data, or here."""
    home = env.get("XDG_DATA_HOME") or (f"{env['HOME']}/.local/share" if env.get("HOME") else "")
    folder = Path(home) / "skulduggery" if home else Path()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        folder = Path()
    return folder / "skulduggery.db"


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens, or one clear sentence."""
    try:
        info = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = info[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(2048)
    except OverflowError:
        raise CannotServe("cannot-bind", address=f"{host}:{port}", reason="0-65535") from None
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise CannotServe("port-taken", port=str(port)) from None
        reason = str(error.strerror)
        raise CannotServe("cannot-bind", address=f"{host}:{port}", reason=reason) from None
    return listening


def addresses(host: str, port: int) -> list[str]:
    """Where this machine finds the server, and where others on its network do."""
    if host not in ALL_ADDRESSES:
        return [f"http://{f'[{host}]' if ':' in host else host}:{port}"]
    found = [f"http://127.0.0.1:{port}"]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(DOCUMENTATION)
        except OSError:  # no network
            return found
        found.append(f"http://{asking.getsockname()[0]}:{port}")
    return found


def checked(database: Path) -> Path:
    """A database file that can be written, before anybody relies on it."""
    try:
        with database.open("ab"):
            return database
    except OSError as error:
        reason = str(error.strerror)
        raise CannotServe("cannot-open-database", file=str(database), reason=reason) from None


def serve(listening: socket.socket, database: Path, base_path: str, proxies: str) -> None:
    """Serve until Ctrl-C; everything begun is finished and written before it returns."""
    config = uvicorn.Config(
        build(str(database)),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=64 * 1024,
        lifespan="on",
        log_level="warning",
        access_log=False,
        root_path=base_path,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
    )
    uvicorn.Server(config).run(sockets=[listening])
