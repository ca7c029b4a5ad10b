"""Everything that goes over the socket, both ways, in one place."""

from typing import Any

import msgspec

from skulduggery.study.hint import Hint
from skulduggery.table.requests import AnyRequest
from skulduggery.table.view import PlayView, TableView

encoder = msgspec.json.Encoder()

# Grows when something is taken away or renamed; what is only added leaves it as it is.
PROTOCOL_VERSION = 2


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """From a client: a request with a number of the client's choice, answered under that number."""

    id: int
    request: AnyRequest


class NumberedFrame(msgspec.Struct):
    """As much of a request as has to be understood to refuse it under its number."""

    id: int


class VisibleFact(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One log entry as this client may see it; no events where it is not for them.

    `by` is there where it was decided by `bot`, `stand-in` or `clock`.
    """

    number: int
    events: list[Any]
    sentences: list[str]
    by: str = "person"


class Message(
    msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower, omit_defaults=True, gc=False
):
    """To a client."""


class Fresh(Message, frozen=True):
    """The whole table: at the beginning, and whenever the client has missed too much.

    `told` is what happened last, as far as it is remembered.
    """

    table: TableView
    told: list[VisibleFact]


class News(Message, frozen=True):
    """What has happened around the table, and the whole of it afterwards.

    `done` is there where this answers a request of the client's.
    """

    told: list[VisibleFact]
    table: TableView
    done: int | None = None


class Moved(Message, frozen=True):
    """What was decided and drawn, and what of the table that changes: the rest is as it was."""

    told: list[VisibleFact]
    table: PlayView
    done: int | None = None


class Done(Message, frozen=True):
    """A request that changed nothing, for it was so already."""

    done: int


class Advised(Message, frozen=True):
    """What a master would do at the decision asked about, and the same in words."""

    done: int
    match: int
    seat: int
    nth: int
    hint: Hint
    sentence: str


class Reckoned(Message, frozen=True):
    """What each choice would bring at the decision asked about: rows of the game's own kind."""

    done: int
    match: int
    seat: int
    nth: int
    odds: list[Any]


class Wrong(Message, frozen=True):
    """The request was refused: the mistake by name, in words, with details; `id` may be unknown."""

    id: int | None
    mistake: str
    text: str
    details: dict[str, str]


AnyMessage = Fresh | News | Moved | Done | Advised | Reckoned | Wrong
