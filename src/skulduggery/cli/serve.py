"""`skulduggery serve`: run the server, and open the browser of a desktop user."""

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import Mapping
from contextlib import nullcontext, suppress
from pathlib import Path
from threading import Thread
from typing import Annotated

import msgspec
import segno
from cyclopts import Group, Parameter

from skulduggery.cli.parameters import default_shown_as
from skulduggery.cli.server_options import (
    DEFAULT_PORT,
    AdminToken,
    Database,
    environment_option,
    unknown_variables,
)
from skulduggery.core import is_compiled
from skulduggery.core.errors import shorten_text
from skulduggery.server.hosting.database_address import is_postgresql, shown_address
from skulduggery.server.hosting.database_file import default_database
from skulduggery.server.hosting.settings import Limits, LogLevel, ServerSettings
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import localize

_EVERY_ADDRESS = "0.0.0.0"
_DEFAULT_LIMITS = Limits()
_DEFAULT_BOT_PAUSE_S = 1.0  # long enough to see who moves, short enough for twelve at a table
_LIMITS_GROUP = Group(localize("cli-limits"), sort_key=3)  # after the other options


# Set in sessions whose user does not sit at the screen of this machine.
_REMOTE_SESSION_VARIABLES = ("SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY")
_DISPLAY_VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY")
_DESKTOP_SYSTEMS = ("darwin", "win32")  # a terminal there means a desktop
_FALSE_VALUES = ("", "0", "false")


def has_person_at_screen(env: Mapping[str, str], system: str, is_terminal: bool) -> bool:
    """Whether the user would see a window that opens on this machine."""
    if not is_terminal or env.get("CI", "").lower() not in _FALSE_VALUES:
        return False
    if any(env.get(name) for name in _REMOTE_SESSION_VARIABLES):
        return False
    return system in _DESKTOP_SYSTEMS or any(env.get(name) for name in _DISPLAY_VARIABLES)


def _is_at_terminal() -> bool:
    return os.isatty(0) and os.isatty(1)


def _open_browser(address: str) -> None:
    """Open a page in the background; failures are ignored."""
    Thread(target=_run_browser, args=(address,), daemon=True).start()


def _run_browser(address: str) -> None:
    """In a process without our terminal: a text browser would take it over, others would write into
    it, and all would be closed by the Ctrl-C that is meant for the server."""
    env = {name: value for name, value in os.environ.items() if name != "TERM"}  # no text browser
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


def _limit_option(name: str, sentence: str) -> Parameter:
    return environment_option(name, sentence, _LIMITS_GROUP)


