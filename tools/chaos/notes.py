"""What guests write down at one table, to be compared with its log."""

from dataclasses import dataclass, field
from typing import NamedTuple


class Decision(NamedTuple):
    match: int
    seat: int
    nth: int


@dataclass
class GuestNotes:
    guest: str
    language: str
    tokens: list[str]  # by which the guest is known: never in any frame
    frames: list[str] = field(default_factory=list)  # as they came, over whatever socket
    sent: dict[Decision, list[str]] = field(default_factory=dict)
    acknowledged: dict[Decision, str] = field(default_factory=dict)
    asked_again: list[Decision] = field(default_factory=list)  # though it was acknowledged
    told_decided: dict[Decision, str] = field(default_factory=dict)  # in refusals: it was otherwise
    not_saved: int = 0  # requests that were refused because nothing could be written
    reconnects: int = 0
    oddities: list[str] = field(default_factory=list)  # what a server should not answer


@dataclass
class TableNotes:
    table: str
    game: str
    variant: str
    guests: list[GuestNotes]
    is_over: bool = False  # all who played have seen the end
