"""Everything that goes over the socket, both ways, in one place."""

from typing import Any

import msgspec

from skulduggery.table.requests import AnyRequest
from skulduggery.table.view import TableView


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From a client: a request with a number of the client's choice, answered by Done or Wrong."""

    id: int
    request: AnyRequest


class Told(msgspec.Struct, frozen=True):
    """One number of the log as this client may know it; no events where it is wholly private."""

    number: int
    events: list[dict[str, Any]]
    sentences: list[str]


class Message(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower):
    """To a client."""


class Fresh(Message, frozen=True):
    """The whole table: at the beginning, and whenever the client has missed too much."""

    table: TableView


class News(Message, frozen=True):
    """What has happened, and the table after it."""

    told: list[Told]
    table: TableView


class Done(Message, frozen=True):
    """The request is answered and written down; happenings below `next` are known."""

    id: int
    next: int


class Wrong(Message, frozen=True):
    """The request cannot be: the mistake by name, in words, with details; `id` may be unknown."""

    id: int | None
    mistake: str
    text: str
    details: dict[str, str]


AnyMessage = Fresh | News | Done | Wrong
