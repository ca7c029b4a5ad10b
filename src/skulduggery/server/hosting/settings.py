"""The settings of a server, as `serve` takes them from its options."""

from typing import Literal

import msgspec

LogLevel = Literal["debug", "info", "warning", "error"]
MINUTE_S, HOUR_S, DAY_S = 60, 3600, 24 * 3600


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much one may ask for, so that everybody gets some. Zero lifts a limit."""

    requests_per_minute: int = 600  # over HTTP, from one address
    new_tables_per_minute: int = 30  # from one address
    reviews_per_hour: int = 20  # asked for from one address
    reviews_waiting: int = 3  # asked for from one address, not made yet
    wrong_codes_per_hour: int = 30  # of tables, typed at one address
    tables_per_guest: int = 20  # not over
    connections_per_address: int = 400  # over HTTP, not those of proxies
    seconds_per_request: int = 30  # until all of it is here
    sockets: int = 10_000  # in all
    sockets_per_address: int = 200
    sockets_per_guest: int = 20
    socket_requests_per_second: int = 10
    chat_messages_per_second: int = 1  # over one socket
    advice_waiting: int = 16  # hints and odds asked for by one guest, not worked out yet
    max_request_bytes: int = 1_000_000
    ban_address_minutes: int = 60  # in which no new guests come from where somebody was banned


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    base_path: str = ""  # where a proxy serves it, without a slash at the end
    trusted_proxies: str = ""  # whose forwarded headers are believed
    network: str = ""  # where others on the network find it, if they do
    admin_token: str = ""  # empty: the one kept in the database
    allowed_bots: tuple[str, ...] = ()  # of others, that may sit at tables
    bot_pause_s: float = 0.0  # how long bots seem to think, more or less; 0: they answer at once
    bot_workers: int = 0  # processes for bots, and half as many for advice; 0: one for each core
    node_name: str = ""  # what operators know this process by, in metrics and logs
    limits: Limits = Limits()
