"""How PostgreSQL tells all nodes what is new in which logs.

A notice is a line with the node it is from, and a line for each entry: its table, its number, its
row in the journal, and what it says, if people of its table are at other nodes. These need not read
it then.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from skulduggery.server.storage.journal import NoticedEntry
from skulduggery.server.storage.pending_entry import PendingEntry

NOTICE_CHANNEL = "skulduggery"
_MAX_NOTICE_BYTES = 7_900  # PostgreSQL takes less than 8000
_MAX_NUMBERS_BYTES = 40  # of an entry's number and row, and what separates them
_LINE_BREAK = "\n"  # JSON as it is stored has none


class PlacedLine(NamedTuple):
    """Of an entry: in which of several notices it stands, and whether with what it says."""

    notice: int
    is_told: bool


def place_lines(entries: Iterable[PendingEntry], node_id: str) -> Iterator[PlacedLine]:
    """In as few notices as PostgreSQL takes."""
    notice, length = 0, len(node_id)
    for entry in entries:
        line = len(entry.table_id) + _MAX_NUMBERS_BYTES
        told = line + len(entry.facts)
        is_told = entry.is_followed and len(node_id) + told <= _MAX_NOTICE_BYTES
        if is_told:
            line = told
        if length + line > _MAX_NOTICE_BYTES:
            notice, length = notice + 1, len(node_id)
        length += line
        yield PlacedLine(notice, is_told)


def read_notice(notice: str) -> tuple[str, list[NoticedEntry]]:
    """The node a notice is from, and the entries."""
    node_id, *lines = notice.split(_LINE_BREAK)
    return node_id, [_read_line(line) for line in lines]


def _read_line(line: str) -> NoticedEntry:
    table_id, number, row, facts = line.split(" ", 3)
    return NoticedEntry(table_id, int(number), int(row), facts.encode())


async def send_notice(
    connection: AsyncConnection, node_id: str, table_id: str, number: int, row: int
) -> None:
    """Of one entry, if the transaction of this connection is committed."""
    notice = f"{node_id}{_LINE_BREAK}{table_id} {number} {row} "
    await connection.execute(select(func.pg_notify(NOTICE_CHANNEL, notice)))
