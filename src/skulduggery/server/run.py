"""Starting and stopping the server as one process."""

import asyncio
import errno
import gc
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec
import uvicorn

from skulduggery.bots.registry import check_custom_bot
from skulduggery.core.errors import Mistake, shorten_text
from skulduggery.server.app import build_app
from skulduggery.server.database_opening import open_database
from skulduggery.server.hosting.database_address import check_address, is_postgresql
from skulduggery.server.hosting.http_protocol import http_protocol
from skulduggery.server.hosting.proxy import clean_base_path, parse_networks
from skulduggery.server.hosting.settings import Limits, ServerSettings
from skulduggery.server.socket_protocol import SocketProtocol

try:
    import resource
except ImportError:  # not on Windows
    resource = None  # type: ignore[assignment]

_LOOPBACK_ADDRESS = "127.0.0.1"
_ALL_ADDRESSES = ("0.0.0.0", "::")
_UNROUTED_ADDRESS = ("192.0.2.1", 9)  # an address of nobody's: asking the way there sends nothing
_MAX_PORT = 65_535
_MIN_ADMIN_TOKEN_LENGTH = 16  # characters; nobody guesses that many
_MAX_BOT_PAUSE_S = 60
_MAX_BOT_WORKERS = 256
_MAX_NODES = 64  # of one machine
_GC_YOUNG_OBJECTS = 50_000  # a move makes hundreds, and hardly any in circles
_LEAVE_TIMEOUT_S = 2.0  # in which the database takes note; else the others will notice
_SHUTDOWN_TIMEOUT_S = 5  # seconds that clients have to hang up when the server stops


class _CannotServe(Mistake):
    """The address or the database cannot be used; says which, and why."""


def validate_settings(settings: ServerSettings) -> ServerSettings:
    """Settings as they can be used, or one clear sentence."""
    if settings.trusted_proxies:
        parse_networks(settings.trusted_proxies)
    if settings.admin_token and len(settings.admin_token) < _MIN_ADMIN_TOKEN_LENGTH:
        raise _CannotServe("short-admin-token", least=_MIN_ADMIN_TOKEN_LENGTH)
    if not 0 <= settings.bot_pause_s <= _MAX_BOT_PAUSE_S:
        raise _CannotServe("bad-bot-pause", most=_MAX_BOT_PAUSE_S)
    if not 0 <= settings.bot_workers <= _MAX_BOT_WORKERS:
        raise _CannotServe("bad-bot-workers", most=_MAX_BOT_WORKERS)
    for bot in settings.allowed_bots:
        check_custom_bot(bot)
    for name in Limits.__struct_fields__:
        if getattr(settings.limits, name) < 0:
            raise _CannotServe("negative-limit", limit=name.replace("_", "-"))
    return msgspec.structs.replace(settings, base_path=clean_base_path(settings.base_path))


def bind_socket(host: str, port: int) -> socket.socket:
    """A socket that listens, or one clear sentence."""
    if not 0 <= port <= _MAX_PORT:  # the system would take the rest of a division
        raise _CannotServe("bad-port", port=shorten_text(str(port)), last=str(_MAX_PORT))
    try:
        info = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = info[0]
        listening = socket.socket(family, kind, protocol)
        if os.name == "posix":  # on Windows this would share a port that somebody else listens on
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(2048)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise _CannotServe("port-taken", port=str(port)) from None
        reason = str(error.strerror)
        raise _CannotServe("cannot-bind", address=f"{host}:{port}", reason=reason) from None
    return listening


def bind_node_sockets(first_port: int, count: int) -> list[socket.socket]:
    """One for each of several nodes, at which it answers alone; only on this machine."""
    if first_port == 0:
        return []
    if not 0 < first_port <= _MAX_PORT - count + 1:
        raise _CannotServe("bad-node-port", last=str(_MAX_PORT - count + 1))
    return [bind_socket(_LOOPBACK_ADDRESS, first_port + nth) for nth in range(count)]


def server_urls(host: str, port: int) -> list[str]:
    """Where this machine finds the server, and where others on its network do."""
    if host not in _ALL_ADDRESSES:
        return [f"http://{f'[{host}]' if ':' in host else host}:{port}"]
    found = [f"http://{_LOOPBACK_ADDRESS}:{port}"]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(_UNROUTED_ADDRESS)
        except OSError:  # no network
            return found
        found.append(f"http://{asking.getsockname()[0]}:{port}")
    return found


def check_database(address: str) -> str:
    """A database that is not known to be none; of a file that can be written, its full path."""
    check_address(address)
    if is_postgresql(address):
        return address
    database = Path(address)
    try:
        database.touch(mode=0o600)  # there are secrets in it
        with database.open("ab"):
            return str(database.resolve())
    except OSError as error:
        reason = str(error.strerror)
        raise _CannotServe("cannot-open-database", file=str(database), reason=reason) from None


def check_node_count(address: str, count: int) -> None:
    """Several nodes need a database that takes several writers."""
    if not 1 <= count <= _MAX_NODES:
        raise _CannotServe("bad-workers", most=_MAX_NODES)
    if count > 1 and not is_postgresql(address):
        raise _CannotServe("workers-on-sqlite")


async def upgrade_database(database: str) -> None:
    """The newest shape, or one clear sentence: what a server finds while it starts is not that."""
    opened = await open_database(database)
    await opened.engine.dispose()


def uvicorn_config(database: str, settings: ServerSettings) -> uvicorn.Config:
    return uvicorn.Config(
        build_app(database, settings=settings),
        http=http_protocol(settings),
        ws=SocketProtocol,
        ws_per_message_deflate=False,
        ws_max_size=64 * 1024,
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=False,  # whom to believe is decided in proxy.py
        server_header=False,
        timeout_graceful_shutdown=_SHUTDOWN_TIMEOUT_S,
    )


def _tune_process() -> None:
    """As many sockets as the system allows, and no searching for garbage where there is none."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    gc.collect()
    gc.freeze()  # what is here now stays
    gc.set_threshold(_GC_YOUNG_OBJECTS, 20, 100)


class NodeServer(uvicorn.Server):
    """A server that says when it answers, and leaves the other nodes in order."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:  # whoever comes back finds another node
            server.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.config.app.leave(), _LEAVE_TIMEOUT_S)  # type: ignore[union-attr]
        await super().shutdown(sockets)


def serve(
    listening: list[socket.socket], config: uvicorn.Config, announce: Callable[[], None]
) -> None:
    """Serve until Ctrl-C; everything begun is finished and written before it returns."""
    _tune_process()
    with suppress(KeyboardInterrupt):  # whether uvicorn hands it on depends on the event loop
        NodeServer(config, announce).run(sockets=listening)