def run_command(
    *,
    host: Annotated[
        str,
        environment_option("HOST", localize("cli-host-help")),
        default_shown_as(localize("default-every-address", address=_EVERY_ADDRESS)),
    ] = _EVERY_ADDRESS,
    port: Annotated[int, environment_option("PORT", localize("cli-port-help"))] = DEFAULT_PORT,
    database: Database = None,
    workers: Annotated[int, environment_option("WORKERS", localize("cli-workers-help"))] = 1,
    node_port: Annotated[int, environment_option("NODE_PORT", localize("cli-node-port-help"))] = 0,
    base_path: Annotated[str, environment_option("BASE_PATH", localize("cli-base-path-help"))] = "",
    trusted_proxies: Annotated[
        str, environment_option("TRUSTED_PROXIES", localize("cli-proxies-help"))
    ] = "",
    admin_token: AdminToken = "",
    log_level: Annotated[
        LogLevel, environment_option("LOG_LEVEL", localize("cli-log-level-help"))
    ] = "info",
    no_browser: Annotated[
        bool, environment_option("NO_BROWSER", localize("cli-no-browser-help"))
    ] = False,
    allow_bot: Annotated[
        list[str] | None,
        environment_option("ALLOW_BOT", localize("cli-allow-bot-help")),
        default_shown_as(localize("default-none")),
    ] = None,
    bot_pause: Annotated[
        float, environment_option("BOT_PAUSE", localize("cli-bot-pause-help"))
    ] = _DEFAULT_BOT_PAUSE_S,
    bot_workers: Annotated[
        int,
        environment_option("BOT_WORKERS", localize("cli-bot-workers-help")),
        default_shown_as(localize("default-one-for-each-core")),
    ] = 0,
    requests_per_minute: Annotated[
        int, _limit_option("REQUESTS_PER_MINUTE", localize("cli-requests-help"))
    ] = _DEFAULT_LIMITS.requests_per_minute,
    new_tables_per_minute: Annotated[
        int, _limit_option("NEW_TABLES_PER_MINUTE", localize("cli-new-tables-help"))
    ] = _DEFAULT_LIMITS.new_tables_per_minute,
    reviews_per_hour: Annotated[
        int, _limit_option("REVIEWS_PER_HOUR", localize("cli-reviews-help"))
    ] = _DEFAULT_LIMITS.reviews_per_hour,
    reviews_waiting: Annotated[
        int,
        _limit_option("REVIEWS_WAITING", localize("cli-reviews-waiting-help")),
    ] = _DEFAULT_LIMITS.reviews_waiting,
    wrong_codes_per_hour: Annotated[
        int, _limit_option("WRONG_CODES_PER_HOUR", localize("cli-wrong-codes-help"))
    ] = _DEFAULT_LIMITS.wrong_codes_per_hour,
    tables_per_guest: Annotated[
        int, _limit_option("TABLES_PER_GUEST", localize("cli-tables-help"))
    ] = _DEFAULT_LIMITS.tables_per_guest,
    connections_per_address: Annotated[
        int, _limit_option("CONNECTIONS_PER_ADDRESS", localize("cli-connections-help"))
    ] = _DEFAULT_LIMITS.connections_per_address,
    seconds_per_request: Annotated[
        int, _limit_option("SECONDS_PER_REQUEST", localize("cli-seconds-per-request-help"))
    ] = _DEFAULT_LIMITS.seconds_per_request,
    sockets: Annotated[
        int, _limit_option("SOCKETS", localize("cli-sockets-help"))
    ] = _DEFAULT_LIMITS.sockets,
    sockets_per_address: Annotated[
        int,
        _limit_option(
            "SOCKETS_PER_ADDRESS",
            localize("cli-sockets-per-address-help"),
        ),
    ] = _DEFAULT_LIMITS.sockets_per_address,
    sockets_per_guest: Annotated[
        int,
        _limit_option("SOCKETS_PER_GUEST", localize("cli-sockets-per-guest-help")),
    ] = _DEFAULT_LIMITS.sockets_per_guest,
    socket_requests_per_second: Annotated[
        int, _limit_option("SOCKET_REQUESTS_PER_SECOND", localize("cli-asks-help"))
    ] = _DEFAULT_LIMITS.socket_requests_per_second,
    chat_messages_per_second: Annotated[
        int, _limit_option("CHAT_MESSAGES_PER_SECOND", localize("cli-talk-help"))
    ] = _DEFAULT_LIMITS.chat_messages_per_second,
    advice_waiting: Annotated[
        int, _limit_option("ADVICE_WAITING", localize("cli-advice-waiting-help"))
    ] = _DEFAULT_LIMITS.advice_waiting,
    max_request_bytes: Annotated[
        int, _limit_option("MAX_REQUEST_BYTES", localize("cli-body-help"))
    ] = _DEFAULT_LIMITS.max_request_bytes,
    ban_address_minutes: Annotated[
        int, _limit_option("BAN_ADDRESS_MINUTES", localize("cli-ban-address-help"))
    ] = _DEFAULT_LIMITS.ban_address_minutes,
) -> None:
    # Imported late: `serve --help` need not load a web server.
    from skulduggery.server.hosting.database_file import locked_database  # noqa: PLC0415
    from skulduggery.server.hosting.logging_setup import set_up_logging  # noqa: PLC0415
    from skulduggery.server.node_processes import (  # noqa: PLC0415
        NodeProcesses,
        NodeTask,
        share_cores,
    )
    from skulduggery.server.run import (  # noqa: PLC0415
        bind_node_sockets,
        bind_socket,
        check_database,
        check_node_count,
        serve,
        server_urls,
        upgrade_database,
        uvicorn_config,
        validate_settings,
    )

    _warn_of_unknown_variables()
    limits = Limits(
        requests_per_minute=requests_per_minute,
        new_tables_per_minute=new_tables_per_minute,
        reviews_per_hour=reviews_per_hour,
        reviews_waiting=reviews_waiting,
        wrong_codes_per_hour=wrong_codes_per_hour,
        tables_per_guest=tables_per_guest,
        connections_per_address=connections_per_address,
        seconds_per_request=seconds_per_request,
        sockets=sockets,
        sockets_per_address=sockets_per_address,
        sockets_per_guest=sockets_per_guest,
        socket_requests_per_second=socket_requests_per_second,
        chat_messages_per_second=chat_messages_per_second,
        advice_waiting=advice_waiting,
        max_request_bytes=max_request_bytes,
        ban_address_minutes=ban_address_minutes,
    )
    settings = validate_settings(
        ServerSettings(
            base_path=base_path,
            trusted_proxies=trusted_proxies,
            admin_token=admin_token,
            allowed_bots=tuple(dict.fromkeys(allow_bot or [])),
            bot_pause_s=bot_pause,
            bot_workers=bot_workers,
            limits=limits,
        )
    )
    set_up_logging(log_level)
    listening = bind_socket(host, port)
    address = check_database(database or default_database())
    check_node_count(address, workers)
    own_sockets = bind_node_sockets(node_port, workers)
    # Of a file there is one server; of PostgreSQL there may be more.
    alone = nullcontext() if is_postgresql(address) else locked_database(Path(address))
    with alone:
        asyncio.run(upgrade_database(address))
        found = server_urls(host, listening.getsockname()[1])
        network = found[-1] if len(found) > 1 else ""
        node_name = f"{socket.gethostname()}:{listening.getsockname()[1]}"
        settings = msgspec.structs.replace(settings, network=network, node_name=node_name)
        pages = _page_addresses(found, settings.base_path)
        _print_addresses(pages, address)

        def announce() -> None:
            if not no_browser and has_person_at_screen(os.environ, sys.platform, _is_at_terminal()):
                _open_browser(pages[0])

        if workers == 1:
            serve([listening, *own_sockets], uvicorn_config(address, settings), announce)
        else:
            task = NodeTask(
                database=address, settings=share_cores(settings, workers), log_level=log_level
            )
            NodeProcesses(listening, task, workers, own_sockets).run(announce)


def _warn_of_unknown_variables() -> None:
    """By name only: values may be secret."""
    console = make_console(soft_wrap=True)
    for name, nearest in unknown_variables(os.environ):
        variable = shorten_text(name)
        if nearest is None:
            sentence = localize("cli-unknown-variable", variable=variable)
        else:
            sentence = localize("cli-misspelt-variable", variable=variable, nearest=nearest)
        console.print(sentence, markup=False)


def _page_addresses(found: list[str], base_path: str) -> list[str]:
    """The addresses of the pages, with the base path, where they find all they need."""
    return [f"{address}{base_path}/" if base_path else address for address in found]


def _print_addresses(found: list[str], database: str) -> None:
    """The local address, and the LAN address with a QR code."""
    console = make_console(soft_wrap=True)
    console.print(localize("cli-serving", address=found[0]), style="bold")
    if len(found) > 1:
        console.print(localize("cli-serving-network", address=found[-1]))
        if console.is_terminal:
            segno.make(found[-1], micro=False).terminal(compact=True)
    console.print(localize("cli-serving-database", database=shown_address(database)))
    console.print(localize("cli-rules-are", compiled=str(is_compiled())))
    console.print(localize("cli-serving-stop"))
