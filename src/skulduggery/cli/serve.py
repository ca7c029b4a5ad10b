"""`skulduggery serve`: the house is open."""

import asyncio
import os
import sys
from pathlib import Path
from typing import Annotated

import msgspec
import segno
from cyclopts import Group, Parameter

from skulduggery.cli.browser import has_person_at_screen, is_at_terminal, open_browser
from skulduggery.cli.help import usually
from skulduggery.cli.server import USUAL_PORT, AdminToken, Database, setting
from skulduggery.cli.variables import unknown_variables
from skulduggery.core import compiled
from skulduggery.core.errors import shortened
from skulduggery.server.hosting.database_file import usual_database
from skulduggery.server.hosting.settings import Level, Limits, Settings
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import told

EVERYWHERE = "0.0.0.0"
USUAL = Limits()
LIMITS = Group(told("cli-limits"), sort_key=3)  # after the other options


def limit(name: str, sentence: str) -> Parameter:
    return setting(name, sentence, LIMITS)


def command(
    *,
    host: Annotated[
        str,
        setting("HOST", told("cli-host-help")),
        usually(told("default-every-address", address=EVERYWHERE)),
    ] = EVERYWHERE,
    port: Annotated[int, setting("PORT", told("cli-port-help"))] = USUAL_PORT,
    database: Database = None,
    base_path: Annotated[str, setting("BASE_PATH", told("cli-base-path-help"))] = "",
    proxies: Annotated[str, setting("PROXIES", told("cli-proxies-help"))] = "",
    admin_token: AdminToken = "",
    log_level: Annotated[Level, setting("LOG_LEVEL", told("cli-log-level-help"))] = "info",
    no_browser: Annotated[bool, setting("NO_BROWSER", told("cli-no-browser-help"))] = False,
    allow_bot: Annotated[
        list[str] | None,
        setting("ALLOW_BOT", told("cli-allow-bot-help")),
        usually(told("default-none")),
    ] = None,
    requests: Annotated[int, limit("REQUESTS", told("cli-requests-help"))] = USUAL.requests,
    new_tables: Annotated[int, limit("NEW_TABLES", told("cli-new-tables-help"))] = USUAL.new_tables,
    reviews: Annotated[int, limit("REVIEWS", told("cli-reviews-help"))] = USUAL.reviews,
    reviews_waiting: Annotated[
        int,
        limit("REVIEWS_WAITING", told("cli-reviews-waiting-help")),
    ] = USUAL.reviews_waiting,
    tables: Annotated[int, limit("TABLES", told("cli-tables-help"))] = USUAL.tables,
    sockets: Annotated[int, limit("SOCKETS", told("cli-sockets-help"))] = USUAL.sockets,
    sockets_per_address: Annotated[
        int,
        limit(
            "SOCKETS_PER_ADDRESS",
            told("cli-sockets-per-address-help"),
        ),
    ] = USUAL.sockets_per_address,
    sockets_per_guest: Annotated[
        int,
        limit("SOCKETS_PER_GUEST", told("cli-sockets-per-guest-help")),
    ] = USUAL.sockets_per_guest,
    asks: Annotated[int, limit("ASKS", told("cli-asks-help"))] = USUAL.asks,
    talk: Annotated[int, limit("TALK", told("cli-talk-help"))] = USUAL.talk,
    body: Annotated[int, limit("BODY", told("cli-body-help"))] = USUAL.body,
) -> None:
    # Only now: the other commands need no web server, and shall not wait for one to load.
    from skulduggery.server.hosting.database_lock import locked_database  # noqa: PLC0415
    from skulduggery.server.hosting.log import set_up  # noqa: PLC0415
    from skulduggery.server.run import (  # noqa: PLC0415
        addresses,
        bound,
        checked,
        prepared,
        serve,
        settled,
        upgraded,
    )

    name_unknown_variables()
    limits = Limits(
        requests=requests,
        new_tables=new_tables,
        reviews=reviews,
        reviews_waiting=reviews_waiting,
        tables=tables,
        sockets=sockets,
        sockets_per_address=sockets_per_address,
        sockets_per_guest=sockets_per_guest,
        asks=asks,
        talk=talk,
        body=body,
    )
    settings = settled(
        Settings(
            base_path=base_path,
            proxies=proxies,
            admin_token=admin_token,
            allowed_bots=tuple(dict.fromkeys(allow_bot or [])),
            limits=limits,
        )
    )
    set_up(log_level)
    listening = bound(host, port)
    file = checked(database or usual_database())
    with locked_database(file):
        asyncio.run(upgraded(file))
        found = addresses(host, listening.getsockname()[1])
        network = found[-1] if len(found) > 1 else ""
        config = prepared(file, msgspec.structs.replace(settings, network=network))
        pages = pages_at(found, settings.base_path)
        welcome(pages, file)

        def announce() -> None:
            if not no_browser and has_person_at_screen(os.environ, sys.platform, is_at_terminal()):
                open_browser(pages[0])

        serve(listening, config, announce)


def name_unknown_variables() -> None:
    """By name only: what they hold may be a secret."""
    console = make_console(soft_wrap=True)
    for name, nearest in unknown_variables(os.environ):
        variable = shortened(name)
        if nearest is None:
            sentence = told("cli-unknown-variable", variable=variable)
        else:
            sentence = told("cli-misspelt-variable", variable=variable, nearest=nearest)
        console.print(sentence, markup=False)


def pages_at(found: list[str], base_path: str) -> list[str]:
    """Where people go: under the path that a proxy would take off, pages find all they need."""
    return [f"{address}{base_path}/" if base_path else address for address in found]


def welcome(found: list[str], file: Path) -> None:
    """Where to find it: for this machine, and for the phones of friends as a picture."""
    console = make_console(soft_wrap=True)
    console.print(told("cli-serving", address=found[0]), style="bold")
    if len(found) > 1:
        console.print(told("cli-serving-network", address=found[-1]))
        if console.is_terminal:
            segno.make(found[-1], micro=False).terminal(compact=True)
    console.print(told("cli-serving-file", file=str(file)))
    console.print(told("cli-rules-are", compiled=str(compiled())))
    console.print(told("cli-serving-stop"))
