"""Entries on their way into the journal: what both databases are given, and what they answer."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from skulduggery.server.storage.statements import DriverStatement

if TYPE_CHECKING:
    from skulduggery.server.storage.pending_entry import PendingEntry

OnWritten = Callable[[bool, Exception | None], None]  # whether it was first; what went wrong


class NoticedEntry(NamedTuple):
    """An entry that another node has written, as that was told."""

    table_id: str
    number: int
    row: int  # in `journal`
    facts: bytes  # none: it has to be read


OnEntries = Callable[[list[NoticedEntry]], None]


class NoticeListener(Protocol):
    """Hears of what other nodes have written."""

    async def keep_listening(self) -> None:
        """To be called now and then: connects, and connects anew. ConnectionError where not."""

    def close(self) -> None: ...


class LogHead:
    """How far a log goes, as far as its reader knows."""

    __slots__ = ("entries", "last", "row")

    def __init__(self, row: int = 0, entries: int = 0, last: int = 0) -> None:
        self.row = row  # in `heads`; 0: it is not there yet
        self.entries = entries
        self.last = last  # the last entry's row in `journal`


class JournalRow(NamedTuple):
    """An entry as it is stored."""

    number: int  # in its log
    row: int  # in `journal`
    facts: bytes


class EntryReader(Protocol):
    """Reads on in logs to which other nodes write."""

    async def read_further(self, wanted: Mapping[int, int]) -> Mapping[int, list[JournalRow]]:
        """Given how many entries of which logs, by their heads, are known: those behind them, the
        oldest first. There may be more than was asked for. DBAPIError where nothing can be read."""

    async def close(self) -> None: ...


class EntryTaken(Exception):
    """Somebody else has written an entry of this number."""


class BatchConnection(Protocol):
    """The transaction of a batch, to those whose rows are written in it."""

    async def execute(self, statement: DriverStatement, values: Mapping[str, Any]) -> int:
        """How many rows it has changed."""

    async def fetch_row(
        self, statement: DriverStatement, values: Mapping[str, Any]
    ) -> Sequence[Any] | None: ...

    async def write_entry(self, entry: "PendingEntry") -> None: ...

    async def lock_ratings(self) -> None:
        """Nobody else reads or writes ratings until the transaction ends."""


class EntryRows(Protocol):
    """Rows of other tables that follow from an entry, written with it."""

    async def write_rows(self, connection: BatchConnection, table_id: str) -> None: ...


async def write_entry_rows(connection: BatchConnection, entry: "PendingEntry") -> None:
    """An entry, and what follows from it in other tables."""
    await connection.write_entry(entry)
    if entry.follow is not None:
        await entry.follow.write_rows(connection, entry.table_id)
